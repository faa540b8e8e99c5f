import AshlarDSL
import AshlarLayout
import AshlarViews

/// Four tiles along a line in four ways: by fixed gaps or by fixed lengths, from left to right or from top to bottom.
public final class DistributeScreen: View, Screen {
  let tiles = zip(["green", "red", "blue", "yellow"], [Palette.green, Palette.red, Palette.blue, Palette.yellow])
    .map { View.tile($0, $1) }

  /// Builds the screen with the first of its arrangements.
  public init() {
    super.init()
    for tile in tiles { addSubview(tile) }
    spread(.horizontal, spacing: 20, lead: 5, tail: 5)
  }

  /// The other three arrangements.
  public var steps: [ScreenStep] {
    [
      ScreenStep("Gaps of 20, from top to bottom") { [self] in spread(.vertical, spacing: 20, lead: 5, tail: 5) },
      ScreenStep("Lengths of 30, from 200 on") { [self] in spread(.horizontal, length: 30, lead: 200, tail: 30) },
      ScreenStep("Lengths of 30, from top to bottom") { [self] in spread(.vertical, length: 30, lead: 30, tail: 200) },
    ]
  }

  /// The tiles share what the gaps leave.
  private func spread(_ axis: Axis, spacing: Double, lead: Double, tail: Double) {
    placeAcross(axis)
    let line = AxisWords(axis)
    for (index, tile) in tiles.enumerated() {
      tile.snp.makeConstraints { make in
        if index == 0 {
          make.naming(line.start).equalToSuperview().offset(lead)
        } else {
          make.naming(line.start).equalTo(tiles[index - 1].snp.naming(line.end)).offset(spacing)
          make.naming(line.length).equalTo(tiles[index - 1])
        }
        if index == tiles.count - 1 { make.naming(line.end).equalToSuperview().offset(-tail) }
      }
    }
  }

  /// The gaps share what the tiles leave: the end of tile i lies i/(n−1) of the way from the end of the first tile to
  /// the end of the last one.
  private func spread(_ axis: Axis, length: Double, lead: Double, tail: Double) {
    placeAcross(axis)
    let line = AxisWords(axis)
    for (index, tile) in tiles.enumerated() {
      let share = Double(index) / Double(tiles.count - 1)
      tile.snp.makeConstraints { make in
        make.naming(line.length).equalTo(length)
        if index == 0 {
          make.naming(line.start).equalToSuperview().offset(lead)
        } else {
          make.naming(line.end).equalToSuperview().multipliedBy(share)
            .offset((1 - share) * (lead + length) - share * tail)
        }
      }
    }
  }

  /// Takes away the arrangement before, and gives all tiles the same place across the line.
  private func placeAcross(_ axis: Axis) {
    tiles.snp.remakeConstraints { make in
      switch axis {
      case .horizontal:
        make.top.equalToSuperview().offset(60)
        make.height.equalTo(60)
      case .vertical:
        make.left.equalToSuperview()
        make.width.equalTo(60)
      }
    }
  }
}

/// The names of edges and lengths along an axis.
private struct AxisWords {
  let start: AttributeSet
  let end: AttributeSet
  let length: AttributeSet

  init(_ axis: Axis) {
    switch axis {
    case .horizontal: (start, end, length) = (.left, .right, .width)
    case .vertical: (start, end, length) = (.top, .bottom, .height)
    }
  }
}
