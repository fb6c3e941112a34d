public import Execution
public import Robot

/// The ways in which right programs are laid otherwise and stay right.
public enum RobotVariations {
  /// All of them, in the order in which they are told.
  public static let all: [MutationKind] = [turned]

  static let turned = MutationKind(
    "robot-turned", .branches, "an if that asks the opposite, with its two ways changed",
    "if wall ahead\n  left\nelse\n  forward\nend\n", "if not wall ahead\n  forward\nelse\n  left\nend\n")
}

extension RobotProgram {
  /// The program laid otherwise, with as many cards of the deck, so that it does the same.
  public func variants(deck: Deck? = nil) -> [RobotMutant] {
    guard problems.isEmpty else { return [] }
    return moves.indices.compactMap { index in
      guard case .if(let condition) = moves[index], moves[partners[index]] == .else else { return nil }
      let (middle, end) = (partners[index], partners[partners[index]])
      let turned: [Move] =
        moves[..<index] + [.if(condition.negated)] + moves[(middle + 1)..<end] + [.else] + moves[(index + 1)..<middle]
        + moves[end...]
      let program = RobotProgram(turned, deck: deck)
      guard program.problems.isEmpty else { return nil }
      return RobotMutant(
        mutation: Mutation(
          RobotVariations.turned, line: index + 1,
          "`\(moves[index].text)` became `\(turned[index].text)`, and its two ways changed places"),
        program: program)
    }
  }
}
