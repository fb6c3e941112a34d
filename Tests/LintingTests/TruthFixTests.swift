import Diagnostics
import Linting
import Testing

/// What `--accept` writes into cards.
@Suite("Results that are accepted")
struct TruthFixTests {
  /// The cards after all repairs that write what really happens.
  private func accepted(_ cards: String) throws -> String {
    let sample = Sample(cards: cards)
    let fixes = try sample.lint().flatMap(\.fixes).filter { $0.effect == .acceptsTruth }
    let bytes = Array(try #require(sample.files[Sample.episodePath]).utf8)
    return String(decoding: Edit.apply(fixes.flatMap(\.edits), to: bytes).bytes, as: UTF8.self)
  }

  private func unchanged(_ cards: String) throws -> String {
    try #require(Sample(cards: cards).files[Sample.episodePath])
  }

  private func run(_ code: String, _ claim: String) -> String {
    "- id: run\n  type: executor\n  text: Run it.\n  code: \(code)\n  \(claim)\n"
  }

  @Test("what a call returns is written into its check")
  func returnedValues() throws {
    func card(_ check: String, _ solution: String = "def size(n): return 'big'") -> String {
      "- id: size\n  type: exercise\n  text: Write size(n).\n  language: python\n"
        + "  solutions: [\"\(solution)\"]\n  checks:\n    - \(check)\n"
    }
    for old in ["small", "\"'small'\"", "5"] {
      let written = try accepted(card("{call: size(20), returns: \(old)} # 20"))
      #expect(try written == unchanged(card("{call: size(20), returns: \"'big'\"} # 20")), "\(old)")
    }
    let block = "call: size(20)\n      returns: \"'small'\""
    #expect(try accepted(card(block)) == unchanged(card(block.replacing("small", with: "big"))))
    let unwritable = card("{call: size(20), returns: 5}", "def size(n): return size")
    #expect(try accepted(unwritable) == unchanged(unwritable))
  }

  @Test("the output of a puzzle's lines is written into its result, as lines where there are several")
  func resultsOfPuzzles() throws {
    func blocks(_ claim: String, _ lines: String = "[print(1), print(2), print(3)]") -> String {
      "- id: sort\n  type: codeBlocks\n  text: Count.\n  lines: \(lines)\n  \(claim)\n"
    }
    let right = "result: |\n    1\n    2\n    3"
    let claims = [
      "result: 1 2", "result: \"1\\n2\"", "result: |\n    1\n    2\n    4", "result: |", "result: >\n    1\n    2",
    ]
    for claim in claims { #expect(try accepted(blocks(claim)) == unchanged(blocks(right)), "\(claim)") }
    #expect(
      try accepted(blocks("result: 1", "[x = 2, print(x)]")) == unchanged(blocks("result: 2", "[x = 2, print(x)]")))
    let fill =
      "- id: fill\n  type: dragAndDrop\n  text: Add.\n  code: print(4 __1__ 5)\n  tokens: [\"+\", \"-\"]\n"
      + "  answers: [\"+\"]\n  result: CLAIM\n"
    #expect(try accepted(fill.replacing("CLAIM", with: "10")) == unchanged(fill.replacing("CLAIM", with: "9")))
  }

  @Test("no result is written where the output of right answers differs, among them or between runs")
  func unclearResultsOfPuzzles() throws {
    let orders =
      "- id: sort\n  type: codeBlocks\n  text: Count.\n  lines: [print(1), print(2)]\n  alsoAccepted: [[1, 0]]\n"
      + "  result: 3\n"
    let chance =
      "- id: sort\n  type: codeBlocks\n  text: Count.\n  lines: [x = {\"cat\", \"dog\", \"owl\"}, print(x)]\n"
      + "  result: 3\n"
    for cards in [orders, chance] { #expect(try accepted(cards) == unchanged(cards)) }
  }

  @Test("a result of several lines in a check is written as lines, trailing spaces or not")
  func linesOfResults() throws {
    func card(_ check: String) -> String {
      "- id: show\n  type: exercise\n  text: Write show(n).\n  language: python\n"
        + "  solutions:\n    - |\n      def show(n):\n        for i in range(n): print(i, end=\" \\n\")\n"
        + "  checks:\n    - call: show(2)\n      result: \(check)\n"
    }
    for old in ["0 1", "|\n        0\n        2", "\"0\\n2\""] {
      #expect(try accepted(card(old)) == unchanged(card("|\n        0\n        1")), "\(old)")
    }
    let code = "'print(\"a \"); print(\" b \")'"
    #expect(try accepted(run(code, "result: a")) == unchanged(run(code, "result: |\n    a\n     b")))
  }

  @Test("keys in a list become a list on the line of their key, unless a comment would be lost")
  func keysInAList() throws {
    func card(_ keys: String) -> String {
      "- id: ask\n  type: multiSelect\n  text: Which are right?\n  code: print(5)\n  asks: output\n"
        + "  answers: [4 + 1, 5, \"5\\n\"]\n  \(keys)\n"
    }
    let fixed = card("correctAnswerIndices: [1, 2]")
    for keys in ["[0]", "\n  - 0\n  - 2", "\n    - 0\n    - 2"] {
      let written = try accepted(card("correctAnswerIndices:\(keys.hasPrefix("\n") ? "" : " ")\(keys)"))
      #expect(try written == unchanged(fixed), "\(keys)")
    }
    let commented = card("correctAnswerIndices:\n  - 0  # the sum\n  - 2")
    #expect(try accepted(commented) == unchanged(commented))
  }

  @Test(
    "the right answer is written out, or as its place, whichever the card has",
    arguments: [
      ("print(5)", "[4, 5, 6]", "correctAnswer: 4  # the sum", "correctAnswer: 5  # the sum"),
      ("print(5)", "[4, 5, 6]", "correctAnswerIndex: 0  # the sum", "correctAnswerIndex: 1  # the sum"),
      ("print(5)", "[4, 5, '5']", "correctAnswer: 4", "correctAnswer: 5"),
      ("print('a, b')", "[a, 'a, b', b]", "correctAnswer: a", "correctAnswer: a, b"),
      ("'print(5); print(6)'", "[5, '6', \"5\\n6\"]", "correctAnswer: 6", "correctAnswer: |\n      5\n      6"),
    ])
  func rightAnswerIsWritten(_ code: String, _ answers: String, _ claim: String, _ truth: String) throws {
    let card =
      "- id: ask\n  type: questionWithCode\n  text: What does it print?\n  code: \(code)\n"
      + "  answers: \(answers)\n  CLAIM\n"
    let wanted = try unchanged(card).replacing("CLAIM", with: truth)
    #expect(try accepted(card.replacing("CLAIM", with: claim)) == wanted)
    #expect(try accepted(card.replacing("CLAIM", with: truth.replacing("      ", with: "    "))) == wanted)
  }

  @Test(
    "what really happens is written where the claim stands, and comments stay",
    arguments: [
      ("print(5)", "result: 6", "result: 5"),
      ("print(5)", "result: 6  # the sum", "result: 5  # the sum"),
      ("'print(5); print(6)'", "result: 6  # the sum", "result: \"5\\n6\"  # the sum"),
      ("'print(5); print(6)'", "result: 6", "result: |\n      5\n      6"),
      ("print(5)", "result: | # the sum\n    6", "result: 5 # the sum"),
      ("'print(5); print(6)'", "result: | # the sum\n    6", "result: | # the sum\n      5\n      6"),
      ("print(x)", "result: 6 # x", "raises: \"NameError: name 'x' is not defined\" # x"),
    ])
  func truthReplacesClaim(
    _ code: String, _ claim: String, _ truth: String
  ) throws {
    let wanted = try unchanged(run(code, "CLAIM")).replacing("CLAIM", with: truth)
    #expect(try accepted(run(code, claim)) == wanted)
  }

  @Test(
    "what is shared with other places, or has a comment that would be lost, is left to the author",
    arguments: [
      "- {id: look, type: description, header: &six Six, text: Look.}\n- id: run\n  type: executor\n  text: Run it.\n"
        + "  code: print(5)\n  result: *six\n",
      "- {id: run, type: executor, text: Run it., code: print(5), result: &six 6}\n"
        + "- {id: look, type: description, header: *six, text: Look.}\n",
      "- {id: a, type: question, text: Q, answers: [x, y, z], correctAnswerIndex: &zero 0}\n"
        + "- {id: b, type: questionWithCode, text: What is printed?, code: print(1), answers: [0, 1, 2], correctAnswerIndex: *zero}\n",
      "- id: run\n  type: executor\n  text: Run it.\n  code: print(5)\n  result: 5\n  raises: NameError # a note\n",
    ])
  func sharedValuesAreLeft(
    _ cards: String
  ) throws {
    #expect(try Sample(cards: cards).lint().contains { $0.severity == .error })
    #expect(try accepted(cards) == unchanged(cards))
  }

  @Test(
    "what is left empty is filled in",
    arguments: [
      ("print(5)", "result:", "result: 5"), ("print(5)", "result: # the sum", "result: 5 # the sum"),
      ("print(5)", "result: ~", "result: 5"), ("print(5)", "raises:", "result: 5"),
      ("x = 5", "result:", "result: \"\""),
      ("'print(5); print(6)'", "result:", "result: |\n      5\n      6"),
      ("'print(5); print(6)'", "result: # both", "result: \"5\\n6\" # both"),
      ("print(x)", "result:", "raises: \"NameError: name 'x' is not defined\""),
    ])
  func emptyResultIsFilledIn(_ code: String, _ claim: String, _ truth: String) throws {
    #expect(try Sample(cards: run(code, claim)).lint().codes == ["wrong-result"])
    #expect(try accepted(run(code, claim)) == unchanged(run(code, "CLAIM")).replacing("CLAIM", with: truth))
  }

  @Test(
    "a card that says neither result nor error gets what happens",
    arguments: [
      ("- {id: run, type: executor, text: Run it., code: print(5)}\n", "(5)}", "(5), result: 5}"),
      ("- {id: run, type: executor, text: Run it., result: , code: print(5)}\n", "result: ,", "result: 5,"),
      ("- id: run\n  type: executor\n  text: Run it.\n  code: print(5)\n", "(5)\n", "(5)\n    result: 5\n"),
      (
        "- id: run\n  code: |\n    x = 5\n  type: executor\n  text: Run it.\n", "= 5\n",
        "= 5\n    result: \"\"\n"
      ),
    ])
  func cardSaysNeitherResultNor(
    _ cards: String, _ old: String, _ new: String
  ) throws {
    #expect(try Sample(cards: cards).lint().codes == ["wrong-result"])
    #expect(try accepted(cards) == unchanged(cards).replacing(old, with: new))
  }

  @Test("a file keeps its line ends")
  func fileKeepsLineEnds() throws {
    let cards = "- id: run\n  type: executor\n  text: Run it.\n  code: |\n    print(5)\n    print(6)\n"
    let old = try unchanged(cards).replacing("\n", with: "\r\n")
    let sample = Sample([Sample.episodePath: old])
    let fixes = try sample.lint().flatMap(\.fixes)
    let new = String(decoding: Edit.apply(fixes.flatMap(\.edits), to: Array(old.utf8)).bytes, as: UTF8.self)
    let truth = "print(6)\r\n    result: |\r\n      5\r\n      6\r\n"
    #expect(new == old.replacing("print(6)\r\n", with: truth))
  }

  @Test(
    "an error that is a slip, or that Python would not raise, does not become the truth",
    arguments: [
      "open('x')", "aiter(1)", "import os", "from math import zzz", "'import math; math.zzz'", "breakpoint()",
      "pritn(1)", "input()", "print(", "import asyncio",
    ])
  func slipDoesNotBecomeTruth(_ code: String) throws {
    let quoted = code.hasPrefix("'") ? code : "\"\(code)\""
    for claim in ["result: 5", "result:"] {
      let found = try Sample(cards: run(quoted, claim)).lint()
      #expect(found.codes.contains("wrong-result") || found.codes.contains("unavailable-module"))
      #expect(try accepted(run(quoted, claim)) == unchanged(run(quoted, claim)))
    }
  }

  @Test("an error that a program raises itself is taken")
  func errorProgramRaisesItselfTaken() throws {
    let cards = run("raise NotImplementedError('later')", "result: 5")
    #expect(try accepted(cards).contains("raises: \"NotImplementedError: later\""))
  }

  @Test(
    "a result that is no text is said once, and what was not read is not called empty",
    arguments: [
      ("print([1, 2])", "result: [1, 2]", "\"[1, 2]\""), ("'print({1: 2})'", "result: {1: 2}", "\"{1: 2}\""),
      ("print(5)", "result: 5\n  input: a", "[a]"), ("print(5)", "raises: [a]", "a"),
    ])
  func resultNoTextSaidOnce(
    _ code: String, _ claim: String, _ fixed: String
  ) throws {
    let found = try Sample(cards: run(code, claim)).lint()
    #expect(found.codes == ["wrong-type"])
    #expect(found.first?.fixes.first?.edits.map(\.replacement) == [fixed])
  }

  @Test("a new key below code that is an alias stands below the alias")
  func newKeyBelowCodeAlias() throws {
    let look = "- id: look\n  type: descriptionWithCode\n  header: Look\n  text: Look.\n  code: &code 'print(5); x'\n"
    let run = "- id: run\n  type: executor\n  text: Run it.\n  code: *code\n  result: 5\n"
    let raises = "    raises: \"NameError: name 'x' is not defined\"\n"
    let before = try unchanged(look + run)
    #expect(
      try accepted(look + run) == before.replacing("code: *code\n", with: "code: *code\n\(raises)"))
  }

  @Test(
    "a card that already names an error is not told to name one",
    arguments: [
      (
        "print(x)", "result: ''\n  raises: ValueError",
        "fix the code, or what the card expects; `hornbook lint --accept` writes the actual outcome"
      ),
      (
        "print(5)", "raises: ValueError",
        "fix the code so that it ends in the error, or take 'raises' out and say `result:`; "
          + "`hornbook lint --accept` does the latter"
      ),
    ])
  func cardAlreadyNamesError(code: String, claim: String, help: String) throws {
    let cards = "- id: run\n  type: executor\n  text: Run it.\n  code: \(code)\n  \(claim)\n"
    #expect(try Sample(cards: cards).lint().first { $0.code == "wrong-result" }?.help == help)
  }
}
