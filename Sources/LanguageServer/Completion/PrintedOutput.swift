import CurriculumBundle
import Execution
import Grading

/// What a program prints that comes to its end, run while somebody waits for it.
struct PrintedOutput {
  /// What is printed, without the line ends that close it.
  let text: String
  private let seen: Observation?

  /// Runs a program; nil for one of a language that is not run, and for one that ends in an error or at a limit.
  ///
  /// - Parameter steps: The most steps that the run may take.
  init?(of code: String, in language: CodeLanguage, input: [String], steps: Int) {
    guard let language = language.program, language != .robot else { return nil }
    var (budget, console) = (Budget.lesson, ScriptedConsole(input: input))
    budget.steps = steps
    let outcome = TaskProgram(.text(code), in: language).run(on: &console, budget: budget)
    guard case .finished = outcome.ending else { return nil }
    seen = Observation(outcome)
    text = Observation.withoutClosingLineEnds(outcome.standardOutput)
  }

  /// Whether an answer is what is printed.
  func says(_ answer: String) -> Bool { seen?.prints(answer) ?? false }
}
