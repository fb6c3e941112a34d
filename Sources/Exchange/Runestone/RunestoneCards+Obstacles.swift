internal import CurriculumBundle
internal import Execution
internal import Python

extension RunestoneCards {
  /// Why a program cannot be one that a card runs: what is said of it, and what to do.
  typealias Obstacle = (fact: String, help: String)

  /// Why a program that is not tested cannot be run on a card.
  static func obstacle(to program: RunestoneProgram) -> Obstacle {
    obstacle(to: PythonProgram(source: program.code).run()) ?? ("is not run", "run it on a card of type `executor`")
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
    return content.kind.flatMap { obstacles[$0] }
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
