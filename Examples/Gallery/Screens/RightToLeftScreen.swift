import AshlarDSL
import AshlarLayout
import AshlarViews

/// A row and a button that turn round with the direction, and controls of playback that never do.
public final class RightToLeftScreen: View, Screen {
  let avatar = View.tile("avatar", Palette.orange)
  let title = Label()
  let controls = View()
  let back = View.tile("back", Palette.blue)
  let play = View.tile("play", Palette.green)
  let forward = View.tile("forward", Palette.purple)
  let next = Button.plain("next", title: "Next")

  /// Builds the screen.
  public init() {
    super.init()
    title.identifier = "title"
    title.text = "Chapter three"
    controls.identifier = "controls"
    controls.semanticContentAttribute = .playback
    for view in [avatar, title, controls, next] { addSubview(view) }
    for view in [back, play, forward] { controls.addSubview(view) }
    constrainRow()
    constrainControls()
    next.snp.makeConstraints { make in
      make.trailing.bottom.equalToSuperview().inset(16)
    }
  }

  private func constrainRow() {
    avatar.snp.makeConstraints { make in
      make.leading.top.equalToSuperview().inset(16)
      make.size.equalTo(48)
    }
    title.snp.makeConstraints { make in
      make.leading.equalTo(avatar.snp.trailing).offset(12)
      make.trailing.equalToSuperview().inset(16)
      make.top.equalTo(avatar)
    }
  }

  private func constrainControls() {
    controls.snp.makeConstraints { make in
      make.leading.trailing.equalToSuperview().inset(16)
      make.top.equalTo(avatar.snp.bottom).offset(16)
      make.height.equalTo(44)
    }
    back.snp.makeConstraints { make in
      make.leading.equalToSuperview()
    }
    play.snp.makeConstraints { make in
      make.leading.equalTo(back.snp.trailing).offset(8)
    }
    forward.snp.makeConstraints { make in
      make.leading.equalTo(play.snp.trailing).offset(8)
    }
    [back, play, forward].snp.makeConstraints { make in
      make.top.equalToSuperview()
      make.size.equalTo(44)
    }
  }

  /// There and back.
  public var steps: [ScreenStep] {
    [
      ScreenStep("Read from right to left") { [self] in layoutDirectionOverride = .rightToLeft },
      ScreenStep("Read from left to right") { [self] in layoutDirectionOverride = nil },
    ]
  }
}
