internal import CurriculumBundle
internal import Diagnostics

extension RunestoneDirectiveReader {
  /// Reads an `activecode`: what to do, `~~~~`, the code, `====`, and unit tests that learners do not see.
  func program() -> RunestoneItem? {
    reportOptions(besides: ["language", "caption", "autograde"])
    if let language = directive["language"], ForeignLanguage(language).language != .python {
      leaveOut("programs in '\(language)' are not run", help: "show it in a `code-block` instead")
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
    let shown = Array(code).trimmed
    let (own, tests) = tests(in: shown + hidden, count: shown.count)
    return .program(RunestoneProgram(text: text, code: own.text, tests: tests))
  }

  /// The lines that are not part of unit tests, and the tests that a card can say.
  private func tests(in lines: [ForeignLine], count: Int) -> (code: [ForeignLine], tests: [RunestoneProgram.Test]) {
    let shown = Array(lines[..<count])
    let visible = shown.firstIndex { $0.text.hasPrefix("from unittest") || $0.text.hasPrefix("import unittest") }
    let code = Array(shown[..<(visible ?? count)]).trimmed
    let hidden = Array(lines[(visible ?? count)...])
    guard !hidden.allSatisfy(\.isBlank) else { return (code, []) }
    guard let tests = UnitTests(hidden.dedented.text + "\n", of: code.text) else {
      source.reportLoss(
        hidden.trimmed.place, "Python cannot read these tests, so they are left out",
        help: "write them as checks of the card")
      return (code, [])
    }
    for loss in tests.losses { report(loss, in: hidden) }
    if let lines = tests.firstMessage {
      source.reportLoss(
        Array(hidden[lines]).place, "a card has no place for the messages of tests, this one and those after it",
        help: "say them as `feedback` on wrong programs, if learners need them")
    }
    return (code, tests.tests)
  }

  private func report(_ loss: UnitTests.Loss, in lines: [ForeignLine]) {
    let help =
      switch loss.reason {
      case .output: "let the card have the whole output as its `result`, if that is meant"
      case .program: "name under `uses` what the program has to use"
      case .other: "test a value with `assertEqual`, `assertTrue`, `assertIn` or `assertRaises`"
      }
    source.reportLoss(
      Array(lines[loss.lines]).place, "a card cannot say this test: \(loss.text)", help: help)
  }
}

extension ForeignLine {
  /// Whether nothing but a sign is on it, four times or more often.
  fileprivate func isBar(of sign: Character) -> Bool { text.count >= 4 && text.allSatisfy { $0 == sign } }
}
