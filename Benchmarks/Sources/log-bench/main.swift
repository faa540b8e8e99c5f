import AshlarDiagnostics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

// Reads a log of 50 MB, ten conflicts in it, in pieces of 64 KiB as the tool does; prints time and memory. Noise is of two
// kinds: what an app prints, and lines that look like constraints to the last letter but one.

func seconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

func peakMegabytes() -> Double {
  var usage = rusage()
  #if canImport(Glibc)
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
  #else
    getrusage(RUSAGE_SELF, &usage)
  #endif
  #if canImport(Darwin)
    return Double(usage.ru_maxrss) / 1_048_576
  #else
    return Double(usage.ru_maxrss) / 1024
  #endif
}

let conflict = """
  2016-11-22 08:26:43.345 App[29657:218] [LayoutConstraints] Unable to simultaneously satisfy constraints.
  (
      "<NSLayoutConstraint:0x600000000010 V:|-(16)-[UILabel:0x7f8000000020'Hello']   (active, names: '|':UIView:0x7f8000000030 )>",
      "<NSLayoutConstraint:0x600000000040 V:[UILabel:0x7f8000000020'Hello']-(16)-|   (active, names: '|':UIView:0x7f8000000030 )>",
      "<NSLayoutConstraint:0x600000000050 UILabel:0x7f8000000020'Hello'.height == 44   (active)>",
      "<NSLayoutConstraint:0x600000000060 'UIView-Encapsulated-Layout-Height' UIView:0x7f8000000030.height == 44   (active)>"
  )

  Will attempt to recover by breaking constraint
  <NSLayoutConstraint:0x600000000050 UILabel:0x7f8000000020'Hello'.height == 44   (active)>

  """
let plain = "2016-11-22 08:26:43.345678+0100 App[29657:218] [Network] GET /items?page=12 200 in 0.31 s (cached: no)\n"
let hostile =
  "    \"<NSLayoutConstraint:0x600000000010 'a name' UIView:0x7f8000000020.hight == 44   (active)>\", [<NSLayoutConstraint\n"

/// Returns whether all ten conflicts have been found.
func measure(_ name: String, noise: String) -> Bool {
  let megabytes = 50
  var piece: [UInt8] = []
  while piece.count < 1 << 16 { piece += Array(noise.utf8) }
  let pieces = megabytes << 20 / piece.count
  var reader = LogReader()
  var found = 0
  let start = seconds()
  for index in 0..<pieces {
    found += reader.read(piece).filter { $0.broken != nil }.count
    if index % (pieces / 10) == 0, index / (pieces / 10) < 10 {
      found += reader.read(Array(conflict.utf8)).filter { $0.broken != nil }.count
    }
  }
  found += reader.finish().filter { $0.broken != nil }.count
  let time = seconds() - start
  let (rounded, peak) = ((time * 100).rounded() / 100, peakMegabytes().rounded())
  print("\(name): \(megabytes) MB, \(found) conflicts found, \(rounded) s, peak \(peak) MB")
  return found == 10
}

let found = [measure("what apps print", noise: plain), measure("broken constraints", noise: hostile)]
if found.contains(false) { exit(1) }
