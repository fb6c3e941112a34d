/// One laid card of a robot program.
public enum Move: Sendable, Hashable {
  /// Step onto the tile ahead.
  case forward
  /// Turn a quarter to the left.
  case left
  /// Turn a quarter to the right.
  case right
  /// Jump over the tile ahead, onto the one behind it.
  case jump
  /// Take what lies under the robot.
  case collect
  /// Do what follows, up to its `end`, so many times.
  case `repeat`(Int)
  /// Do what follows, up to its `end`, as long as the condition holds.
  case `while`(Condition)
  /// Do what follows, up to its `else` or `end`, if the condition holds.
  case `if`(Condition)
  /// Do what follows if the condition of the `if` does not hold.
  case `else`
  /// The end of a `repeat`, `while`, `if` or `routine`.
  case end
  /// What follows, up to its `end`, is done by each `call`.
  case routine
  /// Do the routine.
  case call

  /// How often a `repeat` may go round.
  public static let counts = 1...99

  /// The word with which the move begins.
  public var word: Word {
    switch self {
    case .forward: .forward
    case .left: .left
    case .right: .right
    case .jump: .jump
    case .collect: .collect
    case .repeat: .repeat
    case .while: .while
    case .if: .if
    case .else: .else
    case .end: .end
    case .routine: .routine
    case .call: .call
    }
  }

  /// The move as a line of a program: `repeat 3`, `while not wall ahead`.
  public var text: String {
    switch self {
    case .repeat(let count): "repeat \(count)"
    case .while(let condition): "while \(condition.name)"
    case .if(let condition): "if \(condition.name)"
    case .forward, .left, .right, .jump, .collect, .else, .end, .routine, .call: word.rawValue
    }
  }

  /// The words with which moves begin; each is a kind of card.
  public enum Word: String, Sendable, Hashable, Codable, CaseIterable {
    /// What the robot does.
    case forward, left, right, jump, collect
    /// What decides how often and whether it is done.
    case `repeat`, `while`, `if`, `else`, end
    /// What gives a part of the program a card of its own.
    case routine, call

    /// Whether it needs an `end`.
    public var opensBlock: Bool {
      switch self {
      case .repeat, .while, .if, .routine: true
      case .forward, .left, .right, .jump, .collect, .else, .end, .call: false
      }
    }
  }
}
