import Robot

/// What a deck allows, made ready for searching.
struct SearchOptions {
  /// The actions, in the order in which they are tried.
  let actions: [Move.Word]
  /// The counts that a `repeat` may have.
  let counts: [Bool]
  /// Those of them that repeat something.
  private(set) var repeatingCounts: CountSet
  /// The largest of them; 0 without `repeat`.
  let mostCount: Int
  /// The conditions of `while` as bits over `conditions`.
  let whileConditions: Int
  /// The conditions of `if`.
  let ifConditions: Int
  /// Whether there is a card `else`.
  let hasElse: Bool
  /// Whether there is a routine.
  let hasRoutine: Bool
  /// Whether an `if` can always be turned round.
  let canTurnRound: Bool

  /// All conditions, those first that a person would choose.
  static let conditions: [Condition] =
    [
      Condition(.pathAhead), Condition(.wallAhead, not: true), Condition(.wallAhead), Condition(.atGoal, not: true),
      Condition(.onCollectible), Condition(.onCollectible, not: true), Condition(.pathLeft), Condition(.pathRight),
      Condition(.pathLeft, not: true), Condition(.pathRight, not: true), Condition(.pathAhead, not: true),
      Condition(.atGoal),
    ] + TileColor.allCases.flatMap { [Condition(.on($0)), Condition(.on($0), not: true)] }
    + [Condition(.pitAhead), Condition(.pitAhead, not: true)]

  /// The options of a deck in some worlds; where robots take by walking, the card `collect` does nothing.
  init(_ deck: Deck, _ boards: [Board]) {
    let bits = { (move: (Condition) -> Move) in
      Self.conditions.enumerated().reduce(0) { deck.admits(move($1.element)) ? $0 | 1 << $1.offset : $0 }
    }
    let isCollectUseless = boards.allSatisfy(\.collectsByWalking)
    actions = [Move.forward, .left, .right, .jump, .collect]
      .filter { deck.admits($0) && !(isCollectUseless && $0 == .collect) }.map(\.word)
    counts = (0...Move.counts.upperBound).map { $0 > 0 && deck.admits(.repeat($0)) }
    mostCount = counts.lastIndex(of: true) ?? 0
    repeatingCounts = CountSet(counts.indices.filter { [counts] in $0 > 1 && counts[$0] })
    whileConditions = bits { .while($0) }
    let ifConditions = bits { .if($0) }
    self.ifConditions = ifConditions
    hasElse = deck.admits(.else)
    hasRoutine = deck.admits(.call)
    canTurnRound = Self.conditions.enumerated().allSatisfy { index, condition in
      let opposite = Self.conditions.firstIndex(of: condition.negated) ?? index
      return (ifConditions >> index) & 1 == (ifConditions >> opposite) & 1
    }
  }

  /// The options with counts that a person sees at a glance; nil when there are no others.
  var withPlainCounts: SearchOptions? {
    var options = self
    options.repeatingCounts = repeatingCounts.subtracting(repeatingCounts.from(Shortening.mostPlainCount + 1))
    return hasLargeCounts ? options : nil
  }

  /// Whether there are counts that a person does not see at a glance.
  var hasLargeCounts: Bool { !repeatingCounts.from(Shortening.mostPlainCount + 1).isEmpty }

  /// Whether programs can do more than actions in a row.
  var hasBlocks: Bool { mostCount > 0 || whileConditions != 0 || ifConditions != 0 || hasRoutine }

  /// Whether programs can look before they decide.
  var hasConditions: Bool { whileConditions != 0 || ifConditions != 0 }

  /// The conditions that hold in a state, as bits.
  static func holding(_ board: Board, _ state: Board.State) -> Int {
    tests.reduce(0) { $0 | (board.holds($1.test, state) ? $1.ifSo : $1.ifNot) }
  }

  /// What can be looked at, with the bits of its condition and of the negated one.
  private static let tests = Condition.Test.all.map { test in
    let bit = { (isNegated: Bool) in
      conditions.firstIndex(of: Condition(test, not: isNegated)).map { 1 << $0 } ?? 0
    }
    return (test: test, ifSo: bit(false), ifNot: bit(true))
  }
}
