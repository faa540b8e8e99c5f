import Foundation

/// Hears of scrolling; what it does not implement, it does not hear.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// The content lies elsewhere.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// The space around the content changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
  /// Code scrolled, and has come to the end of it.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does not listen.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does not listen.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
  /// Does not listen.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
}
