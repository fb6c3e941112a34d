import Authoring
import CurriculumBundle
import Diagnostics

/// What an earlier release has and the curriculum has no more, neither under its id nor under a `formerly`.
struct LostItems {
  /// A module, block, episode or card that is gone.
  struct Item {
    let kind: String
    /// The full id that it had.
    let path: ItemPath
    /// The file of what held it.
    let document: Document
    /// The key of the list in which it stood.
    let list: FieldKey
    /// The mapping that has the list; nil for the file's own.
    var mapping: SourceValue?

    /// The location of the key of that list today.
    var location: Location { (mapping ?? document.written)?.location(ofKey: list) ?? document.start }

    /// What to do where it is gone on purpose, as the end of a help about a finding.
    var retiring: String { "; if it has to go, add `{id: \(path)}` to `retired` in curriculum.yaml" }
  }

  /// Modules, blocks and episodes; what was inside a lost one is not listed by itself.
  private(set) var containers: [Item] = []
  /// Cards of episodes that are still there.
  private(set) var cards: [Item] = []

  private let moved: MovedItems
  /// The full ids of what is gone on purpose.
  private let retired: Set<ItemPath>

  init(of earlier: Curriculum, in authored: AuthoredCurriculum, knownFates: Set<ItemPath> = []) {
    moved = MovedItems(authored)
    retired = Set((authored.header.retired ?? []).map(\.id))
    guard let document = authored.document else { return }
    for old in earlier.modules {
      let path = ItemPath(old.id)
      if let module = authored.modules.first(where: { $0.header.continues(old.id) }) {
        compare(old, module, path)
      } else {
        containers.append(Item(kind: "module", path: path, document: document, list: .modules))
      }
    }
    let known = retired.union(knownFates)
    containers.removeAll { known.contains($0.path) }
    cards.removeAll { known.contains($0.path) }
  }

  private mutating func compare(_ old: Module, _ module: AuthoredModule, _ path: ItemPath) {
    for block in old.blocks {
      let path = path.appending(block.id)
      if let new = module.blocks.first(where: { $0.header.continues(block.id) }) ?? moved.blocks[path] {
        compare(block, new, path)
      } else {
        containers.append(Item(kind: "block", path: path, document: module.document, list: .blocks))
      }
    }
  }

  private mutating func compare(_ old: Block, _ block: AuthoredBlock, _ path: ItemPath) {
    for episode in old.episodes {
      let path = path.appending(episode.id)
      if let new = block.episodes.first(where: { $0.header.continues(episode.id) }) ?? moved.episodes[path] {
        compare(episode, new, path)
      } else {
        containers.append(Item(kind: "episode", path: path, document: block.document, list: .episodes))
      }
    }
  }

  private mutating func compare(_ old: Episode, _ episode: AuthoredEpisode, _ path: ItemPath) {
    guard episode.isWhole else { return }
    for card in old.cards {
      let path = path.appending(card.id)
      guard let place = episode.cards.map(\.card).firstIndex(where: { $0.continues(card.id) }) else {
        cards.append(Item(kind: "card", path: path, document: episode.document, list: .cards))
        continue
      }
      compare(card.content.questions, episode.card(at: place), path)
    }
  }

  /// Notes the questions of a quiz that are gone; a card that is no quiz any more has lost all of them with itself.
  private mutating func compare(_ old: [Card], _ card: AuthoredCard, _ path: ItemPath) {
    let questions = card.card.content.questions
    guard !questions.isEmpty else { return }
    for question in old where !questions.contains(where: { $0.continues(question.id) }) {
      cards.append(
        Item(
          kind: "question", path: path.appending(question.id), document: card.document, list: .questions,
          mapping: card.written))
    }
  }
}

/// The blocks and episodes that stood elsewhere in an earlier release, by the full ids that they had there.
private struct MovedItems {
  private(set) var blocks: [ItemPath: AuthoredBlock] = [:]
  private(set) var episodes: [ItemPath: AuthoredEpisode] = [:]

  init(_ authored: AuthoredCurriculum) {
    for block in authored.blocks {
      for former in block.header.formerly { blocks[ItemPath(former)] = block }
    }
    for episode in authored.episodes {
      for former in episode.header.formerly { episodes[ItemPath(former)] = episode }
    }
  }
}
