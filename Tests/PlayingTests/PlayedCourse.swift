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

extension Curriculum {
  /// Modules with one access code, each with a block of one episode of one card, all open from the start.
  static func sharing(_ code: String, among modules: [String]) -> Curriculum {
    let cards = [Card(id: "c", content: .finished(FinishedCard(header: "Done", text: "Bye.")))]
    let modules = modules.map { id in
      Module(
        id: id, title: id, summary: "All of it.", language: "python", access: code,
        blocks: [Block(id: "b", title: "Block", episodes: [Episode(id: "e", title: "\(id)-1", cards: cards)])])
    }
    return Curriculum(title: "Course", locale: "en", minimumClient: "1.0.0", order: .open, modules: modules)
  }
}

extension BundleIndex {
  /// The index of modules that are all open but for their access codes.
  ///
  /// - Parameter access: What the code of a module must come to.
  init(_ curriculum: Curriculum, access: (Module) -> AccessDigest) {
    let open = Lock(after: nil, allOf: [])
    let modules = curriculum.modules.enumerated().map { index, module in
      let blocks = module.blocks.map { block in
        BlockOutline(block, lock: open, episodes: block.episodes.map { EpisodeOutline($0, lock: open) })
      }
      return ModuleOutline(
        module, number: index + 1, access: access(module), lock: open,
        content: ContentReference(sha256: module.id, size: 0), blocks: blocks)
    }
    self.init(
      title: curriculum.title, locale: curriculum.locale, minimumClient: SemanticVersion(1, 0, 0), modules: modules)
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
