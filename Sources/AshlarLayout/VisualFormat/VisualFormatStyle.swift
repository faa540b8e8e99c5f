/// What decides a visual format's constraints besides its text.
package struct VisualFormatStyle: Equatable, Sendable {
  package var options: VisualFormatOptions
  package var spacing: StandardSpacing

  package init(options: VisualFormatOptions = [], spacing: StandardSpacing = StandardSpacing()) {
    self.options = options
    self.spacing = spacing
  }
}
