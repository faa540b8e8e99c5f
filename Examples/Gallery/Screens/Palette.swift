import AshlarViews

/// The colours of the gallery.
enum Palette {
  static let green = Color(red: 0.36, green: 0.73, blue: 0.51)
  static let red = Color(red: 0.89, green: 0.41, blue: 0.39)
  static let blue = Color(red: 0.35, green: 0.56, blue: 0.87)
  static let purple = Color(red: 0.58, green: 0.47, blue: 0.8)
  static let orange = Color(red: 0.95, green: 0.65, blue: 0.33)
  static let yellow = Color(red: 0.96, green: 0.8, blue: 0.38)
  static let ink = Color(red: 0.11, green: 0.14, blue: 0.19)
  static let paper = Color(red: 1, green: 1, blue: 1)

  /// The colour of the step-th of ten tiles that lie in each other: from blue to violet to rose.
  static func shade(_ step: Int) -> Color {
    let share = Double(step) / 9
    return Color(red: 0.33 + 0.55 * share, green: 0.56 - 0.12 * share, blue: 0.87 - 0.27 * share)
  }
}

extension View {
  /// A plain coloured tile with a thin dark border.
  static func tile(_ identifier: String, _ color: Color) -> View {
    let view = View()
    view.identifier = identifier
    view.backgroundColor = color
    view.borderColor = Palette.ink
    view.borderWidth = 2
    return view
  }
}

extension Button {
  /// A plain button.
  static func plain(_ identifier: String, title: String) -> Button {
    let button = Button()
    button.identifier = identifier
    button.title = title
    return button
  }

  /// A button in a green frame.
  static func outlined(_ identifier: String, title: String) -> Button {
    let button = plain(identifier, title: title)
    button.borderColor = Palette.green
    button.borderWidth = 3
    return button
  }
}
