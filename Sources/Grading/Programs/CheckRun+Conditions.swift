import Execution
import Python

extension CheckRun {
  /// How many times a program that draws random numbers is run on a check with a condition: each time with other
  /// numbers, the same ones in every app.
  package static let draws = 20

  /// What the condition of a check comes to for a run, and the steps that this took besides those of the run; nil where
  /// there is none, or the run ended in an error.
  static func condition(of ready: ReadyCheck, on outcome: Outcome) -> (outcome: ConditionOutcome, steps: Int)? {
    if let call = outcome.call { return call.condition.map { ($0, 0) } }
    if let condition = outcome.condition { return (condition, 0) }
    guard let condition = ready.condition, case .finished = outcome.ending else { return nil }
    return condition.check(outcome.standardOutput)
  }

  /// The feedback for a learner whose output, or value, does not satisfy the condition.
  func inWords(against condition: String, _ printed: String) -> String {
    let drawn = draw == 0 ? "" : "with other random numbers "
    return "\(inputInWords(drawn))program prints \(printed), but this should be true of it: \(condition)"
  }

  /// What comes before `program prints` in a sentence: `For the input 'Ada' your `.
  func inputInWords(_ drawn: String = "") -> String {
    guard let input = check.input, !input.isEmpty else {
      return drawn.isEmpty ? "Your " : "\(drawn.prefix(1).uppercased())\(drawn.dropFirst())your "
    }
    return "For the input '\(input.joined(separator: "', '"))' \(drawn.isEmpty ? "" : "and \(drawn)")your "
  }
}

extension TaskProgram {
  /// What the program does on a check: in the first run that does not pass, or else in the first of all.
  ///
  /// It is run again only where it draws random numbers, the check has a condition, and half of the budget is left, so
  /// that a program that takes long still gets a verdict.
  func run(_ ready: ReadyCheck, budget: Budget, _ options: RunOptions, draws: Int) -> CheckRun {
    var first = run(ready, budget: budget, options)
    first.draw = options.drawSeed
    guard ready.check.satisfies != nil, first.passes, first.outcome.chances.contains(.draws) else { return first }
    var (steps, options, left) = (first.steps, options, budget)
    for _ in 1..<max(draws, 1) where steps + first.steps <= budget.steps / 2 {
      options.drawSeed &+= 1
      left.steps = budget.steps - steps
      var other = run(ready, budget: left, options)
      steps += other.steps
      if !other.passes {
        (other.draw, other.steps) = (options.drawSeed, steps)
        return other
      }
    }
    first.steps = steps
    return first
  }
}
