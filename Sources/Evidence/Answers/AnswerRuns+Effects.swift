import AnswerReading
import Execution
import Python
import Support

/// The effect of an answer where variables have certain values.
struct AnswerEffect: Hashable {
  /// The text that it prints.
  let printed: String
  /// The type of the error in which it ends; nil where it comes to its end.
  let error: String?
  /// The types and values of variables afterwards, and of those that had their objects before.
  let state: [String]
  /// The type and the value of an expression; nil for a statement and for `None`.
  let value: String?
}

extension AnswerRuns {
  /// Returns the effect of an answer; nil where nothing is certain.
  ///
  /// - Parameters:
  ///   - draw: The values of variables before it, which replace those of the code.
  ///   - names: The variables that are looked at afterwards.
  func effect(of answer: String, where draw: [AnswerDraws.Variable], watching names: [String]) -> AnswerEffect? {
    let expression = answer.trimmingWhitespace()
    let isExpression = PythonProgram.isExpression(expression)
    // An object that is changed is still the same one under its second name.
    let before = draw.flatMap { ["\($0.name) = \($0.value)", "\(Self.kept)\($0.name) = \($0.name)"] }
    let own = isExpression ? "\(Self.found) = (\n\(expression)\n)" : answer
    let text = ([code].filter { !$0.isEmpty } + before + [own]).joined(separator: "\n")
    guard case .python(let program) = runs.read.program(.text(text), in: .python) else { return nil }
    let watched = names + draw.map { Self.kept + $0.name } + (isExpression ? [Self.found] : [])
    let questions = watched.map { PythonQuestion(Self.elements(of: $0)) }
    guard let made = runs.run(program, asking: questions, for: .codeAnswers),
      made.outcome.standardOutput.hasPrefix(printed)
    else { return nil }
    let output = String(made.outcome.standardOutput.dropFirst(printed.count))
    guard output.utf8.count <= Self.mostBytes, Instability.firstAddress(in: output) == nil else { return nil }
    switch made.outcome.ending {
    case .stopped: return nil
    case .raised(let error):
      guard !error.isStatic, !error.isForeign(to: answer) else { return nil }
      return AnswerEffect(printed: output, error: error.type, state: [], value: nil)
    case .finished:
      guard made.answers.count == watched.count else { return nil }
      var state = made.answers.compactMap(Self.known)
      guard state.count == watched.count else { return nil }
      let value = isExpression ? state.removeLast() : nil
      return AnswerEffect(printed: output, error: nil, state: state, value: value == Self.nothing ? nil : value)
    }
  }

  private static let kept = "kept_by_draw_"
  private static let found = "value_of_answer_"
  private static let nothing = "('NoneType', None)"

  /// The type of a variable's value and the value itself, or its elements where it shows none of them.
  private static func elements(of name: String) -> String {
    """
    (lambda v: (type(v).__name__, list(v) if type(v).__name__ in ('range', 'map', 'filter', 'zip', 'enumerate', \
    'reversed', 'list_iterator', 'list_reverseiterator', 'generator') else v))(\(name))
    """
  }

  /// A value as Python shows it, or a sign that there is none; nil for one that cannot be compared.
  private static func known(_ answer: PythonAnswer) -> String? {
    switch answer {
    case .value(let value):
      let text = value.representation
      return text.utf8.count <= mostBytes && Instability.firstAddress(in: text) == nil ? text : nil
    case .error(let error): return error.type == "NameError" ? "-" : nil
    }
  }
}
