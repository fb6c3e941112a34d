import CurriculumBundle
import Diagnostics

extension RunestoneDirectiveReader {
  /// Reads an `activecode`: what to do, `~~~~`, the code, `====`, and lines that learners do not see, such as unit
  /// tests.
  func program() -> RunestoneItem? {
    reportOptions(besides: ["language", "caption", "autograde"] + Self.others)
    if let language = directive["language"], ForeignLanguage(language).language != .python {
      leaveOut("programs in '\(quoted(language))' are not run", help: "show it in a `code-block` instead")
      return nil
    }
    var code = directive.body[...]
    var text = directive["caption"].flatMap { $0.isEmpty ? nil : $0 }
    if let tilde = code.firstIndex(where: { $0.isBar(of: "~") }) {
      let said = content(Array(code[..<tilde])).text
      text = said.isEmpty ? text : said
      code = code[(tilde + 1)...]
    }
    var hidden: [ForeignLine] = []
    if let bar = code.firstIndex(where: { $0.isBar(of: "=") }) {
      hidden = Array(code[(bar + 1)...])
      code = code[..<bar]
    }
    guard let (own, tests) = parts(shown: TestedLines(Array(code).trimmed), hidden: hidden.dedented) else { return nil }
    let needed = Self.others.compactMap { directive[$0] }.first { !$0.isEmpty }
    return .program(RunestoneProgram(text: text, code: own.text, tests: tests, needed: needed))
  }

  /// The options that name something else of the book, without which a program does not run.
  private static let others = ["include", "datafile"]

  /// The code, and the tests that a card can say; nil where no test is left of a program without code.
  private func parts(
    shown: TestedLines, hidden: [ForeignLine]
  ) -> (code: [ForeignLine], tests: [RunestoneProgram.Test])? {
    let lines = shown.tests + hidden
    guard !lines.allSatisfy(\.isBlank) else { return (shown.code, []) }
    guard let tests = UnitTests(lines.text + "\n", of: shown.code.text) else {
      guard TestedLines(lines).hasClass else { return (show(hidden, after: shown.code), []) }
      return withoutTests(shown.code, lines, "Python cannot read these tests")
    }
    guard tests.hasTests else { return (show(hidden, after: shown.code), []) }
    for loss in tests.losses { report(loss, in: lines) }
    if let numbers = tests.firstMessage {
      source.reportLoss(
        Array(lines[numbers]).place, "a card has no place for the messages of tests, this one and those after it",
        help: "say them as `feedback` on wrong programs, if learners need them")
    }
    guard !tests.tests.isEmpty || !shown.code.isEmpty else {
      return withoutTests([], lines, "a card can say none of these tests")
    }
    return (shown.code, tests.tests)
  }

  /// Reports that no test is left; a program without code is left out with them.
  private func withoutTests(
    _ code: [ForeignLine], _ lines: [ForeignLine], _ fact: String
  ) -> (code: [ForeignLine], tests: [RunestoneProgram.Test])? {
    let id = directive.argument
    source.reportLoss(
      lines.trimmed.place, "\(fact), so \(code.isEmpty ? "'\(id)' is" : "they are") left out",
      help: "write them as checks of the card")
    return code.isEmpty ? nil : (code, [])
  }

  /// Code with the hidden lines that run after it, which is reported.
  private func show(_ hidden: [ForeignLine], after code: [ForeignLine]) -> [ForeignLine] {
    let hidden = hidden.trimmed
    guard !hidden.isEmpty else { return code }
    source.reportLoss(
      hidden.place, "a card has no hidden lines, so these are shown at the end of their program",
      help: "see that they give no answer away")
    return code + hidden
  }

  private func report(_ loss: UnitTests.Loss, in lines: [ForeignLine]) {
    let help =
      switch loss.reason {
      case .output: "let the card have the whole output as its `result`, if that is meant"
      case .program: "name under `uses` what the program has to use"
      case .skipped: "take the line with `@` out, if it is to be a check"
      case .other: "test a value with `assertEqual`, `assertTrue`, `assertIn` or `assertRaises`"
      }
    let fact = loss.reason == .skipped ? "a test that is skipped is left out" : "a card cannot say this test"
    source.reportLoss(Array(lines[loss.lines]).place, "\(fact): \(loss.text)", help: help)
  }
}

/// The lines of a program, those of its unit tests by themselves.
///
/// These are recognized by their first words, since the start of a program is often not Python yet.
private struct TestedLines {
  private(set) var code: [ForeignLine] = []
  private(set) var tests: [ForeignLine] = []
  /// Whether a class of tests is among them.
  private(set) var hasClass = false

  init(_ lines: [ForeignLine]) {
    var isInTests = false
    for (index, line) in lines.enumerated() {
      if line.indent == 0, !line.isBlank {
        let next = lines[(index + 1)...].first { !$0.isBlank }
        isInTests = Self.begins(line.text, next?.text ?? "")
        hasClass = hasClass || Self.isClass(line.text)
      }
      if let rest = Self.importBesideTests(line) {
        code.append(rest)
      } else if isInTests {
        tests.append(line)
      } else {
        code.append(line)
      }
    }
    code = code.trimmed
  }

  /// Whether a line begins a part of tests.
  private static func begins(_ line: String, _ next: String) -> Bool {
    if isClass(line) || line.hasPrefix("from unittest") || line.hasPrefix("import unittest") { return true }
    if line.hasPrefix("@"), line.contains("skip") { return isClass(next) }
    if line.hasPrefix("if __name__"), (line + next).contains("unittest.main(") { return true }
    return line.hasSuffix("().main()") || line.hasPrefix("unittest.main(")
  }

  private static func isClass(_ line: String) -> Bool {
    line.hasPrefix("class ") && line.contains("TestCase") && line.contains("(")
  }

  /// What `import unittest, math` imports besides; nil for other lines.
  private static func importBesideTests(_ line: ForeignLine) -> ForeignLine? {
    guard line.text.hasPrefix("import "), line.text.contains("unittest"), line.text.contains(",") else { return nil }
    let names = line.text.dropFirst("import ".count).split(separator: ",")
      .map { String($0.trimmingPrefix { $0 == " " }) }.filter { !$0.hasPrefix("unittest") }
    guard !names.isEmpty else { return nil }
    var rest = line
    rest.text = "import " + names.joined(separator: ", ")
    return rest
  }
}

extension ForeignLine {
  /// Whether nothing but a sign is on it, four times or more often.
  fileprivate func isBar(of sign: Character) -> Bool { text.count >= 4 && text.allSatisfy { $0 == sign } }
}
