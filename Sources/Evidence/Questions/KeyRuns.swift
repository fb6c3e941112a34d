internal import Authoring
internal import CurriculumBundle
internal import Execution
internal import Grading
internal import JSON
internal import Phrases
internal import Python

/// Finds out by runs of the code which answers to a question are right.
final class KeyRuns {
  /// The most answers of one card that are each run, or read as values.
  static let mostAnswers = 100
  /// The longest representation of a value that answers are compared with.
  private static let mostBytes = 10_000

  private let program: TaskProgram
  private let language: ProgramLanguage
  let code: String
  /// What runs before the code.
  private let setting: CodeSetting
  /// What the code reads.
  private let input: [String]
  /// What the code does alone; nil when it is stopped.
  private let seen: Observation?
  /// What it printed, as far as a learner sees it; nil without a run.
  let screen: ScreenText?
  private let runs: CardRuns
  private let purpose: RunPurpose
  private let hashSeed: UInt32
  let reader: AnswerReader

  /// Runs of a program of which it is known what it does alone, under seed 0 or to see what depends on another one.
  ///
  /// - Parameters:
  ///   - code: The code that is shown.
  ///   - setting: What runs before it, in `program` as well.
  ///   - input: What it reads.
  ///   - reader: What understands the answers.
  init(
    of program: TaskProgram, in language: ProgramLanguage, code: String, after setting: CodeSetting, input: [String],
    seen: Observation?, _ screen: ScreenText?, _ reader: AnswerReader, _ runs: CardRuns, hashSeed: UInt32 = 0
  ) {
    (self.setting, self.input) = (setting, input)
    self.program = program
    self.language = language
    self.code = code
    self.seen = seen
    self.screen = screen
    self.reader = reader
    self.runs = runs
    self.hashSeed = hashSeed
    purpose = hashSeed == 0 ? .answers : .hashSeeds
  }

  /// What a run says about a card's key, where the card asks a question; nil where its keys name no answers.
  func verdict(on question: CodeQuestion, of content: CardContent) -> KeyVerdict? {
    if case .statement(let condition) = question { return verdict(onStatement: condition) }
    guard let (answers, keys) = content.choices, keys.allSatisfy(answers.indices.contains) else { return nil }
    let takesSeveral = if case .multiSelect = content { true } else { false }
    return verdict(
      on: question, answers, keys: keys, readsOthers: content.isClearlyAsked(in: reader), takesSeveral: takesSeveral)
  }

  /// Which of the answers are right.
  ///
  /// - Parameters:
  ///   - readsOthers: Whether an answer may be right since the others are wrong, or right. Where nobody says what is
  ///     asked, all answers may be wrong only as answers to another question.
  ///   - takesSeveral: Whether several answers may be right together.
  func verdict(
    on question: CodeQuestion, _ answers: [String], keys: [Int], readsOthers: Bool = true, takesSeveral: Bool = false
  ) -> KeyVerdict {
    switch find(question, answers, takesSeveral) {
    case .success(var findings?):
      if readsOthers { findings.readOthers(in: answers, question, reader) }
      return .proven(KeyProof(question: question, answers: answers, keys: keys, seen: seen, findings: findings))
    case .success(nil): return .undecided(.answers)
    case .failure(let failure): return .unprovable(failure.reason)
    }
  }

  /// Whether a statement is true.
  func verdict(onStatement condition: String) -> KeyVerdict {
    guard let seen else { return .undecided(.answers) }
    guard let python = pythonAtItsEnd else {
      return .unprovable(reasonWithoutEnd(seen, key: .satisfies, isStatement: true))
    }
    let output = [binding(of: seen)]
    let parts = ConditionParts(condition, of: ["output"])
    guard let found = ask(python, [PythonQuestion(condition, with: output)], parts, output) else {
      return .undecided(.answers)
    }
    switch found.answers[0] {
    case .value(let value):
      if let reason = parts.idlePart(about: .output, [found.values]) ?? parts.hopelessEquality([found.values]) {
        return .unprovable(reason)
      }
      return .statement(condition: condition, isTrue: value.isTrue)
    case .error(let error): return .unprovable(UnprovableReason(.satisfies, condition, endsIn: error))
    }
  }

