/// An expression whose names are resolved, with what is known about its value.
///
/// A tree of nodes belongs to one `Outline`, and never leaves the function that made it.
package final class Node {
  /// What an expression is.
  package enum Form {
    case number(Double, isWhole: Bool)
    case bool(Bool)
    case text(String)
    case variable(Int)
    case negative(Node)
    case binary(Node, SlangOperator, Node)
  }

  /// What it is.
  package let form: Form
  /// Its number in its outline, from 0, by which others keep what they find out about it.
  package let number: Int
  /// The types that its value can have, whatever runs.
  package internal(set) var types: ValueTypes = []

  init(_ form: Form, number: Int) {
    self.form = form
    self.number = number
  }
}

/// The types that a value can have.
package struct ValueTypes: OptionSet, Sendable {
  package let rawValue: UInt8
  package static let number = ValueTypes(rawValue: 1)
  package static let bool = ValueTypes(rawValue: 2)
  package static let text = ValueTypes(rawValue: 4)
  package static let undefined = ValueTypes(rawValue: 8)
  static let all: ValueTypes = [.number, .bool, .text, .undefined]

  /// Types from their bits.
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Whether a value is a number for sure.
  var isNumber: Bool { self == .number }
}
