import Execution
import Python

/// Something that is no program of the task's language at all.
struct UnreadableProgram: LanguageProgram {
  var writtenText: String { "" }
  var conceptNames: Set<String> { [] }

  func firstParts(of names: [String]) -> [(name: String, part: Int)] { [] }

  func run(
    on console: inout ScriptedConsole, calling call: PythonCall?, budget: Budget, options: RunOptions
  ) -> Outcome {
    .unreadable
  }

  func trace(input: [String], options: RunOptions) -> (outcome: Outcome, trace: Trace?) {
    (.unreadable, nil)
  }
}

extension Outcome {
  /// A program that never ran.
  static let unreadable = Outcome(
    transcript: Transcript(),
    ending: .raised(RaisedError(type: "ProgramError", message: "this is no program", line: 0, isStatic: true)),
    steps: 0, peakMemory: 0)
}
