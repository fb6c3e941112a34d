import CurriculumBundle
import Execution
import Grading
import JSON
import Robot
import Support

/// What this package makes of what a vector gives, by the file of the vector.
enum VectorRunners {
  /// Those that need no outside judge.
  static let all = ofCards.merging(ofProgress) { first, _ in first }

  private static let ofCards: [String: @Sendable (JSONValue) throws -> JSONValue] = [
    "blanks.json": blanks,
    "calendar.json": calendar,
    "daily-question.json": dailyQuestion,
    "episode-stars.json": episodeStars,
    "errors.json": errors,
    "grading.json": grading,
    "hashes.json": hashes,
    "level-score.json": levelScore,
    "output.json": output,
    "program-size.json": programSize,
    "programs.json": grading,
    "quiz-draw.json": quizDraw,
    "random.json": randomNumbers,
    "rating.json": rating,
    "reminders.json": reminders,
    "robot-runs.json": robotRuns,
    "shown-code.json": shownCode,
    "unknown.json": unknown,
  ]

  @Sendable private static func blanks(_ given: JSONValue) throws -> JSONValue {
    let text = BlankedText(try given.text("text"))
    let parts = text.parts.map { part -> JSONValue in
      switch part {
      case .text(let text): ["text": .string(text)]
      case .blank(let number): ["blank": .integer(number)]
      }
    }
    return ["parts": .array(parts), "filled": .string(text.filled(with: try given.decoded([String].self, "words")))]
  }

  @Sendable private static func calendar(_ given: JSONValue) throws -> JSONValue {
    let day = CalendarDay(try given.text("text")).map { day -> JSONValue in
      ["year": .integer(day.year), "month": .integer(day.month), "day": .integer(day.day)]
    }
    return ["day": day ?? .null]
  }

  @Sendable private static func dailyQuestion(_ given: JSONValue) throws -> JSONValue {
    let progress = LearnerProgress(finishedEpisodes: Set(try given.decoded([ItemPath].self, "finishedEpisodes")))
    let question = DailyQuestion(
      on: try given.decoded(CalendarDay.self, "day"), in: try given.decoded([Module].self, "modules"), after: progress,
      seed: try given.text("seed"))
    return ["card": question.map { .string($0.card.description) } ?? .null]
  }

  @Sendable private static func errors(_ given: JSONValue) throws -> JSONValue {
    let outcome = Outcome(
      transcript: Transcript(), ending: .raised(try RaisedError(try given.member("error"))), steps: 1, peakMemory: 1)
    return ["matches": .bool(Observation(outcome)?.raises(try given.text("raises")) ?? false)]
  }

  @Sendable private static func grading(_ given: JSONValue) throws -> JSONValue {
    let card = try given.decoded(Card.self, "card")
    return grade(try Action(try given.member("action")), on: card.content).json(on: card)
  }

  @Sendable private static func reminders(_ given: JSONValue) throws -> JSONValue {
    let reminders = try given.decoded([Reminder].self, "reminders")
    let (lastOpened, today) = (
      try given.decoded(CalendarDay.self, "lastOpened"), try given.decoded(CalendarDay.self, "today")
    )
    let due = reminders.due(on: today, lastOpened: lastOpened)
    return [
      "days": .array(reminders.map { $0.day(after: lastOpened).map { .string($0.description) } ?? .null }),
      "due": due.map { .string($0.text) } ?? .null,
    ]
  }

  @Sendable private static func output(_ given: JSONValue) throws -> JSONValue {
    let seen = Observation(try Outcome(given))
    return [
      "visible": .string(try given.text("output").visibleText),
      "matches": .bool(seen?.prints(try given.text("result")) ?? false),
    ]
  }

  @Sendable private static func quizDraw(_ given: JSONValue) throws -> JSONValue {
    guard case .quiz(let quiz) = try given.decoded(Card.self, "card").content else { return .null }
    return ["questions": .strings(quiz.drawn(seed: try seed(of: given)).map(\.id))]
  }

  @Sendable private static func hashes(_ given: JSONValue) throws -> JSONValue {
    let hash = StableHash.of(try given.text("text").utf8)
    return ["hash": .string(hash.hexadecimal), "mixed": .string(SplitMix64.mixed(hash).hexadecimal)]
  }

  @Sendable private static func randomNumbers(_ given: JSONValue) throws -> JSONValue {
    var random = SplitMix64(seed: try seed(of: given))
    let numbers = (0..<(try given.decoded(Int.self, "count"))).map { _ in "\(random.next())" }
    return ["numbers": .strings(numbers)]
  }

  private static func seed(of given: JSONValue) throws -> UInt64 {
    guard let seed = UInt64(try given.text("seed")) else { throw JSONValue.Missing(key: "seed") }
    return seed
  }
}

