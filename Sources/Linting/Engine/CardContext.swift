import Authoring
import Claims
import CurriculumBundle
import Diagnostics
import Evidence

/// A card with all that a rule may ask about it.
final class CardContext {
  /// The episode that it is in.
  let episode: EpisodeContext
  /// The code, for kinds that have some.
  let code: String?
  /// The answers and the place of the right one, for kinds that ask.
  let choices: (answers: [String], correctIndices: [Int])?
  /// The card with what was found out about it; kept as it is, since a card is long to copy.
  private let entry: EvidenceByCard.Entry
  /// The card with its places.
  var authored: AuthoredCard { entry.card }
  /// The content of the card, without its places.
  let content: CardContent
  /// The cards with which the robot programs of its module are laid; nil for those that every app has.
  var library: CardLibrary? { episode.authored.library }
  /// Its full id; that of a question in a quiz is one longer.
  var path: ItemPath { entry.path }
  /// The language of its code or programs; nil for one that this tool does not know.
  let language: CodeLanguage?
  /// Whether it has anything to run, or code that is only shown.
  let hasPrograms: Bool
  /// True for a card with answers that are code and were run.
  var hasCodeAnswers: Bool { entry.isAboutAnswers }
  /// Nil for cards without programs and without answers that are code, which are most.
  private let programs: ProgramContext?

  convenience init(_ card: AuthoredCard, in episode: EpisodeContext, evidence: CardEvidence? = nil) {
    let authored = episode.authored
    // None of the episode's own cards: its texts are read from itself.
    self.init(EvidenceByCard.Entry(card, -1, of: authored.path, evidence, in: authored, episode.limits), in: episode)
  }

  init(_ entry: EvidenceByCard.Entry, in episode: EpisodeContext) {
    let content = entry.card.card.content
    self.entry = entry
    self.content = content
    self.episode = episode
    code = content.code
    choices = content.choices
    language = content.language ?? episode.language
    hasPrograms = content.hasPrograms
    guard hasPrograms || entry.isAboutAnswers else {
      programs = nil
      return
    }
    let hasChecks = content.hasTask || content.isPuzzle
    programs = ProgramContext(
      entry.evidence, checks: hasChecks ? entry.card.elements(of: entry.card.fields.checks) : [])
  }

  /// The texts that many kinds have, all at once.
  var shownTexts: ShownTexts? {
    entry.question == nil && entry.index >= 0 ? episode.shownTexts(at: entry.index) : content.shownTexts
  }

  /// Its texts in mappings of their own; hardly any card has some, and the card is not copied to see that.
  var nestedTexts: [NestedText] { content.hasNestedTexts ? entry.card.nestedTexts : [] }

  /// False for a card of which it is certain that its author wrote it.
  var mayBeUntouched: Bool { content.mayBeUntouched(shownTexts) }

  /// All that runs of its programs found out.
  var evidence: CardEvidence { if let programs { programs.evidence } else { .none } }
  /// The reasons for which something of it is not proven.
  var unproven: [UnprovenReason] { if let programs { programs.evidence.unproven } else { [] } }
  /// The part of the evidence about the right answers to a puzzle.
  ///
  /// Parts are taken out of the evidence where it is, since all of it is long to copy, and many rules ask.
  var puzzleEvidence: PuzzleEvidence? { if let programs { programs.evidence.puzzle } else { nil } }
  /// The part about the orders of a puzzle's lines.
  var orderEvidence: OrderEvidence? { if let programs { programs.evidence.orders } else { nil } }
  /// The part about words in blanks.
  var blankEvidence: BlankEvidence? { if let programs { programs.evidence.blanks } else { nil } }
  /// The part about solutions whose output the text names.
  var namedSolutions: NamedSolutions? { if let programs { programs.evidence.namedSolutions } else { nil } }
  /// The part of the evidence about its code.
  var codeEvidence: CodeEvidence? { if let programs { programs.code } else { nil } }
  /// The run of its code, which is read without a copy of all the evidence about the code.
  var codeRun: RunEvidence? { if let programs { programs.code?.run } else { nil } }
  /// Why what its code shows differs between runs, where the card depends on that.
  var instability: Instability? { if let programs { programs.code?.instability } else { nil } }
  /// The module without which its code cannot be run, where a run is what the card is about.
  var unavailableModule: String? { if let programs { programs.code?.unavailableModule } else { nil } }
  /// The proof of its key, for a question about code that a run can decide.
  var keyProof: KeyProof? { if let programs { programs.keyProof } else { nil } }
  /// The part of the evidence about answers that are code.
  var codeAnswers: CodeAnswers? { if let programs { programs.answers } else { nil } }
  /// The checks of a task or puzzle in the file.
  var checks: [SourceValue] { if let programs { programs.checks } else { [] } }

