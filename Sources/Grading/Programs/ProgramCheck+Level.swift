public import CurriculumBundle
public import Robot

extension ProgramCheck {
  /// How things are collected in its world, and when its level is done.
  public var levelRules: LevelRules {
    LevelRules(collecting: collecting?.rule ?? .byCard, end: doneWhen?.rule)
  }

  /// The world, if there is one that can be read.
  public var robotWorld: World? { world.flatMap { try? World.read($0, rules: levelRules).get() } }

  /// A check of a robot in a world, with its rules.
  public init(_ world: World) {
    let rules = world.rules
    self.init(
      world: world.description, collecting: rules.collecting == .byWalking ? .byWalking : nil,
      doneWhen: rules.end.map { LevelEnd($0) })
  }
}

extension Collecting {
  fileprivate var rule: LevelRules.Collecting {
    switch self {
    case .byCard: .byCard
    case .byWalking: .byWalking
    }
  }
}

extension LevelEnd {
  fileprivate var rule: LevelRules.End {
    switch self {
    case .allCollected: .allCollected
    case .atGoal: .atGoal
    case .both: .both
    }
  }

  fileprivate init(_ end: LevelRules.End) {
    switch end {
    case .allCollected: self = .allCollected
    case .atGoal: self = .atGoal
    case .both: self = .both
    }
  }
}
