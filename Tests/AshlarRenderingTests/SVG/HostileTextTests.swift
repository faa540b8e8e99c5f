import AshlarLayout
import AshlarRendering
import AshlarViews
import Foundation
import FoundationXML
import Testing

/// Whatever users write, the document stays well-formed, and their text comes out of it again.
@Suite struct HostileTextTests {
  static let texts: [String] = [
    "</text></svg><script>alert(1)</script>", "\" onload=\"alert(1)", "' x='", "a & b &amp; &#0; &bogus;",
    "<![CDATA[x]]>", "<!-- -->", "]]>", "\u{0}\u{1}\u{1F}\u{7F}\u{FFFE}", "tab\tand\u{B}others", "\u{202E}evil",
    "e\u{301}\u{301}\u{301}", "\u{301}mark first", "👩‍👩‍👧🇩🇪", "日本語", String(repeating: "<", count: 5_000),
  ]

  @Test(arguments: texts)
  func staysWellFormed(text: String) throws {
    let root = View(frame: Rect(x: 0, y: 0, width: 100_000, height: 100))
    root.identifier = text
    let label = Label()
    label.text = text
    label.identifier = text
    label.font.family = text
    let image = ImageView(image: Image(name: text, size: Size(width: 9, height: 9)))
    for view in [label, image] {
      root.addSubview(view)
      view.frame = Rect(x: 0, y: 0, width: 100_000, height: 30)
    }
    let picture = SVGPainter.document(of: DisplayList(of: root, title: text), idPrefix: text)
    #expect(try XMLText(of: picture).text.contains(SVGExpectation.visible(text)))
    _ = try XMLText(of: SVGPainter.document(of: DisplayList(wireframeOf: root, title: text)))
  }
}

/// What a text must come out as: only characters that XML can hold, blanks as spaces.
private enum SVGExpectation {
  static func visible(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x09, 0x0A, 0x0D: result.append(" ")
      case 0..<0x20, 0xFFFE, 0xFFFF: result.append("\u{FFFD}")
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}

/// The text of an XML document; fails if it is not well-formed.
private final class XMLText: NSObject, XMLParserDelegate {
  private(set) var text = ""

  init(of document: String) throws {
    super.init()
    let parser = XMLParser(data: Data(document.utf8))
    parser.delegate = self
    try #require(parser.parse(), "\(String(describing: parser.parserError)) in \(document.prefix(400))")
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }
}
