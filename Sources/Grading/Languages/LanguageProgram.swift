import Execution
import Python

/// A program of one language, read and ready to be run: all that grading asks of a language.
///
/// A language is one type that conforms, one case of `TaskProgram`, and one line each in its `init` and `program`.
protocol LanguageProgram: Sendable {
  /// The text of the program, as an author writes it.
  var writtenText: String { get }
  /// How many elements or cards it has, those that do nothing aside; nil for a program that is a text.
  var size: Int? { get }
  /// The error for which the language refuses to run the text; nil when it runs, and for one that is put together.
  var staticError: RaisedError? { get }
  /// All mistakes that an editor of elements or cards tells before a run.
  var mistakes: [EditorMistake] { get }
  /// The names of all that the program uses; none for one that cannot be read.
  var conceptNames: Set<String> { get }

  /// The lines, elements or cards where some names are used first, concepts or words; names without a use are left out.
  func firstParts(of names: [String]) -> [(name: String, part: Int)]

  /// Runs the program on a console; the outcome has what was printed.
  ///
  /// - Parameter call: An expression that is called behind the program, in a language that has calls.
  func run(
    on console: inout ScriptedConsole, calling call: PythonCall?, budget: Budget, options: RunOptions
  ) -> Outcome

  /// Runs the program as a learner who presses Run does, and keeps its steps; nil for one that has no steps to show.
  func trace(input: [String], options: RunOptions) -> (outcome: Outcome, trace: Trace?)
}

extension LanguageProgram {
  var size: Int? { nil }
  var staticError: RaisedError? { nil }
  var mistakes: [EditorMistake] { [] }
}
