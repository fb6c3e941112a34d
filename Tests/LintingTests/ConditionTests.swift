import Authoring
import Diagnostics
import Linting
import Testing

/// Conditions under `satisfies` that prove nothing.
@Suite("Conditions that questions state")
struct ConditionTests {
  private func found(_ cards: String) throws -> Diagnostic? {
    try Sample(cards: cards).lint().first { $0.code == "unprovable-question" }
  }

  private func statement(_ condition: String, code: String = "print(\"hiss\")") -> String {
    "- id: say\n  type: trueFalse\n  text: It hisses.\n  code: |\n    \(code)\n  answer: true\n"
      + "  satisfies: |-\n    \(condition)\n"
  }

  private func question(_ condition: String, _ answers: String = "[n, n + 1, str(n)]") -> String {
    "- id: ask\n  type: questionWithCode\n  code: n = 3\n  text: Which is it?\n  answers: \(answers)\n"
      + "  correctAnswerIndex: 0\n  asks: expression\n  satisfies: |-\n    \(condition)\n"
  }

  @Test(
    "a part of a statement that compares nothing is told with what is meant",
    arguments: [
      (
        "output == \"4\" or \"5\"", "`\"5\"` alone is always true, whatever the code does",
        "write `output == \"4\" or output == \"5\"`"
      ),
      ("\"hiss\"", "`\"hiss\"` alone is always true, whatever the code does", "write `output == \"hiss\"`"),
      ("not 5", "`5` alone is always true, whatever the code does", "write `not output == \"5\"`"),
      (
        "True", "`True` alone is always true, whatever the code does",
        "write what must be true, as in `output == \"5\"`"
      ),
      (
        "output", "`output` alone says nothing that is true or false: it is of the type str",
        "compare it, as in `output == \"hiss\"`"
      ),
      (
        "output = \"hiss\"",
        "Python cannot read `output = \"hiss\"`: SyntaxError: invalid syntax",
        "write `output == \"hiss\"`; `==` compares, `=` gives a name a value"
      ),
      (
        "output == \"hiss\" and", "Python cannot read `output == \"hiss\" and`: SyntaxError: invalid syntax",
        "fix the expression"
      ),
    ])
  func idleStatements(condition: String, message: String, help: String) throws {
    let found = try #require(try found(statement(condition)))
    #expect(found.message == message)
    #expect(found.help == help)
  }

  @Test(
    "a repair of an idle part is silent",
    arguments: ["output == \"4\" or \"hiss\"", "\"hiss\"", "output = \"hiss\""])
  func repairs(condition: String) throws {
    let sample = Sample(cards: statement(condition))
    let fixes = try sample.lint().filter { $0.code == "unprovable-question" }.flatMap(\.fixes)
    let bytes = Edit.apply(fixes.flatMap(\.edits), to: Array(try #require(sample.files[Sample.episodePath]).utf8)).bytes
    let fixed = Sample([Sample.episodePath: String(decoding: bytes, as: UTF8.self)])
    #expect(!fixes.isEmpty)
    #expect(try fixed.lint().codes == [])
  }

  @Test(
    "a condition that works something out is left alone",
    arguments: ["not row", "ready", "len(row) == 0 and ready", "7 // 2 == 3", "bool(output) is False"])
  func meantStatements(condition: String) throws {
    #expect(try found(statement(condition, code: "row = []\n    ready = True")) == nil)
  }

  @Test(
    "a condition that says the same of every answer is told",
    arguments: [
      (
        "n == 3", "`n == 3` does not name `answer`, so it says the same of every answer",
        "write what must be true of `answer`, as in `answer == 3`"
      ),
      ("3", "`3` alone is always true, whatever the code does", "write `answer == 3`"),
      (
        "type(answer) == \"str\"",
        "`type(answer) == \"str\"` is never true, since the sides are of the types type and str",
        "write `type(answer) == str`"
      ),
    ])
  func idleConditions(condition: String, message: String, help: String) throws {
    let found = try #require(try found(question(condition)))
    #expect(found.message == message)
    #expect(found.help == help)
  }

  @Test(
    "a condition that refuses what it names says something",
    arguments: [#"satisfies: output != "no""#, #"checks: [{call: word(), satisfies: returned != limit}]"#])
  func refusingCondition(goal: String) throws {
    let card = """
      - id: say
        type: exercise
        text: Print any word but no.
        language: python
        solutions:
          - |
            limit = 3
            def word():
              return "yes"
            print(word())
        \(goal)

      """
    #expect(try !Sample(cards: card).lint().codes.contains("idle-condition"))
  }

  @Test("an answer that changes something may be decided by what it changed")
  func answerMayChangeSomething() throws {
    let card = """
      - id: ask
        type: questionWithCode
        code: row = [1]
        text: Which one adds 2 to the row?
        answers: [row.append(2), row.count(2)]
        correctAnswerIndex: 0
        asks: expression
        satisfies: row == [1, 2]

      """
    #expect(try found(card) == nil)
  }

  @Test("a statement about code that ends in an error is not sent to a key that it has not")
  func statementAboutCodeEnds() throws {
    let found = try #require(try found(statement("output == \"3\"", code: "print(x)")))
    #expect(found.help == "fix the code, or take 'satisfies' out: nothing proves a statement about an error")
  }

  @Test("a statement about code that says nothing to prove counts as unproven")
  func statementAboutCodeSaysNothing() throws {
    let card = "- {id: say, type: trueFalse, text: It prints three., code: print(3), answer: true}\n"
    let (authored, reading) = try CurriculumReader.read(FilesInMemory(Sample(cards: card).files))
    let statistics = Linter().lint(authored, reading: reading).statistics
    #expect(statistics.unproven == 1 && statistics.claims.all.proven == 0)
    #expect(statistics.proofs[.keys]?.undecided == 1)
  }
}
