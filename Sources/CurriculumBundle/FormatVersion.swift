/// The version of the published format.
///
/// The major number rises when an app that reads the older one could misread the newer; an app reads only the major
/// numbers that it knows. The minor number rises with what an older app can do without: it ignores unknown keys, and
/// shows an unknown kind of card as a request to update.
///
///     FormatVersion(4, 1) < FormatVersion.current
public struct FormatVersion: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// Rises when older apps could misread the content.
  public let major: Int
  /// Rises with what older apps can do without.
  public let minor: Int

  /// A version from its numbers.
  public init(_ major: Int, _ minor: Int) {
    self.major = major
    self.minor = minor
  }

  /// The newest format that this code reads and writes.
  public static let current = FormatFeature.all.map(\.format).max() ?? FormatVersion(4, 0)

  /// Its numbers with a point between them, as people write them: `4.1`.
  public var description: String { "\(major).\(minor)" }

  /// Orders older formats before newer ones.
  public static func < (left: FormatVersion, right: FormatVersion) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}

/// Something that a version of the format brought, with the version of the apps' library that first shows it.
public struct FormatFeature: Sendable {
  /// The version that brought it.
  public let format: FormatVersion
  /// The oldest version of an app's `CurriculumBundle` that shows it.
  public let client: SemanticVersion
  /// What it is, as a noun phrase.
  public let summary: String
  /// True for a card that uses it, whose code is in a language.
  let isUsed: @Sendable (CardContent, CodeLanguage?) -> Bool
  /// True for an episode that uses it, whatever its cards are.
  var isUsedByEpisode: @Sendable (Episode) -> Bool = { _ in false }
  /// True for a module that uses it, whatever is on its cards.
  var isUsedByModule: @Sendable (Module) -> Bool = { _ in false }

  /// All features, the oldest first; formats 1 to 3 were never released.
  public static let all = [
    FormatFeature(
      format: FormatVersion(4, 0), client: SemanticVersion(1, 0, 0),
      summary: "modules, blocks, episodes and their cards"
    ) { _, _ in false },
    FormatFeature(
      format: FormatVersion(4, 1), client: SemanticVersion(1, 1, 0), summary: "polls, and answers that are images"
    ) { card, _ in card.kind == .poll || !card.choiceImages.isEmpty },
    FormatFeature(
      format: FormatVersion(4, 2), client: SemanticVersion(1, 2, 0),
      summary: "questions about code with input or with lines before it"
    ) { card, _ in card.asksQuestions && (card.codeBefore != nil || !card.codeInput.isEmpty) },
    FormatFeature(
      format: FormatVersion(4, 3), client: SemanticVersion(1, 3, 0), summary: "tasks whose checks call functions"
    ) { card, _ in card.task?.calls ?? false },
    FormatFeature(
      format: FormatVersion(4, 4), client: SemanticVersion(1, 4, 0),
      summary: "tasks with conditions in place of a result"
    ) { card, _ in card.task?.hasConditions ?? false },
    FormatFeature(
      format: FormatVersion(4, 5), client: SemanticVersion(1, 5, 0),
      summary: "programs to run that never end, and tasks that forbid something"
    ) { card, _ in card.kind == .executor && card.statedEnding == .never || card.task?.forbids ?? false },
    FormatFeature(
      format: FormatVersion(4, 6), client: SemanticVersion(1, 6, 0),
      summary: "executors, exercises and challenges in pseudocode"
    ) { card, language in language == .pseudocode && card.isRun },
    FormatFeature(
      format: FormatVersion(4, 7), client: SemanticVersion(1, 7, 0), summary: "exercises and challenges in JavaScript"
    ) { card, _ in card.task?.language == .javascript },
    FormatFeature(
      format: FormatVersion(4, 8), client: SemanticVersion(1, 8, 0),
      summary: "texts after wrong programs, badges of challenges, icons, banners and finishing stars, featured modules",
      isUsed: { card, _ in card.badge != nil || card.task?.explainsFailures ?? false },
      isUsedByEpisode: { $0.icon != nil || $0.banner != nil || $0.finishStars != nil }
    ),
    FormatFeature(
      format: FormatVersion(4, 9), client: SemanticVersion(1, 9, 0),
      summary: "robots that collect by walking, levels that say when they are done, scores, and card libraries",
      isUsed: { card, _ in card.task.map { $0.hasLevelRules || $0.leastCards != nil } ?? false },
      isUsedByModule: { $0.cardLibrary != nil }
    ),
    FormatFeature(
      format: FormatVersion(4, 10), client: SemanticVersion(1, 10, 0), summary: "free playgrounds"
    ) { card, _ in card.kind == .playground },
    FormatFeature(
      format: FormatVersion(4, 11), client: SemanticVersion(1, 11, 0), summary: "the same code in several languages"
    ) { card, _ in card.codeVariants != nil },
  ]
}

extension Curriculum {
  /// The oldest format that has all that the content uses, and the oldest app that shows it.
  public var neededFormat: (format: FormatVersion, client: SemanticVersion) {
    var needed = FormatFeature.all[0]
    var missing = FormatFeature.all.dropFirst()[...]
    func take(_ newest: FormatFeature) {
      needed = newest
      missing = missing.filter { $0.format > newest.format }[...]
    }
    for module in modules {
      missing.last { $0.isUsedByModule(module) }.map(take)
      let language = CodeLanguage(rawValue: module.language)
      for block in module.blocks {
        for episode in block.episodes {
          missing.last { $0.isUsedByEpisode(episode) }.map(take)
          for card in episode.cards where !missing.isEmpty {
            missing.last { card.content.uses($0, in: language) }.map(take)
          }
        }
      }
    }
    return (needed.format, needed.client)
  }
}

extension CardContent {
  private func isUsing(_ feature: FormatFeature, in module: CodeLanguage?) -> Bool {
    feature.isUsed(self, language ?? module)
  }

  /// Returns whether the card, or a question on it, uses a feature, in a module of a language.
  fileprivate func uses(_ feature: FormatFeature, in module: CodeLanguage?) -> Bool {
    isUsing(feature, in: module) || questions.contains { $0.content.isUsing(feature, in: module) }
  }

  /// True where apps run programs of the card.
  fileprivate var isRun: Bool {
    switch demand {
    case .run, .program: true
    case .nothing, .answer, nil: false
    }
  }
}
