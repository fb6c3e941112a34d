import CurriculumBundle
import JSON
import Playing

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

  /// `{"items": {…}, "lockWords", "stars", "fraction", "badges", "resume", "daily"}`.
  var json: JSONValue {
    var items = JSONObject()
    for item in content.rules.items { items.append(item.path.description, state(of: item)) }
    for path in content.unreadable.values.joined() { items.append(path.description, Self.unreadable) }
    return .members([
      "items": .object(items), "lockWords": Self.lockWords, "stars": count(map.stars),
      "fraction": fraction(map.fractionDone), "badges": .array((map.badges + badgesOfCards).map(Self.badge)),
      "resume": resume, "daily": dailyQuestion,
    ])
  }

  /// Where to go on.
  ///
  /// A lesson that cannot be read is not passed over: it is next until its file is repaired.
  private var resume: JSONValue? {
    let point = map.resumePoint(in: content.modules, progress)
    if let unread = unreadToResume(before: point?.episode) {
      return ["episode": .string(unread.description)]
    }
    return point.map { point in
      .members(["episode": .string(point.episode.description), "card": point.card.map { .string($0.description) }])
    }
  }

  private func unreadToResume(before next: ItemPath?) -> ItemPath? {
    let unread = Set(content.unreadable.values.joined()).subtracting(progress.finishedEpisodes)
    guard !unread.isEmpty else { return nil }
    if let current = progress.currentEpisode {
      if unread.contains(current) { return current }
      if current == next { return nil }
    }
    let all = content.authored.blocks.flatMap(content.episodesInOrder)
    return all.prefix { $0 != next }.first { path in
      unread.contains(path) && (isUnlocked || path.parent.map(map.isOpen) ?? false)
    }
  }

  /// The badges of cards that were earned, in the order of the course.
  private var badgesOfCards: [(item: ItemPath, badge: Badge)] {
    guard progress.badges.contains(where: { $0.components.count == 4 }) else { return [] }
    return content.authored.episodes.flatMap { episode -> [(item: ItemPath, badge: Badge)] in
      episode.episode.cards.compactMap { card -> (item: ItemPath, badge: Badge)? in
        let path = episode.path.appending(card.id)
        guard progress.badges.contains(path), let badge = card.content.badge else { return nil }
        return (path, badge)
      }
    }
  }

  /// A badge with the item for which it is given.
  static func badge(_ earned: (item: ItemPath, badge: Badge)) -> JSONValue {
    BadgeView.json(earned.badge, of: earned.item)
  }

  private func state(of item: UnlockRules.Item) -> JSONValue {
    let stars = map.stars(of: item.path)
    let reasons = map.whyShut(item.path)
    return [
      "isOpen": .bool(isUnlocked || map.isOpen(item.path) || map.mayPlay(item.path)),
      "isFinished": .bool(map.isFinished(item.path)),
      "stars": .integer(stars.earned), "possible": .integer(stars.possible),
      "fraction": fraction(map.fractionDone(of: item.path)),
      "why": .array(reasons.map { .string(content.rules.words(for: $0)) }),
      "needsCode": .bool(reasons.contains(.needsAccessCode(item.path))),
    ]
  }

  /// The words that the pages show for any lock, next to the reasons of each.
  private static let lockWords: JSONValue = [
    "status": .string(LockWords.status), "notice": .string(LockWords.notice),
  ]

  /// The state of an episode that cannot be read: to open it shows why.
  private static let unreadable: JSONValue = [
    "isOpen": true, "isFinished": false, "stars": 0, "possible": 0, "fraction": 0, "why": [],
  ]

  private func count(_ stars: StarCount) -> JSONValue {
    ["earned": .integer(stars.earned), "possible": .integer(stars.possible)]
  }

  private func fraction(_ value: Double) -> JSONValue { FiniteDouble(value).map { .double($0) } ?? 0 }

  private var dailyQuestion: JSONValue? {
    guard content.authored.header.dailyQuestion ?? false, let today,
      let question = DailyQuestion(on: today, in: content.modules, after: progress)
    else { return nil }
    let episode = ItemPath(question.card.components.prefix(3).joined(separator: "/"))
    return ["card": .string(question.card.description), "episode": .string(episode.description)]
  }
}
