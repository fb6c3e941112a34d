import Authoring
public import CurriculumBundle
public import Execution
public import Grading

/// What the code on a card does, and what that says about the card's answers.
///
///     {"mistakes": [], "run": {"ending": {"finished": {"status": 0}}, "output": "5", "steps": 3, "bytes": 0,
///      "chances": 0}, "prompts": [], "unreadLines": 0, "lacksInput": false}
public struct CodeEvidence: Sendable, Hashable, Codable {
  /// The error for which its language refuses to run the text; nil when it runs, and for what is put together.
  @Boxed public private(set) var staticError: RaisedError?
  /// Mistakes that an editor of elements or cards shows before a run; other languages show them in the run.
  public let mistakes: [EditorMistake]
  /// The error in the lines that run before it and are not shown, on its line of these; nil where they run.
  @Boxed public private(set) var settingError: RaisedError?
  /// What running it comes to; nil for a robot's code, which has no world on a card.
  @Boxed public private(set) var run: RunEvidence?
  /// What the run printed before it read each line of the card's input.
  public let prompts: [String]
  /// How many lines of the card's input the run left.
  public let unreadLines: Int
  /// Whether it asks for more input than the card gives: then its error says nothing about the answers.
  public let lacksInput: Bool
  /// The module without which it cannot be run, where a run is what the card is about.
  public let unavailableModule: String?
  /// What a run says about the card's key; nil for cards that ask nothing about code that we run.
  @Boxed public private(set) var key: KeyVerdict?
  /// What the question was taken to ask, where the card does not say and its answers do.
  @Boxed public private(set) var assumption: CodeQuestion?
  /// The answer that makes the key likely wrong, where the words of the question are not known and nothing proves it.
  @Boxed public private(set) var likelyMistake: KeyProof?
  /// Why its output or its key differs between runs, where the card depends on that; nil where it is the same.
  @Boxed public private(set) var instability: Instability?
  /// The reading of a statement's text about the code; nil where it may say anything else.
  @Boxed public private(set) var statement: StatementReading?
  /// The comparison of a statement's text with its condition; nil without a condition.
  public private(set) var comparison: StatementComparison?

  /// What a learner sees of the run; nil when it was stopped at a limit of its budget.
  public var seen: Observation? { run?.seen }

  /// Which answers are right, for a question about code that a run can decide.
  public var keyProof: KeyProof? { if case .proven(let proof) = key { proof } else { nil } }

  /// Whether it was refused before it could run, for whatever mistake.
  public var isRefused: Bool { staticError != nil || !mistakes.isEmpty }
}

extension CodeEvidence {
  /// What is found out about a card's code; nil without code that we run.
  init?(of subject: EvidenceSubject, _ runs: CardRuns) {
    guard let code = subject.content.codeToRun, let language = subject.runLanguage else { return nil }
    let setting = CodeSetting(before: subject.content.codeBefore)
    let program = runs.read.program(setting.program(code), in: language)
    let input = subject.content.codeInput
    // What a robot does depends on a world, which no card with code has.
    let run = language == .robot ? nil : runs.run(program, for: .code, input: input)
    let seen = run?.seen
    staticError =
      run?.outcome.refusalByTool(of: program) ?? program.staticError?.countingLines(after: setting.lineCount)
    mistakes = program.mistakes
    self.run = run.map { RunEvidence($0.outcome) }
    prompts = input.isEmpty ? [] : run?.console.prompts ?? []
    unreadLines = run?.console.unreadLines ?? 0
    let unavailableModule = subject.content.unavailableModule(for: seen, code)
    let settingError = unavailableModule == nil ? setting.error(endingIn: run?.outcome, in: language) : nil
    let lacksInput = settingError == nil && subject.content.lacksInput(for: seen)
    self.unavailableModule = unavailableModule
    if unavailableModule != nil, subject.content.demand == .answer { runs.leaveUnproven(.module) }
    self.settingError = settingError
    self.lacksInput = lacksInput
    let finder = KeyFinder(
      subject: subject, program: program, language: language, code: code, setting: setting, seen: seen,
      screen: run.map { ScreenText($0.console) },
      isBlocked: lacksInput || unavailableModule != nil || settingError != nil,
      runs: runs)
    let found = finder.find()
    let (key, assumption) = (found?.key, found?.assumption)
    if case .undecided(let reason) = key { runs.leaveUnproven(reason) }
    self.key = key
    self.assumption = assumption
    likelyMistake = found?.likelyMistake
    instability = finder.instability(of: key, assumption) { seen in
      OtherRuns.difference(
        of: program, input: input, seen: seen, asking: run?.outcome.chances ?? [], runs)
    }
    readStatement(of: subject, program, runs)
  }

