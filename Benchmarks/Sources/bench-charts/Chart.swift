import Ashlar

/// A chart of times against sizes.
struct Chart {
  /// The curve of one contender.
  struct Series {
    var label: String
    var color: Color
    /// Thick is what the chart is about.
    var isThick = false
    /// Sizes and microseconds, by size.
    var points: [(size: Double, time: Double)]
  }

  /// The name of its file, without extension.
  var name: String
  var title: String
  /// What its axes mean.
  var caption: String
  var series: [Series]
}

extension Chart {
  /// Who is drawn, and by which number: of the engines that are called from Python only the call that lays out.
  private struct Contender {
    var name: String
    var label: String
    var color: String
    var keys: [Measured: String] = [.build: "build_us", .resize: "resize_us"]
  }

  private enum Measured { case build, resize }

  private static let layoutCalls: [Measured: String] = [.build: "layout_us", .resize: "relayout_us"]

  // Colours that people with colour blindness can tell apart.
  private static let contenders = [
    Contender(name: "ours", label: "Ashlar", color: "#0072B2"),
    Contender(name: "kiwi", label: "kiwi (C++)", color: "#D55E00"),
    Contender(name: "wheel", label: "kiwisolver (Python)", color: "#E69F00"),
    Contender(name: "taffy", label: "Taffy, layout call", color: "#9A6FB0", keys: layoutCalls),
    Contender(name: "yoga", label: "Yoga, layout call", color: "#666666", keys: layoutCalls),
    Contender(name: "floor", label: "frames by hand", color: "#009E73"),
  ]

  static func all(of records: [Record]) -> [Chart] {
    [
      chart("b-build", "b_cells", "List of cells: build, solve, read all", "number of cells", records, .build),
      chart("b-resize", "b_cells", "List of cells: one resize, read all", "number of cells", records, .resize),
      chart("c-build", "c_nested", "Nested containers: build, solve, read all", "depth", records, .build),
      chart("d-build", "d_chain", "Chain of siblings: build, solve, read all", "number of siblings", records, .build),
    ]
  }

  private static func chart(
    _ name: String, _ group: String, _ title: String, _ size: String, _ records: [Record], _ measured: Measured
  ) -> Chart {
    var series: [Series] = []
    for contender in contenders {
      var points: [(size: Double, time: Double)] = []
      for record in records where record.contender == contender.name && record.group == group {
        guard let key = contender.keys[measured], let time = record.times[key] else { continue }
        points.append((size: record.size, time: time))
      }
      guard !points.isEmpty else { continue }
      points.sort { $0.size < $1.size }
      let color = Color(hex: contender.color) ?? .black
      series.append(
        Series(label: contender.label, color: color, isThick: contender.name == "ours", points: points))
    }
    return Chart(name: "bench-\(name)", title: title, caption: "time against \(size), both logarithmic", series: series)
  }
}
