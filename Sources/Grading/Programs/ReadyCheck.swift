public import CurriculumBundle
package import Python
public import Robot

/// A check that is ready for many runs: its world and its call are read once.
public struct ReadyCheck: Sendable {
  /// The check.
  public let check: ProgramCheck
  /// The world in which a robot does its work; nil where there is none that can be read.
  public let world: World?
  /// What a program in Python is called with; nil where only the program runs.
  package let call: PythonCall?
  /// What must be true of what a program prints; nil where that is not asked, and where the call has it.
  package let condition: OutputCondition?

  /// How the program is meant to end, where that is not a good end.
  package let ending: StatedEnding?

  /// A check, its world and its call read.
  public init(_ check: ProgramCheck) { self.init(check, ending: nil) }

  /// A check, with how the program is meant to end, where that is not a good end.
  package init(_ check: ProgramCheck, ending: StatedEnding?) {
    self.check = check
    self.ending = ending
    world = check.robotWorld
    call = check.pythonCall
    condition = check.call == nil ? check.satisfies.map(OutputCondition.init) : nil
  }
}

extension ReadyCheck {
  /// Returns whether a program that was stopped may print what is wanted: one of both texts begins with the other.
  func mayGoOn(from output: String) -> Bool {
    guard let result = check.result else { return true }
    let (printed, wanted) = (output.visibleText.utf8, result.visibleText.utf8)
    return printed.starts(with: wanted) || wanted.starts(with: printed)
  }
}

extension ProgramTask {
  /// The checks, ready for many runs.
  public var readyChecks: [ReadyCheck] { checks.map(ReadyCheck.init) }
}

extension ProgramCheck {
  /// The call and what must come of it; nil where only the program runs.
  package var pythonCall: PythonCall? {
    call.map {
      PythonCall(
        $0, after: setup ?? [], goal: raises.map { .error($0) } ?? returns.map { .value($0) },
        condition: satisfies.map(OutputCondition.init))
    }
  }
}
