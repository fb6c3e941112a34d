public import CurriculumBundle

/// What a newer release does to learners: its changes, what simulated learners meet, and a verdict.
public struct ReleaseDifference: Sendable {
  /// What is other, in the order of the course.
  public let changes: [ReleaseChange]
  /// What happens to simulated learners.
  public let replay: LearnerReplay

  /// Compares two releases, and carries learners over.
  ///
  /// - Parameter ids: What became of the older release's ids; the map of the newer one's index by default.
  /// - Throws: What reading modules throws.
  public init(_ old: ComparedRelease, _ new: ComparedRelease, ids: IDMap? = nil) throws {
    let comparison = try ReleaseComparison(old, new, ids: ids)
    changes = comparison.changes
    replay = LearnerReplay(old.index, new.index, comparison)
  }

  /// What a release means for those who learn with the one before.
  public enum Verdict: String, Sendable, CaseIterable {
    /// Nothing that is theirs changes.
    case compatible
    /// Some find something of theirs changed.
    case noticed
    /// Some lose what they did.
    case lost

    /// What a person is shown.
    public var words: String {
      switch self {
      case .compatible: "compatible"
      case .noticed: "learners notice"
      case .lost: "progress lost"
      }
    }
  }

  /// What the release means for learners.
  public var verdict: Verdict {
    let counts = replay.counts
    var effect = changes.map(\.effect).max() ?? .none
    if counts.metLocks > 0 { effect = max(effect, .noticed) }
    if counts.lostCards + counts.lostStars + counts.lostBadges + counts.lostPlaces > 0 { effect = .lost }
    switch effect {
    case .none: return .compatible
    case .noticed: return .noticed
    case .lost: return .lost
    }
  }

  /// By which part the version rises at least.
  public var step: ReleaseChange.Step {
    let own = changes.map(\.kind.step).max() ?? .patch
    switch verdict {
    case .compatible: return own
    case .noticed: return replay.counts.metLocks > 0 ? max(own, .minor) : own
    case .lost: return .major
    }
  }

  /// Whether nothing is other.
  public var isEmpty: Bool { changes.isEmpty }
}

extension SemanticVersion {
  /// The lowest version that is a step above; a version before a real one becomes that one.
  public func rising(by step: ReleaseChange.Step) -> SemanticVersion {
    guard prerelease.isEmpty else { return nextPatch }
    switch step {
    case .patch: return nextPatch
    case .minor: return minor < Self.highestNumber ? SemanticVersion(major, minor + 1, 0) : rising(by: .major)
    case .major: return major < Self.highestNumber ? SemanticVersion(major + 1, 0, 0) : nextPatch
    }
  }

  /// Whether going from an older version to this one is at least such a step.
  public func rises(from older: SemanticVersion, by step: ReleaseChange.Step) -> Bool {
    switch step {
    case .patch: older < self
    case .minor: (older.major, older.minor) < (major, minor) || !older.prerelease.isEmpty && older < self
    case .major: older.major < major || !older.prerelease.isEmpty && older < self
    }
  }
}
