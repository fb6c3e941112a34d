import Authoring
import CurriculumBundle
import Diagnostics

/// A module, block, episode or card among those that share its container: no two of them may share an id.
final class Sibling {
  /// What it is: `module`, `card`.
  let kind: String
  /// Its full id.
  let path: ItemPath
  let id: String
  let formerly: [String]
  /// What a learner sees it called; nil for a card.
  let title: String?
  /// Its keys in the file, with their values.
  let written: SourceValue
  var document: Document { written.document }

  private init(
    kind: String, path: ItemPath, id: String, formerly: [String], title: String?, written: SourceValue
  ) {
    self.kind = kind
    self.path = path
    self.id = id
    self.formerly = formerly
    self.title = title
    self.written = written
  }

  /// Where it begins.
  var location: Location { written.location(of: title == nil ? .id : .title) }

  /// The full id that one of its former ids means: one without `/` was an id beside its siblings of today.
  func formerPath(at index: Int) -> ItemPath {
    let former = formerly[index]
    return former.utf8.contains(UInt8(ascii: "/"))
      ? ItemPath(former) : path.parent?.appending(former) ?? ItemPath(former)
  }
}

extension EpisodeContext {
  /// The cards and the questions of quizzes, if any of them had another id; nil for most episodes.
  var renamedCards: [Sibling]? {
    cards.contains(where: \.isRenamed) ? Sibling.cards(of: authored) : nil
  }
}

extension Sibling {
  /// The modules, the blocks of each module and the episodes of each block.
  static func families(of authored: AuthoredCurriculum) -> [[Sibling]] {
    var families = [authored.modules.compactMap { Sibling("module", $0.path, $0.header, $0.header.title, $0.document) }]
    for module in authored.modules {
      families.append(module.blocks.compactMap { Sibling("block", $0.path, $0.header, $0.header.title, $0.document) })
      for block in module.blocks {
        families.append(
          block.episodes.compactMap { Sibling("episode", $0.path, $0.header, $0.header.title, $0.document) })
      }
    }
    return families
  }

  /// The cards of an episode, each followed by the questions of its quiz.
  static func cards(of authored: AuthoredEpisode) -> [Sibling] {
    authored.cards.flatMap { content -> [Sibling] in
      let card = Sibling("card", content, in: authored.path)
      return [card] + content.questions.map { Sibling("question", $0, in: card.path) }
    }
  }

  private convenience init(_ kind: String, _ card: AuthoredCard, in path: ItemPath) {
    self.init(
      kind: kind, path: path.appending(card.id), id: card.id, formerly: card.formerly, title: nil,
      written: card.written)
  }

  private convenience init?(
    _ kind: String, _ path: ItemPath, _ item: some Continued, _ title: String, _ document: Document
  ) {
    guard let written = document.written else { return nil }
    self.init(
      kind: kind, path: path, id: item.id, formerly: item.formerly, title: title, written: written)
  }
}

extension Card {
  /// Whether it, or a question of it, had another id.
  fileprivate var isRenamed: Bool {
    if !formerly.isEmpty { return true }
    guard case .quiz(let quiz) = content else { return false }
    return quiz.questions.contains { !$0.formerly.isEmpty }
  }
}