  /// Why nothing can be found out.
  struct Unprovable: Error { let reason: UnprovableReason }

  private func find(
    _ question: CodeQuestion, _ answers: [String], _ takesSeveral: Bool
  ) -> Result<AnswerFindings?, Unprovable> {
    switch question {
    case .output: return .success(seen.map { findOutputs($0, answers) })
    case .error: return .success(seen.map { findErrors($0, answers) })
    case .concept, .statement: return .success(nil)
    case .value(let expression): return findValues(of: expression, answers)
    case .type(let expression):
      return evaluate(expression).map { value in value.map { typeFindings($0, of: expression, answers) } }
    case .occurrences, .lineCount, .outputLine, .lastLine, .position:
      return seen.map { findParts(of: $0, question, answers, takesSeveral) } ?? .success(nil)
    case .program(let result): return .success(findPrograms(printing: result, answers))
    case .fix(let line, let result): return findFixes(line, result, answers)
    case .expression(let condition): return findExpressions(condition, answers)
    }
  }

  // MARK: - Values and types

  private func findValues(of expression: String, _ answers: [String]) -> Result<AnswerFindings?, Unprovable> {
    guard answers.count <= Self.mostAnswers else { return .success(nil) }
    return evaluate(expression).map { value in
      guard let value, !value.representation.contains(" at 0x") else { return nil }
      var findings = AnswerFindings(
        fact: .value(of: expression, value: value.shown), rightText: value.representation)
      guard compare(answers, with: value, &findings) else { return nil }
      findings.inWords = answers.indices.filter { reader.says(answers[$0], value.text) }
        .filter { !findings.right.contains($0) }
      return findings
    }
  }

  /// Compares answers with a value: by what Python shows of both, and by `==`.
  ///
  /// An answer that has no value without the names of the code may be a text without its quotes, unless another one has
  /// them. Gives whether there was time for all of them.
  private func compare(_ answers: [String], with value: PythonValue, _ findings: inout AnswerFindings) -> Bool {
    let isLiteral = PythonProgram.isLiteral(value.representation)
    let known = PythonQuestion.Binding("value", .expression(isLiteral ? value.representation : "None"))
    let questions = answers.flatMap { answer in
      [
        PythonQuestion(answer),
        PythonQuestion(
          isLiteral ? "answer == value" : "False",
          with: PythonProgram.isExpression(answer) ? [known, .init("answer", .expression(answer))] : []),
      ]
    }
    guard let found = ask(PythonProgram(source: ""), questions) else { return false }
    var unquoted: [Int] = []
    for (index, answer) in answers.enumerated() {
      switch (found[2 * index], found[2 * index + 1]) {
      case (.value(let own), let comparison):
        if own.representation.utf8.elementsEqual(value.representation.utf8) {
          findings.right.append(index)
          if PythonProgram.isLiteral(answer) { findings.literals.append(index) }
        } else if case .value(let isEqual) = comparison, isEqual.isTrue {
          findings.equal.append(index)
        }
      case (.error, _):
        if answer.utf8.elementsEqual(value.representation.utf8) { findings.right.append(index) }
        if value.type == "str", answer.utf8.elementsEqual(value.text.utf8) { unquoted.append(index) }
      }
    }
    if findings.right.isEmpty { findings.right = unquoted } else { findings.unquoted = unquoted }
    return true
  }

  private func typeFindings(_ value: PythonValue, of expression: String, _ answers: [String]) -> AnswerFindings {
    AnswerFindings(
      fact: .type(of: expression, value: value.shown, type: value.type),
      right: answers.indices.filter { reader.names(answers[$0], type: value.type) }, rightText: value.type)
  }

