import SnapKit
import Testing

/// A file that imports SnapKit alone has UIKit, too.
@MainActor @Suite struct ImportTests {
  @Test func bringsUIKit() {
    #expect(UIView().superview == nil)
  }
}
