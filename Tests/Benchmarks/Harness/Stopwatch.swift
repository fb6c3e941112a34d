import Foundation
import TestSupport

/// A program to measure.
struct Subject {
  /// What it is called in a table.
  let name: String
  /// The program and its arguments.
  let command: Command
  /// The exit statuses that it may have; any other would be a measurement of something else.
  var expectedStatuses = 0...0
}

/// Runs programs and says what they cost.
struct Stopwatch {
  private let launcher: String
  private let folder: TemporaryDirectory

  /// Builds the launcher, a C program whose own memory is too small to be taken for that of a program it runs.
  init() throws {
    folder = try TemporaryDirectory()
    launcher = try CProgram.build("measure", into: folder.path)
  }

  /// Measures programs in turns, A B A B, so that whatever else the machine does meets all of them alike.
  ///
  /// One round before the first warms the file cache and is not counted.
  func measure(_ subjects: [Subject], rounds: Int) throws -> [Series] {
    var runs: [[Figures]] = subjects.map { _ in [] }
    for round in 0...rounds {
      for (index, subject) in subjects.enumerated() {
        let figures = try measure(subject)
        if round > 0 { runs[index].append(figures) }
      }
    }
    return zip(subjects, runs).map { Series(name: $0.name, runs: $1) }
  }

  /// Measures a program once.
  func measure(_ subject: Subject) throws -> Figures {
    let report = folder.path + "/figures"
    var command = subject.command
    command.arguments = [report, command.executable] + command.arguments
    command.executable = launcher
    let finished = try command.run()
    let numbers = try String(contentsOfFile: report, encoding: .utf8).split(whereSeparator: \.isWhitespace).map {
      Int($0) ?? 0
    }
    guard numbers.count == 5 else { throw BenchmarkFailure("'\(subject.name)' could not be measured") }
    let figures = Figures(
      wall: Double(numbers[0]) / 1e9, processor: Double(numbers[1] + numbers[2]) / 1e6, peak: numbers[3] * 1024,
      status: numbers[4])
    guard subject.expectedStatuses.contains(figures.status) else {
      let output = (finished.output + finished.errors).prefix(2000)
      throw BenchmarkFailure("'\(subject.name)' ended with \(figures.status): \(output)")
    }
    return figures
  }
}

/// The small C programs that stand beside this code.
enum CProgram {
  /// Compiles `Tests/Benchmarks/NAME.c` and gives the program's path.
  static func build(_ name: String, into folder: String, flags: [String] = []) throws -> String {
    let program = "\(folder)/\(name)"
    let source = Repository.path("Tests/Benchmarks/\(name).c")
    let compiled = try Command("/usr/bin/env", ["cc", "-O2", source, "-o", program] + flags).run()
    guard compiled.status == 0 else { throw BenchmarkFailure("cc refuses \(name).c: \(compiled.errors)") }
    return program
  }
}

/// Why a benchmark has no figures.
struct BenchmarkFailure: Error, CustomStringConvertible {
  /// The reason.
  let description: String

  init(_ description: String) { self.description = description }
}
