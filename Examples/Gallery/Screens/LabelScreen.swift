import AshlarDSL
import AshlarViews

/// A label of several lines beside a short one that stands on its last line.
///
/// At first it is told how wide it may be, as code for early systems does it; then a constraint says so.
public final class LabelScreen: View, Screen {
  let longLabel = Label()
  let shortLabel = Label()
  private let padding = 10.0
  private var setsWidth = true

  /// Builds the screen.
  public init() {
    super.init()
    shortLabel.identifier = "short"
    shortLabel.text = "Short"
    shortLabel.textColor = Palette.purple
    longLabel.identifier = "long"
    longLabel.text =
      "This label is far too long for one line. It is told how wide it may be once the short label beside it has its "
      + "place, and then the frames are found once more."
    longLabel.textColor = Palette.ink
    longLabel.numberOfLines = 8
    for label in [shortLabel, longLabel] { addSubview(label) }

    longLabel.snp.makeConstraints { make in
      make.left.top.equalToSuperview().inset(padding)
    }
    shortLabel.snp.makeConstraints { make in
      make.lastBaseline.equalTo(longLabel)
      make.right.equalToSuperview().inset(padding)
    }
  }

  /// The second call finds the frames for the width.
  public override func layoutSubviews() {
    super.layoutSubviews()
    guard setsWidth else { return }
    longLabel.preferredMaxLayoutWidth = shortLabel.frame.minX - padding - longLabel.frame.minX
    super.layoutSubviews()
  }

  /// One: a constraint in place of the call.
  public var steps: [ScreenStep] {
    [ScreenStep("Leave the width to a constraint") { [self] in leaveWidthToLayout() }]
  }

  private func leaveWidthToLayout() {
    setsWidth = false
    longLabel.preferredMaxLayoutWidth = nil
    shortLabel.setContentCompressionResistancePriority(751, for: .horizontal)
    longLabel.snp.makeConstraints { make in
      make.right.lessThanOrEqualTo(shortLabel.snp.left).offset(-padding)
    }
  }
}
