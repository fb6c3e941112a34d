import Robot

extension Sketch {
  /// The program that was sketched, the routine at its end;
  /// what is still open is left out or gets the first value that fits.
  func program(_ options: SearchOptions) -> RobotProgram {
    var moves = block(self[Self.root, .body], options)
    if let routine { moves += [.routine] + block(self[routine, .body], options) + [.end] }
    return RobotProgram(moves)
  }

  private func block(_ first: Int, _ options: SearchOptions) -> [Move] {
    var moves: [Move] = []
    var card = first
    while card > Self.root {
      moves += self.moves(of: card, options)
      card = self[card, .next]
    }
    return moves
  }

  private func moves(of card: Int, _ options: SearchOptions) -> [Move] {
    let body = { block(self[card, .body], options) + [.end] }
    switch words[card] {
    case .forward: return [.forward]
    case .left: return [.left]
    case .right: return [.right]
    case .jump: return [.jump]
    case .collect: return [.collect]
    case .call: return [.call]
    case .repeat: return [.repeat(counts(of: card).least)] + body()
    case .while: return [.while(condition(of: card))] + body()
    case .if:
      let otherwise = block(self[card, .otherwise], options)
      if otherwise.isEmpty { return [.if(condition(of: card))] + body() }
      return [.if(condition(of: card))] + body().dropLast() + [.else] + otherwise + [.end]
    case .else, .end, .routine: preconditionFailure("no such card is laid")
    }
  }

  private func condition(of card: Int) -> Condition {
    SearchOptions.conditions[self[card, .conditions].trailingZeroBitCount]
  }
}
