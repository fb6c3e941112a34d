import Foundation
import TestSupport

/// What all sections share: the tool to measure and the stopwatch.
struct Workbench {
  /// The path of the `hornbook` to measure.
  let hornbook: String
  /// What measures.
  let stopwatch: Stopwatch

  /// A workbench for a release build of the tool; by default the one beside this program.
  init(hornbook: String?) throws {
    let beside = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().path + "/hornbook"
    self.hornbook = hornbook ?? beside
    guard FileManager.default.isExecutableFile(atPath: self.hornbook) else {
      throw BenchmarkFailure(
        "there is no '\(self.hornbook)': build it with `swift build -c release --static-swift-stdlib --product hornbook`"
      )
    }
    stopwatch = try Stopwatch()
  }

  /// `hornbook` with arguments, to be measured.
  func hornbook(_ name: String, _ arguments: String..., in directory: String? = nil) -> Subject {
    Subject(name: name, command: Command(hornbook, arguments, in: directory))
  }
}

/// A part of the benchmarks, one a file in `Sections/`.
protocol Section: Sendable {
  /// The word that chooses it on the command line.
  static var name: String { get }
  /// Measures, and gives what is to be printed.
  static func run(on bench: Workbench) throws -> String
}
