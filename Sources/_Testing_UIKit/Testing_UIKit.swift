// Empty on purpose. The compiler looks for a module of this name where a file imports both `Testing` and a module named
// `UIKit`: it is what Swift Testing adds to Apple's UIKit. `UIKit` depends on it, so that it is there for everyone.
