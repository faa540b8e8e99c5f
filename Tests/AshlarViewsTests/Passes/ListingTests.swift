import AshlarLayout
import AshlarTestSupport
import Testing

@testable import AshlarViews

/// A pass comes to what asked for it, and looks at nothing else.
@Suite struct ListingTests {
  private func listed(_ view: View) -> [Int] {
    var tags: [Int] = []
    var next = view.lastListed?.takeUnretainedValue()
    while let subview = next {
      tags.append(subview.tag)
      next = subview.previousListed?.takeUnretainedValue()
    }
    return tags
  }

  private func cells(_ count: Int) -> (window: Window, labels: [Label]) {
    let window = Window(size: Size(width: 300, height: 300))
    let labels = (0..<count).map { tag in
      let (cell, label) = (View().placedByConstraints(), Label().placedByConstraints())
      cell.tag = tag
      label.text = "x"
      cell.addSubview(label)
      window.addSubview(cell)
      return label
    }
    return (window, labels)
  }

  @Test func onlyWhatAskedIsListed() {
    let (window, labels) = cells(100)
    #expect(listed(window).count == 100)
    window.layoutIfNeeded()
    #expect(listed(window) == [])
    labels[70].text = "longer"
    labels[30].text = "longer"
    #expect(listed(window) == [30, 70])
    #expect(listed(window.subviews[70]) == [0] && listed(window.subviews[71]) == [])
    window.layoutIfNeeded()
    #expect(listed(window) == [])
    #expect(labels[30].frame.width == 51 && labels[31].frame.width == 8.5)
  }

  @Test func theListFollowsTheTree() {
    let (window, labels) = cells(3)
    window.layoutIfNeeded()
    for label in labels { label.text = "longer" }
    let cell = window.subviews[1]
    cell.removeFromSuperview()
    #expect(listed(window) == [2, 0])
    window.insertSubview(cell, at: 0)
    #expect(listed(window) == [1, 2, 0])
    window.bringSubviewToFront(window.subviews[1])
    window.layoutIfNeeded()
    #expect(listed(window) == [] && labels.allSatisfy { $0.frame.width == 51 })
  }

  /// Views asked in any order are come to from back to front, also after so many insertions at one place that all need
  /// new ones.
  @Test(arguments: 0..<20) func passesGoFromBackToFront(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let log = Log()
    let window = Window(size: Size(width: 100, height: 100))
    var model: [ProbeView] = []
    for index in 0..<100 {
      let view = ProbeView("\(index)", log)
      let place = seed == 0 ? min(1, index) : Int.random(in: 0...index, using: &random)
      window.insertSubview(view, at: place)
      model.insert(view, at: place)
    }
    window.layoutIfNeeded()
    for _ in 0..<5 {
      let asked = model.filter { _ in random.chance(0.3) }
      for view in asked.shuffled(using: &random) {
        view.setNeedsLayout()
        view.setNeedsUpdateConstraints()
      }
      _ = log.take()
      window.layoutIfNeeded()
      #expect(log.take() == asked.map { "update \($0.name)" } + asked.map { "layout \($0.name)" })
    }
  }
}
