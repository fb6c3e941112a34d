internal import Grading

/// The names that people have for Python's types.
package enum TypeName {
  /// Whether an answer names a type: `int`, `<class 'int'>`, `an integer`.
  static func names(_ answer: String, _ type: String) -> Bool {
    let exact = answer.trimmingWhitespace()
    if [type, "<class '\(type)'>", "class '\(type)'", "<class '__main__.\(type)'>"].contains(exact) { return true }
    return words(of: exact).map { $0 == type || type == inEnglish[$0] } ?? false
  }

  /// Whether an answer names one of the types that lessons speak of.
  static func isName(_ answer: String) -> Bool { type(namedBy: answer) != nil }

  /// The type that an answer names, of those that lessons speak of; nil for other answers.
  package static func type(namedBy answer: String) -> String? { known.first { names(answer, $0) } }

  /// Whether a text is how a program writes one of them.
  static func isType(_ text: String) -> Bool { known.contains(text) && !["NoneType", "function"].contains(text) }

  private static let known = [
    "int", "float", "str", "bool", "list", "tuple", "dict", "set", "NoneType", "complex", "range", "bytes", "function",
  ]

  private static let inEnglish = [
    "integer": "int", "whole number": "int", "string": "str", "text": "str", "boolean": "bool",
    "decimal number": "float", "decimal": "float", "floating point number": "float", "floating-point number": "float",
    "dictionary": "dict",
  ]

  /// An answer in small letters without an article.
  private static func words(of answer: String) -> String? {
    var words = answer.lowercased().split(separator: " ").map(String.init)
    if let first = words.first, ["a", "an", "the"].contains(first) { words.removeFirst() }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }
}
