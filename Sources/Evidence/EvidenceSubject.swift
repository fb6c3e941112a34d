package import AnswerReading
public import Authoring
public import CurriculumBundle

/// A card as its evidence depends on it: all that it says, its language, and the budget of its programs.
///
/// Cards with the same `EntryKey` have the same evidence, wherever their files are.
public struct EvidenceSubject: Sendable {
  /// What the card shows or asks.
  public let content: CardContent
  /// What its author alone knows of a task; nil for kinds that ask for no program.
  public let task: AuthoredTask?
  /// The language of its code or programs; nil for one that this tool does not know.
  public let language: CodeLanguage?
  /// The language in which its programs are run; nil where they are only shown, as pseudocode in words is, and in a
  /// language for which there is no tool.
  var runLanguage: RunLanguage?
  /// True where its author says why only the stated answers are right where runs find others.
  public let hasReason: Bool
  /// How many steps one run may take.
  public let steps: Int
  /// The language of its texts, as a language tag.
  public let locale: String

  /// A card from its parts.
  ///
  /// - Parameter steps: How many steps one run may take.
  package init(
    _ content: CardContent, task: AuthoredTask? = nil, language: CodeLanguage?, hasReason: Bool = false, steps: Int,
    locale: String = "en"
  ) {
    self.content = content
    self.task = task
    self.language = language
    runLanguage = content.runLanguage(in: language).map { .own($0) }
    self.hasReason = hasReason
    self.steps = steps
    self.locale = locale
  }

  /// A card of a module.
  ///
  /// - Parameters:
  ///   - module: The module's language, which is that of cards which say nothing else.
  ///   - locale: The language of its texts, as a language tag; by default English.
  public init(_ card: AuthoredCard, module: String, limits: LintLimits, locale: String = "en") {
    content = card.card.content
    task = card.task
    language = content.language ?? CodeLanguage(rawValue: module)
    runLanguage = content.runLanguage(in: language).map { .own($0) }
    hasReason = card.reasonForBlanks != nil
    steps = limits.steps
    self.locale = locale
  }

  /// A card of an episode.
  public init(_ card: AuthoredCard, in episode: AuthoredEpisode, limits: LintLimits) {
    self.init(card, module: episode.language, limits: limits, locale: episode.locale)
  }

  /// What understands its answers.
  package var reader: AnswerReader { AnswerReader(locale: locale, about: content.code ?? "") }
}
