package import CurriculumBundle
import Diagnostics
import YAMLSource

extension AuthoredEpisode {
  /// An episode without a file, as a test makes it; each of its places is the start of an empty file.
  ///
  /// - Parameter language: The language of its code.
  package convenience init(unplaced episode: Episode, language: String) {
    let tree = YAMLTree.read(SourceText(path: "", bytes: Array("{}".utf8))).tree
    var read = ReadCards(cards: episode.cards)
    if let node = tree.root {
      read.written = Array(repeating: WrittenCard(node: node, part: .none), count: episode.cards.count)
    }
    self.init(
      path: ItemPath(episode.id), document: Document(path: "", tree: tree), language: language, locale: "en",
      episode: episode, read: read, isWhole: true)
  }
}
