import Foundation
import LayoutBenchmark

exit(LayoutBenchmarkCommand.run(Array(CommandLine.arguments.dropFirst())))
