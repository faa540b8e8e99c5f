/// Whose fault a failure is.
public enum Blame: UInt8, Equatable, Sendable {
  /// A check that the user asked for did not hold.
  case check
  /// The command line.
  case usage
  /// What is written in a file or an argument.
  case data
  /// A file that cannot be read.
  case input
  /// A file that cannot be written.
  case output
  /// Ashlar itself.
  case ourselves

  /// The exit code of the tool, after `sysexits.h`.
  public var exitCode: Int32 {
    switch self {
    case .check: 1
    case .usage: 64
    case .data: 65
    case .input: 66
    case .output: 73
    case .ourselves: 70
    }
  }
}
