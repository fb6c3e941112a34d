public import CurriculumBundle

/// One thing that is other in a newer release.
///
///     ReleaseChange(.wording, "training/printing/say-hello/quiz", "text").effect == .none
public struct ReleaseChange: Sendable, Hashable {
  /// What kind of change it is.
  public let kind: Kind
  /// The full id of the item in the newer release, or in the older one where it is gone; empty for the whole.
  public let item: ItemPath
  /// The kind of the item: `module`, `block`, `episode`, `card`, `question`, or `curriculum`.
  public let level: String
  /// The full ids that belong to it: the former one of what was renamed, successors of what is retired.
  public let others: [ItemPath]
  /// What is other, in a few words; nil where the kind says all.
  public let detail: String?
  /// The changed texts, old and new; empty where the kind of change says everything.
  public let texts: [ChangedText]

  /// A change from its parts.
  public init(
    _ kind: Kind, _ item: ItemPath, level: String? = nil, others: [ItemPath] = [], _ detail: String? = nil,
    texts: [ChangedText] = []
  ) {
    self.kind = kind
    self.item = item
    self.level = level ?? item.level
    self.others = others
    self.detail = detail
    self.texts = texts
  }

  /// What it does to learners by itself; what locks do, `LearnerReplay` finds out.
  public var effect: Effect { kind.effect }
}

extension ReleaseChange {
  /// What a change does to learners.
  public enum Effect: Int, Sendable, Comparable, CaseIterable {
    /// Nothing that is theirs changes.
    case none
    /// Some find something of theirs changed.
    case noticed
    /// Some lose what they did.
    case lost

    /// Orders what does less before what does more.
    public static func < (left: Effect, right: Effect) -> Bool { left.rawValue < right.rawValue }
  }

  /// The parts of a version, of which one rises.
  public enum Step: Int, Sendable, Comparable, CaseIterable {
    /// Content is repaired.
    case patch
    /// Content is added, or learners notice something.
    case minor
    /// Learners lose something, or older apps cannot show the content.
    case major

    /// Orders smaller steps before larger ones.
    public static func < (left: Step, right: Step) -> Bool { left.rawValue < right.rawValue }

    /// Its name.
    public var name: String {
      switch self {
      case .patch: "patch"
      case .minor: "minor"
      case .major: "major"
      }
    }
  }

  /// The kinds of changes, with what each does to learners.
  public enum Kind: String, Sendable, CaseIterable {
    // What there is.
    case added, removed, pageRemoved, retired, renamed, moved, split, merged, reordered, replaced
    // When it opens.
    case locked, unlocked, lock, optional, required, hidden, shown
    // What a card or an item holds.
    case wording, code, key, answers, answersReordered, kindChanged, difficulty, pictures, questionCount
    // What a learner gets.
    case starsAdded, starsRemoved, starThresholds, badgeAdded, badgeRemoved, badge
    // The whole.
    case details, language, dailyQuestionOn, dailyQuestionOff, minimumClient, format
  }
}

extension ReleaseChange.Kind {
  /// What it does to learners, and by which part the version rises at least.
  var consequence: (effect: ReleaseChange.Effect, step: ReleaseChange.Step) {
    switch self {
    case .removed, .replaced, .starsRemoved, .badgeRemoved: (.lost, .major)
    case .minimumClient, .format: (.noticed, .major)
    // Whether anybody meets a lock, simulated learners find out.
    case .added, .locked, .unlocked, .lock, .optional, .required, .shown, .badgeAdded, .dailyQuestionOn: (.none, .minor)
    case .retired, .moved, .split, .merged, .hidden, .kindChanged, .starsAdded, .language, .dailyQuestionOff:
      (.noticed, .minor)
    case .code, .key, .answers, .starThresholds, .questionCount: (.noticed, .patch)
    case .renamed, .reordered, .wording, .answersReordered, .difficulty, .pictures, .badge, .details, .pageRemoved:
      (.none, .patch)
    }
  }

  /// What it does to learners by itself.
  public var effect: ReleaseChange.Effect { consequence.effect }

  /// By which part the version rises at least.
  public var step: ReleaseChange.Step { consequence.step }

  /// What it is, for a person.
  public var words: String {
    switch self {
    case .added: "added"
    case .removed: "removed"
    case .pageRemoved: "removed; it asked nothing"
    case .retired: "retired"
    case .renamed: "renamed"
    case .moved: "moved"
    case .split: "split"
    case .merged: "merged"
    case .reordered: "reordered"
    case .replaced: "an id that was another item's"
    case .locked: "locked by more"
    case .unlocked: "locked by less"
    case .lock: "lock changed"
    case .optional: "optional now"
    case .required: "required now"
    case .hidden: "hidden"
    case .shown: "shown"
    case .wording: "wording changed"
    case .code: "code changed"
    case .key: "right answer changed"
    case .answers: "answers changed"
    case .answersReordered: "answers reordered"
    case .kindChanged: "kind of card changed"
    case .difficulty: "difficulty changed"
    case .pictures: "pictures or their texts changed"
    case .questionCount: "number of questions or pass mark changed"
    case .starsAdded: "gives stars now"
    case .starsRemoved: "gives no stars any more"
    case .starThresholds: "thresholds for stars changed"
    case .badgeAdded: "gives a badge now"
    case .badgeRemoved: "gives no badge any more"
    case .badge: "badge changed"
    case .details: "details changed"
    case .language: "language changed"
    case .dailyQuestionOn: "has a question of the day now"
    case .dailyQuestionOff: "has no question of the day any more"
    case .minimumClient: "needs a newer app"
    case .format: "has another format"
    }
  }
}

extension ItemPath {
  /// What kind of item has so many slugs.
  var level: String {
    switch components.count {
    case 1: description.isEmpty ? "curriculum" : "module"
    case 2: "block"
    case 3: "episode"
    case 4: "card"
    default: "question"
    }
  }
}
