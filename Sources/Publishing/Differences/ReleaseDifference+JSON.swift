public import CurriculumBundle
public import JSON

extension ReleaseDifference {
  /// The difference as a program reads it, described by `schemas/diff.schema.json`.
  ///
  /// - Parameters:
  ///   - names: What the older and the newer release are called.
  ///   - next: The lowest version that the newer one may have; nil where it has one already.
  public func json(_ names: (old: String, new: String), next: SemanticVersion?) -> JSONValue {
    .members([
      "version": 1, "old": .string(names.old), "new": .string(names.new), "verdict": .string(verdict.rawValue),
      "step": .string(step.name), "nextVersion": next.map { .string($0.description) },
      "learners": replay.json, "changes": .array(changes.map(\.json)),
    ])
  }
}

extension LearnerReplay {
  fileprivate var json: JSONValue {
    let locked = locked.sorted { $0.key.description.utf8.lexicographicallyPrecedes($1.key.description.utf8) }
    return [
      "count": .integer(Self.learners), "lostCards": .integer(counts.lostCards),
      "lostStars": .integer(counts.lostStars), "lostBadges": .integer(counts.lostBadges),
      "lostPlaces": .integer(counts.lostPlaces), "metLocks": .integer(counts.metLocks),
      "locked": .array(
        locked.map { ["episode": .string($0.key.description), "learners": .integer($0.value)] as JSONValue }),
    ]
  }
}

extension ReleaseChange {
  fileprivate var json: JSONValue {
    .members([
      "kind": .string(kind.rawValue), "item": .string(item.description), "level": .string(level),
      "others": others.isEmpty ? nil : .strings(others.map(\.description)), "detail": detail.map { .string($0) },
      "effect": .string(effect.name), "step": .string(kind.step.name),
      "texts": texts.isEmpty ? nil : .array(texts.map(\.json)),
    ])
  }
}

extension ChangedText {
  fileprivate var json: JSONValue {
    .members(["key": .string(key), "old": old.map { .string($0) }, "new": new.map { .string($0) }])
  }
}

extension ReleaseChange.Effect {
  var name: String {
    switch self {
    case .none: "compatible"
    case .noticed: "noticed"
    case .lost: "lost"
    }
  }
}
