/// An expression whose names are resolved, with what is known about its value.
///
/// A tree of nodes belongs to one `Outline`, and never leaves the function that made it.
final class Node {
  /// What an expression is.
  enum Form {
    case number(Double, isWhole: Bool)
    case bool(Bool)
    case text(String)
    case variable(Int)
    case negative(Node)
    case binary(Node, SlangOperator, Node)
  }

  let form: Form
  /// The types that its value can have, whatever runs.
  var types: ValueTypes = []
  /// What its value was in the run that was watched.
  var seen: Sighting = []
  /// How it is held in a language with types.
  var shape = Shape.unknown

  init(_ form: Form) { self.form = form }
}

/// The types that a value can have.
struct ValueTypes: OptionSet, Sendable {
  let rawValue: UInt8
  static let number = ValueTypes(rawValue: 1)
  static let bool = ValueTypes(rawValue: 2)
  static let text = ValueTypes(rawValue: 4)
  static let undefined = ValueTypes(rawValue: 8)
  static let all: ValueTypes = [.number, .bool, .text, .undefined]

  /// Whether a value is a number for sure.
  var isNumber: Bool { self == .number }
}
