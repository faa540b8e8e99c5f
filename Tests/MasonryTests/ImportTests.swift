import Masonry
import Testing

@MainActor @Suite struct ImportTests {
  @Test func bringsUIKit() {
    #expect(UIView().superview == nil)
  }
}
