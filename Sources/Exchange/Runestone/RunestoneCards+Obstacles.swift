import CurriculumBundle
import Execution
import Python

extension RunestoneCards {
  /// Why a program cannot be one that a card runs: what is said of it, and what to do.
  typealias Obstacle = (fact: String, help: String)

  /// Why a program cannot be run on a card, or, of one to write, why no learner can be right; nil where it is not
  /// known.
  static func obstacle(to program: RunestoneProgram) -> Obstacle? {
    if let needed = program.needed {
      return ("needs '\(quoted(needed))', which is not a part of it", "write into the program what it needs of that")
    }
    let source = program.tests.isEmpty ? program.code : program.answer ?? ""
    let outcome = PythonProgram(source: source).run()
    guard program.tests.isEmpty else {
      guard case .raised(let error) = outcome.ending else { return nil }
      return limit(error)
    }
    return obstacle(to: outcome)
  }

  /// Why an error is one of the place and not of the program; nil for others.
  private static func limit(_ error: RaisedError) -> Obstacle? {
    if error.type == "NameError", let name = error.message.split(separator: "'").dropFirst().first,
      name.allSatisfy({ $0 == "_" })
    {
      return ("has a blank to fill in (`\(name)`)", "make it a `dragAndDrop` card, or fill the blank")
    }
    guard error.mayBeOfInterpreterAlone else { return nil }
    // What follows is advice for learners.
    let fact = error.summary.prefix { $0 != ";" }
    return ("needs what does not run on a card (\(fact))", "write it without that")
  }

  /// Why what a program did cannot be the result of a card; nil where it can.
  static func obstacle(to outcome: Outcome) -> Obstacle? {
    if !outcome.chances.isEmpty {
      return ("does not print the same at each run", "make it print the same, such as with `random.seed(1)`")
    }
    if outcome.drawing != nil {
      return ("draws instead of printing", "show on a card what it draws, as an image")
    }
    switch outcome.ending {
    case .raised(let error) where error.isStatic:
      return ("is not a program of Python (\(error.summary))", "fix it, or show it as code of another language")
    case .raised(let error) where error.type == "EOFError":
      return ("reads input", "make it an `executor` with its `input`")
    case .raised(let error) where limit(error) != nil: return limit(error)
    case .stopped: return ("does not come to an end within the budget of a run", "give its loop an end")
    case .finished(let status) where status != 0:
      return ("ends with exit status \(status)", "let it end without `exit`")
    case .finished where outcome.standardOutput.isEmpty: return ("prints nothing", "let it print what it works out")
    case .raised, .finished: return nil
    }
  }

  /// Why a card of a kind that Runestone has has no directive there.
  static func obstacle(of content: CardContent) -> ExportObstacle? {
    if let language = content.task?.language, language != .python { return .language(language.rawValue) }
    if case .exercise(let card) = content, let found = card.checks?.lazy.compactMap({ obstacle(to: $0) }).first {
      return found
    }
    return content.kind.flatMap { obstacles[$0] }
  }

  /// Why a check is not a unit test; nil where it is one.
  static func obstacle(to check: ProgramCheck) -> ExportObstacle? {
    guard let call = check.call.map({ PythonText($0).onOneLine }) else {
      return ExportObstacle(fact: "a check without a call", help: "let the program define a function, and call it")
    }
    let fact: (String) -> String = { "the check of `\(call)`, \($0)" }
    if check.input != nil {
      return ExportObstacle(fact: fact("which has input"), help: "give the function what it reads as an argument")
    }
    if check.satisfies != nil {
      return ExportObstacle(
        fact: fact("which has a condition"), help: "call an expression that is True, under `returns`")
    }
    if check.result != nil || check.returns == nil && check.raises == nil {
      return ExportObstacle(fact: fact("which is about what is printed"), help: "let it return that, under `returns`")
    }
    if let error = check.raises {
      let isClass = !error.contains(":") && check.returns == nil
      return isClass
        ? nil
        : ExportObstacle(
          fact: fact("which asks for the message of an error"), help: "name only its class under `raises`")
    }
    guard PythonProgram.isExpression(call), !PythonProgram.isLiteral(call),
      PythonProgram.isExpression(check.returns ?? "")
    else {
      return ExportObstacle(
        fact: fact("which is not an expression"), help: "call a function, and let it return a value")
    }
    return nil
  }

  private static let manyAnswers = ExportObstacle(
    fact: "more than \(RunestoneAnswerList.letters.count) answers", help: "leave out answers, or split the question")
  private static let obstacles: [CardKind: ExportObstacle] = [
    .dragAndDrop: ExportObstacle(fact: "blanks in code", help: "ask for a word in a sentence, or for lines in order"),
    .executor: ExportObstacle(fact: "a program with `input`", help: "write what it reads into the program"),
    .exercise: ExportObstacle(
      fact: "an exercise whose results are not those of single calls",
      help: "end each program with a line `print(…)` for each line of its result"),
    .question: manyAnswers, .questionWithCode: manyAnswers, .multiSelect: manyAnswers,
  ]
}
