import Python
import PythonSyntax

/// An expression that is to be true or not, as far as its text tells.
public struct PythonCondition: Sendable, Hashable {
  /// A part that counts by its own truth: the whole, or what `and`, `or` and `not` put together.
  public struct Part: Sendable, Hashable {
    /// What a part is that is no comparison, call or other work.
    public enum Form: Sendable, Hashable {
      /// A value as it is written: `"5"`.
      case literal
      /// A name alone, with no `not` before it.
      case name
    }

    /// The part as it is written.
    public let text: String
    /// Its bytes in the expression.
    public let bytes: Range<Int>
    /// What it is.
    public let form: Form
  }

  /// All names that stand in it.
  public let names: Set<String>
  /// The parts that work nothing out.
  public let idleParts: [Part]

  /// The condition that a text is; nil for what is no expression.
  ///
  ///     PythonCondition("output == 4 or 5")?.idleParts.first?.text    // "5"
  public init?(_ text: String) {
    guard PythonProgram.isExpression(text), let tree = try? SyntaxTree(parsingExpression: SourceText(text)),
      case .expression(let value)? = tree.body.first?.form
    else { return nil }
    let layout = ProgramLayout(source: tree.source)
    names = value.names(in: tree)
    idleParts = value.idleParts.compactMap { part, form in
      layout.range(part.range).map { Part(text: layout.text($0), bytes: $0, form: form) }
    }
  }

  /// The condition that was meant where `=` stands for `==`; nil for other texts.
  ///
  ///     PythonCondition.comparison(meantBy: "x = 3")    // "x == 3"
  public static func comparison(meantBy text: String) -> String? {
    let bytes = Array(text.utf8)
    let signs = Set("=<>!:+-*/%&|^@".utf8)
    let alone = bytes.indices.filter { index in
      bytes[index] == UInt8(ascii: "=") && (index == 0 || !signs.contains(bytes[index - 1]))
        && (index + 1 == bytes.count || bytes[index + 1] != UInt8(ascii: "="))
    }
    guard let sign = alone.first, !PythonProgram.isExpression(text) else { return nil }
    let meant = String(decoding: bytes[...sign] + bytes[sign...], as: UTF8.self)
    return PythonProgram.isExpression(meant) ? meant : comparison(meantBy: meant)
  }
}

extension Expression {
  /// All names that stand in it.
  func names(in tree: SyntaxTree) -> Set<String> {
    if case .name(let name) = form { return [tree.names[name]] }
    return children.reduce(into: []) { $0.formUnion($1.names(in: tree)) }
  }

  /// Its parts that work nothing out; a name behind `not` asks whether there is nothing in it.
  fileprivate var idleParts: [(Expression, PythonCondition.Part.Form)] {
    switch form {
    case .boolean(_, let operands): operands.flatMap(\.idleParts)
    case .unary(.not, let operand): operand.idleParts.filter { $0.1 == .literal }
    case .name: [(self, .name)]
    case .constant, .attribute, .subscript, .slice, .call, .unary, .binary, .compare, .conditional, .lambda, .walrus,
      .tuple, .list, .set, .dictionary, .listComprehension, .setComprehension, .dictionaryComprehension, .generator,
      .starred, .yield, .yieldFrom, .await, .joinedString, .formatted:
      isLiteral ? [(self, .literal)] : []
    }
  }
}
