internal import Authoring
internal import CurriculumBundle
internal import Diagnostics
internal import YAMLSource

/// A module, block, episode or card among those that share its container: no two of them may share an id.
struct Sibling {
  /// What it is: `module`, `card`.
  let kind: String
  let id: String
  let formerly: [String]
  /// What a learner sees it called; nil for a card.
  let title: String?
  let document: Document
  /// Its mapping in the file.
  let node: YAMLTree.NodeID

  /// Where it begins.
  var location: Location { document.location(of: kind == "card" ? "id" : "title", in: node) }

  /// Where one of its former ids stands.
  func location(ofFormer index: Int) -> Location { document.location(of: "formerly", at: index, in: node) }
}

extension EpisodeContext {
  /// The cards, if any of them had another id; nil for most episodes.
  var renamedCards: [Sibling]? {
    guard episode.cards.contains(where: { !$0.formerly.isEmpty }) else { return nil }
    return episode.cards.indices.map { index in
      let card = authored.card(at: index)
      return Sibling(
        kind: "card", id: card.card.id, formerly: card.card.formerly, title: nil, document: card.document,
        node: card.node)
    }
  }
}

extension CurriculumContext {
  /// The modules, the blocks of each module and the episodes of each block.
  var families: [[Sibling]] {
    var families = [
      authored.modules.compactMap { module in
        sibling("module", module.module.id, module.module.formerly, module.module.title, module.document)
      }
    ]
    for module in authored.modules {
      families.append(
        module.blocks.compactMap { sibling("block", $0.block.id, $0.block.formerly, $0.block.title, $0.document) })
      for block in module.blocks {
        families.append(
          block.episodes.compactMap {
            sibling("episode", $0.episode.id, $0.episode.formerly, $0.episode.title, $0.document)
          })
      }
    }
    return families
  }

  private func sibling(
    _ kind: String, _ id: String, _ formerly: [String], _ title: String, _ document: Document
  ) -> Sibling? {
    document.root.map {
      Sibling(kind: kind, id: id, formerly: formerly, title: title, document: document, node: $0)
    }
  }
}
