import Execution
import Python
import Robot

extension RobotProgram: LanguageProgram {
  var writtenText: String { text }
  var size: Int? { moves.count }
  var mistakes: [EditorMistake] { problems.map(EditorMistake.init) }
  var conceptNames: Set<String> { Set(RobotFacts(of: self)?.concepts ?? []) }

  func firstParts(of names: [String]) -> [(name: String, part: Int)] {
    let facts = RobotFacts(of: self)?.facts ?? []
    return names.compactMap { name in facts.first { $0.concept == name }.map { (name, $0.card) } }
  }

  /// A program of cards has no world on a console, so it does nothing.
  func run(
    on console: inout ScriptedConsole, calling call: PythonCall?, budget: Budget, options: RunOptions
  ) -> Outcome {
    .unreadable
  }

  func trace(input: [String], options: RunOptions) -> (outcome: Outcome, trace: Trace?) {
    (.unreadable, nil)
  }
}
