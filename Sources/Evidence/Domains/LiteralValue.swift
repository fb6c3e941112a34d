import Python
import Support

/// A value that a call writes out, taken apart as far as values like it can be made.
indirect enum LiteralValue: Hashable {
  /// A number, as it is written.
  case number(String)
  /// The characters of a string.
  case text(String)
  /// The items of a list, a tuple or a set.
  case sequence(Brackets, [LiteralValue])
  /// The entries of a dictionary, in their order.
  case dictionary([Entry])
  /// `True`, `None`, a string with escapes, and whatever else is not taken apart.
  case other(String)

  /// The brackets around items.
  enum Brackets: Character, Hashable {
    case list = "["
    case tuple = "("
    case set = "{"

    fileprivate var closing: String {
      switch self {
      case .list: "]"
      case .tuple: ")"
      case .set: "}"
      }
    }
  }

  /// A key of a dictionary with its value.
  struct Entry: Hashable {
    let key: LiteralValue
    let value: LiteralValue
  }

  /// The value of a text; texts that Python does not read become `other`.
  init(_ written: String) {
    let text = written.trimmingWhitespace()
    if let string = Self.string(text) {
      self = .text(string)
    } else if Double(text) != nil, text.first.map({ $0.isNumber || "+-.".contains($0) }) ?? false {
      self = .number(text)
    } else {
      self = Self.collection(text) ?? .other(text)
    }
  }

  /// The value as Python reads it, with strings in such quotes.
  func written(quote: Character = "'") -> String {
    switch self {
    case .number(let text), .other(let text): text
    case .text(let text): Self.quoted(text, quote)
    case .sequence(let brackets, let items):
      "\(brackets.rawValue)\(items.map { $0.written(quote: quote) }.joined(separator: ", "))"
        + (brackets == .tuple && items.count == 1 ? "," : "") + brackets.closing
    case .dictionary(let entries):
      "{"
        + entries.map { "\($0.key.written(quote: quote)): \($0.value.written(quote: quote))" }.joined(separator: ", ")
        + "}"
    }
  }

  /// The items of a list, a tuple or a set; nil for other values.
  var items: [LiteralValue]? { if case .sequence(_, let items) = self { items } else { nil } }

  /// The whole number; nil for other values.
  var integer: Int? { if case .number(let text) = self { Int(text) } else { nil } }

  /// How many characters or items it has; nil for values that have none.
  var length: Int? {
    switch self {
    case .text(let text): text.count
    case .sequence(_, let items): items.count
    case .number, .dictionary, .other: nil
    }
  }

  private static func quoted(_ text: String, _ quote: Character) -> String {
    let needsEscapes = text.contains(quote) || text.contains("\\") || text.contains(where: \.isNewline)
    return needsEscapes ? PythonProgram.literal(of: text) : "\(quote)\(text)\(quote)"
  }
}

// MARK: - Taking apart

extension LiteralValue {
  /// The characters of a string without escapes; nil for everything else.
  private static func string(_ text: String) -> String? {
    guard let first = text.first, first == "'" || first == "\"", text.count > 1, text.last == first,
      !text.contains("\\"), !text.dropFirst().dropLast().contains(first)
    else { return nil }
    return String(text.dropFirst().dropLast())
  }

  private static func collection(_ text: String) -> LiteralValue? {
    guard text.count > 1, let open = text.first, let brackets = Brackets(rawValue: open),
      text.hasSuffix(brackets.closing)
    else { return nil }
    let inside = text.dropFirst().dropLast()
    let parts = split(inside, at: ",").map { $0.trimmingWhitespace() }
    let items = parts.last == "" ? Array(parts.dropLast()) : parts
    guard !items.contains("") else { return nil }
    switch brackets {
    case .list: return .sequence(.list, items.map(LiteralValue.init))
    // One value between parentheses is no tuple without a comma.
    case .tuple: return items.count == 1 && parts.count == 1 ? nil : .sequence(.tuple, items.map(LiteralValue.init))
    case .set:
      let entries = items.map { split(Substring($0), at: ":") }
      if entries.allSatisfy({ $0.count == 2 }) {
        return .dictionary(entries.map { Entry(key: LiteralValue($0[0]), value: LiteralValue($0[1])) })
      }
      return entries.allSatisfy { $0.count == 1 } ? .sequence(.set, items.map(LiteralValue.init)) : nil
    }
  }

  /// The parts of a text between separators that are neither in a string nor in brackets.
  private static func split(_ text: Substring, at separator: Character) -> [String] {
    var (parts, depth, quote, isEscaped) = ([""], 0, Character?.none, false)
    for character in text {
      if isEscaped {
        isEscaped = false
      } else if quote != nil {
        isEscaped = character == "\\"
        if character == quote { quote = nil }
      } else if "'\"".contains(character) {
        quote = character
      } else if "([{".contains(character) {
        depth += 1
      } else if ")]}".contains(character) {
        depth -= 1
      } else if character == separator, depth == 0 {
        parts.append("")
        continue
      }
      parts[parts.count - 1].append(character)
    }
    return parts
  }
}
