package import CurriculumBundle
internal import Diagnostics
internal import YAMLSource

extension AuthoredEpisode {
  /// An episode that stands in no file, as a tool or a test makes it; all its places are the beginning of nothing.
  ///
  /// - Parameters:
  ///   - language: The language of its code.
  ///   - tasks: What its author alone knows of the cards that ask for a program, by their places.
  package convenience init(unplaced episode: Episode, language: String, tasks: [Int: AuthoredTask] = [:]) {
    let tree = YAMLTree.read(SourceText(path: "", bytes: Array("{}".utf8))).tree
    var read = ReadCards(cards: episode.cards, tasks: tasks)
    read.nodes = tree.root.map { Array(repeating: $0, count: episode.cards.count) } ?? []
    self.init(
      path: ItemPath(episode.id), document: Document(path: "", tree: tree), language: language, episode: episode,
      read: read, isWhole: true)
  }
}
