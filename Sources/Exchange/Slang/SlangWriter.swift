import Authoring
import CurriculumBundle
import JSON

/// Writes Slang's JSON.
enum SlangWriter: DraftWriter {
  static func write(_ curriculum: ExchangeCurriculum, _ export: inout ExchangeExport) -> JSONValue {
    var (lessons, challenges): ([JSONValue], [JSONValue]) = ([], [])
    for module in curriculum.modules {
      for block in module.blocks {
        let path = ItemPath(module.id).appending(block.id)
        let isList = block.id == SlangFormat.challenges
        for episode in block.episodes {
          let path = path.appending(episode.id)
          if isList {
            challenges += listed(episode, path, &export)
          } else {
            lessons.append(lesson(episode, path, &export))
          }
        }
      }
    }
    let title = export.wholeTitle(curriculum).map { JSONValue.string($0) }
    return ExchangeExport.object([
      ("title", title), ("lessons", .array(lessons)), ("challenges", .array(challenges)),
    ])
  }

  private static func listed(_ episode: ExchangeEpisode, _ path: ItemPath, _ export: inout ExchangeExport)
    -> [JSONValue]
  {
    episode.cards.compactMap { card in
      let path = path.appending(card.id)
      if let challenge = challenge(card, path, &export) { return challenge }
      export.leaveOut(card, path)
      return nil
    }
  }

  private static func lesson(_ episode: ExchangeEpisode, _ path: ItemPath, _ export: inout ExchangeExport) -> JSONValue
  {
    var (pages, last): ([JSONValue], JSONValue?) = ([], nil)
    let test = episode.cards.last {
      if case .challenge(let card) = $0.content { card.language == .slang } else { false }
    }
    for card in episode.cards {
      let path = path.appending(card.id)
      if card.id == test?.id {
        last = challenge(card, path, &export)
      } else if let page = page(card, path, &export) {
        pages.append(page)
      } else {
        export.leaveOut(card, path)
      }
    }
    if let badge = episode.badge, badge.image != nil {
      export.lose(path, .badge, "Slang's badges have no image", help: "see that its title says enough")
    }
    return ExchangeExport.object([
      ("title", .string(episode.title)), ("subtitle", episode.summary.map { .string($0) }),
      ("badge", episode.badge.map { .string($0.title) }), ("pages", .array(pages)), ("challenge", last),
    ])
  }

  private static func page(_ card: ExchangeCard, _ path: ItemPath, _ export: inout ExchangeExport) -> JSONValue? {
    switch card.content {
    case .exercise(let exercise) where exercise.language == .slang:
      let keys = ["text", "language", "starter", "solutions", "result", "checks", "success", "failure"]
      export.keep(keys + keysOfHelp(exercise.failure, exercise.checks), of: card, path)
      if exercise.checks != nil {
        export.lose(
          path, .checks, "Slang's pages have one output, so the other checks of '\(card.id)' are left out",
          help: "write one `result:`")
      }
      let own: [(String, JSONValue?)] = [("type", "page"), ("instructions", .string(exercise.text))]
      let task = task(
        exercise.starter, exercise.result ?? exercise.checks?.first?.result ?? "", exercise.success,
        help(exercise.failure, exercise.checks, exercise.hints), card, path, &export)
      return ExchangeExport.object(own + task)
    case .quiz(let quiz):
      export.keep(["header", "questions", "passMark"], of: card, path)
      return ExchangeExport.object([
        ("type", "quiz"), ("title", .string(quiz.header)), ("passMark", .integer(quiz.passMark)),
        ("questions", .array(quiz.questions.compactMap { question(ExchangeCard(card: $0), path, &export) })),
      ])
    default:
      return nil
    }
  }

  private static func question(_ card: ExchangeCard, _ quiz: ItemPath, _ export: inout ExchangeExport) -> JSONValue? {
    guard case .question(let question) = card.content else {
      export.lose(
        quiz, .questions,
        "Slang's quizzes have no questions of type '\(card.content.kindName)', so '\(card.id)' is left out",
        help: "ask it with one right answer")
      return nil
    }
    export.keep(["text", "answers", "correctAnswerIndex"], of: card, quiz)
    return [
      "question": .string(question.text), "options": .texts(question.answers),
      "answer": .integer(question.correctAnswerIndex),
    ]
  }

  private static func challenge(_ card: ExchangeCard, _ path: ItemPath, _ export: inout ExchangeExport) -> JSONValue? {
    guard case .challenge(let challenge) = card.content, challenge.language == .slang else { return nil }
    let keys = ["title", "text", "difficulty", "language", "starter", "solutions", "checks", "success", "failure"]
    export.keep(keys + keysOfHelp(challenge.failure, challenge.checks), of: card, path)
    let check = challenge.checks.first
    if challenge.checks.count > 1 || check?.input != nil {
      export.lose(
        path, .checks, "Slang's challenges have one output, so the other checks of '\(card.id)' are left out",
        help: "make it one check without input")
    }
    if challenge.difficulty == .hard {
      export.lose(path, .difficulty, "Slang's hardest challenges are intermediate", help: "write `difficulty: medium`")
    }
    let difficulty = challenge.difficulty.map { JSONValue.string(SlangDifficulty($0).rawValue) }
    let own: [(String, JSONValue?)] = [
      ("title", .string(challenge.title)), ("description", .string(challenge.text)), ("difficulty", difficulty),
    ]
    let task = task(
      challenge.starter, check?.result ?? "", challenge.success,
      help(challenge.failure, challenge.checks, challenge.hints), card, path, &export)
    return ExchangeExport.object(own + task)
  }

  private static func task(
    _ starter: Program?, _ output: String, _ success: String?, _ help: [String], _ card: ExchangeCard,
    _ path: ItemPath,
    _ export: inout ExchangeExport
  ) -> [(String, JSONValue?)] {
    let solutions = card.task?.solutions ?? []
    for (key, count) in [(FieldKey.solutions, solutions.count), (.hints, help.count)] where count > 1 {
      export.lose(
        path, key, "Slang has room for one of the \(count) in '\(key)', so the others are left out",
        help: "put the one for Slang first")
    }
    return [
      ("program", starter.flatMap(elements)), ("solution", solutions.first.flatMap(elements)),
      ("output", .string(output)), ("success", success.map { .string($0) }),
      ("failure", help.first.map { .string($0) }),
    ]
  }

  /// The words of the author that a learner reads after a wrong program, or else the hints: Slang has only the former.
  private static func help(_ failure: String?, _ checks: [ProgramCheck]?, _ hints: [String]?) -> [String] {
    (checks?.first?.failure ?? failure).map { [$0] } ?? hints ?? []
  }

  /// The keys of such words; hints are left out where there are words after a wrong program.
  private static func keysOfHelp(_ failure: String?, _ checks: [ProgramCheck]?) -> [String] {
    (checks?.first?.failure ?? failure) == nil ? ["hints"] : []
  }

  private static func elements(of program: Program) -> JSONValue? {
    switch program {
    case .text(let text): SlangProgramText.elements(of: text)
    case .elements(let elements): .array(elements)
    }
  }
}
