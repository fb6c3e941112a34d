/// A mapping that authors write: its keys, and what is read from them.
public protocol Form: Sendable {
  /// What is read.
  associatedtype Value: Sendable
  /// What the mapping is called in a message: `executor card`.
  static var name: String { get }
  /// What it is for, in one or two sentences for an author.
  static var documentation: String { get }
  /// All keys, in the order in which scaffolds write them.
  static var fields: [FieldDeclaration] { get }
  /// What must hold between keys.
  static var constraints: [FieldConstraint] { get }
  /// Keys of something kindred that authors write here.
  static var misplacedKeys: MisplacedKeys { get }
  /// Reads all keys; nil when something that is needed is missing or wrong, which was then reported.
  static func read(_ reader: borrowing FieldReader) -> Value?
}

extension Form {
  /// None, for most.
  public static var constraints: [FieldConstraint] { [] }
  /// None, for most.
  public static var misplacedKeys: MisplacedKeys { .none }
}

/// What must hold between several keys of a mapping.
public enum FieldConstraint: Sendable {
  /// At least one of these keys is there.
  case atLeastOne([String])
  /// One of these keys is there, and only one: it says what the mapping is.
  case exactlyOne([String])
  /// One of two keys is there, and not both; where neither is, the required one of them is missing.
  case either(key: String, or: String)
  /// A key that must be there beside another, and may stand nowhere else.
  case together(key: String, with: String)
  /// A key that may stand only beside one of some others.
  case only(key: String, with: [String])
  /// When a key has this value, another key must be there, for the reason given.
  case needs(key: String, when: String, is: String, because: String)
  /// A key that may stand only where another one has one of these values.
  case onlyWhen(key: String, when: String, isOneOf: [String])
  /// A key that another one excludes, which says the same and more; with what to do where it says something else.
  case notBeside(key: String, other: String, help: String? = nil)
}
