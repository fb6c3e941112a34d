import CurriculumBundle
package import Diagnostics
import YAMLSource

/// A card of a file that could not be read: what is known of it.
package struct UnreadCard: Sendable, Hashable {
  /// Its index among all cards of the file, counted from 0.
  package let index: Int
  /// Its id as it is written; nil where there is none that a path could have.
  package let id: String?
  /// Where it is.
  package let location: Location
}

extension AuthoredEpisode {
  /// The cards of the file that could not be read, in order.
  package var unreadCards: [UnreadCard] {
    let tree = document.tree
    guard !isComplete, let root = document.root, let list = tree.value(for: EpisodeForm.cards.key, in: root),
      tree.kind(of: list) == .sequence
    else { return [] }
    let read = Set(written.map(\.node))
    return tree.elements(of: list).enumerated().compactMap { index, node in
      read.contains(node)
        ? nil : UnreadCard(index: index, id: writtenID(of: node), location: tree.location(of: node))
    }
  }

  private func writtenID(of node: YAMLTree.NodeID) -> String? {
    let tree = document.tree
    guard tree.kind(of: node) == .mapping, let id = tree.value(for: CardKeys.id.key, in: node),
      tree.kind(of: id) == .scalar
    else { return nil }
    let text = tree.text(of: id)
    return text.isEmpty || text.contains("/") || cardIDs.contains(text) ? nil : text
  }
}

extension AuthoredBlock {
  /// The names of its episodes in the order of its list, those included whose files could not be read.
  package var listedEpisodes: [String] {
    let tree = document.tree
    guard let root = document.root, tree.kind(of: root) == .mapping,
      let list = tree.value(for: BlockForm.episodes.key, in: root), tree.kind(of: list) == .sequence
    else { return [] }
    return tree.elements(of: list).filter { tree.kind(of: $0) == .scalar }.map { tree.text(of: $0) }
  }
}
