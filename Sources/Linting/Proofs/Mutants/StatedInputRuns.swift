internal import CurriculumBundle
internal import Execution
internal import Grading

/// What the right programs of a task do on inputs that are drawn from `inputs`.
struct StatedInputRuns {
  /// What a program does on an input.
  struct Run {
    let seen: Observation
    /// How many lines it leaves.
    let unreadLines: Int

    /// Whether it ends since it wants to read more than there is.
    var wantsMore: Bool { seen.error?.type == "EOFError" }
  }

  /// The inputs; none where nobody says what may be read.
  let inputs: [[String]]
  /// For each input what the right programs do, in their order; nil for a run that was stopped.
  let runs: [[Run?]]

  /// Runs the right programs; all runs together may take as many steps as one program on the checks.
  init(_ task: TaskProofs) {
    guard task.task.inputs != nil, task.task.language == .python, !task.rightPrograms.isEmpty else {
      (inputs, runs) = ([], [])
      return
    }
    inputs = InputDraws(for: task.task, programs: [], told: task.told.all).inputs
    runs = inputs.map { input in
      task.rightPrograms.map { right in
        guard let run = task.runs.run(right.program, for: .drawnInputs, input: input), let seen = run.seen else {
          return nil
        }
        return Run(seen: seen, unreadLines: run.console.unreadLines)
      }
    }
  }
}
