import Testing
import UIKit

/// A file that imports both modules compiles only because `_Testing_UIKit` is there.
@MainActor @Suite struct ImportTests {
  @Test func anchorsPlaceViews() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 20),
      box.trailingAnchor.constraint(equalTo: window.trailingAnchor, constant: -20),
      box.topAnchor.constraint(equalTo: window.topAnchor),
      box.heightAnchor.constraint(equalToConstant: 44),
    ])
    window.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 20, y: 0, width: 280, height: 44))
    #expect(window.constraints.count == 3 && box.constraints.count == 1)
    #expect(window.constraints[0].firstItem === box && window.constraints[0].secondItem === window)
  }
}
