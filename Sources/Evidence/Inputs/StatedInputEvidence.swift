import Authoring
import CurriculumBundle
public import Grading

/// What the right programs of a task do on inputs that are drawn from `inputs`.
public struct StatedInputEvidence: Sendable, Hashable, Codable {
  /// What a program does on an input.
  public struct Run: Sendable, Hashable, Codable {
    /// What a learner sees.
    public let seen: Observation
    /// How many lines it leaves.
    public let unreadLines: Int

    /// Whether it ends since it wants to read more than there is.
    public var wantsMore: Bool { seen.error?.isOfMissingInput == true }
  }

  /// Where drawing begins.
  public static let seed = InputDraws.seed

  /// The inputs, each in lines; none where nobody says what may be read.
  public let inputs: [[String]]
  /// For each input what the right programs do, in their order; nil for a run that was stopped.
  public let runs: [[Run?]]

  /// Runs the right programs; all runs together may take as many steps as one program on the checks.
  init(of task: TaskExaminer, _ right: [TaskExaminer.Proven]) {
    guard task.authored.inputs != nil, task.task.language.readsInput, !right.isEmpty, !task.task.calls else {
      (inputs, runs) = ([], [])
      return
    }
    inputs = InputDraws(for: task, programs: []).inputs
    runs = inputs.map { input in
      right.map { right in
        guard let run = task.runs.run(right.program, for: .drawnInputs, input: input), let seen = run.seen else {
          return nil
        }
        return Run(seen: seen, unreadLines: run.console.unreadLines)
      }
    }
  }
}
