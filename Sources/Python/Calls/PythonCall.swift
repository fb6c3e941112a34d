/// What is called once a program has run, in the names that it left, and what must come of it.
///
///     PythonCall("fizz(15)", goal: .value("'FizzBuzz'"))
///     PythonCall("a.draw(10)", after: ["a = Account(5)"], goal: .error("ValueError"))
public struct PythonCall: Sendable, Hashable {
  /// What must come of a call.
  public enum Goal: Sendable, Hashable {
    /// It returns the value of this expression, as a teacher compares.
    ///
    /// Values are equal as `==` says, but for these: a bool is not a number; floats may differ by a billionth of the
    /// larger one, or by a trillionth; lists, tuples, dictionaries and sets are compared element by element; and an
    /// object of a program's class is never equal to a built-in value, whatever its `__eq__` says.
    case value(String)
    /// It raises an error of this class, or of one derived from it, and with this message if there is one:
    /// `ValueError`, `ValueError: too small`.
    case error(String)
  }

  /// The lines that run before it, in the same names.
  public var setup: [String]
  /// What is called: an expression, or else a statement, which returns nothing.
  public var call: String
  /// What must come of it; nil where only what it prints counts.
  public var goal: Goal?
  /// What must be true of the value that it returns, and of what it prints; nil where nothing is asked of them.
  public var condition: OutputCondition?

  /// A call from its parts.
  public init(_ call: String, after setup: [String] = [], goal: Goal? = nil, condition: OutputCondition? = nil) {
    self.setup = setup
    self.call = call
    self.goal = goal
    self.condition = condition
  }
}

extension PythonCall {
  /// Why Python cannot read its lines, as a learner would be told; nil where it can.
  public var mistake: String? {
    let statements = (setup + (PythonProgram.mistake(inExpression: call) == nil ? [] : [call])).joined(separator: "\n")
    return PythonProgram(source: statements + "\n").staticError?.summary
  }

  /// Whether it comes to a value: it is an expression.
  public var isExpression: Bool { PythonProgram.mistake(inExpression: call) == nil }

  /// The class of an error and its message, as `raises` writes them: `ValueError: too small`.
  static func parts(ofError text: String) -> (type: String, message: String?) {
    guard let colon = text.firstIndex(of: ":") else { return (text.trimmed, nil) }
    return (String(text[..<colon]).trimmed, String(text[text.index(after: colon)...]).trimmed)
  }
}

extension String {
  /// The text without spaces at both ends.
  fileprivate var trimmed: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
