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

  /// What the linter finds in a question with these answers, the first of them right.
  private func codes(_ answers: String, text: String = "Which one is it?", key: Int = 0) throws -> [String] {
    let cards = "- id: ask\n  type: question\n  text: \(text)\n  answers: \(answers)\n  correctAnswerIndex: \(key)\n"
    return try Sample(cards: cards).lint().codes
  }

  @Test(
    "answers that a learner can tell apart are right",
    arguments: [
      "[\"'Hello'\", Hello, 'Hello!']", "[True, true, 'TRUE']", "[moon dust, moondust, moon-dust]",
      "[é, è, e]", "[\"a\\nb\", a b, c]", "[1, 2, 3]", "['1,5', 1.5, 15]", "[\"3 + 4\", 34, 7]", "[\"\\u200F\", a, b]",
      "[हिन्दी, हिंदी, हिन]",
    ])
  func answersLearnerCanTellApart(_ answers: String) throws {
    #expect(try codes(answers) == [])
  }

  @Test(
    "answers that differ in nothing that can be seen look alike",
    arguments: [
      "[cup, 'cup ', cap]", "[cup, ' cup', cap]", "[\"a  b\", a b, c]", "[\"a\\u00A0b\", a b, c]",
      "[\"a \\nb\", \"a\\nb\", c]",
      "[\"\\u00E9\", \"e\\u0301\", a]", "[\"ab\", \"a\\u00ADb\", c]",
    ])
  func answersDifferInNothingCan(_ answers: String) throws {
    #expect(try codes(answers).contains("lookalike-answers"))
  }

  @Test(
    "another spelling of the right number is reported",
    arguments: ["[1, 1.0, 2]", "[007, 7, 8]", "['+1', 1, 2]", "['-0', 0, 1]", "[.5, 0.5, 1]"])
  func anotherSpellingRightNumberReported(_ answers: String) throws {
    #expect(try codes(answers) == ["same-value-answers"])
  }

  @Test("another spelling of the right text is reported, but not of a wrong one")
  func anotherSpellingRightTextReported() throws {
    #expect(try codes("[\"'Hello'\", Hello, '\"Hello\"']") == ["same-value-answers"])
    #expect(try codes("[Hello, \"'Hello'\", '\"Hello\"']") == [])
  }

  @Test("two spellings of a wrong number are left alone")
  func twoSpellingsWrongNumberLeft() throws {
    #expect(try codes("[3, 1, 1.0]") == [])
  }

  @Test(
    "a question whose code reads input is proven only by an answer that names the error",
    arguments: [
      ("[Hello, ERROR, Ada]", ["input-in-question"]), ("[Hello, EOFError, Ada]", []),
    ])
  func questionWhoseCodeReadsInput(
    _ answers: String, _ wanted: [String]
  ) throws {
    let cards =
      "- {id: ask, type: questionWithCode, text: What?, code: print(input()), answers: \(answers), "
      + "correctAnswerIndex: 1}\n"
    #expect(try Sample(cards: cards).lint().codes == wanted)
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
      "- {id: ask, type: questionWithCode, text: What?, code: \"print(len(str(breakpoint)))\", answers: [2, 1, ERROR], "
      + "correctAnswerIndex: 1}\n"
    let found = try Sample(cards: cards).lint()
    #expect(found.codes == ["answer-key-wrong"])
    #expect(found.flatMap(\.fixes).isEmpty)
    #expect(found.first?.help?.hasPrefix("write it in another way") == true)
  }

  @Test("code that Python cannot read is said at its line, not at the answers")
  func codePythonCannotReadSaid() throws {
    let cards = """
      - id: ask
        type: questionWithCode
        code: |
          x = 1
          print("Hello”)
        text: What does it print?
        answers: [Hello, hello, Nothing]
        correctAnswerIndex: 0

      """
    let found = try Sample(cards: cards).lint()
    #expect(found.codes == ["syntax-error-in-code"])
    #expect(found.first?.help?.hasPrefix("write `\"` for the curly quotes in the code") == true)
  }

  @Test("an index that counts from one is explained")
  func indexCountsFromOneExplained() throws {
    let cards = "- {id: ask, type: question, text: Which?, answers: [a, b, c], correctAnswerIndex: 3}\n"
    let finding = try #require(try Sample(cards: cards).lint().first)
    #expect(finding.message == "the answer at index 3 is said to be right, but the last answer is at index 2")
    #expect(finding.label == "answers are counted from 0")
  }

  @Test(
    "answers that only sound like all of the above are right",
    arguments: [
      "[All of them, None, Some]", "[Above the sky, All of the above the sky, All]", "[none, some, all]",
    ])
  func answersOnlySoundLikeAll(_ answers: String) throws {
    #expect(try codes(answers) == [])
  }

  @Test("a right answer may be somewhat longer than the others")
  func rightAnswerMaySomewhatLonger() throws {
    #expect(try codes("[It shows text on the screen, It prints a page, It reads aloud]") == [])
  }

  @Test("a right answer may share short words with its question")
  func rightAnswerMayShareShort() throws {
    #expect(try codes("[feather, print, quotes]", text: "How do you write the word feather as text?") == [])
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
