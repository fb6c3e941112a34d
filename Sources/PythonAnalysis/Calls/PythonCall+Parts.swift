public import Python
import PythonSyntax

extension PythonCall {
  /// The calls that are parts of the call and are given values that are written out, the outer ones first.
  ///
  ///     PythonCall("print(cube(square(2)))").parts.map(\.call)    // ["square(2)"]
  public var parts: [PythonCall] { parts { $0.isGivenLiterals } }

  /// The calls of some functions that are parts of the call, the outer ones first.
  ///
  ///     PythonCall("type(area(a)) is int", after: ["a = 2"]).parts(calling: ["area"]).map(\.call)    // ["area(a)"]
  public func parts(calling functions: Set<String>) -> [PythonCall] {
    parts { call in call.function.map(functions.contains) ?? false }
  }

  private func parts(where isWanted: (FoundCall) -> Bool) -> [PythonCall] {
    let bytes = Array(call.utf8)
    return FoundCall.all(inExpression: call).filter(isWanted).compactMap { found in
      let (start, end) = (found.range.start, found.range.end)
      guard start.line == 1, end.line == 1, Int(end.column) <= bytes.count else { return nil }
      let text = String(decoding: bytes[Int(start.column)..<Int(end.column)], as: UTF8.self)
      return text == call ? nil : PythonCall(text, after: setup)
    }
  }
}

extension PythonProgram {
  /// The calls of the program's own functions and classes on lines of its top level that are given values which are
  /// written out.
  ///
  ///     PythonProgram(source: "def area(a):\n  return a * a\nprint(area(3))").ownCalls.map(\.call)    // ["area(3)"]
  public var ownCalls: [PythonCall] {
    let names = definitions.names
    guard !names.isEmpty else { return [] }
    var calls: [PythonCall] = []
    withTree { tree in
      for statement in tree.body {
        if case .function = statement.form { continue }
        if case .class = statement.form { continue }
        var finder = CallFinder(names: tree.names)
        finder.visit(statement)
        for found in finder.found where found.isGivenLiterals && found.function.map(names.contains) ?? false {
          if let text = text(of: found.range) { calls.append(PythonCall(text)) }
        }
      }
    }
    return calls
  }

  /// A part of one line; nil for what is on several.
  private func text(of range: SourceRange) -> String? {
    guard range.start.line == range.end.line else { return nil }
    let line = Array(text.bytes(ofLine: Int(range.start.line)))
    guard Int(range.end.column) <= line.count else { return nil }
    return String(decoding: line[Int(range.start.column)..<Int(range.end.column)], as: UTF8.self)
  }
}

/// A call that was found in a text.
private struct FoundCall {
  let range: SourceRange
  /// The name that is called; nil for a method, and for what has no name.
  let function: String?
  /// True where it is given something, and all of that is written out.
  let isGivenLiterals: Bool

  /// The calls in an expression; none in what is no expression.
  static func all(inExpression text: String) -> [FoundCall] {
    guard let tree = try? SyntaxTree(parsingExpression: SourceText(text)) else { return [] }
    var finder = CallFinder(names: tree.names)
    finder.visit(tree.body)
    return finder.found
  }
}

/// Finds calls, the outer ones first.
private struct CallFinder: SyntaxWalker {
  let names: NameTable
  private(set) var found: [FoundCall] = []

  init(names: NameTable) { self.names = names }

  mutating func visit(_ expression: Expression) {
    if case .call(let call) = expression.form {
      let given = call.arguments + call.keywords.map(\.value)
      found.append(
        FoundCall(
          range: expression.range, function: name(of: call.function),
          isGivenLiterals: !call.arguments.isEmpty && given.allSatisfy(\.isLiteral)))
    }
    walk(expression)
  }

  private func name(of function: Expression) -> String? {
    if case .name(let name) = function.form { names[name] } else { nil }
  }
}
