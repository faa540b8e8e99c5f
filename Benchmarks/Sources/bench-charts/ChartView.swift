import Ashlar
import AshlarRendering

/// Lays a chart out by constraints: axes of equal decades, and names of curves beside their ends, as near as they fit.
final class ChartView: View {
  private static let size = Size(width: 680, height: 420)
  private static let gray = Color(white: 0.4)

  private let chart: Chart
  private let sizes: LogAxis
  private let times: LogAxis
  private let plot = View()
  private let title = Label()
  private let caption = Label()

  /// Nothing without a single point.
  init?(_ chart: Chart) {
    let points = chart.series.flatMap(\.points)
    guard let sizes = LogAxis(points.map(\.size)), let times = LogAxis(points.map(\.time)) else { return nil }
    self.chart = chart
    self.sizes = sizes
    self.times = times
    super.init(frame: Rect(origin: .zero, size: Self.size))
    addHeadings()
    addPlot()
    addTimes()
    addSizes()
    addNames()
  }

  /// The chart as it is laid out, with its curves.
  func picture() -> DisplayList {
    layoutIfNeeded()
    var list = DisplayList(of: self, title: "\(chart.title): \(chart.caption)")
    for series in chart.series.reversed() { draw(series, into: &list) }
    return list
  }

  private func addHeadings() {
    title.text = chart.title
    title.font = Font(size: 16, weight: .semibold)
    caption.text = chart.caption
    caption.font = Font(size: 12)
    caption.textColor = Self.gray
    addSubview(title)
    addSubview(caption)
    title.snp.makeConstraints { make in
      make.left.equalTo(plot)
      make.top.equalToSuperview().offset(14)
    }
    caption.snp.makeConstraints { make in
      make.left.equalTo(plot)
      make.top.equalTo(title.snp.bottom).offset(2)
    }
  }

  private func addPlot() {
    addSubview(plot)
    plot.snp.makeConstraints { make in
      make.top.equalTo(caption.snp.bottom).offset(14)
      make.bottom.equalToSuperview().inset(38)
      // As wide as the texts on both sides leave it.
      make.left.equalToSuperview().priority(.low)
      make.right.equalToSuperview().priority(.low)
    }
  }

  /// Lines and times, from the lowest decade up.
  private func addTimes() {
    let bands = bands(times.decades.count - 1)
    for (index, band) in bands.enumerated() {
      band.snp.makeConstraints { make in
        make.bottom.equalTo(index == 0 ? plot.snp.bottom : bands[index - 1].snp.top)
        make.height.equalTo(bands[0])
      }
    }
    bands.last?.snp.makeConstraints { $0.top.equalTo(plot) }
    let edges = [plot.snp.bottom] + bands.map(\.snp.top)
    for (exponent, edge) in zip(times.decades, edges) {
      let line = line()
      line.snp.makeConstraints { make in
        make.horizontalEdges.equalTo(plot)
        make.height.equalTo(1)
        make.centerY.equalTo(edge)
      }
      let label = label(LogAxis.time(exponent))
      label.snp.makeConstraints { make in
        make.right.equalTo(plot.snp.left).offset(-8)
        make.left.greaterThanOrEqualToSuperview().offset(16)
        make.centerY.equalTo(edge)
      }
    }
  }

  /// Lines and sizes, from the smallest decade on.
  private func addSizes() {
    let bands = bands(sizes.decades.count - 1)
    for (index, band) in bands.enumerated() {
      band.snp.makeConstraints { make in
        make.left.equalTo(index == 0 ? plot.snp.left : bands[index - 1].snp.right)
        make.width.equalTo(bands[0])
      }
    }
    bands.last?.snp.makeConstraints { $0.right.equalTo(plot) }
    let edges = [plot.snp.left] + bands.map(\.snp.right)
    for (exponent, edge) in zip(sizes.decades, edges) {
      let line = line()
      line.snp.makeConstraints { make in
        make.verticalEdges.equalTo(plot)
        make.width.equalTo(1)
        make.centerX.equalTo(edge)
      }
      let label = label(LogAxis.number(exponent))
      label.snp.makeConstraints { make in
        make.top.equalTo(plot.snp.bottom).offset(8)
        make.centerX.equalTo(edge)
      }
    }
  }

  /// Each name wants to be at the height of its curve's end; none may cover another.
  private func addNames() {
    let ends = chart.series.compactMap { series in series.points.last.map { (series, times.fraction($0.time)) } }
    var above: Label?
    for (series, fraction) in ends.sorted(by: { $0.1 > $1.1 }) {
      let end = LayoutGuide()
      plot.addLayoutGuide(end)
      end.snp.makeConstraints { make in
        make.bottom.equalTo(plot)
        make.height.equalTo(plot).multipliedBy(fraction)
      }
      let name = label(series.label)
      name.font = Font(size: 12, weight: series.isThick ? .semibold : .regular)
      name.textColor = series.color
      name.snp.makeConstraints { make in
        make.left.equalTo(plot.snp.right).offset(10)
        make.right.lessThanOrEqualToSuperview().offset(-12)
        make.bottom.lessThanOrEqualTo(plot).offset(8)
        make.centerY.equalTo(end.snp.top).priority(.medium)
        if let above { make.top.greaterThanOrEqualTo(above.snp.bottom).offset(2) }
      }
      above = name
    }
  }

  private func bands(_ count: Int) -> [LayoutGuide] {
    (0..<count).map { _ in
      let band = LayoutGuide()
      plot.addLayoutGuide(band)
      return band
    }
  }

  private func line() -> View {
    let line = View()
    line.backgroundColor = Color(white: 0.88)
    addSubview(line)
    return line
  }

  private func label(_ text: String) -> Label {
    let label = Label()
    label.text = text
    label.font = Font(size: 12)
    label.textColor = Self.gray
    addSubview(label)
    return label
  }

  /// Curves are no views: nothing constrains them but the numbers.
  private func draw(_ series: Chart.Series, into list: inout DisplayList) {
    let points = series.points.map { point in
      Point(
        x: plot.frame.minX + plot.frame.width * sizes.fraction(point.size),
        y: plot.frame.maxY - plot.frame.height * times.fraction(point.time))
    }
    let stroke = Stroke(width: series.isThick ? 3 : 1.5, color: series.color)
    for (start, end) in zip(points, points.dropFirst()) { list.append(.line(start, end, stroke)) }
    let radius = series.isThick ? 4.0 : 2.5
    for point in points {
      let rect = Rect(x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius)
      list.append(.fill(RoundedRect(rect, radius: radius), series.color))
    }
  }
}
