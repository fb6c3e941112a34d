import Testing

@testable import PythonSyntax

@Suite("Syntax trees")
struct SyntaxTreeTests {
  @Test("a tree tells what stands where")
  func dump() throws {
    let tree = try SyntaxTree(parsing: SourceText("total = price * 2\n"))
    let value = "(BinOp 1:8-1:17 (Name 1:8-1:13 price) Mult (Constant 1:16-1:17 int:2))"
    #expect(SyntaxDump.dump(tree) == "[(Assign 1:0-1:17 [(Name 1:0-1:5 total)] \(value))]")
  }

  @Test("each function, class, lambda and comprehension has a number of its own")
  func scopes() throws {
    let tree = try SyntaxTree(parsing: SourceText("def f(): return [lambda: x for x in y]\nclass A: pass\n"))
    var numbers: [ScopeNumber] = []
    for statement in tree.body {
      switch statement.form {
      case .function(let function): numbers.append(function.scope)
      case .class(let definition): numbers.append(definition.scope)
      default: break
      }
    }
    #expect(Set(numbers).count == 2)
    #expect(numbers.allSatisfy { $0 > 0 && $0 < tree.scopeCount })
    #expect(tree.scopeCount == 5)
  }

  @Test("a name has one number wherever it stands")
  func names() throws {
    var tree = try SyntaxTree(parsing: SourceText("a = b\nb = a\n"))
    #expect(tree.names.count == NameTable().count + 2)
    let name = try #require(tree.names.find("a"))
    #expect(tree.names[name] == "a")
    #expect(tree.names.find("c") == nil)
    #expect(tree.names.intern("a") == name)
  }

  @Test("a table of many names finds each again")
  func manyNames() {
    var names = NameTable()
    let all = (0..<1000).map { names.intern("name\($0)") }
    #expect(Set(all).count == 1000)
    #expect(all.enumerated().allSatisfy { names.find("name\($0)") == $1 })
  }

  @Test(
    "line ends of every kind are line feeds",
    arguments: ["a\nb\n", "a\r\nb\r\n", "a\rb\r", "a\nb", "\u{FEFF}a\r\nb"])
  func lineEnds(text: String) {
    let source = SourceText(text)
    #expect(source.bytes == Array("a\nb\n".utf8))
    #expect(source.lineCount == 2)
    #expect(source.text(ofLine: 2) == "b")
    #expect(source.text(ofLine: 3).isEmpty)
  }

  @Test("strings keep lone surrogates")
  func surrogates() throws {
    let tree = try SyntaxTree(parsing: SourceText(#"'a\ud800'"#))
    guard case .expression(let value) = tree.body[0].form, case .constant(.string(let text)) = value.form else {
      Issue.record("not a string")
      return
    }
    var codePoints: [UInt32] = []
    text.forEachCodePoint { codePoints.append($0) }
    #expect(codePoints == [0x61, 0xD800])
    #expect((text.count, text.largest, text.hasSurrogates) == (2, 0xD800, true))
    #expect(text.string == "a\u{FFFD}")
  }
}
