import AshlarDSL
import AshlarLayout
import AshlarRendering
import AshlarViews

/// The pictures of `Documentation/RightToLeft.md`.
enum DirectionPictures {
  /// Each with the name of its file.
  static func all() -> [(name: String, list: DisplayList)] {
    [("right-to-left-views", views()), ("right-to-left-scope", scope())]
  }

  /// A row of a picture, a name and a text, over controls that never turn round.
  private static func views() -> DisplayList {
    var diagram = Diagram(
      width: 460, height: 130, title: "The same constraints from left to right and from right to left")
    let panels = [LayoutDirection.leftToRight, .rightToLeft].enumerated().map { index, direction in
      let panel = diagram.panel(Rect(x: 10 + 225 * Double(index), y: 10, width: 215, height: 92))
      panel.layoutDirectionOverride = direction
      let avatar = diagram.tile("", Diagram.orange, in: panel)
      avatar.snp.makeConstraints { make in
        make.leading.top.equalToSuperview().inset(10)
        make.size.equalTo(30)
      }
      let title = diagram.label("natural text", size: 13, in: panel)
      title.snp.makeConstraints { make in
        make.leading.equalTo(avatar.snp.trailing).offset(8)
        make.trailing.equalToSuperview().inset(10)
        make.centerY.equalTo(avatar)
      }
      addControls(to: panel, below: avatar, in: &diagram)
      return panel
    }
    diagram.draw()
    for (panel, words) in zip(panels, ["leftToRight", "rightToLeft"]) {
      let rect = diagram.rect(panel)
      diagram.note(words, around: Point(x: rect.midX, y: rect.maxY + 13))
    }
    return diagram.list
  }

  private static func addControls(to panel: View, below avatar: View, in diagram: inout Diagram) {
    let controls = View()
    controls.semanticContentAttribute = .playback
    panel.addSubview(controls)
    controls.snp.makeConstraints { make in
      make.leading.trailing.equalToSuperview().inset(10)
      make.top.equalTo(avatar.snp.bottom).offset(12)
      make.height.equalTo(28)
    }
    var former: View?
    for name in ["back", "play", "next"] {
      let control = diagram.tile(name, Diagram.green, in: controls)
      control.snp.makeConstraints { make in
        make.size.equalTo(Size(width: 40, height: 28))
        if let former {
          make.leading.equalTo(former.snp.trailing).offset(6)
        } else {
          make.leading.equalToSuperview()
        }
      }
      former = control
    }
  }

  /// What an override and an attribute of the outer view do to the inner one.
  private static func scope() -> DisplayList {
    var diagram = Diagram(
      width: 460, height: 130, title: "An override reaches everything inside, an attribute the content of one view")
    let panels = [true, false].enumerated().map { index, isOverride in
      let panel = diagram.panel(Rect(x: 10 + 225 * Double(index), y: 10, width: 215, height: 92))
      if isOverride {
        panel.layoutDirectionOverride = .rightToLeft
      } else {
        panel.semanticContentAttribute = .forceRightToLeft
      }
      let outer = View()
      outer.backgroundColor = Diagram.blue.withAlpha(0.3)
      panel.addSubview(outer)
      outer.snp.makeConstraints { make in
        make.leading.equalToSuperview().inset(10)
        make.verticalEdges.equalToSuperview().inset(10)
        make.width.equalTo(150)
      }
      let inner = diagram.tile("leading", in: outer)
      inner.snp.makeConstraints { make in
        make.leading.equalToSuperview().inset(10)
        make.centerY.equalToSuperview()
        make.size.equalTo(Size(width: 70, height: 30))
      }
      return panel
    }
    diagram.draw()
    for (panel, words) in zip(panels, ["layoutDirectionOverride", "semanticContentAttribute"]) {
      let rect = diagram.rect(panel)
      diagram.note(words, around: Point(x: rect.midX, y: rect.maxY + 13))
    }
    return diagram.list
  }
}
