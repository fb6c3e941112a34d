import Authoring
import AuthoringSamples
import CurriculumBundle

@testable import Playing

extension Course {
  /// A course as it is published, with the solutions that its authors keep.
  init(_ authored: AuthoredCurriculum) {
    let solutions = authored.episodes.flatMap { episode in
      episode.cards.compactMap { card in
        card.task?.solutions.first.map { (episode.path.appending(card.card.id), $0) }
      }
    }
    self.init(authored.published, solutions: Dictionary(solutions) { first, _ in first })
  }

  /// A module with a block of one episode of these cards.
  init(_ cards: [Card], access: String? = nil) {
    let episode = Episode(id: "e", title: "One", cards: cards)
    let block = Block(id: "b", title: "Block", episodes: [episode])
    let module = Module(
      id: "m", title: "Module", summary: "All of it.", language: "python", access: access, blocks: [block])
    self.init(Curriculum(title: "Course", locale: "en", minimumClient: "1.0.0", modules: [module]))
  }
}

extension Walk {
  /// A walk through one episode of these cards that has begun.
  static func begun(_ cards: CardContent..., seed: UInt64 = 0) -> Walk {
    var walk = Walk(Course(cards.enumerated().map { Card(id: "c\($0)", content: $1) }), progress: .init(), seed: seed)
    _ = walk.begin()
    return walk
  }
}
