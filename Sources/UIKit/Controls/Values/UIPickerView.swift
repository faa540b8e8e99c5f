import AshlarLayout
import AshlarViews
import Foundation

/// Says how many wheels a picker has, and how many rows each.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
  /// How many wheels there are.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// How many rows a wheel has.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Says what the rows of a picker show, and hears what is chosen.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
  /// What a row shows.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  /// Hears that the user chose a row; there are no fingers on Linux, so only code calls it.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// Nothing.
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    nil
  }
  /// Nothing.
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

/// Wheels from which one row each is chosen.
///
/// It is 320 × 216, the size that a picker without one gives itself (iOS 6 logs `frame.size = 320 × 216`, course notes of
/// INFO1-CE9236). Pictures do not draw it.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  override class func makeAshlarView() -> View {
    let view = FixedSizeView()
    view.contentSize = IntrinsicSize(width: 320, height: 216)
    return view
  }

  /// Makes a picker.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    resistInBothWays()
  }

  /// Makes a picker; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    resistInBothWays()
  }

  /// Says how many wheels and rows there are, or `nil`: none.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  /// Says what rows show, or `nil`: nobody.
  open weak var delegate: (any UIPickerViewDelegate)?

  /// How many rows each wheel has.
  private var counts: [Int] = []
  private var chosen: [Int] = []

  /// How many wheels there are.
  open var numberOfComponents: Int { counts.count }

  /// How many rows a wheel has; 0 if there is none of that number.
  open func numberOfRows(inComponent component: Int) -> Int {
    counts.indices.contains(component) ? counts[component] : 0
  }

  /// Chooses a row of a wheel at once; nothing happens if there is none of that number.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    guard (0..<numberOfRows(inComponent: component)).contains(row) else { return }
    chosen[component] = row
  }

  /// The row of a wheel that is chosen, or -1: none.
  open func selectedRow(inComponent component: Int) -> Int {
    numberOfRows(inComponent: component) > 0 ? chosen[component] : -1
  }

  /// Asks again how many wheels and rows there are.
  open func reloadAllComponents() {
    counts = (0..<(dataSource?.numberOfComponents(in: self) ?? 0)).map {
      dataSource?.pickerView(self, numberOfRowsInComponent: $0) ?? 0
    }
    chosen = counts.indices.map { chosen.indices.contains($0) ? min(chosen[$0], max(counts[$0] - 1, 0)) : 0 }
  }

  /// Asks again how many rows a wheel has.
  open func reloadComponent(_ component: Int) { reloadAllComponents() }
}
