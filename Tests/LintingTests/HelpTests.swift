import Diagnostics
import Linting
import Testing

/// What findings advise, where it depends on what an author most likely meant.
@Suite("What findings advise")
struct HelpTests {
  private func found(_ code: String, _ cards: String) throws -> Diagnostic? {
    try Sample(cards: cards).lint().first { $0.code.rawValue == code }
  }

  @Test("an answer that differs from the right one by its quotes is told so")
  func answerWithOtherQuotes() throws {
    let card = """
      - {id: ask, type: questionWithCode, text: What is w?, code: w = "a" + "b", answers: [ab, '"ab"', a b],
         correctAnswerIndex: 0, asks: value, expression: w}

      """
    #expect(
      try found("answer-key-wrong", card)?.message
        == "the value of `w` is 'ab', but the answer at index 0 is 'ab' without its quotes, which another answer has")
  }

  @Test(
    "where no answer is right the help suits what is asked",
    arguments: [
      (
        "x = 3.5", "[int, float, str]",
        "let the code print something, or say with `asks:` what else it asks: `asks: concept` with `because:` where no run "
          + "decides"
      ),
      (
        "x = 3.5", "[once, twice, never]",
        "let the code print something, or say with `asks:` what else it asks: `asks: concept` with `because:` where no run "
          + "decides"
      ),
      (
        "print(5)", "[once, twice, never]",
        "make an answer say '5', or say with `asks:` what else it asks: `asks: concept` with `because:` where no run decides"
      ),
    ])
  func helpSuitsQuestion(_ code: String, _ answers: String, _ help: String) throws {
    let card =
      "- {id: ask, type: questionWithCode, text: What is printed?, code: \(code), answers: \(answers), correctAnswerIndex: 1}\n"
    #expect(try found("no-right-answer", card)?.help == help)
  }

  @Test("where the text may ask for anything the help shows how to say it")
  func helpForUnclearQuestion() throws {
    let card =
      "- {id: ask, type: questionWithCode, text: Which is it?, code: x = 3.5, answers: [int, float], correctAnswerIndex: 1}\n"
    #expect(
      try found("unclear-question", card)?.help
        == "write `asks: type` and `expression: x` if it asks for that, or write `asks: concept` with `because:` "
        + "where no run decides")
  }

  @Test("what is printed before an error that is told has to be told, too")
  func outputBeforeError() throws {
    let card = "- {id: run, type: executor, text: Run it., code: \"print('ab')\\nprint(x)\", raises: NameError}\n"
    let finding = try #require(try found("wrong-result", card))
    #expect(finding.message == "the program prints 'ab' before it ends in the error, and the card has no 'result'")
    #expect(finding.help == "add `result: ab`; `hornbook lint --accept` writes it" && finding.fixes.count == 1)
  }

  @Test(
    "a sign of a text processor is told with that of programs",
    arguments: [
      ("x = 5 – 3", "write `code: x = 5 - 3`, or say `raises:` if the error is meant"),
      ("x = 5 × 3", "write `code: x = 5 * 3`, or say `raises:` if the error is meant"),
      ("x = 5 § 3", "fix the code, or say `raises:` if the error is meant"),
      (
        "x = ‘It’s’",
        "write `'` where each string in the code begins and ends, or say `raises:` if the error is meant"
      ),
      (
        "\"x = ‘a’\\nprint(x, “it's”)\"",
        "write straight quotes in the code: `'` for `‘` and `\"` for `“`, or say `raises:` if the error is meant"
      ),
      (
        "'print(“say \"x\"”)'",
        "write `'` where each string in the code begins and ends, or say `raises:` if the error is meant"
      ),
      (
        "'print(“it''s \"x\"”)'",
        "write straight quotes where each string in the code begins and ends, and a backslash before one within, or "
          + "say `raises:` if the error is meant"
      ),
    ])
  func signTextProcessorTold(_ code: String, _ help: String) throws {
    #expect(
      try found("wrong-result", "- {id: run, type: executor, text: Run it., code: \(code), result: 2}\n")?.help == help)
  }

  @Test(
    "lines of a result that YAML joins are told apart by what its layout allows",
    arguments: [
      ("1 2", "put the result in double quotes, with `\\n` between its lines; YAML joins plain lines"),
      (
        "1\\n2",
        "put the result in double quotes, with `\\n` between its lines; YAML takes `\\n` for a new line only in "
          + "double quotes"
      ),
    ])
  func joinedLinesInBraces(_ result: String, _ help: String) throws {
    let keys = "result: \(result)}\n"
    let run = "- {id: run, type: executor, text: Run it., code: \"print(1)\\nprint(2)\", \(keys)"
    let solution = "solutions: [\"print('1\\\\n2')\"]"
    let write = "- {id: write, type: exercise, text: Count., language: python, \(solution), \(keys)"
    #expect(try found("wrong-result", run)?.help == help + ". `hornbook lint --accept` does it")
    #expect(try found("failing-solution", write)?.help == help + ". `hornbook lint --accept` does it")
  }

  @Test(
    "of right words that are not tokens the one is named that is wrong",
    arguments: [
      ("[Print, \"+\", show]", "[print, plus]", "'plus' is right in blank 2, but no token says so", "write '+'"),
      (
        "[print, \"+\", show]", "[Print, plus]", "'Print' is right in blank 1, but no token says so",
        "write 'print'"
      ),
      (
        "[Print, \"+\", show]", "[print, \"+\"]", "'print' is right in blank 1, but no token says so",
        "write 'print' in the place of 'Print' among `tokens`"
      ),
    ])
  func wrongWordIsNamed(_ tokens: String, _ answers: String, _ message: String, _ help: String) throws {
    let card = """
      - id: fill
        type: dragAndDrop
        text: Print nine.
        code: __1__(4 __2__ 5)
        tokens: \(tokens)
        answers: \(answers)
        result: 9

      """
    let finding = try found("missing-token", card)
    #expect(finding?.message == message)
    #expect(finding?.help == help)
  }

  @Test("a puzzle that reads more than it is given gets the help to state it")
  func puzzleReadsTold() throws {
    let card = "- {id: lay, type: codeBlocks, text: Greet., lines: [name = input(), print(name)], result: Ada}\n"
    #expect(
      try found("failing-puzzle-solution", card)?.help
        == "give the lines that it reads under `input:`, or several of them in `checks:`")
  }

  @Test(
    "blanks that do not fit their answers are told once",
    arguments: [
      ("print(__1__ + __2__)", "[2, 1, 2]", ["blank-mismatch"]), ("x = _1_", "[2]", ["blank-mismatch"]),
      ("print(__1__ + 2)", "[1]", []),
    ])
  func blanksThatDoNotFit(_ code: String, _ answers: String, _ codes: [String]) throws {
    let card =
      "- {id: fill, type: dragAndDrop, text: Print three., code: \"\(code)\", tokens: [1, 2, 4], answers: \(answers), "
      + "result: 3}\n"
    #expect(try Sample(cards: card).lint().codes == codes)
  }

  @Test("an id without what holds it is answered with the full one")
  func idWithoutWhatHoldsAnswered() throws {
    let sample = Sample([
      Sample.episodePath:
        "title: Say hello\nopens: [printing]\ncards: [{id: done, type: finished, header: H, text: T.}]\n"
    ])
    #expect(try sample.lint().first { $0.code == "unknown-prerequisite" }?.label == "did you mean 'training/printing'?")
  }

  @Test("keys that are read in another order are told once, in the right one")
  func keysInAnotherOrder() throws {
    let card = """
      - id: repeat
        type: challenge
        title: Repeat
        text: Read a word and then a number. Print the word so many times.
        language: python
        solutions: ["word = input()\\nn = int(input())\\nprint(word * n)"]
        checks: [{input: [ab, 2], result: abab}, {input: [c, 3], result: ccc}]
        inputs: {n: 0..5, name: word}

      """
    let found = try Sample(cards: card).lint().filter { $0.code == "inputs-mismatch" }
    #expect(found.map(\.help) == ["write the keys in the order in which they are read: 'name', 'n'"])
  }

  @Test(
    "what is different on every run is not accepted as the truth",
    arguments: [
      (
        "answers: [cat, dog, owl], correctAnswerIndex: 0, type: questionWithCode, text: Which is first?",
        "'print(list({\"cat\", \"dog\", \"owl\"})[0])'"
      ),
      ("type: executor, text: Run it., result: x", "'print({\"cat\", \"dog\", \"owl\"})'"),
    ])
  func differentRunsAreNotAccepted(_ keys: String, _ code: String) throws {
    let found = try Sample(cards: "- {id: pets, code: \(code), \(keys)}\n").lint()
    #expect(found.codes.contains("nondeterministic-output"))
    #expect(found.flatMap(\.fixes).filter { $0.effect == .acceptsTruth }.isEmpty)
  }

  @Test(
    "a word that begins with a star is added to",
    arguments: [("[\"*\"]", "[[\"*\", +]]"), ("\n    - \"**\"", "\n    - [\"**\", +]")])
  func wordBeginsWithStarAdded(_ answers: String, _ fixed: String) throws {
    let word = answers.contains("**") ? "**" : "*"
    let sample = Sample(
      cards:
        "- id: fill\n  type: dragAndDrop\n  text: Print four.\n  code: print(2 __1__ 2)\n  tokens: [\"+\", \"\(word)\"]\n"
        + "  result: 4\n  answers: \(answers.replacing("\n  ", with: "\n"))\n")
    let fixes = try sample.lint().filter { $0.code == "ambiguous-blank" }.flatMap(\.fixes)
    let bytes = Edit.apply(fixes.flatMap(\.edits), to: Array(try #require(sample.files[Sample.episodePath]).utf8)).bytes
    #expect(String(decoding: bytes, as: UTF8.self).contains("answers: \(fixed)"))
  }
}
