extension SlangProgram {
  /// The program as an author writes it: one element a line, what stands inside of a block indented.
  ///
  /// `SlangSource` reads it back as the same program.
  public var text: String {
    var depth = 0
    return elements.map { element in
      let isBoundary = element == .end || element == .else
      let indentation = String(repeating: "  ", count: max(0, depth - (isBoundary ? 1 : 0)))
      if element == .end { depth = max(0, depth - 1) }
      if element.opensBlock { depth += 1 }
      return indentation + element.text + "\n"
    }.joined()
  }
}

extension SlangElement {
  /// The element as an author writes it: `print name + "!"`.
  public var text: String {
    let arguments: [String?] =
      switch self {
      case .blank, .else, .end: []
      case .variable(let name, let value): [name, value == nil ? nil : "=", value?.text]
      case .repeat(let count): [count?.text]
      case .if(let left, let comparison, let right): [left?.text, comparison?.rawValue, right?.text]
      case .print(let statement): [statement?.text]
      }
    return ([keyword] + arguments.compactMap { $0 }).joined(separator: " ")
  }
}

extension SlangExpression {
  /// The expression as an author writes it, with no more parentheses than it needs.
  public var text: String {
    switch self {
    case .integer(let value): "\(value)"
    case .double(let value): value.description
    case .bool(let value): value ? "true" : "false"
    case .string(let value): Self.quoted(value) { hexadecimal in "\\u" + hexadecimal.padded(to: 4) }
    case .name(let name): name
    case .negative(let value): value.isAtom ? "-\(value.text)" : "-(\(value.text))"
    case .binary(let left, let operation, let right):
      "\(left.text(besides: operation)) \(operation.rawValue) \(right.text(besides: operation, onTheRight: true))"
    case .unreadable(let text): text
    }
  }

  private func text(besides operation: SlangOperator, onTheRight: Bool = false) -> String {
    guard case .binary(_, let own, _) = self else { return text }
    let needsNone =
      onTheRight ? own.bindsTightly && !operation.bindsTightly : own.bindsTightly || !operation.bindsTightly
    return needsNone ? text : "(\(text))"
  }

  /// Whether a minus can stand right before it without becoming a part of a number.
  private var isAtom: Bool {
    switch self {
    case .name, .bool, .string: true
    case .integer(let value): value == 0
    case .double, .negative, .binary, .unreadable: false
    }
  }
}

extension SlangExpression {
  /// A text in double quotes; `escape` writes a character that cannot be seen, from its hexadecimal number.
  package static func quoted(_ text: String, escape: (String) -> String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.isInvisible: result += escape(String(scalar.value, radix: 16))
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

extension Unicode.Scalar {
  /// Whether a reader would not see it, or see the text in another order.
  fileprivate var isInvisible: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }
}

extension String {
  /// The text with zeros in front.
  fileprivate func padded(to count: Int) -> String {
    String(repeating: "0", count: Swift.max(0, count - self.count)) + self
  }
}
