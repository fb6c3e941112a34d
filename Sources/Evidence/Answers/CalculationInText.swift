import Support

/// A calculation with numbers in the text of a question: at least three of them, so that its order matters, or two with
/// an operator that is taken for another one, such as `//`.
///
///     CalculationInText("What is 2 + 3 * 4?")?.groupings    // 2 + (3 * 4), (2 + 3) * 4
struct CalculationInText {
  /// The calculation as the text has it.
  let expression: String
  /// The part of its sentence in which it is, between commas and other marks.
  let clause: String
  private let operands: [String]
  private let operators: [String]

  /// True for a text with two signs of a calculation; false is certain.
  static func mayBe(in text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      bytes.indices.count { index in
        "+-*/%".utf8.contains(bytes[index]) && index > 0 && index + 1 < bytes.count
          && isBeside(bytes[index - 1]) && isBeside(bytes[index + 1])
      } >= 2
    }
  }

  private static func isBeside(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "*") || byte == UInt8(ascii: "/")
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static let mostOperands = 5
  /// Powers of larger numbers would be too long to show.
  private static let largestOperand = 99.0

  /// Nil for a text with none, with several, or with one that is a part of other code.
  init?(_ text: String) {
    let found = text.matches(of: /[0-9]+(?:\.[0-9]+)?(?: ?(?:\*\*|\/\/|[-+*\/%]) ?[0-9]+(?:\.[0-9]+)?)+/)
    guard found.count == 1, let match = found.first else { return nil }
    let (before, next) = (text[..<match.range.lowerBound].last, text[match.range.upperBound...].first)
    guard !Self.isOfCode(before), !Self.isOfCode(next) else { return nil }
    expression = String(match.output)
    let marks: Set<Character> = [
      ",", ";", ":", ".", "?", "!", "\n", "\u{BF}", "\u{A1}", "\u{3001}", "\u{3002}", "\u{60C}",
    ]
    let start = text[..<match.range.lowerBound].lastIndex(where: marks.contains).map(text.index(after:))
    let end = text[match.range.upperBound...].firstIndex(where: marks.contains) ?? text.endIndex
    clause = String(text[(start ?? text.startIndex)..<end])
    operands = expression.split { !($0.isNumber || $0 == ".") }.map(String.init)
    operators = expression.split { $0.isNumber || $0 == "." || $0 == " " }.map(String.init)
    guard operands.count <= Self.mostOperands, operators.count == operands.count - 1,
      operators.count > 1 || operators.first.flatMap({ Self.mistaken[$0] }) != nil,
      operands.allSatisfy({ Double($0).map { $0 <= Self.largestOperand } ?? false }),
      operators.count(where: { $0 == "**" }) < 2 || operands.allSatisfy({ Double($0).map { $0 <= 4 } ?? false })
    else { return nil }
  }

  private static func isOfCode(_ character: Character?) -> Bool {
    guard let character else { return false }
    return character.isLetter || character.isNumber || "_()[]{}'\"=<>+-*/%".contains(character)
  }

  /// Operators that are taken for another one.
  private static let mistaken = ["//": "/", "**": "*"]

  /// The calculation in each order in which it may be worked out, with parentheses; of one with two numbers what it is
  /// with the operator for which its own is taken.
  var groupings: [String] {
    guard operators.count == 1 else { return groupings(of: operands.indices) }
    return [Self.mistaken[operators[0]].map { "(\(operands[0]) \($0) \(operands[1]))" }].compactMap { $0 }
  }

  private func groupings(of range: Range<Int>) -> [String] {
    guard range.count > 1 else { return [operands[range.lowerBound]] }
    return range.dropFirst().flatMap { split in
      groupings(of: range.lowerBound..<split).flatMap { left in
        groupings(of: split..<range.upperBound).map { "(\(left) \(operators[split - 1]) \($0))" }
      }
    }
  }
}
