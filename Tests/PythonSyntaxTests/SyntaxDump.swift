import BigInt

@testable import PythonSyntax

/// A syntax tree as one line of text, node by node with its range, in the words of CPython's `ast`.
///
/// `(Expr 1:0-1:5 (BinOp 1:0-1:5 (Name 1:0-1:1 a) Add (Name 1:4-1:5 b)))`; nothing is `-`, a list stands in brackets.
struct SyntaxDump {
  let names: NameTable

  /// The dump of a whole program.
  static func dump(_ tree: SyntaxTree) -> String {
    let dump = SyntaxDump(names: tree.names)
    return dump.list(tree.body, dump.statement)
  }

  func node(_ kind: String, _ range: SourceRange?, _ fields: String...) -> String {
    var parts = [kind]
    if let range {
      parts.append("\(range.start.line):\(range.start.column)-\(range.end.line):\(range.end.column)")
    }
    return "(" + (parts + fields).joined(separator: " ") + ")"
  }

  func list<Element>(_ elements: [Element], _ show: (Element) -> String) -> String {
    "[" + elements.map(show).joined(separator: " ") + "]"
  }

  func optional<Value>(_ value: Value?, _ show: (Value) -> String) -> String {
    value.map(show) ?? "-"
  }

  func name(_ name: Name) -> String { names[name] }

  func constant(_ constant: Constant) -> String {
    switch constant {
    case .none: "None"
    case .true: "True"
    case .false: "False"
    case .ellipsis: "Ellipsis"
    case .integer(let value): "int:" + String(value, radix: 16)
    case .bigInteger(let value): "int:" + String(value, radix: 16)
    case .float(let value): "float:" + String(value.bitPattern, radix: 16)
    case .imaginary(let value): "complex:" + String(value.bitPattern, radix: 16)
    case .string(let text): "str:" + hexadecimal(text.bytes)
    case .bytes(let bytes): "bytes:" + hexadecimal(bytes)
    }
  }

  private func hexadecimal(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
