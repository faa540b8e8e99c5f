import AshlarLayout
import AshlarViews
import Foundation

/// How a date picker looks.
public enum UIDatePickerStyle: Int, Sendable {
  /// As the platform wants it: ``compact``, or ``wheels`` for a time to count down.
  case automatic = 0
  /// Wheels to turn.
  case wheels = 1
  /// Labels that open a calendar.
  case compact = 2
  /// A calendar.
  case inline = 3
}

/// A control that chooses a date, a time, or a time to count down.
///
/// With wheels it is 320 × 216; an inline calendar counts as large as that, for its size is not published. Its compact
/// labels are as large as buttons of the system: the text of the body style with 12 points beside it and 7 above and
/// below, 5 points between date and time. The text is what the English locale writes ("Nov 30, 2026", "9:41 AM"), in UTC,
/// so that sizes are the same everywhere. Pictures do not draw it.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  override class func makeAshlarView() -> View { FixedSizeView() }

  /// What is chosen.
  public enum Mode: Int, Sendable {
    /// An hour and a minute.
    case time = 0
    /// A day.
    case date = 1
    /// A day, an hour and a minute.
    case dateAndTime = 2
    /// Hours and minutes to go.
    case countDownTimer = 3
  }

  /// Makes a control for the present date and time.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    resistInBothWays()
  }

  /// Makes a control for the present date and time; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    resistInBothWays()
  }

  private var ownDate = Date()

  /// What is chosen, kept between ``minimumDate`` and ``maximumDate``; setting it calls no action.
  open var date: Date {
    get { ownDate }
    set {
      ownDate = newValue
      keepInRange()
      invalidateIntrinsicContentSize()
    }
  }

  /// Sets what is chosen at once; it calls no action.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  /// The first date that can be chosen, or `nil`: any.
  open var minimumDate: Date? { didSet { keepInRange() } }
  /// The last date that can be chosen, or `nil`: any. A range that ends before it begins is ignored.
  open var maximumDate: Date? { didSet { keepInRange() } }

  private func keepInRange() {
    if let minimumDate, let maximumDate, minimumDate > maximumDate { return }
    if let minimumDate, ownDate < minimumDate { ownDate = minimumDate }
    if let maximumDate, ownDate > maximumDate { ownDate = maximumDate }
  }

  /// The step of minutes, 1 unless set; only divisors of 60 up to 30 count.
  open var minuteInterval = 1 {
    didSet { if !(1...30).contains(minuteInterval) || 60 % minuteInterval != 0 { minuteInterval = oldValue } }
  }

  /// What is chosen.
  open var datePickerMode = Mode.dateAndTime { didSet { invalidateIntrinsicContentSize() } }
  /// How the control is to look.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { invalidateIntrinsicContentSize() } }

  /// How the control looks.
  open var datePickerStyle: UIDatePickerStyle {
    if datePickerMode == .countDownTimer { return .wheels }
    return preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }

  // MARK: Size

  private static let wheels = CGSize(width: 320, height: 216)
  private static let gap: CGFloat = 5

  private func labels() -> [String] {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    func text(_ format: String) -> String {
      formatter.dateFormat = format
      return formatter.string(from: ownDate)
    }
    switch datePickerMode {
    case .time: return [text("h:mm a")]
    case .date: return [text("MMM d, yyyy")]
    case .dateAndTime, .countDownTimer: return [text("MMM d, yyyy"), text("h:mm a")]
    }
  }

  /// The size of the style; text is measured as the tree measures it.
  open override var intrinsicContentSize: CGSize {
    guard datePickerStyle == .compact else { return UIDatePicker.wheels }
    let insets = UIButton.Configuration.Size.medium.insets
    let font = UIFont.preferredFont(forTextStyle: .body).font
    let sizes = labels().map { ashlarView.textMeasurer.measure(Text($0, font: font), within: .unbounded).size }
    let width = sizes.reduce(CGFloat(sizes.count - 1) * UIDatePicker.gap) {
      $0 + CGFloat($1.width) + insets.leading + insets.trailing
    }
    return CGSize(width: width, height: CGFloat(sizes.first?.height ?? 0) + insets.top + insets.bottom)
  }

  /// The size of the style.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
