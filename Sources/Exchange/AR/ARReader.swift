import Authoring
import CurriculumBundle
import Diagnostics
import Grading
import JSON
import Robot
import RobotAnalysis

/// Reads a set of levels.
struct ARReader: DraftReader {
  private struct Level {
    let level: RobotLevel
    let value: ForeignValue
    /// The place of its document among all.
    let origin: Int
  }

  /// How much may be tried to find a level's solution.
  private static let effort = Solver.Effort(states: 400_000, tries: 2_000_000)

  static func read(_ roots: [ForeignValue]) -> ExchangeDraft? {
    guard let first = roots.first else { return nil }
    let isArray = roots.count == 1 && first.value.object == nil
    let all = isArray ? first.elements ?? [] : roots
    let legend = legend(of: all)
    if all.allSatisfy(isLegend) { first.reportWrong("it has no levels", help: "name a file with levels") }
    let levels = all.enumerated().compactMap { index, value -> Level? in
      guard !isLegend(value) else {
        // It comes in with each level whose map it explains.
        value.document.leaveOut(value.path)
        return nil
      }
      return value.robotLevel(legend: legend).map { Level(level: $0.level, value: value, origin: index) }
    }
    let sorted = levels.sorted { ($0.level.number, $0.origin) < ($1.level.number, $1.origin) }
    reportTwins(sorted)
    var draft = ExchangeDraft(title: ARFormat.title)
    draft.origins = sorted.map(\.origin)
    reportNumbers(of: sorted, isArray ? first : nil)
    let path = ItemPath(ARFormat.levels).appending(ARFormat.levels)
    var slugs = Slugs(reserved: ["block"])
    let ids = sorted.map { slugs.take(foreign: nil, name: $0.level.name, otherwise: "level-\($0.level.number)") }
    let episodes = zip(sorted, ids).compactMap { level, id -> ExchangeEpisode? in
      if let cards = ARFormat.cards(of: level.level) {
        draft.record.items.append(.init(item: path.appending(id), cards: cards))
      }
      let opened = opened(by: level, sorted, ids).map { path.appending($0) }
      return episode(level, path.appending(id), opens: opened)
    }
    let block = ExchangeBlock(Block(id: ARFormat.levels, title: "Levels", order: .linked, episodes: []), episodes)
    draft.curriculum.modules = [
      ExchangeModule(
        Module(
          id: ARFormat.levels, title: "Levels", summary: "Steer a robot with cards.",
          language: CodeLanguage.robot.rawValue, blocks: []), [block])
    ]
    return draft
  }

  /// Reports numbers of levels that are not their places, and levels of an array that are not in their order.
  private static func reportNumbers(of levels: [Level], _ array: ForeignValue?) {
    for (index, level) in levels.enumerated() where level.level.number != index + 1 {
      level.value.document.reportLoss(
        level.value.path.key("number"),
        "levels are numbered by their places, so an export writes \(index + 1); their order is kept",
        help: "number them from 1, or see to it where the export goes")
    }
    if let array, zip(levels, levels.dropFirst()).contains(where: { $0.origin > $1.origin }) {
      array.reportLoss(
        "the levels come in the order of their numbers, and an export writes them so",
        help: "put them in this order")
    }
  }

  /// What a level unlocks is told by its name, so that no two may have the same.
  private static func reportTwins(_ levels: [Level]) {
    var seen: Set<ItemPath> = []
    for level in levels where !seen.insert(ItemPath(level.level.name)).inserted {
      level.value.reportWrong(
        "there is another level '\(shortened(level.level.name))'", help: "give each level a name of its own")
    }
  }

  private static func opened(by level: Level, _ levels: [Level], _ ids: [String]) -> String? {
    guard let name = level.level.unlocks else { return nil }
    let place = levels.firstIndex { $0.level.name.utf8.elementsEqual(name.utf8) }
    if place == nil {
      let path = level.value.path.key("unlocks")
      level.value.document.reportLoss(
        path, "there is no level '\(shortened(name))' in the set, so nothing is unlocked",
        help: "add the level to the set")
    }
    return place.map { ids[$0] }
  }

  private static func episode(_ level: Level, _ path: ItemPath, opens: ItemPath?) -> ExchangeEpisode? {
    let worlds = level.level.worlds
    guard !level.level.deck.cards.isEmpty || !level.level.unknownCards.isEmpty, !worlds.isEmpty else {
      level.value.reportWrong("this level has no card that the robot knows", help: "give it cards")
      return nil
    }
    guard let (solution, deck) = solution(of: level) else {
      level.value.reportWrong(
        "no program was found that solves this level with its cards, and a challenge needs one",
        help: "see what keeps the robot from it with `hornbook solve`")
      return nil
    }
    let program = solution.program.text
    let content = CardContent.challenge(
      ChallengeCard(
        title: level.level.name, text: task(of: worlds), language: .robot,
        checks: worlds.map { ProgramCheck($0) }, deck: words(of: deck)))
    let task = AuthoredTask(solutions: [.text(program.hasSuffix("\n") ? String(program.dropLast()) : program)])
    let cards = [ExchangeCard(card: Card(id: "level", content: content), task: task), ClosingCard.card]
    return ExchangeEpisode(
      Episode(
        id: path.components.last.map(String.init) ?? "", title: level.level.name, opens: opens.map { [$0] }, cards: []),
      cards)
  }

  /// A program that solves a level, and the cards that it may have: those of the level, or where some of these are not
  /// known and the others do not do, all that there are.
  private static func solution(of level: Level) -> (Solver.Solution, Deck)? {
    let (deck, worlds) = (level.level.deck, level.level.worlds)
    let known = deck.cards.isEmpty ? nil : Solver(worlds, deck: deck, effort: effort).solve().solution
    if let known { return (known, deck) }
    guard !level.level.unknownCards.isEmpty,
      let solution = Solver(worlds, deck: .standard, effort: effort).solve().solution
    else { return nil }
    level.value.document.reportLoss(
      level.value.path.key("cards"),
      "the level is not solved with the cards that are known, so that it has all cards",
      help: "choose the cards under 'deck'")
    return (solution, .standard)
  }

  /// True if an entry of a set is not a level, but says what tiles mean in all of them.
  private static func isLegend(_ value: ForeignValue) -> Bool {
    value.value.object.map { Array($0.keys) == ["legend"] } ?? false
  }

  /// The meaning of tiles in all levels of a set.
  private static func legend(of values: [ForeignValue]) -> [String: String] {
    var legend: [String: String] = [:]
    for value in values where isLegend(value) {
      for member in value.value["legend"]?.object?.members ?? [] {
        let path = value.path.key("legend").key(member.key)
        guard let name = member.value.string, TileWords.square(of: name) != nil else {
          value.document.reportWrong(
            path, "there is no tile called '\(shortened(member.value.string ?? member.value.kind))'",
            help: "name one of wall, floor, collectible, goal, pit, or `robot east`")
          continue
        }
        legend[member.key] = name
      }
    }
    return legend
  }

  private static func task(of worlds: [World]) -> String {
    if worlds.allSatisfy({ !$0.needsCollectibles }) { return "Go to the goal." }
    let hasGoal = worlds.contains { $0.needsGoal }
    return hasGoal ? "Take all that lies there, and end on the goal." : "Take all that lies there."
  }

  /// The words of a deck, each once; nil when it has all that the standard deck has.
  private static func words(of deck: Deck) -> [String]? {
    let words = Set(deck.cards.map(\.command.word))
    let known = Deck.standard.cards.map(\.command.word).filter(words.contains)
    return known.count == Deck.standard.cards.count ? nil : known.map(\.rawValue)
  }
}
