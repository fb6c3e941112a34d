import AnswerReading
import CurriculumBundle
import Execution
import Grading

// Which answers are a value, or its type, after code in a language that tools run.
extension KeyRuns {
  /// The answers that are the value of an expression: as a program writes it or, where none is, as it is printed.
  func findToolValues(of expression: String, _ answers: [String]) -> Result<AnswerFindings?, Unprovable> {
    guard case .tool(let language) = language, let seen else { return .success(nil) }
    guard seen.error == nil else { return .failure(Unprovable(reason: reasonWithoutEnd(seen, key: .expression))) }
    guard answers.count <= Self.mostAnswers, let before = run(code)?.outcome.standardOutput else {
      return .success(nil)
    }
    switch printed(expression, after: before, in: language) {
    case .failure(let error):
      let problem: UnprovableReason.Problem =
        error.error.isStatic
        ? .unreadable(expression: expression, error: error.error)
        : .endsInError(expression: expression, error: error.error)
      return .failure(Unprovable(reason: UnprovableReason(key: .expression, problem: problem)))
    case .success(nil): return .success(nil)
    case .success(let value?):
      guard let right = indices(of: answers, thatAre: expression, shownAs: value, after: before, in: language) else {
        return .success(nil)
      }
      var findings = AnswerFindings(fact: .value(of: expression, value: value), rightText: value)
      findings.right = right
      findings.inWords = answers.indices.filter { !right.contains($0) && reader.says(answers[$0], value) }
      return .success(findings)
    }
  }

  /// The indices of the answers that are a value.
  ///
  /// Nil where nothing is certain: no answer is a collection as the tool shows it, which people write in other ways, or
  /// two are an optional of Swift with its wrapping and without.
  private func indices(
    of answers: [String], thatAre expression: String, shownAs value: String, after before: String,
    in language: CodeLanguage
  ) -> [Int]? {
    let equal = answers.indices.filter { index in
      CodeLanguage.isLiteral(answers[index])
        && isTrue(language.equality(of: expression, and: answers[index]), after: before, in: language)
    }
    let shown = answers.indices.filter { answers[$0].trimmingWhitespace().utf8.elementsEqual(value.utf8) }
    if value.hasPrefix("Optional("), !equal.isEmpty, !shown.isEmpty { return nil }
    // `5` and `5.0` are equal, and a learner is to tell them apart.
    let right = equal.count > 1 && equal.contains(where: shown.contains) ? equal.filter(shown.contains) : equal
    guard right.isEmpty, shown.isEmpty else { return right.isEmpty ? shown : right }
    guard value.first.map({ "[{(".contains($0) }) ?? false else { return [] }
    let plain = value.filter { !$0.isWhitespace }
    let alike = answers.indices.filter { answers[$0].filter { !$0.isWhitespace } == plain }
    return alike.isEmpty ? nil : alike
  }

  /// The answers that name the type of a value.
  func findToolTypes(of expression: String, _ answers: [String]) -> Result<AnswerFindings?, Unprovable> {
    guard case .tool(let language) = language, let seen, seen.error == nil, answers.count <= Self.mostAnswers,
      let before = run(code)?.outcome.standardOutput,
      case .success(let value?) = printed(expression, after: before, in: language),
      case .success(let type?) = printed(language.type(of: expression), after: before, in: language)
    else { return .success(nil) }
    guard let right = ToolType(type, in: language).answers(among: answers, reader) else { return .success(nil) }
    return .success(
      AnswerFindings(fact: .type(of: expression, value: value, type: type), right: right, rightText: type))
  }

  /// An error of an expression.
  private struct Failure: Error { let error: RaisedError }

  /// The value of an expression after the code as it is printed; nil where that is not known.
  private func printed(
    _ expression: String, after before: String, in language: CodeLanguage
  ) -> Result<String?, Failure> {
    guard let line = language.printing(expression), let run = run(code + "\n" + line) else { return .success(nil) }
    switch run.outcome.ending {
    case .finished: break
    case .raised(let error): return .failure(Failure(error: error))
    case .stopped: return .success(nil)
    }
    let output = run.outcome.standardOutput.utf8
    guard output.starts(with: before.utf8) else { return .success(nil) }
    return .success(String(decoding: output.dropFirst(before.utf8.count), as: UTF8.self).trimmingWhitespace())
  }

  private func isTrue(_ expression: String, after before: String, in language: CodeLanguage) -> Bool {
    if case .success("true") = printed(expression, after: before, in: language) { true } else { false }
  }
}
