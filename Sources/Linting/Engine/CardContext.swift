import Authoring
import CurriculumBundle
import Diagnostics
import Evidence
import YAMLSource

/// A card with all that a rule may ask about it.
final class CardContext {
  /// The episode that it is in.
  let episode: EpisodeContext
  /// The code, for kinds that have some.
  let code: String?
  /// The answers and the place of the right one, for kinds that ask.
  let choices: (answers: [String], correctIndices: [Int])?
  /// Its mapping in the file.
  let node: YAMLTree.NodeID
  /// The card with its places.
  let authored: AuthoredCard
  /// The content of the card, without its places.
  var content: CardContent { authored.card.content }
  /// The full id of what holds it: the episode, or a quiz.
  private let holder: ItemPath
  /// Its full id; that of a question in a quiz is one longer.
  var path: ItemPath { holder.appending(authored.card.id) }
  /// The language of its code or programs; nil for one that this tool does not know.
  let language: CodeLanguage?
  /// Whether it has anything to run, or code that is only shown.
  let hasPrograms: Bool
  /// Shared by all cards without programs and without answers that are code, which are most.
  private let programs: ProgramContext

  init(_ card: AuthoredCard, in episode: EpisodeContext, of quiz: ItemPath? = nil, evidence: CardEvidence? = nil) {
    let content = card.card.content
    holder = quiz ?? episode.authored.path
    node = card.node
    authored = card
    self.episode = episode
    code = content.code
    choices = content.choices
    language = content.language ?? episode.language
    hasPrograms = content.hasPrograms
    guard hasPrograms || evidence?.answers != nil else {
      programs = .none
      return
    }
    let hasChecks = content.hasTask || content.isPuzzle
    programs = ProgramContext(
      evidence ?? .none, checkNodes: hasChecks ? episode.document.elements(of: .checks, in: node) : [])
  }

  /// All that runs of its programs found out.
  var evidence: CardEvidence { programs.evidence }
  /// The part of the evidence about its code.
  var codeEvidence: CodeEvidence? { programs.code }
  /// The part of the evidence about answers that are code.
  var codeAnswers: CodeAnswers? { programs.answers }
  /// The mappings of the checks of a task or puzzle.
  var checkNodes: [YAMLTree.NodeID] { programs.checkNodes }

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

  /// Where the value of a key stands.
  func location(of key: FieldKey) -> Location { authored.location(of: key) }

  /// Where some bytes of the text under a key stand, or all of it.
  func location(of key: FieldKey, bytes: Range<Int>?) -> Location {
    guard let bytes, let scalar = document.tree.value(for: key, in: node) else { return location(of: key) }
    return Location(document.source.path, document.tree.span(of: bytes, in: scalar))
  }

  /// Where the key stands that says which answer is right, or one of several keys.
  func location(ofKey place: Int) -> Location {
    guard case .multiSelect = content else { return location(of: authored.rightAnswerKey) }
    return document.location(of: .correctAnswerIndices, at: place, in: node)
  }

  /// The place in the file of a line of the code, from 1; the code as a whole when there is no such line.
  func location(ofCodeLine line: Int) -> Location {
    guard line > 0, let scalar = document.tree.value(for: .code, in: node), line <= CodeGap.lineCount(of: code ?? "")
    else { return location(of: .code) }
    return Location(document.source.path, document.tree.span(ofContentOfLine: line - 1, in: scalar))
  }

  /// The place in the file of a line of the lines that run before the code, from 1; all of them when there is no such
  /// line.
  func location(ofGivenLine line: Int) -> Location {
    let count = CodeGap.lineCount(of: content.codeBefore ?? "")
    guard (1...max(1, count)).contains(line), let scalar = document.tree.value(for: .given, in: node) else {
      return location(of: .given)
    }
    return Location(document.source.path, document.tree.span(ofContentOfLine: line - 1, in: scalar))
  }

  /// Where an answer stands.
  func location(ofAnswer index: Int) -> Location {
    document.location(of: .answers, at: index, in: node)
  }
}

/// The evidence on the programs of one card, and the places of their checks.
private final class ProgramContext: Sendable {
  let evidence: CardEvidence
  /// The part of the evidence about code, which many rules ask for and each would copy out of it.
  let code: CodeEvidence?
  let answers: CodeAnswers?
  let checkNodes: [YAMLTree.NodeID]

  /// The one of every card without programs.
  static let none = ProgramContext(.none, checkNodes: [])

  init(_ evidence: CardEvidence, checkNodes: [YAMLTree.NodeID]) {
    self.evidence = evidence
    code = evidence.code
    answers = evidence.answers
    self.checkNodes = checkNodes
  }
}
