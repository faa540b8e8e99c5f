import AshlarLayout
import AshlarViews
import Foundation
import Testing
import UIKit

/// Heads of pictures, byte by byte from the specifications of PNG (5.2, 11.2.1), GIF89a (17, 18), JPEG (T.81, B.2) and
/// Exif (2.3, 4.5).
@Suite struct ImageTests {
  private func png(width: UInt8, height: UInt8) -> Data {
    Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8))
      + Data([0, 0, 1, width, 0, 0, 0, height, 8, 6, 0, 0, 0])
  }

  /// A picture of 300 × 200 pixels, after a segment of comment and, if asked for, one that says how the camera was held.
  private func jpeg(orientation: UInt8? = nil, lowFirst: Bool = false) -> Data {
    var bytes: [UInt8] = [0xFF, 0xD8, 0xFF, 0xFE, 0, 4, 1, 2]
    if let orientation {
      let head: [UInt8] =
        lowFirst
        ? [0x49, 0x49, 0x2A, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0]
        : [0x4D, 0x4D, 0, 0x2A, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
      let segment = Array("Exif".utf8) + [0, 0] + head
      bytes += [0xFF, 0xE1, 0, UInt8(segment.count + 2)] + segment
    }
    return Data(bytes + [0xFF, 0xC0, 0, 11, 8, 0, 200, 1, 44, 1, 1, 0x11, 0])
  }

  @Test func readsSizes() {
    #expect(UIImage(data: png(width: 4, height: 50))?.size == CGSize(width: 260, height: 50))
    #expect(UIImage(data: png(width: 4, height: 50), scale: 2)?.size == CGSize(width: 130, height: 25))
    #expect(UIImage(data: png(width: 4, height: 50), scale: 2)?.scale == 2)
    #expect(UIImage(data: Data("GIF89a".utf8) + Data([44, 1, 200, 0]))?.size == CGSize(width: 300, height: 200))
    #expect(UIImage(data: jpeg())?.size == CGSize(width: 300, height: 200))
    for orientation in UInt8(1)...8 {
      let wanted = orientation > 4 ? CGSize(width: 200, height: 300) : CGSize(width: 300, height: 200)
      #expect(UIImage(data: jpeg(orientation: orientation))?.size == wanted)
      #expect(UIImage(data: jpeg(orientation: orientation, lowFirst: true))?.size == wanted)
    }
    #expect(UIImage().size == .zero)
  }

  /// Two pictures of one size are not the same one.
  @Test func equalityIsThatOfTheData() {
    let (one, other) = (png(width: 4, height: 50), png(width: 4, height: 50) + Data([1]))
    #expect(UIImage(data: one)?.size == UIImage(data: other)?.size && UIImage(data: one) != UIImage(data: other))
    #expect(UIImage(data: one) == UIImage(data: one) && UIImage(data: one)?.hash == UIImage(data: one)?.hash)
    #expect(UIImage(data: one)?.withRenderingMode(.alwaysTemplate) != UIImage(data: one))
  }

  @Test func refusesWhatIsNoPicture() {
    #expect(UIImage(data: Data()) == nil && UIImage(data: Data("hello".utf8)) == nil)
    #expect(UIImage(data: png(width: 4, height: 0)) == nil)
    // Whatever is missing at the end, nothing happens but that there may be no picture.
    for whole in [png(width: 4, height: 50), jpeg(orientation: 6), jpeg(orientation: 6, lowFirst: true)] {
      for count in 0..<whole.count { _ = UIImage(data: whole.prefix(count)) }
      #expect(UIImage(data: whole.prefix(20)) == nil)
    }
  }

  @Test func readsFiles() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try png(width: 4, height: 50).write(to: folder.appendingPathComponent("plain.png"))
    try png(width: 4, height: 50).write(to: folder.appendingPathComponent("fine@2x.png"))
    try png(width: 4, height: 50).write(to: folder.appendingPathComponent("fine.png"))
    let plain = try #require(UIImage(contentsOfFile: folder.appendingPathComponent("plain.png").path))
    #expect(plain.size == CGSize(width: 260, height: 50) && plain.scale == 1)
    let fine = try #require(UIImage(contentsOfFile: folder.appendingPathComponent("fine.png").path))
    #expect(fine.size == CGSize(width: 130, height: 25) && fine.scale == 2)
    #expect(UIImage(contentsOfFile: folder.appendingPathComponent("fine@2x.png").path) == fine)
    #expect(UIImage(contentsOfFile: folder.appendingPathComponent("none.png").path) == nil)
    let bundle = try #require(Bundle(path: folder.path))
    #expect(UIImage(named: "plain", in: bundle, compatibleWith: nil) == plain)
    #expect(UIImage(named: "fine.png", in: bundle, compatibleWith: nil) == fine)
    #expect(UIImage(named: "none", in: bundle, compatibleWith: nil) == nil && UIImage(named: "") == nil)
  }

  /// A placeholder is as high as a line: 1.2 times the size of the text, 17 points unless told otherwise.
  @Test func standsForSymbols() throws {
    func side(_ configuration: UIImage.SymbolConfiguration?) -> CGFloat? {
      guard let image = UIImage(systemName: "star.fill", withConfiguration: configuration) else { return nil }
      return image.size.width == image.size.height ? (image.size.width * 1e9).rounded() / 1e9 : nil
    }
    #expect(side(nil) == 20.4 && side(.init(pointSize: 10)) == 12)
    #expect(side(.init(pointSize: 10, weight: .bold, scale: .large)) == 15 && side(.init(scale: .small)) == 16.32)
    #expect(side(.init(textStyle: .title1)) == 33.6 && side(.init(font: .systemFont(ofSize: 30))) == 36)
    #expect(side(UIImage.SymbolConfiguration(pointSize: 10).applying(.init(scale: .large))) == 15)
    let star = try #require(UIImage(systemName: "star.fill"))
    #expect(star.isSymbolImage && star.symbolConfiguration != nil)
    #expect(star.withConfiguration(UIImage.SymbolConfiguration(pointSize: 10)).size.width == 12)
    for name in ["", "Star", "star..fill", "star fill", ".star"] { #expect(UIImage(systemName: name) == nil) }
  }

  @Test func changesIntoOthers() {
    let image = UIImage()
    #expect(image.renderingMode == .automatic && image.alignmentRectInsets == .zero && image.capInsets == .zero)
    #expect(image.withRenderingMode(.alwaysTemplate).renderingMode == .alwaysTemplate)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(image.withAlignmentRectInsets(insets).alignmentRectInsets == insets)
    #expect(image.resizableImage(withCapInsets: insets).capInsets == insets)
    #expect(image.withTintColor(.red) != image && image.withTintColor(.red) == image.withTintColor(.red))
    #expect(image.imageFlippedForRightToLeftLayoutDirection().flipsForRightToLeftLayoutDirection)
    #expect(!image.isSymbolImage)
  }
}

