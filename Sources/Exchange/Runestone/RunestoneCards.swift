import Authoring
import CurriculumBundle
import Execution
import Python

/// What cards say as directives of Runestone's, and the other way around.
enum RunestoneCards {
  /// What a learner reads where the book says nothing.
  static let run = "Run the program."
  static let write = "Write the program."

  /// A card with what stays at home of it.
  typealias Made = (content: CardContent, task: AuthoredTask?)

  // MARK: - Directives to cards

  /// The card of an item; nil for a program that is neither run nor tested.
  static func card(of item: RunestoneItem) -> Made? {
    switch item {
    case .choice(let question): (question.content, nil)
    case .blanks(let blanks): (.dragAndDrop(card(of: blanks)), nil)
    case .puzzle(let puzzle):
      (
        .codeBlocks(
          CodeBlocksCard(
            text: puzzle.text, language: puzzle.language, lines: puzzle.lines,
            decoys: puzzle.decoys.isEmpty ? nil : puzzle.decoys)), nil
      )
    case .matching(let question, let feedback):
      (.dragAndDrop(question.card(hints: feedback.map { [$0] })), nil)
    case .program(let program): program.tests.isEmpty ? executor(program) : exercise(program)
    }
  }

  /// A sentence with blanks, and the words of all of them in alphabetical order.
  static func card(of question: RunestoneBlanks) -> DragAndDropCard {
    var tokens: [String] = []
    var known: Set<String> = []
    for blank in question.blanks {
      let new = blank.rights.filter { blank.rights.count == 1 || !known.contains($0) }
      tokens += new
      known.formUnion(new)
    }
    let wrong = question.blanks.flatMap(\.wrong).filter { known.insert($0.answer).inserted }
    let told = question.blanks.compactMap(\.feedback)
    let feedback = wrong.filter { !$0.text.isEmpty }
    return DragAndDropCard(
      text: question.text, sentence: question.sentence, tokens: (tokens + wrong.map(\.answer)).sorted(),
      answers: question.blanks.map(\.rights), hints: question.otherwise.map { [$0] },
      feedback: feedback.isEmpty ? nil : feedback, explanation: told.isEmpty ? nil : told.joined(separator: "\n"))
  }

  /// A card that runs a program; nil where a run does not come to its end, or would differ next time.
  private static func executor(_ program: RunestoneProgram) -> Made? {
    let outcome = PythonProgram(source: program.code).run()
    guard program.needed == nil, obstacle(to: outcome) == nil else { return nil }
    let output = outcome.standardOutput
    var raises: String?
    if case .raised(let error) = outcome.ending { raises = error.summary }
    return (
      .executor(
        ExecutorCard(
          text: program.text ?? run, code: program.code,
          result: output.hasSuffix("\n") ? String(output.dropLast()) : output, raises: raises)), nil
    )
  }

  /// A program to write; nil where the book has no right one that runs here.
  private static func exercise(_ program: RunestoneProgram) -> Made? {
    guard let answer = program.answer, obstacle(to: program) == nil else { return nil }
    let content = CardContent.exercise(
      ExerciseCard(
        text: program.text ?? write, language: .python, starter: program.code.isEmpty ? nil : .text(program.code),
        checks: program.tests.map(\.check)))
    return (content, AuthoredTask(solutions: [.text(answer)], reveal: true))
  }

  // MARK: - Cards to directives

  /// The item of a card; nil for one that Runestone has no place for.
  static func item(of content: CardContent, _ task: AuthoredTask?) -> RunestoneItem? {
    switch content {
    case .question, .questionWithCode, .multiSelect:
      ChoiceQuestion(content).flatMap {
        $0.answers.count > RunestoneAnswerList.letters.count ? nil : .choice($0.leavingOutPython)
      }
    case .trueFalse(let card):
      .choice(
        ChoiceQuestion(
          text: card.text, code: card.code, language: card.language?.orNilForPython,
          answers: [("True", card.answer), ("False", !card.answer)].map { text, isRight in
            ChoiceQuestion.Answer(text: text, isRight: isRight, feedback: isRight ? card.explanation : nil)
          }, isMultiple: false))
    case .codeBlocks(let card):
      .puzzle(
        RunestonePuzzle(
          text: card.text, language: card.language?.orNilForPython, lines: card.lines, decoys: card.decoys ?? []))
    case .dragAndDrop(let card): item(of: card)
    case .executor(let card) where card.input == nil && (card.language ?? .python) == .python:
      .program(RunestoneProgram(text: card.text == run ? nil : card.text, code: card.code.withoutLastLineEnd))
    case .exercise(let card): item(of: card, task)
    default: nil
    }
  }

  private static func item(of card: DragAndDropCard) -> RunestoneItem? {
    if let matching = MatchingQuestion(card), matching.decoys.isEmpty {
      return .matching(matching, feedback: card.hints?.first)
    }
    guard card.code == nil, let sentence = card.sentence else { return nil }
    let (rights, feedback) = (Set(card.answers.joined()), (card.feedback ?? []).textsByAnswer)
    let wrong = card.tokens.filter { !rights.contains($0) }.map { AnswerFeedback(answer: $0, text: feedback[$0] ?? "") }
    let blanks = card.answers.enumerated().map { index, rights in
      RunestoneBlanks.Blank(
        rights: rights, feedback: index == 0 ? card.explanation : nil, wrong: index == 0 ? wrong : [])
    }
    return .blanks(
      RunestoneBlanks(text: card.text, sentence: sentence, blanks: blanks, otherwise: card.hints?.first))
  }

  /// An exercise whose checks call something, or whose programs end in lines that print what is tested.
  private static func item(of card: ExerciseCard, _ task: AuthoredTask?) -> RunestoneItem? {
    guard card.language == .python, card.input == nil, case .text(let solution)? = task?.solutions.first else {
      return nil
    }
    if let checks = card.checks {
      guard !checks.contains(where: { obstacle(to: $0) != nil }) else { return nil }
      let tests = checks.compactMap(RunestoneProgram.Test.init)
      guard tests.count == checks.count else { return nil }
      var code = ""
      if case .text(let starter)? = card.starter { code = starter.withoutLastLineEnd }
      return .program(
        RunestoneProgram(
          text: card.text == write ? nil : card.text, code: code, tests: tests,
          answer: task?.reveal == true ? solution.withoutLastLineEnd : nil))
    }
    guard let result = card.result, let (driver, answer) = RunestoneDriver.found(in: solution, result: result) else {
      return nil
    }
    var code = ""
    if case .text(let starter)? = card.starter {
      guard let found = RunestoneDriver.found(in: starter, result: result), found.driver == driver else {
        return nil
      }
      code = found.program
    }
    return .program(
      RunestoneProgram(
        text: card.text == write ? nil : card.text, code: code, tests: driver.tests,
        answer: task?.reveal == true ? answer : nil))
  }
}

extension RunestoneProgram.Test {
  /// The check that it makes.
  fileprivate var check: ProgramCheck {
    ProgramCheck(
      setup: setup.isEmpty ? nil : setup, call: expression, returns: raises == nil ? literal : nil, raises: raises)
  }

  /// The test of a check; nil for one that only a card can say.
  fileprivate init?(_ check: ProgramCheck) {
    guard let call = check.call else { return nil }
    self.init(setup: check.setup ?? [], expression: call, literal: check.returns ?? "", raises: check.raises)
  }
}

extension String {
  /// The text without the line end after its last line.
  var withoutLastLineEnd: String { hasSuffix("\n") ? String(dropLast()) : self }
}
