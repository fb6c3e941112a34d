import Foundation
import Slang
import SlangAnalysis
import TestSupport

/// Our Slang beside Node.js on the JavaScript into which its programs are translated.
enum AgainstNode: Section {
  static let name = "slang"

  static func run(on bench: Workbench) throws -> String {
    let folder = try TemporaryDirectory()
    var table = Table(
      "slang: CPU time of programs beside Node.js on their JavaScript", columns: ["hornbook", "node", "ratio"],
      note: "medians of 5 runs in turns, start and end of the process included")
    for (name, lines) in programs {
      let text = lines.joined(separator: "\n") + "\n"
      let javaScript = SlangSource(text).program.translated(to: .javaScript) ?? ""
      let subjects = [
        bench.hornbook(
          "ours", "run", "--max-steps", "100000000000", try folder.write(text, to: "program.slang")),
        Subject(
          name: "node", command: Command("/usr/bin/env", ["node", try folder.write(javaScript, to: "program.js")])),
      ]
      let outputs = try subjects.map { try $0.command.run().output }
      guard outputs[0] == outputs[1], !outputs[0].isEmpty else {
        throw BenchmarkFailure("'\(name)' prints something else than in Node.js")
      }
      let series = try bench.stopwatch.measure(subjects, rounds: 5)
      table.add(
        name, time(series[0].processor), time(series[1].processor),
        ratio(series[0].processor / series[1].processor))
    }
    return table.text
  }

  private static let programs: [(name: String, lines: [String])] = [
    ("hello world", ["print \"Hello, World!\""]),
    ("a sum of 10 million", ["variable n = 0", "repeat 10000000", "variable n = n + 1", "end", "print n"]),
    (
      "FizzBuzz, counted to 3 million",
      [
        "variable n = 0", "variable fizz = 0", "repeat 3000000", "variable n = n + 1", "if n % 15 == 0",
        "variable fizz = fizz + 3", "else", "if n % 3 == 0", "variable fizz = fizz + 1", "else", "if n % 5 == 0",
        "variable fizz = fizz + 2", "end", "end", "end", "end", "print fizz",
      ]
    ),
    (
      "nested loops of doubles, 4 million",
      [
        "variable x = 0.5", "repeat 2000", "repeat 2000", "variable x = x * 1.000001 + 0.25", "end",
        "variable x = x / 2", "end", "print x",
      ]
    ),
    (
      "a text of 300,000 letters",
      ["variable s = \"\"", "repeat 300000", "variable s = s + \"x\"", "end", "print s"]
    ),
    ("100,000 lines", ["variable n = 0", "repeat 100000", "variable n = n + 1", "print \"line \" + n", "end"]),
  ]
}