@MainActor @Suite struct ImageViewTests {
  private func image(_ size: CGFloat) -> UIImage {
    // A symbol beside text of five sixths of the size is as large.
    UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: size * 5 / 6)) ?? UIImage()
  }

  @Test func isAsLargeAsItsImage() {
    let view = UIImageView(image: image(30))
    #expect(view.frame == CGRect(x: 0, y: 0, width: 30, height: 30) && !view.isUserInteractionEnabled)
    #expect(view.intrinsicContentSize == CGSize(width: 30, height: 30))
    view.highlightedImage = image(60)
    #expect(view.intrinsicContentSize.width == 30)
    view.isHighlighted = true
    #expect(view.intrinsicContentSize.width == 60)
    view.highlightedImage = nil
    #expect(view.intrinsicContentSize.width == 30)
    view.image = nil
    #expect(view.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
    view.image = image(30).withAlignmentRectInsets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(view.intrinsicContentSize == CGSize(width: 24, height: 26) && view.alignmentRectInsets.left == 2)
  }

  @Test func prefersItsOwnConfigurationOfSymbols() {
    let view = UIImageView(image: UIImage(systemName: "star"))
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 50)
    #expect(view.intrinsicContentSize == CGSize(width: 60, height: 60))
    view.image = image(30)
    #expect(view.intrinsicContentSize == CGSize(width: 30, height: 30))
  }

  @Test func tellsHowTheImageLies() throws {
    let view = UIImageView(image: image(30))
    let drawn = try #require(view.ashlarView as? ImageView)
    view.frame = CGRect(x: 0, y: 0, width: 60, height: 40)
    view.contentMode = .scaleAspectFit
    #expect(drawn.imageRect == Rect(x: 10, y: 0, width: 40, height: 40))
    view.contentMode = .bottomRight
    #expect(drawn.imageRect == Rect(x: 30, y: 10, width: 30, height: 30))
    view.tintColor = .red
    #expect(drawn.tintColor == Color(red: 1, green: 0, blue: 0))
  }
}
