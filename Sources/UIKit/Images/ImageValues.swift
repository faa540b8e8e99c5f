import AshlarLayout
import AshlarViews
import Foundation

/// All that is known of an image.
struct ImageValues: Equatable, Sendable {
  /// What placeholders show.
  var name = ""
  private var pointSize = CGSize.zero
  /// The encoded picture, which tells two of one size apart; `nil`: there is none.
  private var data: Data?
  var scale: CGFloat = 1
  /// What decides the size of a symbol, or `nil`: it is none.
  var request: SymbolRequest?
  var renderingMode = UIImage.RenderingMode.automatic
  var tint: ColorShade?
  var alignmentRectInsets = UIEdgeInsets.zero
  var capInsets = UIEdgeInsets.zero
  var flips = false

  init() {}

  /// `nil` for data that is no picture.
  init?(name: String = "", data: Data, scale: CGFloat) {
    guard let pixels = ImageHeader(data) else { return nil }
    self.name = name
    self.data = data
    self.scale = scale > 0 ? scale : 1
    pointSize = CGSize(width: CGFloat(pixels.width) / self.scale, height: CGFloat(pixels.height) / self.scale)
  }

  init(symbol name: String, request: SymbolRequest) {
    self.name = name
    self.request = request
  }

  /// In points.
  var size: CGSize { request.map { CGSize(width: $0.side, height: $0.side) } ?? pointSize }

  /// As Ashlar shows it.
  var image: Image { Image(name: name, size: Size(size), alignmentRectInsets: EdgeInsets(alignmentRectInsets)) }
}
