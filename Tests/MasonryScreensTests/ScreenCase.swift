import AshlarLayout
import Testing
import UIKit

@testable import MasonryScreens

/// An example screen, and the frames of its views at first and after each step.
///
/// The frames at first are those of the inventory (`reference/features.md` 3.3) for a screen of 320 by 480 points; what it
/// leaves to the reader is derived beside the case.
struct ScreenCase: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var open: @MainActor @Sendable () -> OpenScreen
  var states: [[String: CGRect]]

  init(
    _ name: String, _ states: [[String: CGRect]], _ open: @escaping @MainActor @Sendable () -> OpenScreen
  ) {
    testDescription = name
    self.states = states
    self.open = open
  }
}
