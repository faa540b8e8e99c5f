import UIKit

/// The view class of the platform.
public typealias MAS_VIEW = UIView
/// The insets of the platform.
public typealias MASEdgeInsets = UIEdgeInsets
/// The priorities of the platform.
public typealias MASLayoutPriority = UILayoutPriority

/// 1000: the constraint must hold.
public let MASLayoutPriorityRequired = MASLayoutPriority(rawValue: 1000)
/// 750.
public let MASLayoutPriorityDefaultHigh = MASLayoutPriority(rawValue: 750)
/// 500.
public let MASLayoutPriorityDefaultMedium = MASLayoutPriority(rawValue: 500)
/// 250.
public let MASLayoutPriorityDefaultLow = MASLayoutPriority(rawValue: 250)
/// 50: where a fitting size counts.
public let MASLayoutPriorityFittingSizeLevel = MASLayoutPriority(rawValue: 50)
