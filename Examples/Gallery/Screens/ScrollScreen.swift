import AshlarDSL
import AshlarLayout
import AshlarViews

/// Ten rows, each higher than the one before, in content that is as wide as the screen and higher.
public final class ScrollScreen: View, Screen {
  let scrollView = ScrollView()
  let content = View()
  let rows = (1...10).map { View.tile("row\($0)", Palette.shade($0 - 1)) }

  /// Builds the screen.
  public init() {
    super.init()
    scrollView.identifier = "scroll"
    scrollView.backgroundColor = Palette.paper
    content.identifier = "content"
    addSubview(scrollView)
    scrollView.addSubview(content)
    scrollView.snp.makeConstraints { make in make.edges.equalToSuperview() }
    // The edges are those of what is scrolled, the width is that of what is seen.
    content.snp.makeConstraints { make in
      make.edges.equalTo(scrollView)
      make.width.equalTo(scrollView)
    }
    var above: View?
    for (index, row) in rows.enumerated() {
      content.addSubview(row)
      row.snp.makeConstraints { make in
        if let above { make.top.equalTo(above.snp.bottom) } else { make.top.equalToSuperview() }
        make.left.right.equalToSuperview()
        make.height.equalTo(25 * Double(index + 1))
      }
      above = row
    }
    if let above {
      content.snp.makeConstraints { make in make.bottom.equalTo(above) }
    }
  }

  /// Down to the last row.
  public var steps: [ScreenStep] {
    [
      ScreenStep("Scroll to the last row") { [self] in
        scrollView.scrollRectToVisible(rows[9].frame)
      }
    ]
  }
}
