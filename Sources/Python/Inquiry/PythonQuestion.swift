public import Execution

/// What is asked of a program once it has run: what an expression is in the names that it left.
public struct PythonQuestion: Sendable, Hashable {
  /// A name that the question has besides those of the program, or in the place of one of them.
  public struct Binding: Sendable, Hashable {
    /// The name.
    public var name: String
    /// What it means.
    public var meaning: Meaning

    /// What a name of a question means.
    public enum Meaning: Sendable, Hashable {
      /// The value of an expression.
      case expression(String)
      /// A text.
      case text(String)
    }

    /// A name and what it means.
    public init(_ name: String, _ meaning: Meaning) {
      self.name = name
      self.meaning = meaning
    }
  }

  /// The expression.
  public var expression: String
  /// The names that it has besides those of the program, worked out in their order; each knows those before it.
  public var bindings: [Binding]

  /// A question from its parts.
  public init(_ expression: String, with bindings: [Binding] = []) {
    self.expression = expression
    self.bindings = bindings
  }
}

/// What a question came to.
public enum PythonAnswer: Sendable, Hashable {
  /// The expression has a value.
  case value(PythonValue)
  /// It, or one of the names that it needs, ends in an error.
  case error(RaisedError)
}

/// A value as Python shows it.
public struct PythonValue: Sendable, Hashable {
  /// What `repr()` makes of it.
  public let representation: String
  /// What `str()` makes of it.
  public let text: String
  /// The name of its type: `int`.
  public let type: String
  /// Whether `bool()` makes `True` of it.
  public let isTrue: Bool
}
