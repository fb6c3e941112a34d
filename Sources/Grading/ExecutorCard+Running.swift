public import CurriculumBundle
public import Execution

extension ExecutorCard {
  /// The language of its program; nil for one that is not run.
  ///
  /// - Parameter module: The language of the card's module, for a card that says no other.
  public func runLanguage(inModule module: String) -> ProgramLanguage? {
    (language.map { CodeLanguage($0) } ?? CodeLanguage(rawValue: module))?.program
  }

  /// Returns whether a run is what the card says: that it never ends, or what it prints and how it ends.
  public func isBorneOut(by outcome: Outcome) -> Bool {
    guard neverEnds != true else { return StatedEnding.never.isBorneOut(by: outcome.ending) }
    return Observation(outcome)?.matches(self) ?? false
  }

  /// What happens when a learner presses Run.
  ///
  /// - Parameter language: The language of the card's module, for a card that says no other.
  public func run(
    inModuleOf language: ProgramLanguage, budget: Budget = .lesson, options: RunOptions = RunOptions()
  ) -> Outcome {
    var console = ScriptedConsole(input: input ?? [])
    return TaskProgram(.text(code), in: self.language ?? language).run(
      on: &console, budget: budget, options: options)
  }
}
