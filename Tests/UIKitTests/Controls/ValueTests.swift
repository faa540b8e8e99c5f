import Foundation
import Testing
import UIKit

@MainActor @Suite struct ValueTests {
  private let none = UIView.noIntrinsicMetric

  /// The sizes are those that the doc comments of the classes give, with their sources.
  @Test func haveTheirOwnSizes() {
    #expect(UISwitch().frame == CGRect(x: 0, y: 0, width: 51, height: 31))
    #expect(
      UISwitch(frame: CGRect(x: 3, y: 4, width: 500, height: 600)).frame == CGRect(x: 3, y: 4, width: 51, height: 31))
    #expect(UISwitch().intrinsicContentSize == CGSize(width: 49, height: 31))
    #expect(UISwitch().sizeThatFits(.zero) == CGSize(width: 51, height: 31))
    #expect(UIStepper().intrinsicContentSize == CGSize(width: 94, height: 32) && UIStepper().frame.size.width == 94)
    #expect(UISlider().intrinsicContentSize == CGSize(width: none, height: 31))
    #expect(UIProgressView(progressViewStyle: .default).intrinsicContentSize == CGSize(width: none, height: 4))
    #expect(UIProgressView(progressViewStyle: .bar).intrinsicContentSize == CGSize(width: none, height: 2.5))
    #expect(UIActivityIndicatorView(style: .medium).intrinsicContentSize == CGSize(width: 20, height: 20))
    #expect(UIActivityIndicatorView(style: .large).frame.size == CGSize(width: 37, height: 37))
    #expect(UIPickerView().intrinsicContentSize == CGSize(width: 320, height: 216))
  }

  /// A switch at the end of a view 298.5 × 72: 249.5, 20.5, 51, 31 by Interface Builder (see `UISwitch`).
  @Test func constraintsActOnMostOfASwitch() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 298.5, height: 72))
    let (view, slider) = (UISwitch(), UISlider())
    for view in [view, slider] {
      view.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(view)
    }
    NSLayoutConstraint.activate([
      view.trailingAnchor.constraint(equalTo: window.trailingAnchor),
      view.centerYAnchor.constraint(equalTo: window.centerYAnchor),
      slider.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 16),
      slider.widthAnchor.constraint(equalToConstant: 100),
      slider.topAnchor.constraint(equalTo: window.topAnchor),
    ])
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 249.5, y: 20.5, width: 51, height: 31))
    #expect(slider.frame == CGRect(x: 14, y: 0, width: 104, height: 31))
    #expect(view.contentHuggingPriority(for: .horizontal) == .defaultHigh)
    #expect(slider.contentHuggingPriority(for: .horizontal) == .defaultLow)
  }

  @Test func keepNumbersInTheirRange() {
    let slider = UISlider()
    slider.value = 2
    #expect(slider.value == 1)
    slider.minimumValue = 5
    #expect(slider.minimumValue == 5 && slider.maximumValue == 5 && slider.value == 5)
    slider.maximumValue = 10
    slider.setValue(7, animated: true)
    #expect(slider.value == 7)
    slider.maximumValue = 6
    #expect(slider.value == 6)
    let stepper = UIStepper()
    stepper.value = 200
    #expect(stepper.value == 100 && stepper.stepValue == 1)
    stepper.stepValue = 0
    stepper.maximumValue = 50
    #expect(stepper.value == 50 && stepper.stepValue == 1)
    let progress = UIProgressView()
    progress.progress = -1
    #expect(progress.progress == 0)
    progress.setProgress(3, animated: false)
    #expect(progress.progress == 1)
    let toggle = UISwitch()
    toggle.setOn(true, animated: true)
    #expect(toggle.isOn)
  }

  private final class Fancy: UIButton {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  /// As apps count on: two overridden initialisers bring all others.
  @Test func subclassesInheritInitialisers() {
    #expect(Fancy().frame == .zero && Fancy(type: .system).buttonType == .system)
    #expect(Fancy(configuration: .filled()).configuration != nil)
  }

  @Test func wheelHidesWhileItStandsStill() {
    let wheel = UIActivityIndicatorView(style: .medium)
    #expect(wheel.isHidden && !wheel.isAnimating && wheel.hidesWhenStopped)
    wheel.startAnimating()
    #expect(!wheel.isHidden && wheel.isAnimating)
    wheel.stopAnimating()
    #expect(wheel.isHidden)
    wheel.startAnimating()
    wheel.hidesWhenStopped = false
    wheel.stopAnimating()
    #expect(!wheel.isHidden)
    wheel.hidesWhenStopped = true
    #expect(wheel.isHidden)
    wheel.style = .large
    #expect(wheel.intrinsicContentSize.width == 37)
  }

  @Test func wheelThatNeverMovedIsSeenIfItIsToldTo() {
    let wheel = UIActivityIndicatorView(style: .medium)
    wheel.hidesWhenStopped = false
    #expect(!wheel.isHidden && !wheel.isAnimating)
  }

  /// Three pages: 39 × 37, with dots of 7 and gaps of 9.
  @Test func pagesAreDots() {
    let control = UIPageControl()
    #expect(control.intrinsicContentSize == CGSize(width: 0, height: 37))
    control.numberOfPages = 3
    #expect(control.intrinsicContentSize == CGSize(width: 39, height: 37))
    #expect(control.size(forNumberOfPages: 5) == CGSize(width: 71, height: 37))
    control.currentPage = 7
    #expect(control.currentPage == 2)
    control.numberOfPages = 1
    #expect(control.currentPage == 0 && !control.isHidden)
    control.hidesForSinglePage = true
    #expect(control.isHidden)
    control.numberOfPages = 2
    #expect(!control.isHidden)
  }

  @Test func segmentsFollowTheLooksOfTheirTitles() {
    let control = UISegmentedControl(items: ["ab", "abcd"])
    #expect(control.intrinsicContentSize.width == 93)
    control.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 20)], for: .normal)
    // 4 characters of 10 and 20 more, twice, and the line.
    #expect(control.intrinsicContentSize.width == 121 && control.titleTextAttributes(for: .selected) == nil)
    control.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 30), .kern: 1], for: .selected)
    control.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .disabled)
    #expect(control.intrinsicContentSize.width == 121)
    control.selectedSegmentIndex = 1
    // 4 of 15 and 1.
    #expect(control.intrinsicContentSize.width == 169)
    control.setTitleTextAttributes(nil, for: .selected)
    control.setEnabled(false, forSegmentAt: 0)
    #expect(control.intrinsicContentSize.width == 121)
    #expect(control.titleTextAttributes(for: .normal)?[.font] as? UIFont == .systemFont(ofSize: 20))
  }

  /// At 13 points a character is 6.5 wide; 20 more a segment, and a line of 1 between two.
  @Test func segmentsAreAsWideAsTheWidest() {
    let control = UISegmentedControl(items: ["ab", "abcd", 7])
    #expect(control.numberOfSegments == 2 && control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(control.intrinsicContentSize == CGSize(width: 46 * 2 + 1, height: 32) && control.frame.width == 93)
    // 33 + 46 + 1
    control.apportionsSegmentWidthsByContent = true
    #expect(control.intrinsicContentSize.width == 80)
    control.setWidth(100, forSegmentAt: 0)
    #expect(control.intrinsicContentSize.width == 147 && control.widthForSegment(at: 0) == 100)
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "x", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 2 && control.titleForSegment(at: 1) == "ab")
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.selectedSegmentIndex = 9
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment && control.titleForSegment(at: 9) == nil)
    control.setEnabled(false, forSegmentAt: 0)
    #expect(!control.isEnabledForSegment(at: 0))
    control.setImage(UIImage(systemName: "star"), forSegmentAt: 0)
    #expect(control.imageForSegment(at: 0) != nil && control.titleForSegment(at: 0) == nil)
    control.removeAllSegments()
    #expect(control.intrinsicContentSize == CGSize(width: 0, height: 32))
  }

  /// "Jan 1, 1970" has 11 characters, "12:00 AM" 8, each 8.5 wide at 17 points, with 12 on both sides and 5 in between.
  @Test func datePickersAreAsLargeAsTheirStyle() {
    let picker = UIDatePicker()
    picker.date = Date(timeIntervalSince1970: 0)
    #expect(picker.datePickerStyle == .compact && picker.datePickerMode == .dateAndTime)
    let width: CGFloat = 11 * 8.5 + 24 + 5 + 8 * 8.5 + 24
    #expect(picker.intrinsicContentSize.width == width)
    #expect(abs(picker.intrinsicContentSize.height - 34.4) < 1e-9)
    picker.datePickerMode = .time
    #expect(picker.intrinsicContentSize.width == 92)
    picker.preferredDatePickerStyle = .wheels
    #expect(picker.datePickerStyle == .wheels && picker.intrinsicContentSize == CGSize(width: 320, height: 216))
    picker.preferredDatePickerStyle = .compact
    picker.datePickerMode = .countDownTimer
    #expect(picker.datePickerStyle == .wheels)
    picker.minimumDate = Date(timeIntervalSince1970: 100)
    #expect(picker.date == picker.minimumDate)
    picker.maximumDate = Date(timeIntervalSince1970: 200)
    picker.setDate(Date(timeIntervalSince1970: 300), animated: false)
    #expect(picker.date == picker.maximumDate)
    picker.minuteInterval = 7
    #expect(picker.minuteInterval == 1)
    picker.minuteInterval = 15
    #expect(picker.minuteInterval == 15)
  }

  private final class Months: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var count = 12
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      component == 0 ? count : 3
    }
  }

  @Test func pickersAskForTheirRows() {
    let (picker, months) = (UIPickerView(), Months())
    #expect(picker.numberOfComponents == 0 && picker.selectedRow(inComponent: 0) == -1)
    picker.dataSource = months
    #expect(picker.numberOfComponents == 2 && picker.numberOfRows(inComponent: 0) == 12)
    picker.selectRow(11, inComponent: 0, animated: false)
    picker.selectRow(3, inComponent: 1, animated: false)
    #expect(picker.selectedRow(inComponent: 0) == 11 && picker.selectedRow(inComponent: 1) == 0)
    months.count = 5
    picker.reloadAllComponents()
    #expect(picker.selectedRow(inComponent: 0) == 4)
  }
}
