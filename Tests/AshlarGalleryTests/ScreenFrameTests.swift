import AshlarGallery
import AshlarLayout
import AshlarViews
import Testing

/// The screens of the gallery, at first and after each step, view by view.
///
/// The frames are those that Masonry's and SnapKit's example screens have at 320 by 480 points, worked out by hand, with
/// texts of our own; the arithmetic stands beside each.
@Suite struct ScreenFrameTests {
  /// What is expected of a screen: one table of frames for each state.
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var states: [[String: Rect]]
    var testDescription: String { name }
  }

  static let cases: [Case] = [
    // Gaps of 10: (320 - 30) / 2 = 145 wide, (480 - 30) / 2 = 225 high.
    Case(
      name: "basic",
      states: [
        [
          "green": Rect(x: 10, y: 10, width: 145, height: 225), "red": Rect(x: 165, y: 10, width: 145, height: 225),
          "blue": Rect(x: 10, y: 245, width: 300, height: 225),
        ]
      ]),
    // The wish is 100 * 1.3^k; the screen caps the width in the fifth step, the height in the sixth.
    Case(
      name: "update",
      states: [
        Rect(x: 110, y: 190, width: 100, height: 100), Rect(x: 95, y: 175, width: 130, height: 130),
        Rect(x: 75.5, y: 155.5, width: 169, height: 169), Rect(x: 50.15, y: 130.15, width: 219.7, height: 219.7),
        Rect(x: 17.195, y: 97.195, width: 285.61, height: 285.61),
        Rect(x: 0, y: 54.3535, width: 320, height: 371.293), Rect(x: 0, y: 0, width: 320, height: 480),
      ].map { ["button": $0] }),
    // 320 - 10 - 100 = 210, 480 - 10 - 100 = 370.
    Case(
      name: "remake",
      states: [
        ["button": Rect(x: 10, y: 10, width: 100, height: 100)],
        ["button": Rect(x: 210, y: 370, width: 100, height: 100)],
        ["button": Rect(x: 10, y: 10, width: 100, height: 100)],
      ]),
    // The center is 50 below the screen's: 240 + 50 - 100 / 2 = 240.
    Case(
      name: "constants",
      states: [
        [
          "purple": Rect(x: 20, y: 20, width: 280, height: 440), "orange": Rect(x: 60, y: 240, width: 200, height: 100),
        ]
      ]),
    // Each tile begins 10 and 5 further than the one before and is 10 + 20 narrower and 5 + 15 lower.
    Case(
      name: "sides",
      states: [
        tiles { k in Rect(x: 10 * k, y: 5 * k, width: 320 - 30 * k, height: 480 - 20 * k) }
      ]),
    // Halves of 240. 3 : 1 fits 320 wide: 106.67 high, (240 - 106.67) / 2 from the top of its half. 1 : 3 fits 240 high:
    // 80 wide, (320 - 80) / 2 from the left.
    Case(
      name: "aspect-fit",
      states: [
        [
          "top": Rect(x: 0, y: 0, width: 320, height: 240), "bottom": Rect(x: 0, y: 240, width: 320, height: 240),
          "wide": Rect(x: 0, y: 200.0 / 3, width: 320, height: 320.0 / 3),
          "tall": Rect(x: 120, y: 0, width: 80, height: 240),
        ]
      ]),
    // "Short" is 5 * 8.5 = 42.5 wide and ends 10 before the right: x 267.5. That leaves 267.5 - 10 - 10 = 247.5 to the long
    // text, 29 letters of 8.5. It wraps after "long", "how", "short", "its", "frames": six lines of 20.4, the longest of 29
    // letters, 246.5. Baselines are 4.25 above the bottom: the short label begins at 10 + 122.4 - 20.4 = 112. A constraint
    // in place of the preferred width makes the label as wide as the room.
    Case(
      name: "label",
      states: [246.5, 247.5].map { width in
        [
          "long": Rect(x: 10, y: 10, width: width, height: 122.4),
          "short": Rect(x: 267.5, y: 112, width: 42.5, height: 20.4),
        ]
      }),
    // Row k is 25 k high and starts below those before it: at 25 (1 + ... + (k - 1)) = 25 k (k - 1) / 2. All ten are
    // 25 * 55 = 1375 high. Scrolling moves nothing: frames are those in the content.
    Case(name: "scroll-view", states: [scrolledRows, scrolledRows]),
    // Titles of 17 points: 8.5 a letter, 20.4 high, the baseline 0.25 em = 4.25 above the bottom. A baseline at 240 has
    // its title at 240 + 4.25 - 20.4 = 223.85; Center is (320 - 51) / 2 from the left, Raise ends 10 before the right.
    Case(
      name: "array",
      states: [0, -10, -20, -10, 0].map { offset in
        [
          "lower": Rect(x: 10, y: 223.85 + offset, width: 42.5, height: 20.4),
          "center": Rect(x: 134.5, y: 223.85 + offset, width: 51, height: 20.4),
          "raise": Rect(x: 267.5, y: 223.85 + offset, width: 42.5, height: 20.4),
        ]
      }),
    // The first is on the screen's own margins, 8 at each side; the others as in "sides".
    Case(
      name: "margins",
      states: [
        tiles { k in
          Rect(x: 8 + 10 * (k - 1), y: 8 + 5 * (k - 1), width: 304 - 30 * (k - 1), height: 464 - 20 * (k - 1))
        }
      ]),
    // Gaps: (320 - 10 - 3 * 20) / 4 = 62.5 and (480 - 10 - 3 * 20) / 4 = 102.5. Lengths: the ends of first and last tile
    // are at 230 and 290, 20 apart each; from top to bottom at 60 and 280, 73.33 apart.
    Case(
      name: "distribute",
      states: [
        row { Rect(x: 5 + 82.5 * $0, y: 60, width: 62.5, height: 60) },
        row { Rect(x: 0, y: 5 + 122.5 * $0, width: 60, height: 102.5) },
        row { Rect(x: 200 + 20 * $0, y: 60, width: 30, height: 60) },
        row { Rect(x: 0, y: 30 + 220 / 3 * $0, width: 60, height: 30) },
      ]),
    // 20 + 44 are covered at the top, 49 at the bottom: the lower bar ends at 480 - 49 = 431; then 20 and nothing. The knob
    // of 20 is in the middle of its bar: (320 - 20) / 2.
    Case(
      name: "layout-guide",
      states: [(64.0, 391.0), (20.0, 440.0)].map { top, bottom in
        [
          "top": Rect(x: 0, y: top, width: 320, height: 40), "knob": Rect(x: 150, y: 0, width: 20, height: 20),
          "bottom": Rect(x: 0, y: bottom, width: 320, height: 40),
        ]
      }),
    // The safe area is what is left of 320 by 480 below 44 and above 34; with the bar 44 more are taken at the top. The
    // phone that is turned has 44 at both sides and 21 at the bottom: 480 - 88 by 320 - 21.
    Case(
      name: "safe-area",
      states: [
        safeArea(Rect(x: 0, y: 44, width: 320, height: 402)), safeArea(Rect(x: 0, y: 88, width: 320, height: 358)),
        safeArea(Rect(x: 44, y: 0, width: 392, height: 299)),
      ]),
    // Insets of 15 above and below and 10 to the sides, all inward: (320 - 30) / 2 = 145 wide, (480 - 45) / 2 = 217.5 high.
    Case(
      name: "attribute-chaining",
      states: [
        [
          "green": Rect(x: 10, y: 15, width: 145, height: 217.5),
          "red": Rect(x: 165, y: 15, width: 145, height: 217.5),
          "blue": Rect(x: 10, y: 247.5, width: 300, height: 217.5),
        ]
      ]),
    // Of the set {green's top, "space", blue's bottom, "5000 points"} the constant size is broken; without it stands
    // {green's top, "space", blue's bottom, equal heights, "second top"}, of which the gap between siblings is. So blue
    // goes from 100 to 480 - 10 = 470, all are 370 high, and blue lies over green and red. When "5000 points" goes nothing
    // moves; when "second top" goes, too, "space" holds again and the frames are those of "basic".
    Case(
      name: "debugging",
      states: [
        debugging(blueY: 100, height: 370), debugging(blueY: 100, height: 370), debugging(blueY: 245, height: 225),
      ]),
    // The square in the middle is at (320 - 100) / 2 = 110, (480 - 100) / 2 = 190; the next ones are 120 away.
    Case(
      name: "simple-layout",
      states: [
        [
          "black": Rect(x: 110, y: 190, width: 100, height: 100), "red": Rect(x: -10, y: 310, width: 100, height: 100),
          "yellow": Rect(x: 230, y: 310, width: 100, height: 100),
          "blue": Rect(x: 230, y: 70, width: 100, height: 100), "green": Rect(x: -10, y: 70, width: 100, height: 100),
        ]
      ]),
    // A letter or blank is 8.5 wide, so 280 hold 32 of them: five words of five letters (5 * 6 - 1 = 29). 200 words are
    // 40 lines of 20.4: 816, and 20 above and below.
    Case(name: "basic-scroll-view", states: [longText, longText]),
    Case(name: "playground", states: [["label": Rect(x: 150, y: 200, width: 200, height: 20)]]),
    // The title begins at 16 + 48 + 12 = 76 and ends 16 before the other side: 228. "Next" is 4 * 8.5 = 34 by 20.4. The
    // mirror image of x is 320 - x - width; in the controls nothing moves.
    Case(
      name: "right-to-left",
      states: [
        turned(avatar: 16, title: 76, next: 270), turned(avatar: 256, title: 16, next: 16),
        turned(avatar: 16, title: 76, next: 270),
      ]),
    // Margins of 20. The title is 24 * 1.2 = 28.8 high, 8 above the subtitle of 17 * 1.2 = 20.4; gaps of 16 between the
    // others. The dots leave 280 - 120 = 160 for two gaps. What is left begins at 209.2 + 60 + 16 and ends at 460.
    Case(
      name: "stack-view",
      states: [
        stacked([260.0 / 3, 260.0 / 3, 260.0 / 3], [0, 290.0 / 3, 580.0 / 3]),
        // Two tiles share 280 - 10; the hidden one lies in the middle of their gap.
        stacked([135, 0, 135], [0, 140, 145]),
        stacked([260.0 / 3, 260.0 / 3, 260.0 / 3], [0, 290.0 / 3, 580.0 / 3]),
      ]),
  ]

  private static func turned(avatar: Double, title: Double, next: Double) -> [String: Rect] {
    [
      "avatar": Rect(x: avatar, y: 16, width: 48, height: 48), "title": Rect(x: title, y: 16, width: 228, height: 20.4),
      "controls": Rect(x: 16, y: 80, width: 288, height: 44), "back": Rect(x: 0, y: 0, width: 44, height: 44),
      "play": Rect(x: 52, y: 0, width: 44, height: 44), "forward": Rect(x: 104, y: 0, width: 44, height: 44),
      "next": Rect(x: next, y: 443.6, width: 34, height: 20.4),
    ]
  }

  private static let scrolledRows: [String: Rect] = {
    var frames = [
      "scroll": Rect(x: 0, y: 0, width: 320, height: 480), "content": Rect(x: 0, y: 0, width: 320, height: 1375),
    ]
    for k in 1...10 {
      frames["row\(k)"] = Rect(x: 0, y: 12.5 * Double(k * (k - 1)), width: 320, height: 25 * Double(k))
    }
    return frames
  }()

  private static let longText = [
    "scroll": Rect(x: 0, y: 0, width: 320, height: 480), "content": Rect(x: 0, y: 0, width: 320, height: 856),
    "label": Rect(x: 20, y: 20, width: 280, height: 816),
  ]

  private static func stacked(_ widths: [Double], _ starts: [Double]) -> [String: Rect] {
    var frames = [
      "column": Rect(x: 0, y: 0, width: 320, height: 480), "title": Rect(x: 20, y: 20, width: 280, height: 28.8),
      "subtitle": Rect(x: 20, y: 56.8, width: 280, height: 20.4),
      "tiles": Rect(x: 20, y: 93.2, width: 280, height: 100), "dots": Rect(x: 20, y: 209.2, width: 280, height: 60),
      "middle": Rect(x: 0, y: 10, width: 40, height: 40), "large": Rect(x: 120, y: 0, width: 60, height: 60),
      "small": Rect(x: 260, y: 20, width: 20, height: 20), "rest": Rect(x: 20, y: 285.2, width: 280, height: 174.8),
    ]
    for (name, (width, start)) in zip(["green", "red", "blue"], zip(widths, starts)) {
      frames[name] = Rect(x: start, y: 0, width: width, height: 100)
    }
    return frames
  }

  private static func debugging(blueY: Double, height: Double) -> [String: Rect] {
    [
      "green": Rect(x: 10, y: 10, width: 145, height: height), "red": Rect(x: 165, y: 10, width: 145, height: height),
      "blue": Rect(x: 10, y: blueY, width: 300, height: height),
    ]
  }

  private static func tiles(_ frame: (Double) -> Rect) -> [String: Rect] {
    Dictionary(uniqueKeysWithValues: (1...10).map { ("tile\($0)", frame(Double($0))) })
  }

  /// Tiles 10, 20 and 30 inside an area, and labels of 50 at its nine places.
  private static func safeArea(_ area: Rect) -> [String: Rect] {
    var frames: [String: Rect] = [:]
    for (index, name) in ["red", "green", "blue"].enumerated() {
      let inset = Double(10 * (index + 1))
      frames[name] = Rect(
        x: area.minX + inset, y: area.minY + inset, width: area.width - 2 * inset, height: area.height - 2 * inset)
    }
    for (column, x) in [("L", area.minX), ("X", area.midX - 25), ("R", area.maxX - 50)] {
      for (row, y) in [("T", area.minY), ("Y", area.midY - 25), ("B", area.maxY - 50)] {
        frames[column + row] = Rect(x: x, y: y, width: 50, height: 50)
      }
    }
    return frames
  }

  private static func row(_ frame: (Double) -> Rect) -> [String: Rect] {
    Dictionary(uniqueKeysWithValues: ["green", "red", "blue", "yellow"].enumerated().map { ($1, frame(Double($0))) })
  }

  @Test(arguments: cases)
  func hasTheFramesOfTheOriginal(_ example: Case) throws {
    let entry = try #require(Gallery.entries.first { $0.name == example.name })
    let screen = entry.makeQuietly()
    expect(example.states[0], on: screen, "at first")
    let steps = screen.steps
    #expect(steps.count == example.states.count - 1)
    for (index, step) in steps.enumerated() {
      step.perform()
      screen.layoutIfNeeded()
      expect(example.states[index + 1], on: screen, "after step \(index + 1)")
    }
  }

  /// No screen is without a table, and none is in the gallery twice.
  @Test func coversTheGallery() { #expect(Self.cases.map(\.name) == Gallery.entries.map(\.name)) }

  private func expect(_ frames: [String: Rect], on screen: View, _ moment: String) {
    var found: [String: Rect] = [:]
    var work: [View] = screen.subviews
    while let view = work.popLast() {
      if let name = view.identifier { found[name] = view.frame }
      work += view.subviews
    }
    #expect(found.keys.sorted() == frames.keys.sorted(), "\(moment)")
    for (name, frame) in frames {
      let actual = found[name] ?? .zero
      let differences = [
        actual.minX - frame.minX, actual.minY - frame.minY, actual.width - frame.width, actual.height - frame.height,
      ]
      #expect(differences.allSatisfy { $0.magnitude < 1e-6 }, "\(moment): \(name) is \(actual), not \(frame)")
    }
  }
}
