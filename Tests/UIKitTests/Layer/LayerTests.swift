import AshlarViews
import Testing
import UIKit

@MainActor @Suite struct LayerTests {
  @Test func aLayerIsTheLookOfItsView() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    let layer = view.layer
    #expect(layer === view.layer && layer.frame == view.frame && layer.position == CGPoint(x: 25, y: 40))
    layer.cornerRadius = 6
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    layer.borderWidth = 2
    layer.borderColor = UIColor.red.cgColor
    layer.masksToBounds = true
    let owned = view.ashlarView
    #expect(owned.cornerRadius == 6 && owned.roundedCorners == [.topLeft, .bottomRight] && owned.borderWidth == 2)
    #expect(owned.borderColor == Color(red: 1, green: 0, blue: 0) && view.clipsToBounds)
    #expect(layer.borderColor == UIColor.red.cgColor)
  }

  @Test func aShadowIsThereOnceItIsSeen() {
    let view = UIView()
    // Core Animation's defaults.
    #expect(view.layer.shadowOpacity == 0 && view.layer.shadowRadius == 3)
    #expect(view.layer.shadowOffset == CGSize(width: 0, height: -3))
    view.layer.shadowColor = UIColor.blue.cgColor
    view.layer.shadowOffset = CGSize(width: 1, height: 2)
    view.layer.shadowRadius = 5
    #expect(view.ashlarView.shadow == nil)
    view.layer.shadowOpacity = 0.5
    #expect(
      view.ashlarView.shadow
        == Shadow(color: Color(red: 0, green: 0, blue: 1, alpha: 0.5), offset: .init(x: 1, y: 2), radius: 5))
    view.layer.shadowOpacity = 0
    #expect(view.ashlarView.shadow == nil)
  }
}
