import PythonSyntax

/// Finds what CPython 3.11 points at inside a marked expression: the operator of a binary operation, the brackets of a
/// subscript.
enum TracebackAnchor {
  /// `text` was parsed inside parentheses, so columns are one too large.
  static func find(in expression: Expression, _ text: [Unicode.Scalar]) -> (Int, Int)? {
    switch expression.form {
    case .binary(_, let left, let right):
      var start = column(left.range.end, text)
      let stop = column(right.range.start, text)
      while start < stop, text[start] == " " || text[start] == ")" { start += 1 }
      guard start < stop else { return nil }
      let isDouble = start + 1 < stop && !(text[start + 1] == " ") && text[start + 1] != "("
      return (start, start + (isDouble ? 2 : 1))
    case .subscript(let value, let index):
      // CPython makes one constant of it before it looks for brackets.
      if isItem(index, of: value) { return nil }
      var start = column(value.range.end, text)
      while start < text.count, text[start] != "[" { start += 1 }
      return start < text.count ? (start, text.count) : nil
    default: return nil
    }
  }

  /// Whether a constant has the item with a constant number.
  private static func isItem(_ index: Expression, of value: Expression) -> Bool {
    guard let count = countItems(value) else { return false }
    switch index.form {
    case .constant(.integer(let number)): return number < count
    case .unary(.minus, let operand):
      if case .constant(.integer(let number)) = operand.form { return number <= count }
      return false
    default: return false
    }
  }

  /// How many items a constant has; nil for what has none or is no constant.
  private static func countItems(_ value: Expression) -> Int? {
    switch value.form {
    case .constant(.string(let text)): return text.count
    case .constant(.bytes(let bytes)): return bytes.count
    case .tuple(let items):
      let isConstant = items.allSatisfy { if case .constant = $0.form { true } else { countItems($0) != nil } }
      return isConstant ? items.count : nil
    default: return nil
    }
  }

  /// A column in code points from one in UTF-8 bytes.
  private static func column(_ position: SourcePosition, _ text: [Unicode.Scalar]) -> Int {
    var bytes = Int(position.column) - 1
    var index = 0
    while bytes > 0, index < text.count {
      bytes -= UTF8.width(text[index])
      index += 1
    }
    return index
  }
}
