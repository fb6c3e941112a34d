import Authoring
import CurriculumBundle
import JSON

/// A card as a question of Swiftly's playground.
struct SwiftlyQuestion {
  private let card: ExchangeCard
  private let path: ItemPath
  private let episode: ExchangeEpisode
  private let isFirestore: Bool

  /// The kinds of cards that are questions there.
  static let kinds: Set<CardKind> = [.question, .multiSelect, .trueFalse, .codeBlocks]

  /// - Parameter isFirestore: True where choices are under `codeBlocks`, and lines in order have no `answers`.
  init(_ card: ExchangeCard, _ path: ItemPath, in episode: ExchangeEpisode, isFirestore: Bool) {
    self.card = card
    self.path = path
    self.episode = episode
    self.isFirestore = isFirestore
  }

  /// The content of its document; nil for a card that is no question there, which is noted.
  func members(_ export: inout ExchangeExport) -> [(String, JSONValue?)]? {
    let type = { (own: SwiftlyQuestionType, export: ExchangeExport) in export[path]?.type ?? own.rawValue }
    switch card.content {
    case .question(let question):
      export.keep(["text", "answers", "correctAnswerIndex"], of: card, path)
      return head(question.text, type(.mcq, export)) + choice(question.answers, [question.correctAnswerIndex])
    case .multiSelect(let question):
      export.keep(["text", "answers", "correctAnswerIndices"], of: card, path)
      return head(question.text, type(.mcq, export)) + choice(question.answers, question.correctAnswerIndices)
    case .trueFalse(let question):
      export.keep(["text", "answer"], of: card, path)
      return head(question.text, type(.trueFalse, export)) + [
        ("answers", [.string(question.answer ? "true" : "false")])
      ]
    case .codeBlocks(let question):
      export.keep(["text", "lines", "decoys"], of: card, path)
      return head(question.text, type(.codeBlocks, export)) + blocks(question, export[path]?.shown)
    case .reading: return nil
    default:
      export.leaveOut(card, path)
      return nil
    }
  }

  /// An episode with one question has its title and its difficulty; of several in one, each text begins with a title.
  private func head(_ text: String, _ type: String) -> [(String, JSONValue?)] {
    let isAlone = episode.cards.count { Self.kinds.contains($0.content.kind ?? .reading) } == 1
    let own = (title: episode.title, description: text.utf8.elementsEqual(episode.title.utf8) ? "" : text)
    let (title, description) = isAlone ? own : SwiftlyQuestionText.split(text)
    let difficulty = episode.difficulty.flatMap { Difficulty.allCases.firstIndex(of: $0) }
    return [
      ("title", .string(title)), ("description", .string(description)), ("type", .string(type)),
      ("difficulty", difficulty.map { .integer($0 + 1) }),
    ]
  }

  private func choice(_ options: [String], _ rights: [Int]) -> [(String, JSONValue?)] {
    let answers = rights.filter(options.indices.contains).map { options[$0] }
    return [(isFirestore ? "codeBlocks" : "mcqOptions", .texts(options)), ("answers", .texts(answers))]
  }

  private func blocks(_ question: CodeBlocksCard, _ shown: [Int]?) -> [(String, JSONValue?)] {
    let all = question.lines + (question.decoys ?? [])
    let order = shown.flatMap { $0.sorted() == Array(all.indices) ? $0 : nil }
    let blocks = (order ?? Array(all.indices)).map { all[$0] }
    // Firestore's blocks are in their order; an answer is needed where they are not, or where some are decoys.
    let isPlain = isFirestore && question.decoys == nil && order == nil
    return [("codeBlocks", .texts(blocks))] + (isPlain ? [] : [("answers", .texts(question.lines))])
  }
}
