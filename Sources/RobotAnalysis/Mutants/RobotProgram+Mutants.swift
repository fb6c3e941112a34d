public import Execution
public import Robot

/// A mutant of a program.
public struct RobotMutant: Sendable {
  /// What was changed; its line is the place of the card, from 1.
  public let mutation: Mutation
  /// The program that comes of it.
  public let program: RobotProgram
}

extension RobotProgram {
  /// Mutants of the program that can be laid with a deck, in the order of the cards, each program once.
  public func mutants(deck: Deck? = nil, most: Int = 400) -> [RobotMutant] {
    guard problems.isEmpty else { return [] }
    var seen: Set<[Move]> = [moves]
    let found = moves.indices.flatMap { changes(at: $0) }.compactMap { change -> RobotMutant? in
      guard seen.insert(change.moves).inserted else { return nil }
      let program = RobotProgram(change.moves, deck: deck)
      guard program.problems.isEmpty, !change.moves.isEmpty else { return nil }
      return RobotMutant(mutation: change.mutation, program: program)
    }
    return found.thinned(to: most)
  }

  private typealias Change = (mutation: Mutation, moves: [Move])

  private func changes(at index: Int) -> [Change] {
    otherMoves(at: index) + otherBlocks(at: index) + otherPlaces(at: index)
  }

  private func change(_ kind: MutationKind, _ index: Int, _ words: String, _ edit: (inout [Move]) -> Void) -> Change {
    var moves = moves
    edit(&moves)
    return (Mutation(kind, line: index + 1, words), moves)
  }

  /// Another card in the place of one.
  private func otherMoves(at index: Int) -> [Change] {
    moves[index].mixedUp.map { kind, other in
      change(kind, index, "`\(moves[index].text)` became `\(other.text)`") { $0[index] = other }
    }
  }

  /// A block without its head, or an `if` without its `else`.
  private func otherBlocks(at index: Int) -> [Change] {
    switch moves[index] {
    case .repeat, .while, .if:
      let partner = partners[index]
      if moves[partner] == .else {
        return [
          change(RobotMutations.droppedElse, partner, "the `else` was left out") {
            $0.removeSubrange(partner..<partners[partner])
          }
        ]
      }
      return [
        change(RobotMutations.emptied, index, "`\(moves[index].text)` was left out with its `end`") {
          $0.remove(at: partner)
          $0.remove(at: index)
        }
      ]
    case .forward, .left, .right, .jump, .collect, .call:
      return [change(RobotMutations.dropped, index, "`\(moves[index].text)` was left out") { $0.remove(at: index) }]
    case .else, .end, .routine: return []
    }
  }

  /// A card on the other side of an `end`.
  private func otherPlaces(at index: Int) -> [Change] {
    guard moves[index].isAction else { return [] }
    var changes: [Change] = []
    if index + 1 < moves.count, moves[index + 1] == .end, index > 0, moves[index - 1].isAction {
      changes.append(
        change(RobotMutations.movedOut, index, "`\(moves[index].text)` moved behind its block") {
          $0.swapAt(index, index + 1)
        })
    }
    if index > 0, moves[index - 1] == .end {
      changes.append(
        change(RobotMutations.movedIn, index, "`\(moves[index].text)` moved into the block before it") {
          $0.swapAt(index, index - 1)
        })
    }
    return changes
  }
}

extension Move {
  /// Whether the robot does something at it alone.
  fileprivate var isAction: Bool {
    switch self {
    case .forward, .left, .right, .jump, .collect, .call: true
    case .repeat, .while, .if, .else, .end, .routine: false
    }
  }

  /// What beginners take for it, by the way in which.
  fileprivate var mixedUp: [(MutationKind, Move)] {
    switch self {
    case .left: [(RobotMutations.leftRight, .right)]
    case .right: [(RobotMutations.leftRight, .left)]
    case .forward: [(RobotMutations.stepForJump, .jump)]
    case .jump: [(RobotMutations.stepForJump, .forward)]
    case .repeat(let count):
      [count - 1, count + 1].filter(Move.counts.contains).map { (RobotMutations.count, .repeat($0)) }
    case .while(let condition):
      condition.mixedUp.map { ($0, .while($1)) } + [(RobotMutations.ifForWhile, .if(condition))]
    case .if(let condition): condition.mixedUp.map { ($0, .if($1)) }
    case .collect, .else, .end, .routine, .call: []
    }
  }
}

extension Condition {
  fileprivate var mixedUp: [(MutationKind, Condition)] {
    switch test {
    case .pathLeft:
      [(RobotMutations.negated, negated), (RobotMutations.condition, Condition(.pathRight, not: isNegated))]
    case .pathRight:
      [(RobotMutations.negated, negated), (RobotMutations.condition, Condition(.pathLeft, not: isNegated))]
    case .wallAhead, .pitAhead, .pathAhead, .onCollectible, .atGoal, .on: [(RobotMutations.negated, negated)]
    }
  }
}
