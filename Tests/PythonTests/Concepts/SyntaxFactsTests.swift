import Testing

@testable import Python

@Suite("What a program uses")
struct SyntaxFactsTests {
  /// A program and the concepts that it must show.
  struct Sample: CustomTestStringConvertible {
    let program: String
    let concepts: Set<String>

    init(_ program: String, _ concepts: String...) {
      self.program = program
      self.concepts = Set(concepts.map { "python." + $0 })
    }

    var testDescription: String { String(reflecting: program) }
  }

  @Test(
    "each construct has its name",
    arguments: [
      Sample("print(1)", "call", "call.print", "int"),
      Sample("'a'.upper()", "attribute", "call", "method", "str", "str.upper"),
      Sample(
        "names = []\nnames.append(1)", "assign", "list", "attribute", "call", "int", "method", "name", "list.append"),
      Sample("x = input().pop", "assign", "attribute", "call", "call.input", "name"),
      Sample("f(*a, b=c, **d)", "call", "call.keyword-argument", "call.spread", "name", "unpack.star"),
      Sample("def print(): pass\nprint()", "def", "pass", "call", "name"),
      Sample("def f(): f()", "def", "recursion", "call", "name"),
      Sample("import math\nmath.sqrt(2)", "import", "module.math", "math.sqrt", "call", "int", "name"),
      Sample("from math import pi as p", "import.from", "import.as", "module.math", "math.pi"),
      Sample("if a: b\nelif c: d\nelse: e", "if", "elif", "else", "name"),
      Sample("if a: b\nelse:\n  if c: d", "if", "else", "name"),
      Sample("while a:\n  break\nelse: continue", "while", "break", "continue", "loop.else", "name"),
      Sample("for a, b in c: d", "for", "unpack", "tuple", "name"),
      Sample("a < b <= c", "operator.less", "operator.less-or-equal", "operator.chain", "name"),
      Sample("a += -1", "assign.augmented", "operator.add", "operator.negate", "int", "name"),
      Sample("f'{a:>{b}}c'", "fstring", "fstring.spec", "name"),
      Sample("[a for b in c if d]", "comprehension.list", "comprehension.if", "name"),
      Sample("a[-1], a[1:]", "tuple", "subscript", "subscript.negative", "operator.negate", "slice", "int", "name"),
      Sample("class A(B):\n  '''d'''", "class", "class.base", "docstring", "str", "name"),
      Sample(
        "def f(a=1, *b, c: d, **e) -> g: return a", "def", "def.default", "def.args", "def.keyword-only", "def.kwargs",
        "def.annotation", "return", "int", "name"),
      Sample(
        "try: a\nexcept B as c: raise\nelse: d\nfinally: e", "try", "except", "except.as", "raise", "try.else",
        "finally", "name"),
      Sample("match a:\n  case 1 if b: c", "match", "match.guard", "match.value", "int", "name"),
    ])
  func findConcepts(sample: Sample) throws {
    let facts = try #require(SyntaxFacts(of: sample.program))
    #expect(Set(facts.concepts) == sample.concepts)
  }

  @Test("a fact stands where the construct stands, in characters")
  func place() throws {
    let facts = try #require(SyntaxFacts(of: "x = 'é'; print(x)\n"))
    let call = try #require(facts.facts(of: "python.call.print").first)
    #expect((call.line, call.column, call.endLine, call.endColumn) == (1, 10, 1, 18))
  }

  @Test("a wrong program has no facts")
  func wrongProgram() {
    #expect(SyntaxFacts(of: "print 'a'") == nil)
  }

  @Test("no two concepts share a name")
  func names() {
    #expect(Set(Concept.allCases.map(\.id)).count == Concept.allCases.count)
  }
}
