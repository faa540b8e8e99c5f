// Files of old that import SnapKit alone count on UIKit.
@_exported import UIKit
