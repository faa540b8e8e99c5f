import Foundation
import SolverBenchmark

exit(BenchmarkCommand.run(Array(CommandLine.arguments.dropFirst())))
