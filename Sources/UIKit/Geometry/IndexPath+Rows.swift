import Foundation

/// Places in lists: the section, then the row of it.
extension IndexPath {
  /// The place of a row in a section, both counted from 0.
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// The place of an item in a section, both counted from 0.
  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  /// The section, counted from 0; the path has to have two places.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The row of the section, counted from 0; the path has to have two places.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The item of the section, counted from 0; the path has to have two places.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
