public import CurriculumBundle
import TestSupport

/// Curricula with every kind of lock, at random: small, so that much of them waits for each other.
public struct RandomCurriculum {
  private var random: SeededRandom
  /// The fewest children of a container.
  private let fewest: Int
  private var paths: [ItemPath] = []
  /// How many items were begun.
  private var begun = 0

  /// The curriculum that belongs to a seed.
  public static func make(seed: UInt64, fewestChildren: Int = 0) -> Curriculum {
    var maker = RandomCurriculum(random: SeededRandom(seed: seed), fewest: fewestChildren)
    return maker.make()
  }

  private mutating func make() -> Curriculum {
    let shape = (0..<count(3, atLeast: 1)).map { _ in
      (0..<count(3, atLeast: fewest)).map { _ in count(4, atLeast: fewest) }
    }
    for (module, blocks) in shape.enumerated() {
      paths.append(ItemPath("m\(module)"))
      for (block, episodes) in blocks.enumerated() {
        paths.append(ItemPath("m\(module)/b\(block)"))
        for episode in 0..<episodes { paths.append(ItemPath("m\(module)/b\(block)/e\(episode)")) }
      }
    }
    let modules = shape.enumerated().map { number, blocks in
      begun += 1
      return Module(
        id: "m\(number)", title: "M", summary: "S", language: "python", access: chance(10) ? "CODE" : nil,
        requires: some(12), requiresStars: stars(), opens: someOpened(5),
        order: chance(40) ? pick([.inOrder, .open, .open, .linked], percent: 100) : nil,
        badge: chance(20) ? Badge(title: "B") : nil,
        blocks: blocks.enumerated().map { block(number: $0, episodes: $1) })
    }
    return Curriculum(
      title: "C", locale: "en", minimumClient: "1.0.0",
      order: chance(30) ? pick([.inOrder, .open, .open, .linked], percent: 100) : nil, modules: modules)
  }

  private mutating func block(number: Int, episodes: Int) -> Block {
    begun += 1
    var block = Block(
      id: "b\(number)", title: "B", requires: some(12), requiresStars: stars(), opens: someOpened(6),
      optional: chance(15) ? true : nil,
      order: chance(60) ? pick([.inOrder, .open, .open, .ladder, .ladder, .linked], percent: 100) : nil,
      episodes: [])
    block.episodes = (0..<episodes).map { episode(number: $0) }
    return block
  }

  private mutating func episode(number: Int) -> Episode {
    begun += 1
    let question = QuestionCard(text: "Q?", answers: ["x", "y", "z"], correctAnswerIndex: 0)
    return Episode(
      id: "e\(number)", title: "E", difficulty: pick(Difficulty.allCases, percent: 70), requires: some(12),
      opens: someOpened(15), optional: chance(20) ? true : nil,
      stars: chance(50) ? MistakeThresholds(three: 0, two: 1) : nil,
      cards: [
        Card(id: "ask", content: .question(question)),
        Card(id: "done", content: .finished(FinishedCard(header: "H", text: "T"))),
      ])
  }

  private mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

  private mutating func count(_ most: Int, atLeast least: Int) -> Int { Int.random(in: least...most, using: &random) }

  private mutating func stars() -> Int? { chance(10) ? Int.random(in: 1...4, using: &random) : nil }

  private mutating func pick<Element>(_ elements: [Element], percent: Int) -> Element? {
    chance(percent) ? elements.randomElement(using: &random) : nil
  }

  private mutating func some(_ percent: Int) -> [ItemPath] {
    guard chance(percent) else { return [] }
    if chance(3) { return ["nowhere/to/go"] }
    // Most often something that comes before, so that not everything waits for ever.
    let current = paths[begun - 1]
    let known = chance(85) ? paths.prefix(begun - 1).filter { !current.isInside($0) } : paths
    return (0..<count(2, atLeast: 1)).compactMap { _ in known.randomElement(using: &random) }
  }

  private mutating func someOpened(_ percent: Int) -> [ItemPath]? {
    guard chance(percent) else { return nil }
    if chance(70), begun < paths.count { return [paths[begun]] }
    return (0..<count(2, atLeast: 1)).compactMap { _ in paths.randomElement(using: &random) }
  }
}
