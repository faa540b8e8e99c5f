/// What decides a visual format's constraints besides its text.
package struct VisualFormatStyle: Equatable, Sendable {
  package var options: VisualFormatOptions
  package var spacing: VisualFormatSpacing

  package init(options: VisualFormatOptions = [], spacing: VisualFormatSpacing = VisualFormatSpacing()) {
    self.options = options
    self.spacing = spacing
  }
}
