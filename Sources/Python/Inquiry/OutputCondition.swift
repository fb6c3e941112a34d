public import Execution

/// A condition on what a program prints: an expression of Python that is true of every right output.
///
/// It has the built-in names and those of ``Name``; of these, `returned` is there only after a call. What it prints is
/// dropped.
///
///     OutputCondition("1 <= int(output) <= 6").check("4").outcome == .holds
///     OutputCondition("len(lines) == 2").check("Ada").outcome == .fails
public struct OutputCondition: Sendable, Hashable {
  /// A name that conditions have besides those of Python.
  public enum Name: String, Sendable, CaseIterable {
    /// What was printed, as a text without whitespace at the ends of lines and line ends at its end.
    case output
    /// The lines of `output`, as a list; none where nothing was printed.
    case lines
    /// What a call returned.
    case returned
    /// The module for regular expressions.
    case re
  }

  /// The expression.
  public let text: String

  /// A condition by its expression.
  public init(_ text: String) { self.text = text }

  /// What it comes to for a printed text, and how many steps that took.
  ///
  /// Each check is a run of its own, so that no program can change what the condition means.
  public func check(
    _ printed: String, budget: Budget = .condition, options: RunOptions = RunOptions()
  ) -> (outcome: ConditionOutcome, steps: Int) {
    let question = PythonQuestion(text, with: bindings(for: printed))
    let (outcome, answers) = Self.nothing.run(asking: [question], budget: budget, options: options)
    switch answers.first {
    case .value(let value): return (value.isTrue ? .holds : .fails, outcome.steps)
    case .error(let error): return (.raised(error), outcome.steps)
    case nil:
      // A run that is stopped over a question may still come to its end.
      guard case .stopped(let limit, _) = outcome.ending else { return (.stopped(.steps), outcome.steps) }
      return (.stopped(limit), outcome.steps)
    }
  }

  /// What its names mean for a printed text.
  public func bindings(for printed: String) -> [PythonQuestion.Binding] {
    let names: [PythonQuestion.Binding] = [
      .init(Name.output.rawValue, .text(printed.visibleText)),
      .init(Name.lines.rawValue, .expression(#"output.split("\n") if output else []"#)),
    ]
    // Hardly any condition needs the module, and its import is a run of hundreds of steps.
    return text.contains("re.") ? names + [.init(Name.re.rawValue, .expression(#"__import__("re")"#))] : names
  }

  private static let nothing = PythonProgram(source: "")
}
