import AshlarViews

extension UIView {
  /// The view of Ashlar, as the kind that the class makes; a subclass that made another kind would end the program.
  func owned<Kind: View>(as kind: Kind.Type) -> Kind {
    guard let view = ashlarView as? Kind else {
      preconditionFailure("\(type(of: self)) cannot own a \(type(of: ashlarView)), only a kind of \(kind)")
    }
    return view
  }
}

extension UIViewController {
  /// The controller of Ashlar, as the kind that the class makes; a subclass that made another kind would end the program.
  func owned<Kind: ViewController>(as kind: Kind.Type) -> Kind {
    guard let controller = ashlarController as? Kind else {
      preconditionFailure("\(type(of: self)) cannot own a \(type(of: ashlarController)), only a kind of \(kind)")
    }
    return controller
  }
}
