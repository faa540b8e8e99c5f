import AshlarDSL
import AshlarLayout
import Testing

/// Screens of Masonry's and SnapKit's examples in a root of 320 by 480; expected frames are worked out by hand.
@Suite struct FrameTests {
  /// Padding 10, two tiles over a wide one, all of one height: (480 − 3·10) / 2 = 225; tiles (320 − 3·10) / 2 = 145.
  @Test func basic() {
    let scene = Scene(["green", "red", "blue"])
    let (green, red, blue) = (scene.boxes[0], scene.boxes[1], scene.boxes[2])
    green.snp.makeConstraints {
      $0.top.left.equalToSuperview().inset(10)
      $0.bottom.equalTo(blue.snp.top).inset(10)
      $0.right.equalTo(red.snp.left).inset(10)
      $0.size.equalTo(red)
      $0.height.equalTo(blue)
    }
    red.snp.makeConstraints {
      $0.top.right.equalToSuperview().inset(10)
      $0.bottom.equalTo(blue.snp.top).inset(10)
    }
    blue.snp.makeConstraints { $0.left.right.bottom.equalToSuperview().inset(10) }
    #expect(scene.frame(green) == [10, 10, 145, 225])
    #expect(scene.frame(red) == [165, 10, 145, 225])
    #expect(scene.frame(blue) == [10, 245, 300, 225])
  }

  /// Insets 10 to the sides, 15 above and below: inward from the first attribute, also between opposite edges.
  @Test func attributeChaining() {
    let scene = Scene(["green", "red", "blue"])
    let (green, red, blue) = (scene.boxes[0], scene.boxes[1], scene.boxes[2])
    let padding = EdgeInsets(top: 15, left: 10, bottom: 15, right: 10)
    green.snp.makeConstraints {
      $0.top.left.equalToSuperview().inset(padding)
      $0.bottom.equalTo(blue.snp.top).inset(padding)
      $0.width.equalTo(red)
      $0.height.equalTo([red, blue])
    }
    red.snp.makeConstraints {
      $0.top.right.equalToSuperview().inset(padding)
      $0.left.equalTo(green.snp.right).inset(padding)
      $0.bottom.equalTo(blue.snp.top).inset(padding)
    }
    blue.snp.makeConstraints { $0.left.right.bottom.equalToSuperview().inset(padding) }
    // Heights: 480 = 15 + h + 15 + h + 15, so 217.5; widths: 320 = 10 + w + 10 + w + 10, so 145.
    #expect(scene.frame(green) == [10, 15, 145, 217.5])
    #expect(scene.frame(red) == [165, 15, 145, 217.5])
    #expect(scene.frame(blue) == [10, 247.5, 300, 217.5])
  }

  @Test func constants() {
    let scene = Scene(["purple", "orange"])
    scene.boxes[0].snp.makeConstraints { $0.edges.equalTo(EdgeInsets(all: 20)) }
    scene.boxes[1].snp.makeConstraints {
      $0.size.equalTo(Size(width: 200, height: 100))
      $0.center.equalTo(Point(x: 0, y: 50))
    }
    #expect(scene.frame(scene.boxes[0]) == [20, 20, 280, 440])
    #expect(scene.frame(scene.boxes[1]) == [60, 240, 200, 100])
  }

  /// Each inset 5/10/15/20 (top, left, bottom, right) in the one before: siblings, so the k-th adds up k of them.
  @Test func sides() {
    let scene = Scene((1...10).map { "\($0)" })
    var outer: any LayoutItem = scene.root
    for box in scene.boxes {
      box.snp.makeConstraints {
        $0.edges.equalTo(outer).inset(EdgeInsets(top: 5, left: 10, bottom: 15, right: 20))
      }
      outer = box
    }
    for (index, box) in scene.boxes.enumerated() {
      let k = Double(index + 1)
      #expect(scene.frame(box) == [10 * k, 5 * k, 320 - 30 * k, 480 - 20 * k])
    }
  }

