public import Robot
public import TestSupport

/// Random programs without problems.
public enum RandomPrograms {
  /// The actions.
  public static let simple: [Move] = [.forward, .left, .right, .jump, .collect]

  /// The cards of the next program.
  public static func moves(_ random: inout SeededRandom) -> [Move] {
    var budget = Int.random(in: 1...12, using: &random)
    let hasRoutine = Bool.random(using: &random)
    let main = block(&random, &budget, hasRoutine)
    return main + (hasRoutine ? [.routine] + block(&random, &budget, true) + [.end] : [])
  }

  private static func block(_ random: inout SeededRandom, _ budget: inout Int, _ mayCall: Bool) -> [Move] {
    var moves: [Move] = []
    for _ in 0..<Int.random(in: 0...4, using: &random) where budget > 0 {
      budget -= 1
      let condition = Condition.all.randomElement(using: &random) ?? Condition(.wallAhead)
      switch Int.random(in: 0..<9, using: &random) {
      case 0: moves += [.repeat(Int.random(in: 1...99, using: &random))] + block(&random, &budget, mayCall) + [.end]
      case 1: moves += [.while(condition)] + block(&random, &budget, mayCall) + [.end]
      case 2: moves += [.if(condition)] + block(&random, &budget, mayCall) + [.end]
      case 3:
        moves += [.if(condition)] + block(&random, &budget, mayCall) + [.else]
        moves += block(&random, &budget, mayCall) + [.end]
      case 4 where mayCall: moves.append(.call)
      default: moves.append(simple.randomElement(using: &random) ?? .forward)
      }
    }
    return moves
  }
}
