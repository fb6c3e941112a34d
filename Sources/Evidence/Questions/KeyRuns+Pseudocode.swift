import Authoring
import CurriculumBundle
import Execution
import Grading
import Pseudocode

// Which answers are a value after code in pseudocode.
extension KeyRuns {
  /// The answers that are the value of an expression: as a program writes it or, where none is, as `DISPLAY` shows it.
  func findPseudocodeValues(of expression: String, _ answers: [String]) -> Result<AnswerFindings?, Unprovable> {
    find(expression, answers) { (value, before) in
      var findings = AnswerFindings(fact: .value(of: expression, value: value), rightText: value)
      findings.right = answers.indices.filter { index in
        isValueAlone(answers[index]) && isTrue("(\(expression)) = (\(answers[index]))", after: before)
      }
      if findings.right.isEmpty {
        // The sheet writes `true`, and many a person `True`.
        let isTruth = value == "true" || value == "false"
        findings.right = answers.indices.filter { index in
          let answer = answers[index].trimmingWhitespace()
          return (isTruth ? answer.lowercased() : answer).utf8.elementsEqual(value.utf8)
        }
      }
      findings.inWords = answers.indices.filter { !findings.right.contains($0) && reader.says(answers[$0], value) }
      return findings
    }
  }

  /// The answers that name the kind of an expression's value: number, string, Boolean or list.
  func findPseudocodeTypes(of expression: String, _ answers: [String]) -> Result<AnswerFindings?, Unprovable> {
    find(expression, answers) { (value, before) in
      kind(of: expression, after: before).map { kind in
        let named = kind.types(for: value).lazy.map { type in
          answers.indices.filter { self.reader.names(answers[$0], type: type) }
        }
        return AnswerFindings(
          fact: .type(of: expression, value: value, type: kind.rawValue), right: named.first { !$0.isEmpty } ?? [],
          rightText: kind.rawValue)
      }
    }
  }

  /// Finds answers by the value of an expression after the code, and by what that displays.
  private func find(
    _ expression: String, _ answers: [String], _ findings: (_ value: String, _ before: String) -> AnswerFindings?
  ) -> Result<AnswerFindings?, Unprovable> {
    guard let seen else { return .success(nil) }
    guard seen.error == nil else {
      return .failure(Unprovable(reason: reasonWithoutEnd(seen, key: .expression)))
    }
    guard answers.count <= Self.mostAnswers, let before = run(code)?.outcome.standardOutput else {
      return .success(nil)
    }
    switch shown(expression, after: before) {
    case .error(let error):
      let problem: UnprovableReason.Problem =
        error.isStatic
        ? .unreadable(expression: expression, error: error) : .endsInError(expression: expression, error: error)
      return .failure(Unprovable(reason: UnprovableReason(key: .expression, problem: problem)))
    case .unknown: return .success(nil)
    case .value(let value): return .success(findings(value, before))
    }
  }

  /// The value of an expression after the code.
  enum Shown {
    /// The value as `DISPLAY` shows it, without spaces around it.
    case value(String)
    /// It ends in an error, or is not an expression.
    case error(RaisedError)
    /// There is no time to find out.
    case unknown
  }

  /// True for an answer that has its value without the names of the code: `[1, 2]`, `"Ada"`, `2 + 3`.
  ///
  /// `Ada` is a string without its quotation marks, also where the code has a variable of that name.
  func isValueAlone(_ answer: String) -> Bool {
    guard let tokens = PseudocodeToken.all(in: answer),
      !tokens.contains(where: { $0.kind == .name || $0.kind == .procedure })
    else { return false }
    return PseudocodeProgram(source: "DISPLAY(\(answer))").error == nil
  }

  func isTrue(_ expression: String, after before: String) -> Bool {
    if case .value("true") = shown(expression, after: before) { true } else { false }
  }

  func shown(_ expression: String, after before: String) -> Shown {
    guard let run = run(code + "\nDISPLAY(\(expression))") else { return .unknown }
    switch run.outcome.ending {
    case .finished: break
    case .raised(let error): return .error(error)
    case .stopped: return .unknown
    }
    let output = run.outcome.standardOutput.utf8
    guard output.starts(with: before.utf8) else { return .unknown }
    return .value(String(decoding: output.dropFirst(before.utf8.count), as: UTF8.self).trimmingWhitespace())
  }
}
