import CurriculumBundle

/// The names of the directives of an export, since a name may be in a book only once.
struct RunestoneIDs {
  private var names: [ItemPath: String] = [:]

  /// Gives each card the name that it had, else its id; one that is taken, with the id of its episode before it.
  init(of curriculum: ExchangeCurriculum, _ export: ExchangeExport) {
    var taken: Set<String> = []
    for module in curriculum.modules {
      for block in module.blocks {
        for episode in block.episodes {
          let path = ItemPath(module.id).appending(block.id).appending(episode.id)
          for card in episode.cards where ![.finished, .reading].contains(card.content.kind) {
            let card = path.appending(card.id)
            let own = export[card]?.id ?? card.components.last.map(String.init) ?? ""
            let longer = "\(episode.id)_\(own)"
            let numbered = (1...).lazy.map { $0 == 1 ? longer : "\(longer)_\($0)" }
            let name = taken.contains(own) ? numbered.first { !taken.contains($0) } ?? own : own
            taken.insert(name)
            names[card] = name
          }
        }
      }
    }
  }

  /// The name of a card.
  subscript(card: ItemPath) -> String { names[card] ?? "" }
}
