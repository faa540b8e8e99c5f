import UIKit

extension UIView {
  /// Adds several subviews, in their order.
  func addSubviews(_ views: UIView...) { views.forEach(addSubview) }
}

extension UILabel {
  /// A label of one look.
  convenience init(
    _ text: String?, size: CGFloat, weight: UIFont.Weight = .regular, color: UIColor = .label, lines: Int = 1
  ) {
    self.init(frame: .zero)
    self.text = text
    font = .systemFont(ofSize: size, weight: weight)
    textColor = color
    numberOfLines = lines
  }
}

extension UIStackView {
  /// A stack of views, with what is most often said about one.
  convenience init(
    _ axis: NSLayoutConstraint.Axis, spacing: CGFloat, alignment: UIStackView.Alignment = .fill, _ views: [UIView]
  ) {
    self.init(arrangedSubviews: views)
    self.axis = axis
    self.spacing = spacing
    self.alignment = alignment
  }
}

extension UIColor {
  /// A colour by its hexadecimal number, such as `0x1E90FF`.
  convenience init(hex: UInt32) {
    self.init(
      red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255, blue: CGFloat(hex & 0xFF) / 255,
      alpha: 1)
  }
}
