import Execution
import Pseudocode
import Python

/// A kind of values of pseudocode, as questions name it.
enum PseudocodeKind: String {
  case number, string
  case boolean = "Boolean"
  case list

  /// The types of which people have words for it, those that are clearest first.
  ///
  /// - Parameter value: The value as it is displayed: `5` is a whole number, too.
  func types(for value: String) -> [String] {
    switch self {
    case .number: [rawValue, value.utf8.contains(UInt8(ascii: ".")) ? "float" : "int"]
    case .list: [rawValue]
    case .string: ["str"]
    case .boolean: ["bool"]
    }
  }
}

// The kinds of values after code in pseudocode, and the values as Python writes them.
extension KeyRuns {
  /// The value of an answer that is an expression, for a condition.
  enum Meaning {
    case value(PythonQuestion.Binding.Meaning)
    case error(RaisedError)
  }

  /// The value of an answer for a condition after the code; nil where time does not allow to find it.
  func meaning(ofExpression answer: String) -> Meaning? {
    guard case .pseudocode = program else { return .value(.expression(answer)) }
    guard let before = run(code)?.outcome.standardOutput else { return nil }
    switch shown(answer, after: before) {
    case .error(let error): return .error(error)
    case .unknown: return nil
    case .value(let shown):
      switch kind(of: answer, after: before) {
      case .number: return .value(.expression(shown))
      case .boolean: return .value(.expression(shown == "true" ? "True" : "False"))
      // A string with spaces around it is not as it is shown.
      case .string: return isTrue("(\(answer)) = \"\(shown)\"", after: before) ? .value(.text(shown)) : nil
      case .list: return list(answer, shown, after: before).map { .value(.expression($0)) }
      case nil: return nil
      }
    }
  }

  /// The kind of the value of an expression that ends well after the code: that whose operator takes it.
  func kind(of expression: String, after before: String) -> PseudocodeKind? {
    let tests: [(PseudocodeKind, String)] = [
      (.number, "(\(expression)) - 0"), (.string, "(\(expression)) + \"\""), (.boolean, "NOT (\(expression))"),
      (.list, "LENGTH(\(expression))"),
    ]
    return tests.first { test in
      if case .value = shown(test.1, after: before) { true } else { false }
    }?.0
  }

  /// A list as Python writes it, found by guessing its elements from what is displayed; nil where no guess is equal.
  private func list(_ expression: String, _ shown: String, after before: String) -> String? {
    var guesses = [shown]
    if shown.count > 2 {
      let elements = shown.dropFirst().dropLast().split(separator: ", ", omittingEmptySubsequences: false)
        .map(String.init)
      guesses.append("[\(elements.map { isValueAlone($0) ? $0 : "\"\($0)\"" }.joined(separator: ", "))]")
      guesses.append("[\(elements.map { "\"\($0)\"" }.joined(separator: ", "))]")
    }
    let right = guesses.first { isValueAlone($0) && isTrue("(\(expression)) = (\($0))", after: before) }
    return right.flatMap(Self.inPython)
  }

  /// A list of literals as Python writes it.
  private static func inPython(_ list: String) -> String? {
    PseudocodeToken.all(in: list).map { tokens in
      tokens.map { token in
        switch token.kind {
        case .truth: token.text == "true" ? "True" : "False"
        case .string: token.text.split(separator: "\\", omittingEmptySubsequences: false).joined(separator: "\\\\")
        case .keyword, .name, .procedure, .number, .arrow, .sign, .mark: token.text
        }
      }.joined(separator: " ")
    }
  }
}
