import Slang

/// A piece of an expression in another language, with how tightly it holds together.
struct Written {
  /// How tightly a piece holds together.
  enum Tightness: Int {
    case sum, product, single
  }

  let text: String
  let tightness: Tightness

  init(_ text: String, _ tightness: Tightness = .single) {
    self.text = text
    self.tightness = tightness
  }

  /// The piece behind a minus.
  var negated: Written {
    let isName = text.first?.isLetter == true && tightness == .single
    return Written(isName ? "-\(text)" : "-(\(text))")
  }

  /// Two pieces with an operator between them.
  static func joined(_ left: Written, _ symbol: String, _ right: Written, _ tightness: Tightness) -> Written {
    let leftText = left.tightness.rawValue < tightness.rawValue ? "(\(left.text))" : left.text
    let rightText = right.tightness.rawValue <= tightness.rawValue ? "(\(right.text))" : right.text
    return Written("\(leftText) \(symbol) \(rightText)", tightness)
  }
}

extension SlangOperator {
  /// How tightly it holds its operands together.
  var tightness: Written.Tightness { bindsTightly ? .product : .sum }
}

/// Lines with indentation.
struct IndentedLines {
  private let unit: String
  private(set) var lines: [String] = []
  private(set) var depth = 0

  init(indentedBy unit: String) { self.unit = unit }

  mutating func add(_ line: String) {
    lines.append(line.isEmpty ? "" : String(repeating: unit, count: depth) + line)
  }

  mutating func indent() { depth += 1 }
  mutating func outdent() { depth -= 1 }
}
