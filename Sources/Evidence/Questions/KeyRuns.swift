import AnswerReading
import Authoring
import CurriculumBundle
import Grading
import Python

/// Finds out by runs of the code which answers to a question are right.
final class KeyRuns {
  /// The most answers of one card that are each run, or read as values.
  static let mostAnswers = 100

  let program: TaskProgram
  let language: RunLanguage
  let code: String
  /// What runs before the code.
  private let setting: CodeSetting
  /// What the code reads.
  private let input: [String]
  /// What the code does alone; nil when it is stopped.
  let seen: Observation?
  /// What it printed, as far as a learner sees it; nil without a run.
  let screen: ScreenText?
  private let runs: CardRuns
  private let purpose: RunPurpose
  private let hashSeed: UInt32
  private let drawSeed: UInt32
  let reader: AnswerReader

  /// Runs of a program of which it is known what it does alone, under seeds of 0 or to see what depends on other ones.
  ///
  /// - Parameters:
  ///   - code: The code that is shown.
  ///   - setting: What runs before it, in `program` as well.
  ///   - input: What it reads.
  ///   - reader: What understands the answers.
  init(
    of program: TaskProgram, in language: RunLanguage, code: String, after setting: CodeSetting, input: [String],
    seen: Observation?, _ screen: ScreenText?, _ reader: AnswerReader, _ runs: CardRuns, hashSeed: UInt32 = 0,
    drawSeed: UInt32 = 0
  ) {
    (self.setting, self.input) = (setting, input)
    self.program = program
    self.language = language
    self.code = code
    self.seen = seen
    self.screen = screen
    self.reader = reader
    self.runs = runs
    (self.hashSeed, self.drawSeed) = (hashSeed, drawSeed)
    purpose = hashSeed == 0 && drawSeed == 0 ? .answers : .hashSeeds
  }

  /// What a run says about a card's key, where the card asks a question; nil where its keys name no answers.
  func verdict(on question: CodeQuestion, of content: CardContent) -> KeyVerdict? {
    if case .statement(let condition) = question { return verdict(onStatement: condition) }
    guard let (answers, keys) = content.choices, keys.allSatisfy(answers.indices.contains) else { return nil }
    let takesSeveral = if case .multiSelect = content { true } else { false }
    return verdict(
      on: question, answers, keys: keys, readsOthers: content.isClearlyAsked(in: reader), takesSeveral: takesSeveral)
  }

  /// True where the code is pseudocode.
  var isPseudocode: Bool { language == .pseudocode }

