import Foundation
import Python
import TestSupport

/// Our Python beside the real `python3`: long programs as processes, short ones inside this process.
enum AgainstCPython: Section {
  static let name = "python"

  static func run(on bench: Workbench) throws -> String {
    let interpreter = try Judge.python("import os, sys; print(os.path.realpath(sys.executable), end='')").output
    return try longPrograms(bench, interpreter) + shortPrograms(bench, interpreter)
  }

  /// The programs in `Programs/`, each as `hornbook run` and as `python3`.
  private static func longPrograms(_ bench: Workbench, _ interpreter: String) throws -> String {
    var table = Table(
      "python: CPU time of programs beside CPython's", columns: ["hornbook", "python3", "ratio", "bar"],
      note: "medians of 5 runs in turns, start and end of the process included")
    var ratios: [Double] = []
    let folder = Repository.path("Tests/Benchmarks/Programs")
    for file in try FileManager.default.contentsOfDirectory(atPath: folder).sorted() {
      let subjects = [
        bench.hornbook("ours", "run", "--max-steps", "100000000000", "\(folder)/\(file)"),
        Subject(name: "python3", command: Command(interpreter, ["\(folder)/\(file)"])),
      ]
      try expectSameOutput(of: subjects, file)
      let series = try bench.stopwatch.measure(subjects, rounds: 5)
      let value = series[0].processor / series[1].processor
      ratios.append(value)
      table.add(
        file, time(series[0].processor), time(series[1].processor), ratio(value), Bar.atMost(1.5, value).verdict)
    }
    let mean = exp(ratios.map { log($0) }.reduce(0, +) / Double(ratios.count))
    table.add("geometric mean of \(ratios.count)", "", "", ratio(mean), Bar.atMost(0.7, mean).verdict)
    return table.text
  }

  private static func expectSameOutput(of subjects: [Subject], _ file: String) throws {
    let outputs = try subjects.map { try $0.command.run().output }
    guard outputs[0] == outputs[1] else { throw BenchmarkFailure("\(file) prints something else than in python3") }
  }

  /// Programs as they stand on cards, beside one `python3` each, which is how others check them.
  private static func shortPrograms(_ bench: Workbench, _ interpreter: String) throws -> String {
    var random = SeededRandom(seed: 1)
    let programs = (0..<1000).map { _ in Programs.program(&random) }
    let ours = try (0..<5).map { _ in try seconds { for program in programs { try expectOutput(program) } } }
    let folder = try TemporaryDirectory()
    var theirs = 0.0
    for (index, program) in programs.enumerated() {
      let file = try folder.write("\(program.code)\n", to: "\(index).py")
      theirs += try bench.stopwatch.measure(Subject(name: "python3", command: Command(interpreter, [file]))).wall
    }
    let hello = try (0..<1000).map { _ in try seconds { try expectOutput(("print(\"Hello\")", "Hello")) } }
    var table = Table("python: programs of lessons, from the source to the output", columns: ["wall", "bar"])
    let microseconds = { (seconds: Double) in String(format: "%.1f µs", seconds * 1e6) }
    table.add(
      "hello world in process, median of 1,000", microseconds(median(hello)),
      Bar.atMost(1e-4, median(hello), microseconds).verdict)
    table.add("1,000 programs in process, median of 5", time(median(ours)), "")
    table.add("1,000 programs, a python3 each", time(theirs), Bar.atLeast(100, theirs / median(ours)).verdict)
    return table.text
  }

  private static func expectOutput(_ program: (code: String, output: String)) throws {
    let outcome = PythonProgram(source: program.code).run()
    let output = outcome.standardOutput
    guard output == "\(program.output)\n" else {
      throw BenchmarkFailure("a program printed '\(output)' instead of '\(program.output)': \(program.code)")
    }
  }

  private static func seconds(_ work: () throws -> Void) rethrows -> Double {
    let clock = ContinuousClock()
    let duration = try clock.measure(work).components
    return Double(duration.seconds) + Double(duration.attoseconds) / 1e18
  }
}
