import Execution
import Pseudocode
import Python

extension PseudocodeProgram: LanguageProgram {
  var writtenText: String { source }
  var conceptNames: Set<String> { Set(facts.map(\.concept)) }

  func firstParts(of names: [String]) -> [(name: String, part: Int)] {
    names.compactMap { name in facts.first { $0.concept == name }.map { (name, $0.line) } }
  }

  func run(
    on console: inout ScriptedConsole, calling call: PythonCall?, budget: Budget, options: RunOptions
  ) -> Outcome {
    var screen = PseudocodeScreen(console)
    var outcome = run(on: &screen, budget: budget, options: options)
    console = screen.console
    outcome.transcript = console.transcript
    return outcome
  }

  func trace(input: [String], options: RunOptions) -> (outcome: Outcome, trace: Trace?) {
    var screen = PseudocodeScreen(ScriptedConsole(input: input))
    var (outcome, trace) = trace(on: &screen, budget: .lesson, limits: .lesson, options: options)
    outcome.transcript = screen.console.transcript
    return (outcome, trace)
  }
}