  /// The card once for each variant of its code, which takes the place of that; none on most cards.
  var variants: [CardContext] { entry.variants.map { CardContext($0, in: episode) } }
  /// Each variant compared with what the card says and with what its code does, in their order.
  var variantChecks: [VariantCheck] { entry.variants.map { VariantCheck($0, of: entry) } }
  /// The language of the variant that is in the place of its code; nil for a card as it is written.
  var variant: CodeLanguage? { entry.card.variant }
  /// True for a card with variants, which is seen without a copy of it.
  var hasVariants: Bool { !entry.variants.isEmpty }

  /// Whether it asks for an opinion, so that no answer is right.
  var isPoll: Bool { if case .poll = content { true } else { false } }

  /// True where it asks about the code that it shows, by answers to choose from or a statement.
  var isAboutItsCode: Bool {
    if case .trueFalse = content { return code != nil }
    return code != nil && choices != nil && !isPoll
  }

  /// What its programs use, with those that are only named in its texts.
  var concepts: [ConceptEvidence] {
    hasPrograms ? evidence.concepts : ConceptEvidence.all(on: episode.subject(authored))
  }

  /// Its file.
  var document: Document { episode.document }
  /// The numbers against which rules measure.
  var limits: LintLimits { episode.limits }

  /// Its fields as its author wrote them.
  var fields: CardFields { authored.fields }

  /// The location of a field's value, or of the card's first key where it is left out.
  func location<Value>(of field: Located<Value>?) -> Location { authored.location(of: field) }

  /// The location of a list.
  func location(of list: AnyField?) -> Location { authored.location(of: list) }

  /// The location of an element of a list.
  func location<Element>(of list: Located<[Element]>?, at index: Int) -> Location {
    authored.location(of: list, at: index)
  }

  /// The location of some bytes of a text.
  func location(of text: Located<String>?, bytes: Range<Int>) -> Location {
    authored.source(of: text)?.location(ofBytes: bytes) ?? location(of: text)
  }

  /// Where the key stands that says which answer is right, or one of several keys.
  func location(ofKey place: Int) -> Location {
    guard case .multiSelect = content else { return location(of: fields.key?.index) }
    return location(of: fields.keys, at: place)
  }

  /// The place in the file of a line of the code, from 1; the code as a whole when there is no such line.
  func location(ofCodeLine line: Int) -> Location {
    guard line > 0, let text = authored.source(of: fields.code), line <= CodeGap.lineCount(of: code ?? "")
    else { return location(of: fields.code) }
    return text.location(ofLine: line)
  }

  /// The place in the file of a line of the lines that run before the code, from 1; all of them when there is no such
  /// line.
  func location(ofGivenLine line: Int) -> Location {
    let count = CodeGap.lineCount(of: content.codeBefore ?? "")
    guard (1...max(1, count)).contains(line), let text = authored.source(of: fields.question.given) else {
      return location(of: fields.question.given)
    }
    return text.location(ofLine: line)
  }

  /// Where an answer stands.
  func location(ofAnswer index: Int) -> Location { authored.location(of: fields.answers, at: index) }
}

/// The evidence on the programs of one card, and the places of their checks.
private final class ProgramContext: Sendable {
  let evidence: CardEvidence
  /// The part of the evidence about code, which many rules ask for and each would copy out of it.
  let code: CodeEvidence?
  let keyProof: KeyProof?
  let answers: CodeAnswers?
  let checks: [SourceValue]

  init(_ evidence: CardEvidence, checks: [SourceValue]) {
    self.evidence = evidence
    code = evidence.code
    keyProof = code?.keyProof
    answers = evidence.answers
    self.checks = checks
  }
}
