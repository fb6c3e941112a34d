import Diagnostics
import Linting
import Testing

@Suite("Rules about answers")
struct AnswersTests {
  @Test("code with a blank that has no answer is not run as well")
  func codeWithBlank() throws {
    let cards = """
      - id: fill
        type: dragAndDrop
        code: print(__1__ __2__ 3)
        tokens: [2, "+"]
        answers: [2]
        result: 5

      """
    #expect(try Sample(cards: cards).lint().codes.filter { $0 != "nothing-to-do" } == ["blank-mismatch"])
  }

  @Test(
    "a statement about a value that is not printed is not taken for one about the output",
    arguments: [
      ("x ends up as 4", "x = 3\nx += 1\nprint(x * 2)"), ("The result is 3", "a = 1 + 2\nprint('ok')"),
      ("The length of the output is 2", "print('ab')"), ("You get 4", "for i in range(4): print('a')"),
      ("The result is 4", "def f(): return 4\nprint(f() + 1)"), ("It is True", "if 3 > 2:\n    print('yes')"),
    ])
  func valueNotPrinted(_ statement: String, _ code: String) throws {
    #expect(try stated(statement, code).isEmpty)
  }

  @Test("a statement with another output than the code has is false")
  func otherOutput() throws {
    #expect(try stated("The output is 4", "x = 3\nprint(x + 5)").count == 1)
    #expect(try stated("The result is False", "print(3 > 2)").count == 1)
    #expect(try stated("The result is 8", "x = 3\nprint(x + 5)").isEmpty)
  }

  private func stated(_ statement: String, _ code: String) throws -> [Diagnostic] {
    let lines = code.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n")
    let cards = "- id: say\n  type: trueFalse\n  code: |\n\(lines)\n  text: \(statement).\n  answer: true\n"
    return try Sample(cards: cards).lint().filter { $0.code == "answer-key-wrong" }
  }

  @Test("what a program prints decides between 4 and 4 point 0")
  func outputDecidesSpelling() throws {
    let cards = """
      - id: ask
        type: questionWithCode
        code: print(8 / 2)
        text: What does it print?
        answers: [4, 4.0, "4.00"]
        correctAnswerIndex: 1

      """
    #expect(try Sample(cards: cards).lint().places(of: "same-value-answers").isEmpty)
  }

  @Test("a key is not moved to an error that Python itself would not raise")
  func keyStaysAwayFromOurErrors() throws {
    let cards =
      "- {id: ask, type: questionWithCode, text: What is printed?, code: \"print(len(str(breakpoint)))\", answers: [2, 1, ERROR], "
      + "correctAnswerIndex: 1}\n"
    let found = try Sample(cards: cards).lint()
    #expect(found.codes == ["answer-key-wrong"])
    #expect(found.flatMap(\.fixes).isEmpty)
    #expect(found.first?.help?.hasPrefix("write it in another way") == true)
  }

  @Test("a module whose right answers are all at one place is one finding")
  func moduleWhoseRightAnswersAll() throws {
    let question = { (number: Int) in
      "  - {id: ask-\(number), type: question, text: 'What is \(number)?', answers: [a, b, c], correctAnswerIndex: 2}\n"
    }
    let end = "  - {id: done, type: finished, header: Well done!, text: You did it.}\n"
    let five = (1...5).map(question).joined() + end
    let found = try Sample([
      "training/printing/block.yaml": "title: Printing\nepisodes: [say-hello, say-goodbye]\n",
      "training/printing/say-hello.yaml": "title: Say hello\ncards:\n" + five,
      "training/printing/say-goodbye.yaml": "title: Say goodbye\ncards:\n" + five,
    ]).lint()
    #expect(found.codes == ["predictable-answer-index"])
    #expect(found.first?.message == "the right answer is at index 2 in all 10 questions of the module 'training'")
  }
}
