import Ashlar
import AshlarTestSupport
import Foundation
import Testing

/// The example of README, with the one import that a new project needs.
@Suite struct UmbrellaTests {
  private static func laidOutWindow() -> Window {
    let window = Window(size: Size(width: 320, height: 100))
    let photo = ImageView(image: Image(name: "photo", size: Size(width: 64, height: 64)))
    photo.identifier = "photo"
    let title = Label()
    title.identifier = "title"
    title.text = "Auto Layout for Swift on Linux"
    title.numberOfLines = 0
    window.addSubview(photo)
    window.addSubview(title)

    photo.snp.makeConstraints { make in
      make.left.equalToSuperview().offset(16)
      make.centerY.equalToSuperview()
    }
    title.snp.makeConstraints { make in
      make.left.equalTo(photo.snp.right).offset(12)
      make.right.equalToSuperview().inset(16)
      make.centerY.equalTo(photo)
    }

    window.layoutIfNeeded()
    return window
  }

  /// The photo has its own size, (100 - 64) / 2 = 18 from the top. The title goes from 16 + 64 + 12 = 92 to
  /// 320 - 16 = 304: 212 points hold 24 letters of 8.5, so there are two lines of 20.4, 50 - 20.4 = 29.6 from the top.
  @Test func oneImportIsEnough() {
    #expect(
      Self.laidOutWindow().recursiveDescription() == """
        <Window; frame = (0 0; 320 100)>
           | <ImageView "photo"; frame = (16 18; 64 64); image = "photo">
           | <Label "title"; frame = (92 29.6; 212 40.8); text = "Auto Layout for Swift on Linux">

        """)
  }

  /// Names of all three modules, used without importing them.
  @Test func reexportsEveryModule() {
    let guide = LayoutGuide()
    let view = View()
    view.addLayoutGuide(guide)
    let made: [Constraint] = guide.snp.makeConstraints { $0.edges.equalToSuperview().inset(EdgeInsets(all: 4)) }
    #expect(made[0].layoutConstraints.map(\.constant) == [4, 4, -4, -4])
  }

  /// A conflict of two chained statements names this file and their lines; an item without identifier its class.
  @Test func eventsHaveMessages() {
    let window = Window(size: Size(width: 320, height: 100))
    let title = Label()
    title.identifier = "title"
    window.addSubview(title)
    var messages: [String] = []
    window.eventHandler = { messages.append($0.message) }
    let line = #line + 2
    title.snp.makeConstraints { make in
      make.width.equalTo(100)
      make.width.equalToSuperview()
    }
    window.layoutIfNeeded()
    let file = "AshlarTests/UmbrellaTests.swift"
    #expect(
      messages == [
        "warning: these constraints cannot hold together: title.width == 100 (\(file):\(line)), "
          + "title.width == Window.width (\(file):\(line + 1)) (broken: title.width == 100)"
      ])
  }

  @Test func readmeShowsTheExampleAndItsOutput() throws {
    let readme = try text(of: Fixtures.repository.appendingPathComponent("README.md"))
    let blocks = readme.components(separatedBy: "```").filter { $0.hasPrefix("swift\nimport Ashlar\n") }
    let example = try text(of: Fixtures.repository.appendingPathComponent("Examples/Hello/main.swift"))
    #expect(blocks == ["swift\n" + example])
    let tested = Set(try text(of: URL(fileURLWithPath: #filePath)).split(separator: "\n").map(trimmed))
    for line in blocks.joined().split(separator: "\n").dropFirst().map(trimmed) where !line.hasPrefix("print(") {
      #expect(tested.contains(line), "\(line)")
    }
    #expect(readme.contains(Self.laidOutWindow().recursiveDescription()))
  }

  private func text(of file: URL) throws -> String { try String(decoding: Data(contentsOf: file), as: UTF8.self) }

  private func trimmed(_ line: Substring) -> String { line.trimmingCharacters(in: .whitespaces) }
}
