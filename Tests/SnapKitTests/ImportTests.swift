import SnapKit
import Testing

@MainActor @Suite struct ImportTests {
  @Test func bringsUIKit() {
    #expect(UIView().superview == nil)
  }
}
