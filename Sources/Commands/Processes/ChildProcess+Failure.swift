import POSIX

extension ChildProcess {
  /// Why a program was not run to its end.
  struct Failure: Error {
    /// What was being done.
    let step: Step
    /// What the system said.
    let error: SystemError

    /// What has to be done to run a program.
    enum Step {
      /// Its input is written down.
      case keepingInput
      /// Room is made for its output.
      case keepingOutput
      /// It is looked for and started.
      case starting
      /// What it wrote is read.
      case readingOutput
    }

    /// Whether there is no such program.
    var isMissingProgram: Bool { step == .starting && error.code == ENOENT }

    /// Does a step; where the system says no, tells at which step.
    static func telling<Result>(
      _ step: Step, _ body: () throws(SystemError) -> Result
    ) throws(Failure) -> Result {
      do throws(SystemError) { return try body() } catch { throw Failure(step: step, error: error) }
    }
  }
}
