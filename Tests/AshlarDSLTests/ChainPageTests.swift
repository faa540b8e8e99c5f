import AshlarDSL
import AshlarLayout
import AshlarTestSupport
import Foundation
import Testing

/// `Documentation/Chain.md` names every word, and its code is the code below.
@Suite struct ChainPageTests {
  private let scene = Scene(["view", "title", "photo", "panel", "a", "b", "c", "button", "caption", "box"])

  private func box(_ name: String) -> Box { scene.boxes.first { $0.name == name } ?? scene.root }

  private func page() throws -> String {
    let file = Fixtures.repository.appendingPathComponent("Documentation/Chain.md")
    return try String(decoding: Data(contentsOf: file), as: UTF8.self)
  }

  @Test func namesEveryWord() throws {
    let page = try page()
    let others = [
      "equalTo", "lessThanOrEqualTo", "greaterThanOrEqualTo", "equalToSuperview", "lessThanOrEqualToSuperview",
      "greaterThanOrEqualToSuperview", "multipliedBy", "dividedBy", "offset", "inset", "priority", "labeled",
      "constraint", "makeConstraints", "updateConstraints", "remakeConstraints", "prepareConstraints",
      "removeConstraints", "activate()", "deactivate()", "isActive", "isWaiting", "layoutConstraints",
      "update(offset:)", "update(inset:)", "update(multiplier:)", "update(priority:)", ".required", ".high",
      ".medium", ".low", "contentHuggingHorizontalPriority", "contentHuggingVerticalPriority",
      "contentCompressionResistanceHorizontalPriority", "contentCompressionResistanceVerticalPriority",
    ]
    for word in Word<ConstraintMaker>.all.map(\.name) + others {
      #expect(page.contains("`\(word)`") || page.contains("make.\(word)") || page.contains(".\(word)("), "\(word)")
    }
  }

  @Test func showsOnlyCodeThatIsTested() throws {
    let tested = try String(contentsOfFile: #filePath, encoding: .utf8)
    let lines = Set(tested.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) })
    var isCode = false
    for line in try page().split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        isCode = line == "```swift"
      } else if isCode {
        let code = line.components(separatedBy: "//")[0].trimmingCharacters(in: .whitespaces)
        #expect(code.isEmpty || lines.contains(code), "\(line)")
      }
    }
  }

  @Test func statesAttributes() {
    let (view, photo, panel) = (box("view"), box("photo"), box("panel"))
    let made = view.snp.prepareConstraints { make in
      make.left.equalToSuperview().offset(60)
      make.edges.equalToSuperview()
      make.leading.equalToSuperview().offset(50)
      make.trailing.equalToSuperview().offset(-60)
      make.width.equalTo(130)
      make.size.equalTo(Size(width: 130, height: 60))
      make.width.equalTo(view.snp.height).multipliedBy(16.0 / 9)
      make.centerX.equalToSuperview()
      make.centerY.equalToSuperview()
      make.center.equalTo(photo).offset(Point(x: 0, y: 50))
      make.edges.equalTo(panel.snp.margins)
      make.leading.equalTo(panel.snp.leadingMargin)
    }
    #expect(
      made.map { scene.texts([$0]).joined(separator: ", ") } == [
        "view.left == root.left + 60",
        "view.left == root.left, view.top == root.top, view.right == root.right, view.bottom == root.bottom",
        "view.leading == root.leading + 50", "view.trailing == root.trailing - 60", "view.width == 130",
        "view.width == 130, view.height == 60", "view.width == \(16.0 / 9) * view.height",
        "view.centerX == root.centerX", "view.centerY == root.centerY",
        "view.centerX == photo.centerX, view.centerY == photo.centerY + 50",
        "view.left == panel.leftMargin, view.top == panel.topMargin, view.right == panel.rightMargin, "
          + "view.bottom == panel.bottomMargin",
        "view.leading == panel.leadingMargin",
      ])
  }

  @Test func relates() {
    let (a, b, button, view) = (box("a"), box("b"), box("button"), box("view"))
    b.snp.makeConstraints { make in
      make.top.equalTo(a)
      make.left.equalTo(a.snp.right).offset(70)
    }
    #expect(scene.active == ["b.top == a.top", "b.left == a.right + 70"])
    let made = view.snp.prepareConstraints { make in
      make.width.equalTo(120)
      make.width.lessThanOrEqualTo(120)
      make.width.greaterThanOrEqualTo(120)
      make.width.equalToSuperview().multipliedBy(0.5)
      make.width.equalToSuperview().dividedBy(4)
      make.edges.equalToSuperview().offset(36)
      make.edges.equalToSuperview().inset(36)
      make.edges.equalToSuperview().inset(EdgeInsets(top: 8, left: 16, bottom: 8, right: 16))
      make.right.equalTo(button.snp.left).inset(8)
      make.width.equalTo(150).priority(.high)
      make.width.equalTo(150).priority(.low + 1)
      make.height.equalTo(44).priority(999.5)
    }
    #expect(
      made.map { scene.texts([$0]).last } == [
        "view.width == 120", "view.width <= 120", "view.width >= 120", "view.width == 0.5 * root.width",
        "view.width == 0.25 * root.width", "view.bottom == root.bottom + 36", "view.bottom == root.bottom - 36",
        "view.bottom == root.bottom - 8", "view.right == button.left - 8", "view.width == 150 @750",
        "view.width == 150 @251", "view.height == 44 @999.5",
      ])
  }

  @Test func makesAndChanges() {
    let (title, caption, photo, box) = (box("title"), box("caption"), box("photo"), box("box"))
    title.snp.makeConstraints { make in
      make.left.top.equalToSuperview().offset(20)
      make.width.equalTo(photo).multipliedBy(0.5)
    }
    caption.snp.makeConstraints { make in make.firstBaseline.equalTo(title) }
    #expect(
      scene.active == [
        "title.left == root.left + 20", "title.top == root.top + 20", "title.width == 0.5 * photo.width",
        "caption.firstBaseline == title.firstBaseline",
      ])
    var height: Constraint?
    box.snp.makeConstraints { make in
      make.left.equalToSuperview().labeled("pin left")
      height = make.height.equalTo(40).constraint
    }
    height?.update(offset: 80)
    #expect(scene.active.suffix(2) == ["box.left == root.left #pin left", "box.height == 80"])
  }

  @Test func updatesAndRemakes() {
    let (view, a, b, c) = (box("view"), box("a"), box("b"), box("c"))
    view.snp.makeConstraints { make in
      make.left.top.equalToSuperview().offset(30)
      make.size.equalTo(Size(width: 100, height: 50))
    }
    #expect(scene.frame(view) == [30, 30, 100, 50])
    view.snp.updateConstraints { make in
      make.left.equalToSuperview().offset(110)
    }
    #expect(scene.frame(view) == [110, 30, 100, 50])
    view.snp.remakeConstraints { make in
      make.right.bottom.equalToSuperview().inset(20)
      make.size.equalTo(Size(width: 90, height: 45))
    }
    #expect(scene.frame(view) == [210, 415, 90, 45])
    [a, b, c].snp.makeConstraints { make in
      make.verticalEdges.equalToSuperview().inset(25)
      make.width.equalTo(60)
    }
    #expect(scene.frame(a) == [0, 25, 60, 430] && scene.frame(c) == [0, 25, 60, 430])
  }
}
