public import Diagnostics

/// How strict the linter is, as `curriculum.yaml` says under `lint:`.
///
///     lint:
///       rules: {high-reading-grade: off, missing-alt-text: error}
///       limits: {cardText: 300}
public struct LintSettings: Sendable {
  /// What the settings say of one rule.
  ///
  ///     authored.settings.severities.map(\.code) == ["high-reading-grade"]
  ///     authored.settings.severities.map(\.severity) == [nil]
  public struct RuleSeverity: Sendable {
    /// The rule's code, as written; it may name no rule.
    public let code: Diagnostic.Code
    /// The severity of its findings; nil switches it off.
    public let severity: Severity?
    /// Where the code stands.
    public let location: Location
  }

  /// The severities that differ from the rules' own.
  public var severities: [RuleSeverity]
  /// The numbers against which rules measure.
  public var limits: LintLimits
  /// Whether all of them could be read; where not, a finding may be one that the author has switched off.
  public var isWhole = true

  /// Settings from their parts; by default the rules' own.
  public init(severities: [RuleSeverity] = [], limits: LintLimits = LintLimits()) {
    self.severities = severities
    self.limits = limits
  }
}

/// The numbers against which rules measure.
///
///     limits: {cardText: 300, codeWidth: 40}
public struct LintLimits: Sendable, Hashable {
  /// Most characters in the text of a card.
  public var cardText = 240
  /// Most characters in a header.
  public var header = 30
  /// Most characters in an answer.
  public var answer = 40
  /// Most columns in a line of code: what a phone 320 points wide shows in 14-point monospace.
  public var codeWidth = 34
  /// Most lines of code on a card.
  public var codeLines = 12
  /// Most cards in an episode.
  public var episodeCards = 20
  /// Fewest answers to a question.
  public var answers = 3
  /// Most words in a sentence: what the style guides of public services ask for.
  public var sentenceWords = 25
  /// The highest school grade that an episode's texts may read like.
  public var readingGrade = 8
  /// Most new concepts in an episode.
  public var newConcepts = 6
  /// Most kilobytes, of 1000 bytes each, in an image.
  public var imageKilobytes = 500
  /// Most pixels in the width and in the height of an image: what decodes into 256 MiB.
  public var imageSide = 8192
  /// Most steps that a program on a card may run.
  public var steps = 20_000_000

  /// All of them, in a fixed order.
  public var all: [Int] {
    [
      cardText, header, answer, codeWidth, codeLines, episodeCards, answers, sentenceWords, readingGrade, newConcepts,
      imageKilobytes, imageSide, steps,
    ]
  }

  /// The limits for children's lessons on a phone.
  public init() {}
}
