import AshlarLayout
import AshlarViews
import Testing

/// At 10 points a character is 5 wide, a line 12 high, its baseline 9.5 below its top and 2.5 above its bottom.
@Suite struct LabelTests {
  private func label(_ text: String?, lines: Int = 1) -> Label {
    let label = Label().placedByConstraints()
    label.text = text
    label.font = Font(size: 10)
    label.numberOfLines = lines
    return label
  }

  /// A label with its intrinsic size and baselines, worked out from the metrics above.
  struct Case: Sendable {
    var text: String?
    var lines = 1
    var preferred: Double?
    var size: Size
    var baselines: [Double]
  }

  static let cases = [
    Case(text: "abcd", size: Size(width: 20, height: 12), baselines: [9.5, 2.5]),
    Case(text: "aaaa bbbb", size: Size(width: 45, height: 12), baselines: [9.5, 2.5]),
    Case(text: "a\nbcd", lines: 0, size: Size(width: 15, height: 24), baselines: [9.5, 2.5]),
    // 20 hold "aaaa" of "aaaa bbbb" and "cccc".
    Case(text: "aaaa bbbb cccc", lines: 0, preferred: 22, size: Size(width: 20, height: 36), baselines: [9.5, 2.5]),
    Case(text: "aaaa bbbb cccc", lines: 2, preferred: 22, size: Size(width: 20, height: 24), baselines: [9.5, 2.5]),
    Case(text: nil, size: .zero, baselines: [0, 0]),
    Case(text: "", lines: 0, size: .zero, baselines: [0, 0]),
  ]

  @Test(arguments: cases.indices) func measuresItsText(index: Int) {
    let expected = LabelTests.cases[index]
    let label = label(expected.text, lines: expected.lines)
    label.preferredMaxLayoutWidth = expected.preferred
    #expect(label.intrinsicContentSize == IntrinsicSize(expected.size))
    #expect([label.firstBaselineOffsetFromTop, label.lastBaselineOffsetFromBottom] == expected.baselines)
  }

  /// The words of "aaaa bbbb cccc" are 20 wide each, with 5 between.
  static let fits: [(lines: Int, width: Double, size: Size)] = [
    (0, 1000, Size(width: 70, height: 12)), (0, 50, Size(width: 45, height: 24)), (0, 22, Size(width: 20, height: 36)),
    (2, 22, Size(width: 20, height: 24)), (0, 0, Size(width: 70, height: 12)), (0, -1, Size(width: 70, height: 12)),
    (1, 22, Size(width: 70, height: 12)),
  ]

  @Test(arguments: fits.indices) func fitsIntoAWidth(index: Int) {
    let test = LabelTests.fits[index]
    let label = label("aaaa bbbb cccc", lines: test.lines)
    #expect(label.sizeThatFits(Size(width: test.width, height: 5)) == test.size)
    label.frame = Rect(x: 3, y: 4, width: max(test.width, 0), height: 5)
    label.sizeToFit()
    #expect(label.frame == Rect(origin: Point(x: 3, y: 4), size: test.size))
  }

  @Test func naturalTextBeginsWhereItsContentBegins() {
    let label = label("ab")
    #expect(label.effectiveTextAlignment == .left)
    label.layoutDirectionOverride = .rightToLeft
    #expect(label.effectiveTextAlignment == .right)
    label.semanticContentAttribute = .playback
    #expect(label.effectiveTextAlignment == .left)
    label.semanticContentAttribute = .forceRightToLeft
    for alignment in TextAlignment.allCases where alignment != .natural {
      label.textAlignment = alignment
      #expect(label.effectiveTextAlignment == alignment)
    }
  }

  @Test func alignsBaselines() {
    let window = Window(size: Size(width: 200, height: 100))
    let (small, large) = (label("ab"), label("ab"))
    large.font = Font(size: 20)
    window.addSubview(large)
    window.addSubview(small)
    LayoutConstraint.activate([
      large.topAnchor.constraint(equalTo: window.topAnchor, constant: 10),
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
      small.leftAnchor.constraint(equalTo: large.rightAnchor, constant: 4),
    ])
    window.layoutIfNeeded()
    #expect(large.frame == Rect(x: 0, y: 10, width: 20, height: 24))
    // 10 + 19 - 9.5
    #expect(small.frame == Rect(x: 24, y: 19.5, width: 10, height: 12))
  }

