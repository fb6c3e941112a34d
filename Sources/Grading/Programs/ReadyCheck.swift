public import CurriculumBundle
public import Robot

/// A check that is ready for many runs: its world is read once.
public struct ReadyCheck: Sendable {
  /// The check.
  public let check: ProgramCheck
  /// The world in which a robot does its work; nil where there is none that can be read.
  public let world: World?

  /// A check, its world read.
  public init(_ check: ProgramCheck) {
    self.check = check
    world = check.robotWorld
  }
}

extension ProgramTask {
  /// The checks, ready for many runs.
  public var readyChecks: [ReadyCheck] { checks.map(ReadyCheck.init) }
}
