import Diagnostics
import JSON
import Slang

/// Reads elements whose arguments are plain values, `{"type": "repeat", "count": 3}`, as an app's editor holds them.
///
/// A text is code, as in a program: `"\"Hi\""` is a text, `"score + 1"` a sum, `"score"` a variable of the program.
struct PlainArguments {
  private static let types = ["blank", "variable", "repeat", "if", "else", "end", "print"]
  private static let arguments = ["value", "count", "left", "right", "statement"]
  /// The names that the program's elements give to values.
  private let variables: Set<String>

  /// The elements of a program; what cannot be read in one is reported.
  static func elements(of program: [ForeignValue]) -> [JSONValue] {
    let variables = program.compactMap { $0.value["name"]?.string }
    let reading = PlainArguments(variables: Set(variables))
    return program.map { reading.element($0) }
  }

  private func element(_ value: ForeignValue) -> JSONValue {
    guard let object = value.value.object else { return value.value }
    var element = JSONObject()
    for member in object.members {
      let part = ForeignValue(value: member.value, path: value.path.key(member.key), document: value.document)
      let isArgument = Self.arguments.contains(member.key)
      element.append(member.key, isArgument ? argument(part) : member.key == "type" ? type(part) : member.value)
    }
    return .object(element)
  }

  private func type(_ value: ForeignValue) -> JSONValue {
    guard let word = value.value.string, Self.types.contains(word.lowercased()) else { return value.value }
    return value.word("element", among: Self.types).map { .string($0) } ?? value.value
  }

  private func argument(_ value: ForeignValue) -> JSONValue {
    let read: JSONValue? =
      switch value.value {
      case .integer(let number): ["integer": .integer(number)]
      case .double: ["double": value.value]
      case .bool: ["bool": value.value]
      case .string(let text): expression(text, value)
      case .null, .array, .object: nil
      }
    guard let read else { return value.value }
    value.reportLoss(
      "this plain value is read as \(CanonicalJSON.text(of: read))", help: "write it so, as an export does")
    return read
  }

  /// The expression that a text writes; nil where it is none, or may be a text as well as a name, which is reported.
  private func expression(_ text: String, _ value: ForeignValue) -> JSONValue? {
    let isLine = !text.contains { $0.isNewline }
    let expression = isLine ? SlangProgramText.elements(of: "print \(text)")?[0]?["statement"] : nil
    let isVariable = expression?["name"]?.string.map(variables.contains) ?? true
    guard let expression, expression["unreadable"] == nil, isVariable else {
      value.reportWrong(
        "'\(shortened(text))' is neither code nor the name of a variable in this program",
        help: "write {\"string\": …} if it is a text, and {\"name\": …} if it is a variable")
      return nil
    }
    return expression
  }
}
