import AshlarDSL
import AshlarLayout
import AshlarViews

/// A text that is too long for the screen: the width is given, the height follows from the text.
public final class BasicScrollScreen: View, Screen {
  let scrollView = ScrollView()
  let content = View()
  let label = Label()

  /// Builds the screen.
  public init() {
    super.init()
    scrollView.identifier = "scroll"
    content.identifier = "content"
    content.backgroundColor = Palette.paper
    label.identifier = "label"
    label.numberOfLines = 0
    label.text = Array(repeating: "stone", count: 200).joined(separator: " ")
    addSubview(scrollView)
    scrollView.addSubview(content)
    content.addSubview(label)
    scrollView.snp.makeConstraints { make in make.edges.equalToSuperview() }
    content.snp.makeConstraints { make in
      make.edges.equalTo(scrollView)
      make.width.equalTo(scrollView)
    }
    label.snp.makeConstraints { make in make.edges.equalToSuperview().inset(20) }
  }

  /// A hand's breadth down.
  public var steps: [ScreenStep] {
    [ScreenStep("Scroll 200 points down") { [self] in scrollView.contentOffset.y += 200 }]
  }
}
