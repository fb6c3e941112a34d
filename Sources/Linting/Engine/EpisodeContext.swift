import AnswerReading
import Authoring
import CurriculumBundle
import Evidence

/// An episode with all that a rule may ask about it.
final class EpisodeContext {
  /// The episode with its places.
  let authored: AuthoredEpisode
  /// The numbers against which rules measure.
  let limits: LintLimits
  /// Whether its texts are in English.
  let isEnglish: Bool
  /// The language of its module; nil for one that this tool does not know.
  let language: CodeLanguage?
  /// Reads answers in the language of the episode's texts; made on first use, as most rules never ask.
  let answerReader: Lazy<AnswerReader>

  /// Its cards as learners see them, their programs as they are written.
  let cards: [Card]
  /// The texts of each card, which several rules and the texts' own rules go through.
  private let shownTexts: [ShownTexts?]

  /// The context of an episode whose cards are not needed, such as one that only gives locations.
  convenience init(_ authored: AuthoredEpisode, _ limits: LintLimits, isEnglish: Bool) {
    self.init(authored, [], limits, isEnglish: isEnglish)
  }

  init(_ authored: AuthoredEpisode, _ cards: [Card], _ limits: LintLimits, isEnglish: Bool) {
    self.authored = authored
    self.cards = cards
    shownTexts = cards.map(\.content.shownTexts)
    answerReader = Lazy { AnswerReader(locale: authored.locale) }
    language = CodeLanguage(rawValue: authored.language)
    self.isEnglish = isEnglish
    self.limits = limits
  }

  /// The texts that many kinds have of a card of its own; nil for a kind that is newer than this app.
  func shownTexts(at index: Int) -> ShownTexts? { shownTexts[index] }

  /// A card as its evidence depends on it.
  func subject(_ card: AuthoredCard) -> EvidenceSubject {
    EvidenceSubject(card, in: authored, limits: limits)
  }

  /// Its file.
  var document: Document { authored.document }
  /// The content of its file without its cards.
  var header: Episode { authored.header }
}
