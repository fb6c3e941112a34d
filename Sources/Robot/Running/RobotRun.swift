/// What a program did in a world: every step, and how it ended.
public struct RobotRun: Sendable, Hashable {
  /// Something that a card did, and where the robot was afterwards.
  public struct Step: Sendable, Hashable {
    /// The card, from 1.
    public let card: Int
    /// What happened.
    public let event: Event
    /// The thing that the robot took by coming to a tile; nil where it took nothing, and where a card takes.
    public let picked: Tile?
    /// Where the robot stands and looks afterwards; when it bumped or fell, where it was before.
    public let pose: Pose
    /// How many calls of the routine are open when the card is done.
    public let depth: Int

    /// The thing that the robot took, by a card or by coming to a tile.
    public var took: Tile? { if case .took(let tile) = event { tile } else { picked } }
  }

  /// What a card can do.
  public enum Event: Sendable, Hashable {
    /// The robot went one tile ahead.
    case went
    /// The robot turned on the spot.
    case turned
    /// The robot jumped over a tile.
    case jumped
    /// The robot took what lay here.
    case took(Tile)
    /// The robot wanted to take something, but nothing is here.
    case foundNothing
    /// The robot bumped into something on this tile, which ends the run.
    case bumped(Coordinate)
    /// The robot fell into the pit on this tile, which ends the run.
    case fell(Coordinate)
    /// A `repeat` begins a round, counted from 1.
    case began(round: Int)
    /// A `while` or `if` looked, and the answer was this.
    case looked(Bool)
    /// A `call` began the routine.
    case called

    /// Whether the robot did something itself, rather than decide.
    public var isAction: Bool {
      switch self {
      case .went, .turned, .jumped, .took, .foundNothing, .bumped, .fell: true
      case .began, .looked, .called: false
      }
    }
  }

  /// The program that ran.
  public let program: RobotProgram
  /// The world in which it ran.
  public let world: World
  /// The steps in their order.
  public internal(set) var steps: [Step] = []
  /// Where collectibles and keys were taken, in the order in which they were taken.
  public internal(set) var taken: [Coordinate] = []
  /// How the run ended.
  public internal(set) var ending: RobotEnding

  /// Whether the level is solved.
  public var isSolved: Bool { ending.isSolved }

  /// How often the robot did something itself.
  public var actions: Int { steps.count { $0.event.isAction } }

  /// Where the robot stands at the end.
  public var pose: Pose { steps.last?.pose ?? world.start }

  /// How many collectibles were taken, keys aside.
  public var collected: Int { taken.count { world[$0] == .collectible } }
}
