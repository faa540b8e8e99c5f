import Testing
import UIKit

/// What subclasses override is what the layout asks.
@MainActor @Suite struct ViewOverrideTests {
  /// As files write it, with everything overridden and `super` called.
  private class Card: UIView {
    var log: [String] = []
    let badge = UIView()
    var contentWidth: CGFloat = 70 { didSet { invalidateIntrinsicContentSize() } }

    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(badge)
    }

    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been written")
    }

    override var intrinsicContentSize: CGSize { CGSize(width: contentWidth, height: UIView.noIntrinsicMetric) }
    override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 3) }
    override class var requiresConstraintBasedLayout: Bool { true }
    override func updateConstraints() {
      log.append("update")
      super.updateConstraints()
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      log.append("layout \(Int(bounds.width))")
      badge.frame = CGRect(x: bounds.width - 10, y: 0, width: 10, height: 10)
    }
    override func willMove(toSuperview newSuperview: UIView?) {
      super.willMove(toSuperview: newSuperview)
      log.append("will \(newSuperview == nil ? "out" : "in")")
    }
    override func didMoveToSuperview() {
      super.didMoveToSuperview()
      log.append("did \(superview == nil ? "out" : "in")")
    }
    override func willMove(toWindow newWindow: UIWindow?) { log.append("window \(newWindow == nil ? "no" : "yes")") }
    override func didMoveToWindow() { log.append("window? \(window != nil)") }
    override func didAddSubview(_ subview: UIView) { log.append("add") }
    override func willRemoveSubview(_ subview: UIView) { log.append("remove") }
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 33, height: 44) }
  }

  /// Inherits everything, as a subclass without initialisers does.
  private final class Plain: UIView {
    let title = UIView()
  }

  private final class OwnInit: UIView {
    init() {
      super.init(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test func initialisersAreInheritedAsInUIKit() {
    #expect(Plain().frame == .zero)
    #expect(Plain(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).center == CGPoint(x: 2.5, y: 4))
    #expect(OwnInit().bounds == CGRect(x: 0, y: 0, width: 3, height: 4))
    let view: UIView = Plain()
    #expect(Set([view, view, UIView()]).count == 2 && view == view)
  }

  @Test func hooksAreAskedInOrder() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let card = Card(frame: CGRect(x: 10, y: 10, width: 100, height: 50))
    #expect(card.log == ["add"])
    card.log = []
    window.addSubview(card)
    // Removing has this order in logs of Apple's; joining is its mirror image.
    #expect(card.log == ["will in", "window yes", "window? true", "did in"])
    card.log = []
    window.layoutIfNeeded()
    #expect(card.log == ["update", "layout 100"])
    #expect(card.badge.frame == CGRect(x: 90, y: 0, width: 10, height: 10))
    card.log = []
    card.frame.size.width = 60
    window.layoutIfNeeded()
    #expect(card.log == ["layout 60"])
    card.log = []
    card.badge.removeFromSuperview()
    card.removeFromSuperview()
    #expect(card.log == ["remove", "will out", "window no", "window? false", "did out"])
  }

  @Test func contentAndAlignmentDecide() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let card = Card()
    card.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(card)
    NSLayoutConstraint.activate([
      card.leftAnchor.constraint(equalTo: window.leftAnchor, constant: 20),
      card.topAnchor.constraint(equalTo: window.topAnchor), card.heightAnchor.constraint(equalToConstant: 12),
    ])
    window.layoutIfNeeded()
    // The alignment rectangle is 70 wide and starts at 20; the frame has 2 more to the left and 3 to the right.
    #expect(card.frame == CGRect(x: 18, y: 0, width: 75, height: 12))
    card.contentWidth = 40
    window.layoutIfNeeded()
    #expect(card.frame == CGRect(x: 18, y: 0, width: 45, height: 12))
    card.sizeToFit()
    #expect(card.frame.size == CGSize(width: 33, height: 44))
  }

  @Test func theTreeKeepsViewsAliveAndLetsThemGo() {
    weak var card: Card?
    weak var badge: UIView?
    do {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      do {
        let made = Card(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        window.addSubview(made)
        (card, badge) = (made, made.badge)
      }
      window.layoutIfNeeded()
      #expect(card?.log.contains("layout 100") == true && badge?.superview === card)
      #expect(window.subviews.count == 1)
    }
    #expect(card == nil && badge == nil)
  }
}
