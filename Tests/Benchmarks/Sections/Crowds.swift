import Authoring
import Linting
import TestSupport

/// How the time of a lint grows with a crowd: lists and texts of thousands in one file, in which rules find something
/// again and again.
enum Crowds: Section {
  static let name = "crowds"

  /// A curriculum with so many of something.
  private typealias Crowd = @Sendable (_ count: Int) -> [String: String]

  private static let crowds: [(name: String, make: Crowd)] = [
    ("answers about others", { asking(list($0) { _ in "all of these" }) }),
    ("answers that differ", { asking(list($0) { "n\($0)" }) }),
    ("answers that look alike", { asking(list($0) { "n\u{200B}\($0)" }) }),
    ("right answers that are not there", { asking("[yes, no]", keys: list($0) { "\($0 + 2)" }) }),
    ("former ids", formerIDs),
    ("unknown prerequisites", { lesson(requires: list($0) { "training/x\($0)" }) }),
    ("prerequisites on itself", { lesson(requires: list($0) { _ in "training" }) }),
    ("brackets", { looking(String(repeating: "[ ", count: $0)) }),
    ("links", { looking(String(repeating: "[a](", count: $0) + ")") }),
    ("stars", { looking(String(repeating: "*a ", count: $0)) }),
    ("trailing spaces", { lesson(code(String(repeating: "      a \n", count: $0))) }),
    ("cards without ids", { lesson(String(repeating: "- {type: description, header: Hi, text: Hi.}\n", count: $0)) }),
    ("comments that silence", silences), ("images that are not there", images), ("lines of an absurd map", map),
  ]

  static func run(on bench: Workbench) throws -> String {
    var table = Table(
      "crowds: lint of one file with many of something, and of one with twice as many",
      columns: ["crowd", "lint", "twice as many", "growth", "bar"],
      note: "medians of 5 in one process; twice the time is linear, four times quadratic")
    for crowd in crowds {
      let (once, twice) = (crowd.make(10_000), crowd.make(20_000))
      _ = try seconds(once)
      let (first, second) = (try median { try seconds(once) }, try median { try seconds(twice) })
      let growth = second / first
      table.add(crowd.name, "10,000", time(first), time(second), ratio(growth), Bar.atMost(3, growth).verdict)
    }
    return table.text
  }

  private static func median(_ measure: () throws -> Double) rethrows -> Double {
    try (0..<5).map { _ in try measure() }.sorted()[2]
  }

  private static func seconds(_ files: [String: String]) throws -> Double {
    let (authored, reading) = try CurriculumReader.read(FilesInMemory(files))
    return try ContinuousClock().measure {
      let report = Linter().lint(authored, reading: reading)
      guard !report.diagnostics.isEmpty || report.statistics.cards > 1 else {
        throw BenchmarkFailure("nothing was read")
      }
    } / .seconds(1)
  }

  private static func list(_ count: Int, _ element: (Int) -> String) -> String {
    "[" + (0..<count).map(element).joined(separator: ", ") + "]"
  }

  private static func asking(_ answers: String, keys: String? = nil) -> [String: String] {
    let key = keys.map { "type: multiSelect, correctAnswerIndices: \($0)" } ?? "type: question, correctAnswerIndex: 0"
    return lesson("- {id: ask, text: Which?, answers: \(answers), \(key)}\n")
  }

  private static func looking(_ text: String) -> [String: String] {
    lesson("- {id: look, type: description, header: Look, text: \"\(text)\"}\n")
  }

  private static func code(_ lines: String) -> String {
    "- id: look\n  type: descriptionWithCode\n  header: Look\n  text: Look.\n  code: |\n\(lines)"
  }

  private static func formerIDs(_ count: Int) -> [String: String] {
    let ids = list(count) { _ in "run" }
    return lesson("- {id: see, formerly: \(ids), type: description, header: See, text: See.}\n")
  }

  private static func silences(_ count: Int) -> [String: String] {
    lesson(
      (0..<count).map {
        "# hornbook: ignore too-few-answers because it is a warm-up\n"
          + "- {id: ask-\($0), type: question, text: What is \($0)?, answers: [Yes, No], correctAnswerIndex: 0}\n"
      }.joined())
  }

  private static func images(_ count: Int) -> [String: String] {
    let parts = (0..<count).map { "    - {image: assets/missing-\($0).svg, alt: A box.}\n" }.joined()
    return lesson("- id: read\n  type: reading\n  header: Boxes\n  content:\n\(parts)")
  }

  private static func map(_ count: Int) -> [String: String] {
    let rows = Array(repeating: "        xyz\n", count: count).joined()
    return lesson(
      "- id: fetch\n  type: challenge\n  title: Fetch\n  text: Go.\n  language: robot\n  solutions: [forward]\n"
        + "  checks:\n    - world: |\n\(rows)")
  }

  /// A curriculum of one lesson that has these cards.
  private static func lesson(_ cards: String = "", requires: String = "[]") -> [String: String] {
    let run = "- {id: run, type: executor, text: Run it., code: print(1), result: 1}\n"
    let done = "- {id: done, type: finished, header: Well done!, text: You did it.}\n"
    let indented = (run + cards + done).split(separator: "\n").map { "  \($0)\n" }.joined()
    return [
      "curriculum.yaml": "title: Crowds\nlocale: en\nminimumClient: \"1.0.0\"\nmodules: [training]\n",
      "training/module.yaml": "title: Training\nsummary: First steps.\nlanguage: python\nblocks: [printing]\n",
      "training/printing/block.yaml": "title: Printing\nepisodes: [crowd]\n",
      "training/printing/crowd.yaml": "title: Crowd\nrequires: \(requires)\ncards:\n\(indented)",
    ]
  }
}
