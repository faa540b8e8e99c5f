import AshlarDSL
import AshlarViews

/// Two halves; in each lies a tile of a fixed ratio that is as large as its half allows.
public final class AspectFitScreen: View, Screen {
  let top = View.tile("top", Palette.blue)
  let bottom = View.tile("bottom", Palette.yellow)
  let wide = View.tile("wide", Palette.green)
  let tall = View.tile("tall", Palette.red)

  /// Builds the screen.
  public init() {
    super.init()
    addSubview(top)
    addSubview(bottom)
    top.snp.makeConstraints { make in
      make.top.horizontalEdges.equalToSuperview()
    }
    bottom.snp.makeConstraints { make in
      make.bottom.horizontalEdges.equalToSuperview()
      make.top.equalTo(top.snp.bottom)
      make.height.equalTo(top)
    }
    fit(wide, into: top)
    wide.snp.makeConstraints { make in make.width.equalTo(wide.snp.height).multipliedBy(3) }
    fit(tall, into: bottom)
    tall.snp.makeConstraints { make in make.height.equalTo(tall.snp.width).multipliedBy(3) }
  }

  private func fit(_ inner: View, into half: View) {
    half.addSubview(inner)
    inner.snp.makeConstraints { make in
      make.center.equalToSuperview()
      make.size.lessThanOrEqualToSuperview()
      make.size.equalToSuperview().priority(.low)
    }
  }
}