  /// The value of an expression after the code ran; nil when that takes too long.
  private func evaluate(_ expression: String) -> Result<PythonValue?, Unprovable> {
    guard let seen else { return .success(nil) }
    guard let python = pythonAtItsEnd else {
      return .failure(Unprovable(reason: reasonWithoutEnd(seen, key: .expression)))
    }
    switch ask(python, PythonQuestion(expression)) {
    case .value(let value): return .success(value.representation.utf8.count > Self.mostBytes ? nil : value)
    case .error(let error):
      return .failure(Unprovable(reason: UnprovableReason(.expression, expression, endsIn: error)))
    case nil: return .success(nil)
    }
  }

  // MARK: - Answers that are run

  private func findExpressions(_ condition: String, _ answers: [String]) -> Result<AnswerFindings?, Unprovable> {
    guard let seen else { return .success(nil) }
    guard let python = pythonAtItsEnd else {
      return .failure(Unprovable(reason: reasonWithoutEnd(seen, key: .satisfies)))
    }
    guard answers.count <= Self.mostAnswers else { return .success(nil) }
    var (findings, failures, values) = (AnswerFindings(), [RaisedError](), 0)
    let parts = ConditionParts(condition, of: ["answer", "output"])
    var partValues: [ConditionParts.Values] = []
    for (index, answer) in answers.enumerated() where !(reader.claim(of: answer)?.isAboutOthers ?? false) {
      let bindings = [binding(of: seen), PythonQuestion.Binding("answer", .expression(answer))]
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

  private func findFixes(_ line: Int, _ result: String?, _ answers: [String]) -> Result<AnswerFindings?, Unprovable> {
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
  private func findPrograms(printing result: String, _ answers: [String]) -> AnswerFindings? {
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

  // MARK: - Running

  /// Runs a program that has something else in the place of the code.
  private func run(_ text: String) -> CardRuns.Run? {
    runs.run(TaskProgram(.text(setting.program(text)), in: language), for: purpose, input: input, hashSeed: hashSeed)
  }

  private func binding(of seen: Observation) -> PythonQuestion.Binding { .init("output", .text(seen.output)) }

  /// The program, if it is one of Python that came to its end, so that something can be asked of it afterwards.
  private var pythonAtItsEnd: PythonProgram? {
    guard case .python(let python) = program, seen?.error == nil else { return nil }
    return python
  }

  private func reasonWithoutEnd(_ seen: Observation, key: FieldKey, isStatement: Bool = false) -> UnprovableReason {
    guard case .python = program else { return UnprovableReason(key: key, problem: .notPython) }
    return UnprovableReason(key: key, problem: .codeEnds(seen: seen, isStatement: isStatement))
  }

  private func ask(_ python: PythonProgram, _ question: PythonQuestion) -> PythonAnswer? {
    ask(python, [question])?.first
  }

  /// What questions come to after a run of the code; nil when they take too long.
  private func ask(_ python: PythonProgram, _ questions: [PythonQuestion]) -> [PythonAnswer]? {
    runs.ask(
      questions, atLeast: questions.count, after: python, for: purpose, input: input, hashSeed: hashSeed)
  }

  /// What questions come to after a run of the code, and in the same run the values of a condition's parts.
  ///
  /// The parts are asked last, so that they change nothing for the questions; they have no values where there was no
  /// time for them.
  private func ask(
    _ python: PythonProgram, _ questions: [PythonQuestion], _ parts: ConditionParts,
    _ bindings: [PythonQuestion.Binding]
  ) -> (answers: [PythonAnswer], values: ConditionParts.Values)? {
    let all = questions + parts.questions(with: bindings)
    let found = runs.ask(
      all, atLeast: questions.count, after: python, for: purpose, input: input, hashSeed: hashSeed)
    return found.map { (Array($0.prefix(questions.count)), parts.values(in: $0.dropFirst(questions.count))) }
  }
}

extension PythonValue {
  /// As much of it as anybody reads.
  fileprivate var shown: String { String(representation.prefix(200)) }
}

extension Observation {
  /// Whether a program that was fixed does what it should.
  fileprivate func isFixed(result: String?) -> Bool { error == nil && (result.map(prints) ?? true) }
}