  /// The button grows by 1.3 a tap until it fills the parent: 100 · 1.3³ = 219.7; 100 · 1.3⁶ > 480.
  @Test func update() {
    let scene = Scene(["button"])
    let button = scene.boxes[0]
    var side = 100.0
    func tap() {
      button.snp.updateConstraints {
        $0.center.equalToSuperview()
        $0.size.equalTo(side).priority(.low)
        $0.size.lessThanOrEqualToSuperview()
      }
    }
    tap()
    #expect(scene.frame(button) == [110, 190, 100, 100])
    for _ in 0..<10 {
      side *= 1.3
      tap()
    }
    #expect(scene.frame(button) == [0, 0, 320, 480] && scene.active.count == 6)
  }

  @Test func remake() {
    let scene = Scene(["button"])
    let button = scene.boxes[0]
    for isTopLeft in [true, false, true] {
      button.snp.remakeConstraints {
        $0.size.equalTo(100)
        if isTopLeft {
          $0.left.top.equalToSuperview().offset(10)
        } else {
          $0.right.bottom.equalToSuperview().offset(-10)
        }
      }
      #expect(scene.frame(button) == (isTopLeft ? [10, 10, 100, 100] : [210, 370, 100, 100]))
    }
  }

  /// Halves of 240; 3:1 at most 320 wide is 320 by 106.67, centered at (240 − 106.67) / 2; 1:3 at most 240 high is 80.
  @Test func aspectFit() {
    let scene = Scene(["top", "bottom"])
    let (top, bottom) = (scene.boxes[0], scene.boxes[1])
    let (wide, tall) = (scene.add("wide", to: top), scene.add("tall", to: bottom))
    top.snp.makeConstraints { $0.left.right.top.equalToSuperview() }
    bottom.snp.makeConstraints {
      $0.left.right.bottom.equalToSuperview()
      $0.top.equalTo(top.snp.bottom)
      $0.height.equalTo(top)
    }
    for (inner, ratio) in [(wide, 3.0), (tall, 1.0 / 3)] {
      inner.snp.makeConstraints {
        $0.width.equalTo(inner.snp.height).multipliedBy(ratio)
        $0.size.lessThanOrEqualToSuperview()
        $0.size.equalToSuperview().priority(.low)
        $0.center.equalToSuperview()
      }
    }
    let frame = scene.frame(wide)
    #expect(zip(frame, [0, 200.0 / 3, 320, 320.0 / 3]).allSatisfy { abs($0 - $1) < 1e-6 })
    #expect(zip(scene.frame(tall), [120, 0, 80, 240]).allSatisfy { abs($0 - $1) < 1e-6 })
  }

  /// Three squares share a block; 10 between, the middle one at the center.
  @Test func array() {
    let scene = Scene(["a", "b", "c"])
    let (a, b, c) = (scene.boxes[0], scene.boxes[1], scene.boxes[2])
    b.snp.makeConstraints { $0.centerX.equalToSuperview() }
    a.snp.makeConstraints { $0.right.equalTo(b.snp.left).inset(10) }
    c.snp.makeConstraints { $0.left.equalTo(b.snp.right).inset(10) }
    [a, b, c].snp.makeConstraints { $0.size.equalTo(40) }
    for raise in [0, -10, 10] {
      [a, b, c].snp.updateConstraints { $0.baseline.equalToSuperview { $0.snp.centerY }.offset(raise) }
      // A box without text has its baseline at the bottom: top = 240 + raise − 40.
      let y = 200 + Double(raise)
      #expect(scene.frame(a) == [90, y, 40, 40])
      #expect(scene.frame(b) == [140, y, 40, 40])
      #expect(scene.frame(c) == [190, y, 40, 40])
    }
    #expect(scene.active.count == 12)
  }

