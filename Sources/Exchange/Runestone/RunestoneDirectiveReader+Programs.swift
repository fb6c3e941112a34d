internal import CurriculumBundle
internal import Diagnostics
internal import Python

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
    if let tilde = code.firstIndex(where: { $0.text == "~~~~" }) {
      let said = content(Array(code[..<tilde])).text
      text = said.isEmpty ? text : said
      code = code[(tilde + 1)...]
    }
    var hidden: [ForeignLine] = []
    if let bar = code.firstIndex(where: { $0.text == "====" }) {
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
    let code = shown[..<(visible ?? count)]
    let tests = lines[(visible ?? count)...]
    var (read, pending) = ([RunestoneProgram.Test](), [ForeignLine]())
    for line in tests where !line.isBlank {
      if pending.isEmpty, Self.isFrame(line.trimmed) { continue }
      pending.append(line)
      let call = pending.map { String($0.trimmed) }.joined(separator: " ")
      guard UnitTestCall.isClosed(call) else { continue }
      if let test = UnitTestCall.test(call) {
        read.append(test)
        if UnitTestCall.hasMessage(call) {
          source.reportLoss(
            pending.place, "a card has no place for the message of a test",
            help: "say it as `feedback` on a wrong program, if learners need it")
        }
      } else {
        source.reportLoss(
          pending.place, "a card cannot say this test: \(shortened(call))",
          help: "test with `assertEqual` and a value that is written out")
      }
      pending = []
    }
    return (Array(code).trimmed, read)
  }

  private func shortened(_ call: String) -> String { call.count > 60 ? call.prefix(60) + "…" : call }

  /// Whether a line only frames the tests.
  private static func isFrame(_ line: Substring) -> Bool {
    let words = ["from unittest", "import unittest", "class ", "def test", "#", "\"\"\"", "pass"]
    return words.contains { line.hasPrefix($0) } || line.hasSuffix(".main()")
  }
}

/// A call of one of the methods of `unittest.TestCase`.
enum UnitTestCall {
  /// Whether every bracket of a call is closed.
  static func isClosed(_ call: String) -> Bool { parts(of: call[...]) != nil }

  /// The test that a call makes, where a program that prints the expression shows the same.
  static func test(_ call: String) -> RunestoneProgram.Test? {
    guard let open = call.firstIndex(of: "("), call.last == ")",
      let arguments = parts(of: call[open...].dropFirst().dropLast())
    else { return nil }
    switch call[..<open] {
    case "self.assertEqual", "self.assertEquals":
      guard arguments.count >= 2 else { return nil }
      // Either side may be the value.
      if let test = test(arguments[0], equals: arguments[1]) { return test }
      return test(arguments[1], equals: arguments[0])
    case "self.assertRaises":
      guard arguments.count >= 2, [arguments[0], arguments[1]].allSatisfy(isName) else { return nil }
      let expression = "\(arguments[1])(\(arguments[2...].joined(separator: ", ")))"
      return RunestoneProgram.Test(expression: expression, literal: "", raises: arguments[0])
    case "self.assertTrue": return arguments.first.flatMap { test($0, equals: "True") }
    case "self.assertFalse": return arguments.first.flatMap { test($0, equals: "False") }
    default: return nil
    }
  }

  /// Whether a call says what is shown when the test fails.
  static func hasMessage(_ call: String) -> Bool {
    guard let open = call.firstIndex(of: "(") else { return false }
    let arguments = parts(of: call[open...].dropFirst().dropLast()) ?? []
    if call.hasPrefix("self.assertRaises") { return false }
    return arguments.count > (call.hasPrefix("self.assertEqual") ? 2 : 1)
  }

  /// The call that makes a test.
  static func text(of test: RunestoneProgram.Test) -> String {
    guard let error = test.raises, let open = test.expression.firstIndex(of: "(") else {
      return "assertEqual(\(test.expression), \(test.literal))"
    }
    let arguments = test.expression[open...].dropFirst().dropLast()
    return "assertRaises(\(error), \(test.expression[..<open])\(arguments.isEmpty ? "" : ", \(arguments)"))"
  }

  private static func isName(_ text: String) -> Bool {
    text.first.map { $0.isLetter || $0 == "_" } == true
      && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  private static func test(_ expression: String, equals literal: String) -> RunestoneProgram.Test? {
    guard PythonProgram.isLiteral(literal), PythonProgram.isExpression(expression), !expression.contains("self."),
      !PythonProgram.isLiteral(expression)
    else { return nil }
    return RunestoneProgram.Test(expression: expression, literal: RunestoneDriver.usual(literal))
  }

  /// The parts between commas outside of brackets and strings; nil where a bracket or string is not closed.
  private static func parts(of text: Substring) -> [String]? {
    var (parts, depth, quote, isEscaped) = ([""], 0, Character?.none, false)
    for character in text {
      if let open = quote {
        if character == open, !isEscaped { quote = nil }
        isEscaped = character == "\\" && !isEscaped
      } else if character == "\"" || character == "'" {
        quote = character
      } else if "([{".contains(character) {
        depth += 1
      } else if ")]}".contains(character) {
        depth -= 1
      } else if character == ",", depth == 0 {
        parts.append("")
        continue
      }
      parts[parts.count - 1].append(character)
    }
    guard depth == 0, quote == nil else { return nil }
    return parts.map { $0.split(separator: " ").joined(separator: " ") }
  }
}
