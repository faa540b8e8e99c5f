import AshlarDSL
import AshlarLayout
import AshlarViews

/// The first thing that one tries: a label at a place of its own.
public final class PlaygroundScreen: View, Screen {
  let label = Label()

  /// Builds the screen.
  public init() {
    super.init()
    label.identifier = "label"
    label.text = "Hello World!"
    addSubview(label)
    label.snp.makeConstraints { make in
      make.left.equalToSuperview().offset(150)
      make.top.equalToSuperview().offset(200)
      make.size.equalTo(Size(width: 200, height: 20))
    }
  }
}
