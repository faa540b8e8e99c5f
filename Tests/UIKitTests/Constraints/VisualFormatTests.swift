import Testing
import UIKit

@MainActor @Suite struct VisualFormatTests {
  @Test func formatsPlaceViews() {
    let root = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let (title, value) = (UIView(), UIView())
    for view in [title, value] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    let metrics: [String: Any] = ["pad": 12, "height": CGFloat(44), "gap": NSNumber(value: 4.5)]
    let views = ["title": title, "value": value]
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-pad-[title(100)]-gap-[value]-pad-|", options: [.alignAllTop, .alignAllBottom],
        metrics: metrics, views: views)
        + NSLayoutConstraint.constraints(withVisualFormat: "V:|-20-[title(height)]", metrics: metrics, views: views))
    root.layoutIfNeeded()
    #expect(title.frame == CGRect(x: 12, y: 20, width: 100, height: 44))
    // From 12 + 100 + 4.5 to 320 - 12.
    #expect(value.frame == CGRect(x: 116.5, y: 20, width: 191.5, height: 44))
  }

  @Test func guidesStandInFormats() {
    let root = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(box)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: root.leadingAnchor), guide.widthAnchor.constraint(equalToConstant: 30),
    ])
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:[guide]-8-[box(20)]", metrics: nil, views: ["guide": guide, "box": box]))
    root.layoutIfNeeded()
    #expect(box.frame.minX == 38 && box.frame.width == 20)
  }

  @Test func mistakesEndTheProgramWithTheirPlace() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = NSLayoutConstraint.constraints(withVisualFormat: "H:|-[titel]", metrics: nil, views: ["title": UIView()])
      }
    }
    let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(text.contains("H:|-[titel]") && text.contains("titel"))
  }
}
