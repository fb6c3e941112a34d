import Execution
import Python
import Slang

/// A program of elements, and what is wrong with it.
struct SlangReading: LanguageProgram {
  let program: SlangProgram
  let errors: [SlangError]

  var writtenText: String { program.text }
  var size: Int? { program.elements.count { $0 != .blank } }
  var mistakes: [EditorMistake] { errors.map(EditorMistake.init) }
  var conceptNames: Set<String> { Set(SlangFacts(of: program).concepts) }

  func firstParts(of names: [String]) -> [(name: String, part: Int)] {
    let facts = SlangFacts(of: program)
    return names.compactMap { name in facts.facts(of: name).first.map { (name, $0.element) } }
  }

  func run(
    on console: inout ScriptedConsole, calling call: PythonCall?, budget: Budget, options: RunOptions
  ) -> Outcome {
    errors.isEmpty ? program.run(budget: budget, options: options) : .refused(errors)
  }

  func trace(input: [String], options: RunOptions) -> (outcome: Outcome, trace: Trace?) {
    guard errors.isEmpty else { return (.refused(errors), nil) }
    let (outcome, trace) = program.trace(options: options)
    return (outcome, trace)
  }
}
