import CurriculumBundle
import Robot
import RobotAnalysis

/// A level that was named on the command line: its worlds, and what it allows.
struct PlayableLevel {
  /// What it was called there.
  let name: String
  /// What it is called itself.
  let title: String
  let worlds: [World]
  /// The cards that may be laid; nil when the level does not say.
  var deck: Deck?
  var cardLimit: Int?
  /// The least number of cards that it states.
  var leastCards: Int?
  /// The cards that it is to practise.
  var practises = Deck([])
  /// With how few cards its stars are earned; nil when it has none.
  var stars: StarThresholds?
  /// Its place in AR Programming's game.
  var number = 1
  /// The level that it opens there.
  var unlocks: String?
  /// The keys that it has beside these.
  var otherKeys: [String] = []

  /// What AR Programming's JSON has no place for, each as a few words.
  var losses: [String] {
    (cardLimit.map { ["the limit of \($0) cards"] } ?? []) + (practises.cards.isEmpty ? [] : ["'practises'"])
      + (stars == nil ? [] : ["'stars'"]) + (leastCards == nil ? [] : ["'leastCards'"]) + otherKeys.map { "'\($0)'" }
  }
}

extension [PlayableLevel] {
  /// The worlds of all levels, in their order, each with a name.
  var worlds: [(name: String, world: World)] {
    flatMap { level in
      level.worlds.enumerated().map { index, world in
        (level.worlds.count == 1 ? level.name : "\(level.name), world \(index + 1)", world)
      }
    }
  }

  /// The cards that every level has; all cards when none of them says.
  ///
  /// - Throws: `CommandFailure` when nothing can be laid with them.
  func deck() throws(CommandFailure) -> Deck {
    var common: Deck?
    for level in self {
      guard let deck = level.deck else { continue }
      try deck.check("the deck of '\(level.name)'", onPaper: false)
      common = common.map { common in Deck(common.cards.filter { card in deck.has(card.command) }) } ?? deck
    }
    guard let common else { return .standard }
    guard !common.cards.isEmpty else {
      throw CommandFailure("these levels have no card in common", help: "name the cards with --deck")
    }
    return common
  }

  /// The smallest limit of cards; nil when no level has one.
  var cardLimit: Int? { compactMap(\.cardLimit).min() }
}

extension Deck {
  fileprivate func has(_ command: CardCommand) -> Bool { cards.contains { $0.command == command } }

  /// Refuses a deck with which nobody could lay or recognize cards.
  ///
  /// - Throws: `CommandFailure` with all that is wrong.
  func check(_ name: String, onPaper: Bool) throws(CommandFailure) {
    let problems = problems.filter { onPaper || !$0.isOnlyOnPaper }
    guard let first = problems.first else { return }
    if problems.count == 1 {
      throw CommandFailure("\(name): \(words(first))", help: first.help)
    }
    let lines = problems.map { "  \(words($0))\n    help: \($0.help)" }
    throw CommandFailure(message: "\(name) cannot be used\n\(lines: lines.joined(separator: "\n"))")
  }

  private func words(_ problem: DeckProblem) -> String {
    cards.isEmpty ? problem.message : "card \(problem.index + 1): \(problem.message)"
  }
}
