extension View {
  /// The controller whose view this is, or `nil`.
  public var viewController: ViewController? { controller }
}
