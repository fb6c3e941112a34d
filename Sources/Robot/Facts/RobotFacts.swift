/// One thing that a robot program uses, and at which card.
public struct RobotFact: Sendable, Hashable {
  /// Its stable name: `robot.repeat`, `robot.condition.wall-ahead`.
  public let concept: String
  /// The card, from 1.
  public let card: Int
}

/// What a robot program uses.
///
///     RobotFacts(of: program)?.concepts   // robot.collect, robot.forward, robot.repeat
///
/// `RobotConcept` documents every name.
public struct RobotFacts: Sendable, Hashable {
  /// All facts in the order of the cards.
  public let facts: [RobotFact]

  /// The facts of a program; nil when it has problems.
  public init?(of program: RobotProgram) {
    guard program.problems.isEmpty else { return nil }
    var open: [Move.Word] = []
    facts = program.moves.enumerated().flatMap { index, move in
      let concepts = Self.concepts(of: move, in: open)
      if move.word.opensBlock { open.append(move.word) }
      if move == .end { open.removeLast() }
      return concepts.map { RobotFact(concept: $0.id, card: index + 1) }
    }
  }

  /// The names of all that is used, each once, sorted.
  public var concepts: [String] { Set(facts.map(\.concept)).sorted() }

  /// The places where something is used.
  public func facts(of concept: String) -> [RobotFact] { facts.filter { $0.concept == concept } }

  private static func concepts(of move: Move, in open: [Move.Word]) -> [RobotConcept] {
    var concepts = RobotConcept(move.word).map { [$0] } ?? []
    let isInLoop = open.contains { $0 == .repeat || $0 == .while }
    switch move {
    case .repeat: if isInLoop { concepts.append(.nestedLoop) }
    case .while(let condition):
      if isInLoop { concepts.append(.nestedLoop) }
      concepts += Self.concepts(of: condition)
    case .if(let condition):
      if isInLoop { concepts.append(.conditionInLoop) }
      concepts += Self.concepts(of: condition)
    case .call: if open.contains(.routine) { concepts.append(.recursion) }
    case .forward, .left, .right, .jump, .collect, .else, .end, .routine: break
    }
    return concepts
  }

  private static func concepts(of condition: Condition) -> [RobotConcept] {
    [RobotConcept(condition.test)] + (condition.isNegated ? [.not] : [])
  }
}
