internal import Authoring
internal import CurriculumBundle
internal import Diagnostics
internal import Grading
internal import YAMLSource

/// A card with all that a rule may ask about it.
final class CardContext: FindingContext {
  /// The episode that it is in.
  let episode: EpisodeContext
  /// What the card shows or asks.
  let content: CardContent
  /// The code, for kinds that have some.
  let code: String?
  /// The answers and the place of the right one, for kinds that ask.
  let choices: (answers: [String], correctIndex: Int)?
  /// Its place in the episode.
  private let index: Int
  /// The card with its places.
  private(set) lazy var authored = episode.authored.card(at: index)
  /// The language of its code or programs; nil for one that this tool does not know.
  private(set) lazy var language = content.language ?? CodeLanguage(rawValue: episode.authored.language)
  /// The run of its program, made when the first rule asks.
  private(set) lazy var program = CardProgram(
    authored, language: language?.program, limits: limits, findings: findings)

  /// The programs of its task, run when the first rule asks; nil for kinds that ask for no program.
  private(set) lazy var task: TaskProofs? = content.task.map { TaskProofs($0, limits: limits, findings: findings) }

  /// Where the answers stand, worked out when the first finding asks.
  private lazy var answerLocations = document.locations(ofElementsOf: "answers", in: node)

  init(at index: Int, in episode: EpisodeContext) {
    self.index = index
    self.episode = episode
    content = episode.authored.episode.cards[index].content
    code = content.code
    choices = content.choices
  }

  /// Whether it is about an error: a program that is to end in one, or a question whose right answer says so.
  var showsError: Bool {
    if case .executor(let executor) = content { return executor.raises != nil }
    guard let (answers, key) = choices, answers.indices.contains(key) else { return false }
    return Observation.meansAnyError(answers[key]) || answers[key].contains("Error")
  }

  /// Its file.
  var document: Document { episode.document }
  /// Its mapping in the file.
  var node: YAMLTree.NodeID { episode.authored.cardNodes[index] }
  /// The numbers against which rules measure.
  var limits: LintLimits { episode.limits }
  /// Where findings go.
  var findings: Findings { episode.findings }

  /// Where the value of a key stands.
  func location(of key: String) -> Location { authored.location(of: key) }

  /// Where an answer stands.
  func location(ofAnswer index: Int) -> Location {
    answerLocations.indices.contains(index) ? answerLocations[index] : location(of: "answers")
  }
}
