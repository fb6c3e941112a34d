public import Execution

extension RobotProgram {
  /// Runs the program in a world.
  ///
  /// The run ends as soon as the level is done. Actions, rounds of a `repeat`, questions of `while` and `if`, and calls
  /// are the steps that are counted.
  public func run(in world: World, budget: Budget = .robot) -> RobotRun {
    guard problems.isEmpty else { return RobotRun(program: self, world: world, ending: .notRunnable) }
    var machine = RobotMachine(self, world, budget)
    machine.runToEnd()
    return machine.run
  }
}

extension Budget {
  /// What a robot program may spend: 10,000 steps, calls nested 1,000 deep.
  ///
  /// One that takes more is stopped, even if it would end;
  /// what the solver proves is about programs that stay within it.
  public static let robot = Budget(steps: 10_000, memory: 64 << 20, output: 1 << 20, depth: 1000)
}