extension VectorRunners {
  @Sendable private static func episodeStars(_ given: JSONValue) throws -> JSONValue {
    let episode = try given.decoded(Episode.self, "episode")
    let path = ItemPath("m/b/e")
    func byPath<Value: Decodable>(_ type: Value.Type, _ key: String) throws -> [ItemPath: Value] {
      let values = try given.decoded([String: Value].self, key).map { (ItemPath($0.key), $0.value) }
      return Dictionary(uniqueKeysWithValues: values)
    }
    var progress = LearnerProgress(
      stars: try byPath(Int.self, "stars"),
      wrongAnswers: try byPath(Set<ExactText>.self, "wrongAnswers"))
    let mistakes = progress.mistakes(in: path)
    progress.finish(episode, at: path)
    let block = Block(id: "b", title: "Block", episodes: [episode])
    let module = Module(id: "m", title: "Module", summary: "A module.", language: "python", blocks: [block])
    let curriculum = Curriculum(title: "Course", locale: "en", minimumClient: "1.0.0", modules: [module])
    let count = UnlockRules(curriculum).map(for: progress).stars(of: path)
    return [
      "starCount": .integer(episode.starCount), "mistakes": .integer(mistakes),
      "stars": (episode.stars.map { $0.count(forMistakes: mistakes) } ?? episode.finishStars).map { .integer($0) }
        ?? .null,
      "earned": .integer(count.earned), "rating": .integer(count.rating),
    ]
  }

  @Sendable private static func programSize(_ given: JSONValue) throws -> JSONValue {
    let language = try given.decoded(ProgramLanguage.self, "language")
    let challenge = ChallengeCard(
      title: "Do it", text: "Do it.", language: language, checks: [], cardLimit: given["cardLimit"]?.integer,
      stars: try given.decoded(StarThresholds?.self, "stars"))
    let program = TaskProgram(try given.decoded(Program.self, "program"), in: language)
    let excess = challenge.task.map { $0.excess(of: program) } ?? 0
    let stars = program.size.flatMap { size in challenge.stars.map { $0.count(forSize: size) } }
    return [
      "size": program.size.map { .integer($0) } ?? .null, "isTooLong": .bool(excess > 0),
      "stars": stars.map { .integer($0) } ?? .null,
    ]
  }

  @Sendable private static func levelScore(_ given: JSONValue) throws -> JSONValue {
    let score = LevelScore(leastCards: try given.decoded(Int.self, "leastCards"))
    return ["score": .integer(score.points(forSize: try given.decoded(Int.self, "size")))]
  }

  @Sendable private static func rating(_ given: JSONValue) throws -> JSONValue {
    let count = StarCount(
      earned: try given.decoded(Int.self, "earned"), possible: try given.decoded(Int.self, "possible"))
    return ["rating": .integer(count.rating)]
  }

  @Sendable private static func robotRuns(_ given: JSONValue) throws -> JSONValue {
    let check = try JSONValueDecoder().decode(ProgramCheck.self, from: given)
    guard let world = check.robotWorld else { throw JSONValue.Missing(key: "world") }
    let program = try given.decoded(RobotProgram.self, "program")
    let run = program.run(in: world)
    let place = { (coordinate: Coordinate) -> JSONValue in
      [.integer(coordinate.row), .integer(coordinate.column)]
    }
    return [
      "ending": .string(run.isSolved ? "done" : run.ending.name), "cards": .integer(run.steps.count),
      "taken": .array(run.taken.map(place)), "robot": place(run.pose.coordinate),
    ]
  }

  @Sendable private static func shownCode(_ given: JSONValue) throws -> JSONValue {
    let content = try given.decoded(Card.self, "card").content
    let shown = CodeLanguage(rawValue: given["language"]?.string ?? "").map(content.shown) ?? content
    return [
      "code": shown.code.map { .string($0) } ?? .null, "language": shown.language.map { .string($0.rawValue) } ?? .null,
    ]
  }

  @Sendable private static func unknown(_ given: JSONValue) throws -> JSONValue {
    let written = try given.member("card")
    let card = try given.decoded(Card.self, "card")
    let read = try JSONValueEncoder().encode(card)
    let isKnown = card.content.kind != nil
    let absent = ["asks", "difficulty", "language"].filter { isKnown && written[$0] != nil && read[$0] == nil }
    var result = JSONObject()
    result["isKnown"] = .bool(isKnown)
    result["absent"] = .strings(absent)
    if case .reading(let reading) = card.content {
      result["parts"] = .integer(reading.content.count { $0 != .unsupported })
    }
    return .object(result)
  }
}
