import PythonSamples
import Testing

@testable import PythonSyntax

@Suite("A walk over a syntax tree")
struct SyntaxWalkerTests {
  /// Notes the names of variables and the numbers that it comes by, in order.
  private struct Notes: SyntaxWalker {
    let tree: SyntaxTree
    var notes: [String] = []

    mutating func visit(_ expression: Expression) {
      if case .name(let name) = expression.form { notes.append(tree.names[name]) }
      if case .constant(.integer(let number)) = expression.form { notes.append("\(number)") }
      walk(expression)
    }
  }

  private func notes(_ program: String) throws -> [String] {
    let tree = try SyntaxTree(parsing: SourceText(program))
    var walker = Notes(tree: tree)
    walker.visit(tree.body)
    return walker.notes
  }

  @Test(
    "each part of a statement is visited once, in the order of the text",
    arguments: [
      ("a = b[1] = c", ["a", "b", "1", "c"]), ("a: b = c", ["a", "b", "c"]), ("assert a, b", ["a", "b"]),
      ("raise a from b", ["a", "b"]), ("del a, b", ["a", "b"]), ("a if b else c", ["a", "b", "c"]),
      ("if a: b\nelif c: d\nelse: e", ["a", "b", "c", "d", "e"]), ("while a: b\nelse: c", ["a", "b", "c"]),
      ("for a in b: c\nelse: d", ["a", "b", "c", "d"]), ("with a as b, c: d", ["a", "b", "c", "d"]),
      ("try: a\nexcept b as x: c\nelse: d\nfinally: e", ["a", "b", "c", "d", "e"]),
      ("match a:\n  case {1: b.c, **r} if d: e", ["a", "1", "b", "d", "e"]),
      ("@a\ndef f(x: b = c, *y: d) -> e: g", ["a", "b", "c", "d", "e", "g"]),
      ("@a\nclass A(b, c=d): e", ["a", "b", "d", "e"]), ("lambda x=a: b", ["a", "b"]),
      ("[a for b in c if d]", ["a", "b", "c", "d"]), ("f'{a!r:{b}}'", ["a", "b"]),
    ])
  func order(_ program: String, _ wanted: [String]) throws {
    #expect(try notes(program) == wanted)
  }

  @Test("a walk of the right programs comes by as many statements as their trees have", arguments: rightPrograms)
  func statements(_ program: String) throws {
    struct Counter: SyntaxWalker {
      var count = 0
      mutating func visit(_ statement: Statement) {
        count += 1
        walk(statement)
      }
    }
    func count(_ body: [Statement]) -> Int { body.reduce(0) { $0 + 1 + count(Array($1.bodies.joined())) } }
    let tree = try SyntaxTree(parsing: SourceText(program))
    var counter = Counter()
    counter.visit(tree.body)
    #expect(counter.count == count(tree.body))
  }
}
