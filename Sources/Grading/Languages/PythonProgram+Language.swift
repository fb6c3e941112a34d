import Execution
import Python

extension PythonProgram: LanguageProgram {
  var writtenText: String { source }
  var conceptNames: Set<String> { Set(SyntaxFacts(of: self)?.concepts ?? []) }

  func firstParts(of names: [String]) -> [(name: String, part: Int)] {
    let (words, facts) = (PythonWords(of: self), SyntaxFacts(of: self))
    return names.compactMap { name in
      (words.line(of: name) ?? facts?.facts(of: name).first?.line).map { (name, $0) }
    }
  }

  func run(
    on console: inout ScriptedConsole, calling call: PythonCall?, budget: Budget, options: RunOptions
  ) -> Outcome {
    var outcome =
      if let call {
        run(on: &console, calling: call, budget: budget, options: options)
      } else {
        run(on: &console, budget: budget, options: options)
      }
    outcome.transcript = console.transcript
    return outcome
  }

  func trace(input: [String], options: RunOptions) -> (outcome: Outcome, trace: Trace?) {
    let (outcome, trace) = trace(input: input, budget: .lesson, limits: .lesson, options: options)
    return (outcome, trace)
  }
}
