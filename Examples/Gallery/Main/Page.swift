import AshlarRendering

/// The page with all pictures: one file, no scripts, nothing to load.
struct Page {
  let exhibits: [Exhibit]

  /// The page as HTML.
  var html: String {
    var html = """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>Ashlar gallery</title>
      <style>\(Self.style)</style>
      </head>
      <body>
      <header>
      <h1>Ashlar gallery</h1>
      <p>Each screen is laid out by constraints and drawn twice: as it looks, and as a wireframe with the name and the
      size of every view. Screens that can be used are shown after each step.</p>
      <nav>\(exhibits.map { "<a href=\"#\($0.name)\">\(Self.escaped($0.title))</a>" }.joined(separator: "\n"))</nav>
      </header>
      <main>

      """
    for exhibit in exhibits { html += Self.section(exhibit) }
    return html + "</main>\n</body>\n</html>\n"
  }

  private static func section(_ exhibit: Exhibit) -> String {
    var html = """
      <section id="\(exhibit.name)"\(exhibit.states.count > 1 ? " class=\"many\"" : "")>
      <h2>\(escaped(exhibit.title))</h2>
      <p>\(escaped(exhibit.about))</p>
      <div class="states">

      """
    for (index, state) in exhibit.states.enumerated() {
      let prefix = "\(exhibit.name)-\(index)-"
      html += """
        <figure>
        <div class="pair">
        \(SVGPainter.document(of: state.picture, idPrefix: prefix + "p-"))\
        \(SVGPainter.document(of: state.wireframe, idPrefix: prefix + "w-"))</div>
        <figcaption>\(escaped(state.caption))
        <details><summary>Frames</summary><pre>\(escaped(state.tree))</pre></details></figcaption>
        </figure>

        """
    }
    return html + "</div>\n</section>\n"
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.append(character)
      }
    }
    return result
  }

  private static let style = """

    :root { --ink: #1d2430; --quiet: #5d6778; --line: #dfe3ea; --paper: #f6f7f9; }
    * { box-sizing: border-box; }
    body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
    header, main { max-width: 1400px; margin: 0 auto; padding: 0 24px; }
    header { padding-top: 48px; padding-bottom: 32px; }
    h1 { margin: 0; font-size: 34px; letter-spacing: -0.02em; }
    h2 { margin: 0 0 4px; font-size: 22px; letter-spacing: -0.01em; }
    p { margin: 8px 0 0; max-width: 70ch; color: var(--quiet); }
    nav { display: flex; flex-wrap: wrap; gap: 6px 16px; margin-top: 20px; font-size: 14px; }
    a { color: #2457c5; text-decoration: none; }
    a:hover { text-decoration: underline; }
    section { padding: 36px 0; border-top: 1px solid var(--line); }
    section { min-width: 0; }
    main { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(640px, 100%), 1fr)); column-gap: 28px;
      grid-auto-flow: dense; }
    .many { grid-column: 1 / -1; }
    .states { display: flex; flex-wrap: wrap; gap: 28px; margin-top: 20px; }
    figure { margin: 0; min-width: 0; max-width: 100%; }
    .pair { display: flex; flex-wrap: wrap; align-items: flex-start; gap: 10px; }
    svg { display: block; width: auto; height: auto; max-width: 100%; max-height: 470px; background: #fff;
      border: 1px solid var(--line); border-radius: 2px; box-shadow: 0 1px 3px rgb(20 30 50 / 0.07); }
    figcaption { margin-top: 8px; font-size: 14px; color: var(--quiet); }
    details { margin-top: 2px; }
    summary { cursor: pointer; }
    pre { margin: 6px 0 0; padding: 10px 12px; overflow-x: auto; max-width: 560px; background: #fff; color: var(--ink);
      border: 1px solid var(--line); border-radius: 6px; font: 12px/1.45 ui-monospace, monospace; }

    """
}
