import CurriculumBundle
import Grading
import Testing

@Suite("What a program in JavaScript uses")
struct JavaScriptWordTests {
  private func concepts(_ source: String) -> [String] {
    TaskProgram(.text(source), in: .javascript).concepts.sorted()
  }

  @Test(
    "words in code count, and those in comments, texts and patterns do not",
    arguments: [
      ("for (const n of [1, 2]) console.log(n);", ["javascript.const", "javascript.for"]),
      ("// for\n/* while\n if */ console.log('let it');", []),
      ("console.log(\"a \\\" for\");", []),
      ("console.log(`for ${prompt()} if`);", ["javascript.prompt"]),
      ("console.log(`${`${[1].map((n) => n)}`} while`);", ["javascript.function"]),
      ("const word = /for/; let half = 4 / 2; let m = half / 2;", ["javascript.const", "javascript.let"]),
      ("console.log(/if/.test('x') / 2);", []),
      ("function f() { return 1; }", ["javascript.function", "javascript.return"]),
      ("format(before); iffy = 1;", []),
      ("'open", []),
      ("`open ${ ", []),
    ])
  func words(source: String, expected: [String]) { #expect(concepts(source) == expected) }

  @Test("each concept is named in a sentence")
  func summaries() {
    let all = ProgramLanguage.javascript.concepts
    #expect(all.count == 10)
    #expect(all.allSatisfy { $0.id.hasPrefix("javascript.") && $0.summary.contains(" ") })
  }
}
