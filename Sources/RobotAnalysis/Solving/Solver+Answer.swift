public import Robot

extension Solver {
  /// What a solver found out, and what it cost.
  public struct Answer: Sendable, Hashable {
    /// What was found out.
    public let verdict: Verdict
    /// States of the robots that were visited.
    public let states: Int
    /// Steps and decisions that were tried.
    public let tries: Int
    /// Rows of actions that solve the level, where nothing says that one is the shortest.
    let tours: [[Move]]

    init(verdict: Verdict, states: Int, tries: Int, tours: [[Move]] = []) {
      self.verdict = verdict
      self.states = states
      self.tries = tries
      self.tours = tours
    }

    /// The solution; nil when there is none or none was found.
    public var solution: Solution? {
      if case .solved(let solution) = verdict { solution } else { nil }
    }

    /// Whether it is proven that no program solves the level.
    public var isImpossible: Bool {
      switch verdict {
      case .unsolvable, .tooLong: true
      case .unknown(let noneBelow): noneBelow > RobotProgram.mostCards
      case .solved: false
      }
    }

    /// Rows of actions that solve the level, when these are what was looked for.
    var rows: [[Move]] {
      switch verdict {
      case .solved(let solution): tours.isEmpty ? [solution.program.moves] : tours
      case .tooLong(let row): [row]
      case .unsolvable, .unknown: tours
      }
    }

    /// The answer to a question that is not looked into.
    static let nothing = Answer(verdict: .unknown(noneBelow: 1), states: 0, tries: 0)

    /// Whether a program of at most so many cards solves the level, as far as this answer tells.
    public func fit(within limit: Int) -> Fit {
      switch verdict {
      case .unsolvable, .tooLong: return .no
      case .unknown(let noneBelow): return noneBelow > limit ? .no : .undecided(noneBelow: noneBelow)
      case .solved(let solution):
        if solution.cards <= limit { return .yes(solution.program) }
        return solution.noneBelow > limit ? .no : .undecided(noneBelow: solution.noneBelow)
      }
    }
  }

  /// Whether a program fits a limit of cards.
  public enum Fit: Sendable, Hashable {
    /// This one does.
    case yes(RobotProgram)
    /// None does, which is proven.
    case no
    /// None was found; none has fewer cards than this.
    case undecided(noneBelow: Int)
  }

  /// What a solver can find out.
  public enum Verdict: Sendable, Hashable {
    /// The level can be done, by this program.
    case solved(Solution)
    /// No way leads to the level's end, which is proven: everything that the robots can reach was visited.
    case unsolvable
    /// Actions in a row solve the level, but even the shortest row, this one, has more cards than a program may
    /// have; and the deck has nothing else.
    case tooLong(row: [Move])
    /// No program was found; none has fewer cards than this.
    case unknown(noneBelow: Int)

    static func known(_ program: RobotProgram?, noneBelow: Int) -> Verdict {
      guard let program else { return .unknown(noneBelow: noneBelow) }
      return .solved(Solution(program: program, noneBelow: noneBelow))
    }
  }

  /// A program that solves a level.
  public struct Solution: Sendable, Hashable {
    /// The program.
    public let program: RobotProgram
    /// No program with fewer cards than this solves the level, which is proven.
    public let noneBelow: Int

    /// How many cards it has.
    public var cards: Int { program.moves.count }

    /// Whether it is proven that no program has fewer cards.
    public var isLeast: Bool { noneBelow >= cards }
  }
}