  /// A program in Python with the variables of the code, for what reads questions about those: the code itself, or
  /// for pseudocode one of assignments alone; empty for other languages.
  var namedCode: String {
    switch language {
    case .own(.python): code
    case .own(.pseudocode): PseudocodeNames(in: code).inPython
    case .own(.slang), .own(.robot), .own(.javascript), .tool: ""
    }
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
    // Which of the others it names is not read.
    guard !keys.contains(where: { reader.claim(of: answers[$0]) == .someOfTheOthers }) else {
      return .undecided(.answers)
    }
    switch find(question, answers, keys, takesSeveral) {
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
    guard let python = pythonForConditions else {
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
    case .error(let error):
      if error.type == "NameError", pythonAtItsEnd == nil {
        return .unprovable(UnprovableReason(key: .satisfies, problem: .onlyOutput(condition: condition)))
      }
      return .unprovable(UnprovableReason(.satisfies, condition, endsIn: error))
    }
  }

  /// Why nothing can be found out.
  struct Unprovable: Error { let reason: UnprovableReason }

  private func find(
    _ question: CodeQuestion, _ answers: [String], _ keys: [Int], _ takesSeveral: Bool
  ) -> Result<AnswerFindings?, Unprovable> {
    switch question {
    case .output: return .success(seen.map { findOutputs($0, answers, keys) })
    case .error: return .success(seen.map { findErrors($0, answers) })
    case .concept, .statement: return .success(nil)
    case .value(let expression):
      if case .tool = language { return findToolValues(of: expression, answers) }
      if case .pseudocode = program { return findPseudocodeValues(of: expression, answers) }
      return findValues(of: expression, answers, keys: keys)
    case .type(let expression):
      if case .tool = language { return findToolTypes(of: expression, answers) }
      if case .pseudocode = program { return findPseudocodeTypes(of: expression, answers) }
      return evaluate(expression).map { value in value.map { typeFindings($0, of: expression, answers) } }
    case .occurrences, .lineCount, .outputLine, .lastLine, .position:
      return seen.map { findParts(of: $0, question, answers, takesSeveral) } ?? .success(nil)
    case .program(let result): return .success(findPrograms(printing: result, answers))
    case .fix(let line, let result): return findFixes(line, result, answers)
    case .expression(let condition):
      // Conditions on answers are worked out in Python, which cannot read answers in other languages.
      if case .tool = language { return .success(nil) }
      return findExpressions(condition, answers)
    }
  }

  // MARK: - Running

  /// Runs a program that has something else in the place of the code.
  func run(_ text: String) -> CardRuns.Run? {
    runs.run(
      TaskProgram(setting.program(text), in: language), for: purpose, input: input, hashSeed: hashSeed,
      drawSeed: drawSeed)
  }

  func binding(of seen: Observation) -> PythonQuestion.Binding { .init("output", .text(seen.output)) }

  /// The program, if it is one of Python that came to its end, so that something can be asked of it afterwards.
  var pythonAtItsEnd: PythonProgram? {
    guard case .python(let python) = program, seen?.error == nil else { return nil }
    return python
  }

  /// The program after which conditions on what is printed are worked out, if the code came to its end: an empty one
  /// where that is in another language, whose names conditions do not know.
  var pythonForConditions: PythonProgram? {
    guard seen?.error == nil else { return nil }
    switch program {
    case .pseudocode, .external: return PythonProgram(source: "")
    case .python, .slang, .robot, .unreadable: return pythonAtItsEnd
    }
  }

  func reasonWithoutEnd(_ seen: Observation, key: FieldKey, isStatement: Bool = false) -> UnprovableReason {
    guard language == .python || language.hasConditionsOnOutput && seen.error != nil else {
      return UnprovableReason(key: key, problem: .notPython)
    }
    return UnprovableReason(key: key, problem: .codeEnds(seen: seen, isStatement: isStatement))
  }

  func ask(_ python: PythonProgram, _ question: PythonQuestion) -> PythonAnswer? {
    ask(python, [question])?.first
  }

  /// What questions come to after a run of the code; nil when they take too long.
  func ask(_ python: PythonProgram, _ questions: [PythonQuestion]) -> [PythonAnswer]? {
    runs.ask(
      questions, atLeast: questions.count, after: python, for: purpose, input: input, hashSeed: hashSeed,
      drawSeed: drawSeed)
  }

  /// What questions come to after a run of the code, and in the same run the values of a condition's parts.
  ///
  /// The parts are asked last, so that they change nothing for the questions; they have no values where there was no
  /// time for them.
  func ask(
    _ python: PythonProgram, _ questions: [PythonQuestion], _ parts: ConditionParts,
    _ bindings: [PythonQuestion.Binding]
  ) -> (answers: [PythonAnswer], values: ConditionParts.Values)? {
    let all = questions + parts.questions(with: bindings)
    let found = runs.ask(
      all, atLeast: questions.count, after: python, for: purpose, input: input, hashSeed: hashSeed, drawSeed: drawSeed)
    return found.map { (Array($0.prefix(questions.count)), parts.values(in: $0.dropFirst(questions.count))) }
  }
}

extension PythonValue {
  /// As much of it as anybody reads.
  var shown: String { String(representation.prefix(200)) }
}
