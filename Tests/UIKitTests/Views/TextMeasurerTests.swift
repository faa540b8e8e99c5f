import AshlarViews
import Testing
import UIKit

@MainActor @Suite struct TextMeasurerTests {
  /// Every letter is 10 points wide.
  private final class Typewriter: TextMeasuring {
    func measure(_ text: Text, within width: AvailableWidth) -> TextMetrics {
      TextMetrics(
        size: .init(width: Double(text.string.count) * 10, height: 20), firstBaselineOffset: 15, lastBaselineOffset: 5)
    }

    func lines(of text: Text, within width: AvailableWidth) -> [TextLine] { [] }
  }

  @Test func aTreeWithoutWindowHasItsMeasurer() {
    let root = UIView()
    let inner = UIView()
    root.addSubview(inner)
    let measurer = Typewriter()
    inner.textMeasurer = measurer
    #expect(root.textMeasurer === measurer && inner.textMeasurer === measurer)
    let label = Label()
    label.text = "abc"
    inner.ashlarView.addSubview(label)
    #expect(label.intrinsicContentSize == IntrinsicSize(width: 30, height: 20))
  }

  @Test func aWindowHasItsMeasurer() {
    let window = UIWindow(frame: .zero)
    window.textMeasurer = Typewriter()
    #expect(window.ashlarWindow.measurer === window.textMeasurer)
  }
}
