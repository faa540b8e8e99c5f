import AshlarLayout
import AshlarViews

/// The names and sizes in a wireframe, in the largest letters for which there is room.
struct WireframeLabels {
  /// A label that found its place.
  struct Placed {
    var index: Int
    var text: String
    var place: Rect
  }

  /// From the size that reads well to the smallest that can be read at all.
  private static let fontSizes = [10.0, 8.5, 7]
  private static let padding = 2.0

  let font: Font
  /// In the order of the items.
  let placed: [Placed]

  /// Finds places for the labels of items in a picture.
  init(of items: [WireframeItem], on canvas: Size, measurer: any TextMeasuring) {
    var size = Self.fontSizes[0]
    var attempt = Attempt(items, canvas, Self.font(size), measurer)
    for smaller in Self.fontSizes.dropFirst() where !attempt.isClear {
      size = smaller
      attempt = Attempt(items, canvas, Self.font(size), measurer)
    }
    font = Self.font(size)
    placed = attempt.placed.sorted { $0.index < $1.index }
  }

  private static func font(_ size: Double) -> Font { Font(size: size, weight: .medium) }

  /// The commands that draw a label: the paper behind it, then the letters.
  func commands(for label: Placed, ink: Color) -> [DisplayCommand] {
    let baseline = Point(x: label.place.minX + Self.padding, y: label.place.minY + font.size * 0.95)
    let run = TextRun(label.text, at: baseline, width: label.place.width - 2 * Self.padding, font: font, color: ink)
    return [.fill(RoundedRect(label.place, radius: 2), Color.white.withAlpha(0.85)), .text(run)]
  }

  /// One try with one font.
  private struct Attempt {
    private(set) var placed: [Placed] = []
    /// Whether every label but that of the whole picture is there with its size and crosses no outline.
    private(set) var isClear = true

    /// Small items come first: they have the fewest places.
    init(_ items: [WireframeItem], _ canvas: Size, _ font: Font, _ measurer: any TextMeasuring) {
      var placer = LabelPlacer(canvas: canvas, frames: items.map(\.frame))
      let order = items.indices.sorted { left, right in
        let areas = [left, right].map { items[$0].frame.width * items[$0].frame.height }
        return areas[0] == areas[1] ? left < right : areas[0] < areas[1]
      }
      for index in order {
        let item = items[index]
        var isPlaced = false
        for text in [item.fullText, item.name] where !isPlaced {
          let width = measurer.measure(Text(text, font: font), within: .unbounded).size.width + 2 * padding
          let size = Size(width: width, height: font.size * 1.2)
          guard let found = placer.place(Self.candidates(size, around: item.frame)) else { continue }
          placed.append(Placed(index: index, text: text, place: found.rect))
          isPlaced = true
          isClear = isClear && (found.isClear && text == item.fullText || index == 0)
        }
        isClear = isClear && (isPlaced || index == 0)
      }
    }

    /// Inside of the corners if the item is large enough, else beside it.
    private static func candidates(_ size: Size, around frame: Rect) -> [Rect] {
      let inner = frame.inset(by: EdgeInsets(all: 2))
      var places: [Point] = []
      if inner.width >= size.width, inner.height >= size.height {
        places = [
          inner.origin, Point(x: inner.minX, y: inner.maxY - size.height),
          Point(x: inner.maxX - size.width, y: inner.minY),
          Point(x: inner.maxX - size.width, y: inner.maxY - size.height),
          Point(x: inner.midX - size.width / 2, y: inner.midY - size.height / 2),
        ]
      }
      places += [
        Point(x: frame.minX, y: frame.minY - size.height - 1),
        Point(x: frame.maxX - size.width, y: frame.minY - size.height - 1),
        Point(x: frame.minX, y: frame.maxY + 1), Point(x: frame.maxX - size.width, y: frame.maxY + 1),
        Point(x: frame.maxX + 2, y: frame.midY - size.height / 2),
        Point(x: frame.minX - size.width - 2, y: frame.midY - size.height / 2),
        Point(x: frame.midX - size.width / 2, y: frame.midY - size.height / 2),
      ]
      return places.map { Rect(origin: $0, size: size) }
    }
  }
}
