public import CurriculumBundle
import TestSupport

/// A course that is edited at random, release by release, in which each episode and card keeps a number of its own
/// whatever it is called: what a learner did can be found again without the ids.
public struct EditedCourse: Sendable {
  /// An episode or a card, by its id among its siblings.
  struct Item: Sendable {
    var id: String
    /// The numbers of what it is, several after a merger.
    var numbers: Set<Int>
    /// What its author writes under `formerly` in this release.
    var formerly: [String] = []
    var cards: [Item] = []
  }

  /// A block, or a module of blocks.
  struct Holder: Sendable {
    var id: String
    var formerly: [String] = []
    var blocks: [Holder] = []
    var episodes: [Item] = []
  }

  var modules: [Holder] = []
  /// What is retired in this release.
  var retired: [RetiredItem] = []
  /// Successors, by number, of what is retired and not back.
  public internal(set) var successors: [Int: Set<Int>] = [:]
  private var nextNumber = 0

  /// Two modules of two blocks of three episodes of three cards.
  public init() {
    modules = ["m", "n"].map { module in
      Holder(id: module, blocks: ["a", "b"].map { Holder(id: $0) })
    }
    for module in modules.indices {
      for block in modules[module].blocks.indices {
        for _ in 0..<3 { modules[module].blocks[block].episodes.append(newEpisode()) }
      }
    }
  }

  /// The course as it is published.
  public var curriculum: Curriculum {
    Curriculum(
      title: "C", locale: "en", minimumClient: "1.0.0", order: .open, retired: retired.isEmpty ? nil : retired,
      modules: modules.map { module in
        Module(
          id: module.id, formerly: module.formerly, title: module.id, summary: "S", language: "python", order: .open,
          blocks: module.blocks.map { block in
            Block(
              id: block.id, formerly: block.formerly, title: block.id, order: .open,
              episodes: block.episodes.map(Self.episode))
          })
      })
  }

  private static func episode(_ item: Item) -> Episode {
    Episode(
      id: item.id, formerly: item.formerly, title: item.id,
      cards: item.cards.map { card in
        Card(
          id: card.id, formerly: card.formerly,
          content: .question(QuestionCard(text: card.id, answers: ["x", "y"], correctAnswerIndex: 0)))
      })
  }

  /// The full id of each episode and each card, by number.
  public var paths: [Int: ItemPath] {
    var paths: [Int: ItemPath] = [:]
    for module in modules {
      for block in module.blocks {
        for episode in block.episodes {
          let path = ItemPath("\(module.id)/\(block.id)/\(episode.id)")
          for number in episode.numbers { paths[number] = path }
          for card in episode.cards { for number in card.numbers { paths[number] = path.appending(card.id) } }
        }
      }
    }
    return paths
  }

  /// The episodes, each with its full id, its numbers and those of its cards.
  public var episodes: [(path: ItemPath, numbers: Set<Int>, cards: Set<Set<Int>>)] {
    modules.flatMap { module in
      module.blocks.flatMap { block in
        block.episodes.map { episode in
          (
            ItemPath("\(module.id)/\(block.id)/\(episode.id)"), episode.numbers,
            Set(episode.cards.map(\.numbers))
          )
        }
      }
    }
  }

  mutating func number() -> Int {
    defer { nextNumber += 1 }
    return nextNumber
  }

  mutating func newEpisode() -> Item {
    let number = number()
    return Item(id: "e\(number)", numbers: [number], cards: (0..<3).map { _ in newCard() })
  }

  mutating func newCard() -> Item {
    let number = number()
    return Item(id: "c\(number)", numbers: [number])
  }

  /// An older state again, as a rollback brings it; numbers go on.
  public func restoring(_ older: EditedCourse) -> EditedCourse {
    var course = older
    course.nextNumber = nextNumber
    course.forgetFormer()
    course.successors = successors
    for number in course.paths.keys { course.successors[number] = nil }
    return course
  }

  /// Takes out what authors wrote for the release before.
  mutating func forgetFormer() {
    retired = []
    for m in modules.indices {
      modules[m].formerly = []
      for b in modules[m].blocks.indices {
        modules[m].blocks[b].formerly = []
        for e in modules[m].blocks[b].episodes.indices {
          modules[m].blocks[b].episodes[e].formerly = []
          for c in modules[m].blocks[b].episodes[e].cards.indices {
            modules[m].blocks[b].episodes[e].cards[c].formerly = []
          }
        }
      }
    }
  }
}

extension EditedCourse {
  /// The course without the episode that has a number, as its author leaves it out; false where nothing else is left.
  public mutating func takeOut(_ number: Int) -> Bool {
    var rest = self
    rest.forgetFormer()
    for m in modules.indices {
      for b in modules[m].blocks.indices {
        rest.modules[m].blocks[b].episodes.removeAll { $0.numbers.contains(number) }
      }
      rest.modules[m].blocks.removeAll(where: \.episodes.isEmpty)
    }
    rest.modules.removeAll(where: \.blocks.isEmpty)
    guard !rest.modules.isEmpty else { return false }
    self = rest
    return true
  }
}
