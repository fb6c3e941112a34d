import Authoring
import AuthoringSamples
import CurriculumBundle
import Diagnostics
import Exchange
import Grading
import Testing

/// A page with a program, its unit tests, and its answer in the next tab.
struct TestedPage: CustomTestStringConvertible {
  /// A program that defines `f`, which doubles a number.
  static let double = "def f(n):\n    return 2 * n"

  var shown = "def f(n):\n    return 0"
  var hidden: String
  var answer = double
  /// What the tabs hold besides.
  var afterAnswer = ""
  /// The options of the program.
  var options = ""

  var testDescription: String { hidden }

  init(
    hidden: String, shown: String = "def f(n):\n    return 0", answer: String = double, afterAnswer: String = "",
    options: String = ""
  ) {
    (self.shown, self.hidden, self.answer) = (shown, hidden, answer)
    (self.afterAnswer, self.options) = (afterAnswer, options)
  }

  /// A page whose tests are one method of a class, after others.
  init(method lines: [String], before methods: [String] = [], answer: String = double) {
    let body = methods + ["def testAll(self):"] + lines.map { "    \($0)" }
    self.init(
      hidden: """
        from unittest.gui import TestCaseGui

        class Tests(TestCaseGui):
        \(body.map { "    \($0)" }.joined(separator: "\n"))

        Tests().main()
        """, answer: answer)
  }

  /// The page as a book has it.
  var text: String {
    """
    .. tabbed:: t

       .. tab:: Question

          .. activecode:: f
             :autograde: unittest
    \(indented(options))
             Write f.
             ~~~~
    \(indented(shown))
             ====
    \(indented(hidden))

       .. tab:: Answer

          .. activecode:: f_answer

    \(indented(answer))

    \(afterAnswer)
    """
  }

  private func indented(_ code: String) -> String {
    code.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "         \($0)" }.joined(separator: "\n")
  }

  /// What an import of the page gives.
  func imported() throws -> (files: [NewFile], losses: [Diagnostic]) {
    let (files, diagnostics) = try importing("runestone", SourceText(path: "x.rst", text))
    return (files, diagnostics)
  }
}

/// Expects that the answers of all tasks pass their checks, as an app grades them, and gives how many checks there are.
@discardableResult
func expectAnswersPass(_ files: [NewFile]) throws -> Int {
  let (authored, findings) = try read(files.inMemory)
  #expect(!findings.contains { $0.severity == .error }, "\(findings.map(\.message))")
  var count = 0
  for episode in authored.episodes {
    for card in episode.cards {
      guard let task = card.card.content.task else { continue }
      let solution = try #require(card.task?.solutions.first)
      let run = task.run(TaskProgram(solution, for: task))
      #expect(run.passesChecks, "\(run.firstFailure?.check.call ?? ""): \(run.firstFailure?.inWords ?? "")")
      count += run.checks.count
    }
  }
  return count
}

extension [NewFile] {
  /// The checks of the only task, each on one line.
  var checks: [String] {
    let lines = episode.split(separator: "\n").map(String.init)
    guard let start = lines.firstIndex(of: "    checks:") else { return [] }
    return lines[(start + 1)...].prefix { $0.hasPrefix("      ") }.reduce(into: [String]()) { checks, line in
      let words = line.drop { $0 == " " }
      if line.hasPrefix("      - ") {
        checks.append(String(words.dropFirst(2)))
      } else {
        checks[checks.count - 1] += " \(words)"
      }
    }
  }
}
