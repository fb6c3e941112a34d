import CurriculumBundle
import Grading
import JSON
import Playing
import Publishing

/// Locks, progress and releases.
extension VectorRunners {
  /// What this package makes of them, by the file of the vector.
  static let ofProgress: [String: @Sendable (JSONValue) throws -> JSONValue] = [
    "access-codes.json": accessCodes,
    "channel.json": channel,
    "ids.json": ids,
    "locks.json": locks,
    "names.json": names,
    "practice-answers.json": practiceAnswers,
    "practice.json": practice,
    "progress-follow.json": progressFollow,
    "progress-merge.json": progressMerge,
    "wrong-answers.json": wrongAnswers,
  ]

  @Sendable private static func accessCodes(_ given: JSONValue) throws -> JSONValue {
    let access = try given.decoded(AccessDigest.self, "access")
    let code = AccessDigest.code(in: try given.text("typed"))
    return ["isRight": .bool(ContentDigest.sha256(of: access.input(for: code)) == access.sha256)]
  }

  @Sendable private static func channel(_ given: JSONValue) throws -> JSONValue {
    let file = try given.decoded(Manifest.self, "file")
    let release = file.release(for: try given.decoded(SemanticVersion.self, "client"))
    return [
      "isNewer": .bool(file.sequence > given["sequence"]?.integer ?? 0),
      "version": release.map { .string($0.version.description) } ?? .null,
    ]
  }

  @Sendable private static func names(_ given: JSONValue) throws -> JSONValue {
    let name = try given.text("name")
    return [
      "isID": .bool(MalformedName.isID(name)), "isFullID": .bool(MalformedName.isFullID(ItemPath(name))),
      "isAssetPath": .bool(MalformedName.isAssetPath(name)),
    ]
  }

  @Sendable private static func ids(_ given: JSONValue) throws -> JSONValue {
    let map = try given.decoded(IDMap.self, "ids")
    let id = try given.decoded(ItemPath.self, "id")
    return ["names": .paths(map.names(of: id)), "successors": .paths(map.successors(of: id))]
  }

  @Sendable private static func locks(_ given: JSONValue) throws -> JSONValue {
    let rules = UnlockRules(try given.decoded(BundleIndex.self, "index"))
    let map = rules.map(for: try given.decoded(LearnerProgress.self, "progress"))
    let items = rules.items.map(\.path)
    var why = JSONObject()
    for item in items where !map.isOpen(item) {
      why[item.description] = .array(map.whyShut(item).map(\.json))
    }
    return [
      "finished": .paths(items.filter(map.isFinished)), "unlocked": .paths(items.filter(map.isOpen)),
      "why": .object(why), "badges": .paths(map.badges.map(\.item)),
      "next": map.resumeEpisode.map { .string($0.description) } ?? .null,
    ]
  }

  @Sendable private static func practice(_ given: JSONValue) throws -> JSONValue {
    let practice = Practice(
      try given.decoded(LearnerProgress.self, "progress"), try given.decoded([Module].self, "modules"),
      on: try given.decoded(CalendarDay.self, "day"))
    let lesson = practice.lesson(atMost: try given.decoded(Int.self, "count"))
    return [
      "questions": .array(
        practice.questions.map { question in
          [
            "card": .string(question.card.description), "reason": .string(question.reason.rawValue),
            "concept": .string(question.concept),
          ]
        }),
      "weakPoints": .array(
        practice.weakPoints.map { ["concept": .string($0.concept), "misses": .integer($0.misses)] }),
      "lesson": lesson.map { lesson in
        [
          "concept": .string(lesson.concept), "explanations": .paths(lesson.explanations),
          "questions": .paths(lesson.questions),
        ]
      } ?? .null,
    ]
  }

  @Sendable private static func practiceAnswers(_ given: JSONValue) throws -> JSONValue {
    var progress = try given.decoded(LearnerProgress.self, "progress")
    let card = try given.decoded(ItemPath.self, "card")
    progress.noteAnswer(
      to: card, isRight: try given.decoded(Bool.self, "isRight"), on: try given.decoded(CalendarDay.self, "day"))
    return ["record": try JSONValueEncoder().encode(progress.record(of: card))]
  }

  @Sendable private static func progressFollow(_ given: JSONValue) throws -> JSONValue {
    let progress = try given.decoded(LearnerProgress.self, "progress")
    return ["progress": try JSONValueEncoder().encode(progress.following(try given.decoded(IDMap.self, "ids")))]
  }

  @Sendable private static func progressMerge(_ given: JSONValue) throws -> JSONValue {
    let merged = try given.decoded(LearnerProgress.self, "first")
      .merged(with: try given.decoded(LearnerProgress.self, "second"))
    return ["progress": try JSONValueEncoder().encode(merged)]
  }

  @Sendable private static func wrongAnswers(_ given: JSONValue) throws -> JSONValue {
    let card = try given.decoded(Card.self, "card")
    return ["answers": .strings(try Action(try given.member("action")).answers(of: card.content))]
  }
}

extension JSONValue {
  /// The list of some full ids.
  static func paths(_ paths: [ItemPath]) -> JSONValue { .strings(paths.map(\.description)) }
}

extension ShutReason {
  /// The reason as the article "Locks and progress" writes it.
  fileprivate var json: JSONValue {
    switch self {
    case .waitsFor(let item): ["finish": .string(item.description)]
    case .waitsForOne(let items): ["finishOneOf": .paths(items)]
    case .needsStars(let count, let item): ["stars": .integer(count), "before": .string(item.description)]
    case .needsAccessCode(let module): ["accessCode": .string(module.description)]
    }
  }
}