  /// Margins 8 at the root, then 5/10/15/20 (top, left, bottom, right) of each sibling in turn.
  @Test func margins() {
    let scene = Scene((1...10).map { "\($0)" })
    var outer: any LayoutItem = scene.root
    for box in scene.boxes {
      box.layoutNode.layoutMargins = EdgeInsets(top: 5, left: 10, bottom: 15, right: 20)
      box.snp.makeConstraints { $0.edges.equalTo(outer.snp.margins) }
      outer = box
    }
    for (index, box) in scene.boxes.enumerated() {
      let k = Double(index)
      #expect(scene.frame(box) == [8 + 10 * k, 8 + 5 * k, 304 - 30 * k, 464 - 20 * k])
    }
  }

  /// Spacing 20, ends 5: four widths of (320 − 3·20 − 2·5) / 4 = 62.5.
  @Test func distribute() {
    let scene = Scene(["a", "b", "c", "d"])
    for (left, right) in zip(scene.boxes, scene.boxes.dropFirst()) {
      right.snp.makeConstraints {
        $0.left.equalTo(left.snp.right).inset(20)
        $0.width.equalTo(left)
      }
    }
    scene.boxes[0].snp.makeConstraints { $0.left.equalToSuperview().inset(5) }
    scene.boxes[3].snp.makeConstraints { $0.right.equalToSuperview().inset(5) }
    scene.boxes.snp.makeConstraints { $0.verticalEdges.equalToSuperview().inset(10) }
    for (box, x) in zip(scene.boxes, [5, 87.5, 170, 252.5]) {
      #expect(scene.frame(box) == [x, 10, 62.5, 460])
    }
  }

  /// A square of 100 in the middle and four around it, 20 apart: 160 ± 50, then 20 + 100 further.
  @Test func simpleLayout() {
    let scene = Scene(["black", "red", "yellow", "blue", "green"])
    let boxes = scene.boxes
    boxes.snp.makeConstraints { $0.size.equalTo(100) }
    boxes[0].snp.makeConstraints { $0.center.equalToSuperview() }
    boxes[1].snp.makeConstraints {
      $0.top.equalTo(boxes[0].snp.bottom).offset(20)
      $0.right.equalTo(boxes[0].snp.left).offset(-20)
    }
    boxes[2].snp.makeConstraints {
      $0.top.equalTo(boxes[0].snp.bottom).offset(20)
      $0.left.equalTo(boxes[0].snp.right).offset(20)
    }
    boxes[3].snp.makeConstraints {
      $0.bottom.equalTo(boxes[0].snp.top).offset(-20)
      $0.left.equalTo(boxes[0].snp.right).offset(20)
    }
    boxes[4].snp.makeConstraints {
      $0.bottom.equalTo(boxes[0].snp.top).offset(-20)
      $0.right.equalTo(boxes[0].snp.left).offset(-20)
    }
    let origins: [[Double]] = [[110, 190], [-10, 310], [230, 310], [230, 70], [-10, 70]]
    for (box, origin) in zip(boxes, origins) { #expect(scene.frame(box) == origin + [100, 100]) }
  }

  /// In a right-to-left tree leading is right, and its constants point left.
  @Test func rightToLeft() {
    let scene = Scene(["a"])
    scene.root.layoutNode.forcedDirection = .rightToLeft
    scene.boxes[0].snp.makeConstraints {
      $0.directionalEdges.equalToSuperview().inset(DirectionalEdgeInsets(top: 1, leading: 20, bottom: 3, trailing: 50))
    }
    #expect(scene.frame(scene.boxes[0]) == [50, 1, 250, 476])
    scene.boxes[0].snp.remakeConstraints {
      $0.directionalEdges.equalToSuperview().inset(EdgeInsets(top: 1, left: 20, bottom: 3, right: 50))
    }
    #expect(scene.frame(scene.boxes[0]) == [20, 1, 250, 476])
  }
}
