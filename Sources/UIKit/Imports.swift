// Apple's UIKit re-exports Foundation as well, and files that import UIKit count on `CGRect`, `Data` and so on.
@_exported import Foundation