  @Test func followsItsText() {
    let window = Window(size: Size(width: 200, height: 100))
    let view = label("ab")
    window.addSubview(view)
    let steps: [(change: (Label) -> Void, size: Size)] = [
      ({ _ in }, Size(width: 10, height: 12)),
      ({ $0.text = "abcdef" }, Size(width: 30, height: 12)),
      ({ $0.font = Font(size: 20) }, Size(width: 60, height: 24)),
      ({ $0.textColor = .white }, Size(width: 60, height: 24)),
      ({ $0.text = nil }, .zero),
    ]
    for step in steps {
      step.change(view)
      window.layoutIfNeeded()
      #expect(view.frame.size == step.size)
    }
  }

  // MARK: Two passes

  @Test func wrapsAtTheWidthThatTheLayoutGives() {
    let window = Window(size: Size(width: 50, height: 100))
    let (view, below) = (label("aaaa bbbb cccc", lines: 0), View().placedByConstraints())
    window.addSubview(view)
    window.addSubview(below)
    LayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: window.leftAnchor),
      view.rightAnchor.constraint(equalTo: window.rightAnchor),
      below.topAnchor.constraint(equalTo: view.bottomAnchor, constant: 1),
      below.heightAnchor.constraint(equalToConstant: 2),
    ])
    // 50 hold "aaaa bbbb" (45), 30 hold one word (20), 80 hold all (70).
    let widths: [(Double, lines: Double)] = [(50, 2), (30, 3), (80, 1), (50, 2)]
    for (width, lines) in widths {
      window.frame.size.width = width
      window.layoutIfNeeded()
      #expect(view.frame == Rect(x: 0, y: 0, width: width, height: 12 * lines))
      #expect(below.frame.minY == 12 * lines + 1)
    }
    view.numberOfLines = 1
    window.layoutIfNeeded()
    #expect(view.frame.height == 12)
    view.numberOfLines = 0
    view.preferredMaxLayoutWidth = 25
    window.layoutIfNeeded()
    #expect(view.frame == Rect(x: 0, y: 0, width: 50, height: 36))
  }

  /// Where widths depend on heights, the second pass of one layout must not disturb the first of the next.
  @Test func forgetsTheHeightOfTheLastLayout() {
    let window = Window(size: Size(width: 30, height: 100))
    let view = label("aaaa bbbb cccc", lines: 0)
    view.setContentHuggingPriority(800, for: .vertical)
    window.addSubview(view)
    LayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: window.leftAnchor),
      view.rightAnchor.constraint(lessThanOrEqualTo: window.rightAnchor),
      view.widthAnchor.constraint(lessThanOrEqualTo: view.heightAnchor, multiplier: 5),
    ])
    func layout() -> Rect {
      window.layoutIfNeeded()
      return view.frame
    }
    // First pass: 12 high, so at most 60 wide, and the window allows 30: three lines.
    #expect(layout().height == 36)
    window.frame.size.width = 200
    let found = layout()
    // As in a tree without a past: first 12 high, so 60 wide, which holds "aaaa bbbb": two lines, 24 high; then the
    // text's 70 are allowed. Had the 36 of the last layout a say, it would be 70 wide at first and 60 × 12 at last.
    #expect(found == Rect(x: 0, y: 0, width: 70, height: 24))
    view.text = "aaaa bbbb cccc."
    view.text = "aaaa bbbb cccc"
    #expect(layout() == found)
  }

  @Test func measuresOnlyWhatChanged() {
    final class CountingMeasurer: TextMeasuring, @unchecked Sendable {
      var count = 0
      func measure(_ text: Text, within width: AvailableWidth) -> TextMetrics {
        count += 1
        return FixedMetricsMeasurer().measure(text, within: width)
      }
      func lines(of text: Text, within width: AvailableWidth) -> [TextLine] {
        FixedMetricsMeasurer().lines(of: text, within: width)
      }
    }
    let measurer = CountingMeasurer()
    let window = Window(size: Size(width: 100, height: 100))
    window.measurer = measurer
    let labels = (0..<20).map { label("aaaa bbbb \($0)", lines: 0) }
    for view in labels {
      window.addSubview(view)
      view.widthAnchor.constraint(equalToConstant: 50).isActive = true
    }
    window.layoutIfNeeded()
    measurer.count = 0
    window.setNeedsLayout()
    window.frame.size.height = 90
    window.layoutIfNeeded()
    #expect(measurer.count == 0)
    labels[3].text = "other"
    window.layoutIfNeeded()
    // Once for itself and once for its width.
    #expect(measurer.count == 2)
  }
}
