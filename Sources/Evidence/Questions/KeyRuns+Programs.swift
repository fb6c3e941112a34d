import AnswerReading
import Authoring
import Execution
import Grading
import Python

// Which answers are right when they are run: as expressions, as a line of the code, or as whole programs.
extension KeyRuns {
  func findExpressions(_ condition: String, _ answers: [String]) -> Result<AnswerFindings?, Unprovable> {
    guard let seen else { return .success(nil) }
    guard let python = pythonForConditions else {
      return .failure(Unprovable(reason: reasonWithoutEnd(seen, key: .satisfies)))
    }
    guard answers.count <= Self.mostAnswers else { return .success(nil) }
    var (findings, failures, values) = (AnswerFindings(), [RaisedError](), 0)
    let parts = ConditionParts(condition, of: ["answer", "output"])
    var partValues: [ConditionParts.Values] = []
    for (index, answer) in answers.enumerated() where !(reader.claim(of: answer)?.isAboutOthers ?? false) {
      let meaning: PythonQuestion.Binding.Meaning
      switch self.meaning(ofExpression: answer) {
      case .value(let found): meaning = found
      case .error(let error):
        findings.facts[index] = .answerEnds(answer: answer, error: error)
        continue
      case nil: return .success(nil)
      }
      let bindings = [binding(of: seen), PythonQuestion.Binding("answer", meaning)]
      let asked = [PythonQuestion(condition, with: bindings), PythonQuestion("answer", with: bindings)]
      guard let (found, own) = ask(python, asked, parts, bindings) else { return .success(nil) }
      partValues.append(own)
      if case .value = found[1] { values += 1 }
      if case (.error(let error), .value) = (found[0], found[1]) { failures.append(error) }
      if case .value(let truth) = found[0], truth.isTrue { findings.right.append(index) }
      findings.facts[index] = fact(of: answer, found[1], condition, found[0])
    }
    if let failure = failures.first, failures.count == values {
      return .failure(Unprovable(reason: UnprovableReason(.satisfies, condition, endsIn: failure)))
    }
    var reason = parts.idlePart(about: .answer, partValues)
    if reason == nil, findings.right.isEmpty || findings.right.count == answers.count {
      reason = UnprovableReason(withoutAnswerIn: condition) ?? parts.hopelessEquality(partValues)
    }
    if let reason { return .failure(Unprovable(reason: reason)) }
    return .success(findings)
  }

  /// What is known of an answer that is an expression.
  private func fact(
    of answer: String, _ value: PythonAnswer, _ condition: String, _ truth: PythonAnswer
  ) -> CodeFact {
    switch (value, truth) {
    case (.error(let error), _): .answerEnds(answer: answer, error: error)
    case (.value(let value), .error(let error)):
      .conditionEnds(answer: answer, value: value.shown, condition: condition, error: error)
    case (.value(let value), .value(let truth)):
      .conditionOnAnswer(answer: answer, value: value.shown, condition: condition, isTrue: truth.isTrue)
    }
  }

  func findFixes(_ line: Int, _ result: String?, _ answers: [String]) -> Result<AnswerFindings?, Unprovable> {
    guard let gap = CodeGap(line: line, in: code, for: answers) else {
      let problem = UnprovableReason.Problem.noSuchLine(line: line, count: CodeGap.lineCount(of: code))
      return .failure(Unprovable(reason: UnprovableReason(key: .line, problem: problem)))
    }
    if let seen, seen.isFixed(result: result) {
      let problem = UnprovableReason.Problem.nothingToFix(seen: seen, hasResult: result != nil)
      return .failure(Unprovable(reason: UnprovableReason(key: .line, problem: problem)))
    }
    guard answers.count <= Self.mostAnswers else { return .success(nil) }
    var findings = AnswerFindings()
    for (index, answer) in answers.enumerated() {
      guard let run = run(gap.filled(with: answer)) else { return .success(nil) }
      let fixed = run.seen
      if fixed?.isFixed(result: result) == true { findings.right.append(index) }
      findings.facts[index] = .fixed(
        answer: answer, line: line, seen: fixed, isEnough: result == nil && findings.right.last == index)
    }
    return .success(findings)
  }

  /// Which answers are programs that print a result, after the code where there is some.
  func findPrograms(printing result: String, _ answers: [String]) -> AnswerFindings? {
    guard answers.count <= Self.mostAnswers else { return nil }
    var findings = AnswerFindings()
    for (index, answer) in answers.enumerated() where !(reader.claim(of: answer)?.isAboutOthers ?? false) {
      guard let run = run(code.isEmpty ? answer : "\(Observation.withoutClosingLineEnds(code))\n\(answer)") else {
        return nil
      }
      if run.seen?.isFixed(result: result) == true { findings.right.append(index) }
      findings.facts[index] = .ran(seen: run.seen)
    }
    return findings
  }
}

extension Observation {
  /// Whether a program that was fixed does what it should.
  fileprivate func isFixed(result: String?) -> Bool { error == nil && (result.map(prints) ?? true) }
}
