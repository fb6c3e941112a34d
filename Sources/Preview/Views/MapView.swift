internal import CurriculumBundle
internal import Diagnostics
internal import JSON

/// The map of all lessons for one learner.
struct MapView {
  private let content: PreviewContent
  private let progress: LearnerProgress
  private let map: LessonMap
  /// Whether everything may be opened, for an author who looks around.
  private let isUnlocked: Bool
  private let today: CalendarDay?

  /// The map for the progress in a request's body.
  init(_ content: PreviewContent, _ body: JSONValue) {
    self.content = content
    progress = LearnerProgress(in: body)
    map = content.rules.map(for: progress)
    isUnlocked = body["unlocked"]?.bool ?? false
    today = body["today"]?.string.flatMap { CalendarDay($0) }
  }

  /// `{"items": {…}, "stars", "fraction", "badges", "resume", "daily"}`.
  var json: JSONValue {
    var items = JSONObject()
    for item in content.rules.items { items.append(item.path.description, state(of: item)) }
    return .members([
      "items": .object(items), "stars": count(map.stars), "fraction": fraction(map.fractionDone),
      "badges": .array(map.badges.map(Self.badge)),
      "resume": map.resumePoint(in: content.modules, progress).map { point in
        .members(["episode": .string(point.episode.description), "card": point.card.map { .string($0.description) }])
      },
      "daily": dailyQuestion,
    ])
  }

  /// A badge with the item for which it is given.
  static func badge(_ earned: (item: ItemPath, badge: Badge)) -> JSONValue {
    .members([
      "path": .string(earned.item.description), "title": .string(earned.badge.title),
      "image": earned.badge.image.map { .string("/\($0)") },
    ])
  }

  private func state(of item: UnlockRules.Item) -> JSONValue {
    let stars = map.stars(of: item.path)
    return [
      "isOpen": .bool(isUnlocked || map.isOpen(item.path)), "isFinished": .bool(map.isFinished(item.path)),
      "stars": .integer(stars.earned), "possible": .integer(stars.possible),
      "fraction": fraction(map.fractionDone(of: item.path)),
      "why": .array(map.whyShut(item.path).map { .string(words(for: $0)) }),
    ]
  }

  private func words(for reason: ShutReason) -> String {
    switch reason {
    case .waitsFor(let item): "Finish '\(title(of: item))' first."
    case .waitsForOne(let items):
      items.isEmpty
        ? "Nothing unlocks it."
        : "Finish one of these first: \(items.map { "'\(title(of: $0))'" }.joined(separator: ", "))."
    case .needsStars(let stars, let item): "Earn \(counted(stars, "more star")) before '\(title(of: item))'."
    case .needsAccessCode(let module): "Enter the access code of '\(title(of: module))'."
    }
  }

  private func title(of item: ItemPath) -> String { content.rules[item]?.title ?? item.description }

  private func count(_ stars: StarCount) -> JSONValue {
    ["earned": .integer(stars.earned), "possible": .integer(stars.possible)]
  }

  private func fraction(_ value: Double) -> JSONValue { FiniteDouble(value).map { .double($0) } ?? 0 }

  private var dailyQuestion: JSONValue? {
    guard content.authored.curriculum.dailyQuestion ?? false, let today,
      let question = DailyQuestion(on: today, in: content.modules, after: progress)
    else { return nil }
    let episode = ItemPath(question.card.components.prefix(3).joined(separator: "/"))
    return ["card": .string(question.card.description), "episode": .string(episode.description)]
  }
}

/// What becomes of an access code that a learner types.
struct AccessCodeView {
  private let isRight: Bool
  private let progress: LearnerProgress

  init(_ content: PreviewContent, _ body: JSONValue) {
    let code = body["code"]?.string ?? ""
    var progress = LearnerProgress(in: body)
    isRight = content.rules.items.contains { $0.accessCode.map { ItemPath($0) == ItemPath(code) } ?? false }
    if isRight { progress.accessCodes.insert(code) }
    self.progress = progress
  }

  /// `{"isRight", "progress"}`.
  var json: JSONValue { ["isRight": .bool(isRight), "progress": progress.json] }
}

/// The progress of a learner whom an author wants to play.
struct StartingProgress {
  private let progress: LearnerProgress

  /// The progress that a request asks for.
  ///
  /// - Throws: `PreviewResponse.Failure` for one that asks for nobody known.
  init(_ content: PreviewContent, _ body: JSONValue) throws(PreviewResponse.Failure) {
    let item = ItemPath(body["path"]?.string ?? "")
    let episodes: [ItemPath]
    switch body["as"]?.string {
    case "nobody": episodes = []
    case "everything": episodes = content.rules.episodePaths
    case "before":
      let all = content.rules.episodePaths
      guard let end = all.firstIndex(where: { $0.isInside(item) || item.isInside($0) }) else {
        throw .notFound("there is no '\(item)'")
      }
      episodes = Array(all[..<end])
    default: throw .badRequest("'as' is nobody, everything or before")
    }
    var progress = LearnerProgress(
      accessCodes: episodes.isEmpty ? [] : Set(content.rules.items.compactMap(\.accessCode)))
    for path in episodes { content.episode(path).map { progress.finishWithAllStars($0.episode, at: path) } }
    self.progress = progress
  }

  /// `{"progress"}`.
  var json: JSONValue { ["progress": progress.json] }
}

extension LearnerProgress {
  /// The progress in a request's body; a new learner's where it has none that can be read.
  init(in body: JSONValue) {
    self = body["progress"].flatMap { try? JSONValueDecoder().decode(Self.self, from: $0) } ?? LearnerProgress()
  }

  /// The progress as pages keep it.
  var json: JSONValue { (try? JSONValueEncoder().encode(self)) ?? [:] }

  /// Notes that an episode was done without a mistake.
  fileprivate mutating func finishWithAllStars(_ episode: Episode, at path: ItemPath) {
    finish(episode, at: path)
    for card in episode.cards where card.content.starCount > 0 {
      earn(StarCount.mostAtOnce, for: path.appending(card.id))
    }
  }
}