  /// Reads the text of a statement, and compares it with its condition where that decided.
  private mutating func readStatement(of subject: EvidenceSubject, _ program: TaskProgram, _ runs: CardRuns) {
    guard case .trueFalse(let card) = subject.content else { return }
    let isSame = instability == nil && seen != nil && seen?.error == nil
    let value = isSame ? StatedValue(of: subject, after: program, runs) : nil
    var stated: StatedCondition?
    if case .statement(_, let isTrue)? = key, isSame, value == nil {
      stated = StatedCondition(of: subject, after: program, runs, asked: isTrue)
    }
    statement = StatementReading(subject.content, self, value, stated, subject.reader)
    guard case .statement(let condition, let isTrue)? = key else { return }
    if let statement {
      comparison = statement.isTrue == isTrue ? .same : .contrary
    } else {
      comparison = subject.reader.mayState(card.text, condition, about: card.code ?? "") ? .shared : .apart
    }
    if let reason = comparison?.unproven { runs.leaveUnproven(reason) }
  }
}

extension CodeSetting {
  /// The error in the lines before the code, with which a run ended before the code began; nil for another end.
  fileprivate func error(endingIn outcome: Outcome?, in language: RunLanguage) -> RaisedError? {
    guard lineCount > 0, let outcome, case .raised(let error) = outcome.ending else { return nil }
    if error.isStatic { return TaskProgram(lines, in: language).staticError }
    guard let outermost = outcome.errorLines.last, outermost <= lineCount, let line = outcome.errorLines.first else {
      return nil
    }
    return RaisedError(type: error.type, message: error.message, line: line)
  }
}

extension Outcome {
  /// The error for which a tool refused a program; nil for other ends, and for a program that needs no tool.
  fileprivate func refusalByTool(of program: TaskProgram) -> RaisedError? {
    guard case .external = program, case .raised(let error) = ending, error.isStatic else { return nil }
    return error
  }
}

extension CardContent {
  /// The code that is run: what the card shows, or nothing before the programs or the expressions that its answers or
  /// its statement are; nil for other cards.
  package var codeToRun: String? { code ?? (codeQuestion == nil ? nil : "") }

  /// Whether the code of a question ended since it wanted to read something, and no answer says so.
  fileprivate func lacksInput(for seen: Observation?) -> Bool {
    guard let question = codeQuestion, question.isAboutTheWholeRun, let seen else { return false }
    return seen.error?.isOfMissingInput == true && !(choices?.answers ?? []).contains(where: seen.raises)
  }

  /// The module without which the code could not be run, where a run is what the card is about.
  fileprivate func unavailableModule(for seen: Observation?, _ code: String) -> String? {
    guard let error = seen?.error, statedEnding == nil else { return nil }
    if demand != .run {
      guard let question = codeQuestion ?? impliedQuestion, question != .concept else { return nil }
    }
    return error.unavailableModule(in: code)
  }
}

extension RaisedError {
  /// Whether it may be of this interpreter alone, and is none that the code itself names.
  package func isForeign(to code: String) -> Bool { mayBeOfInterpreterAlone && !code.contains(type) }

  /// The module that is missing here, where the code does not speak of such an error itself; nil for other errors.
  fileprivate func unavailableModule(in code: String) -> String? {
    guard type == "ModuleNotFoundError", isForeign(to: code) else { return nil }
    let parts = message.split(separator: "'", maxSplits: 2, omittingEmptySubsequences: false)
    return parts.count == 3 ? String(parts[1]) : nil
  }
}
