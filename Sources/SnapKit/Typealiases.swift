import UIKit

/// The views that constraints are made for.
public typealias ConstraintView = UIView
/// The layout guides that constraints are made for.
public typealias ConstraintLayoutGuide = UILayoutGuide
/// The layout guides of a view controller, to compare others with.
public typealias ConstraintLayoutSupport = UILayoutSupport
/// Distances from left and right.
public typealias ConstraintInsets = UIEdgeInsets
/// Distances from leading and trailing.
public typealias ConstraintDirectionalInsets = NSDirectionalEdgeInsets
/// Which way the interface reads.
public typealias ConstraintInterfaceLayoutDirection = UIUserInterfaceLayoutDirection

typealias LayoutAttribute = NSLayoutConstraint.Attribute
typealias LayoutRelation = NSLayoutConstraint.Relation
typealias LayoutPriority = UILayoutPriority
