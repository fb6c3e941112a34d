import Diagnostics
import Evidence
import Linting
import Testing

/// Which answers to a question about code are right is found out by runs.
@Suite("Keys of questions about code")
struct KeyTests {
  /// A question about code with keys besides.
  private func question(_ code: String, _ answers: String, key: Int = 0, _ keys: String = "") -> String {
    let lines = code.split(separator: "\n").map { "    \($0)\n" }.joined()
    return "- id: ask\n  type: questionWithCode\n  text: What is it?\n  answers: \(answers)\n"
      + "  correctAnswerIndex: \(key)\n  code: |\n\(lines)"
      + keys.split(separator: ";").map { "  \($0.trimmingPrefix(" "))\n" }.joined()
  }

  private func codes(_ cards: String) throws -> [String] {
    try Sample(cards: cards).lint().map(\.code.rawValue).filter {
      [
        "answer-key-wrong", "right-distractor", "no-right-answer", "same-value-answers", "unprovable-question",
        "answer-in-words", "missing-asks", "unclear-question", "missing-key", "input-in-question",
        "program-over-budget",
      ].contains($0)
    }
  }

  @Test(
    "questions about parts of the output are decided in blocks, too",
    arguments: [
      ("[three times, two times]", "asks: occurrences; of: Splash", []),
      ("['3', '1']", "asks: lineCount", []), ("[Splash, Splosh]", "asks: outputLine; line: 2", []),
      ("[Splosh, Splash]", "asks: lastLine", ["answer-key-wrong"]),
    ])
  func partsOfBlocks(_ answers: String, _ keys: String, _ found: [String]) throws {
    let card = question("repeat 3\nprint \"Splash\"\nend", answers, key: 0, "language: slang; \(keys)")
    #expect(try codes(card) == found)
  }

  @Test(
    "a sound question draws no finding",
    arguments: [
      ("n = 2 + 3", "[5, '2 + 4', 23, n]", "asks: value; expression: n"),
      ("n = [1, 2]", "['[1,2]', '[2, 1]', '(1, 2)']", "asks: value; expression: n"),
      ("n = 'Ada'", "[Ada, name, ERROR]", "asks: value; expression: n"),
      ("n = 'Ada'", "[\"'Ada'\", Ada, ERROR]", "asks: value; expression: n"),
      ("n = {'a': 1}", "['{\"a\": 1}', '{}', a]", "asks: value; expression: n"),
      ("n = None", "[None, 0, ERROR]", "asks: value; expression: n"),
      ("n = 1\ndef f(): return n + 1", "[2, 1, n + 1]", "asks: value; expression: f()"),
      ("n = 5 / 2", "[float, int, str]", "asks: type; expression: n"),
      ("n = 5 / 2", "[a float, an integer, a string]", "asks: type; expression: n"),
      ("n = '5'", "[<class 'str'>, <class 'int'>]", "asks: type; expression: n"),
      ("class Cat: pass\nn = Cat()", "[Cat, type, object]", "asks: type; expression: n"),
      ("print(1 / 0)", "[ZeroDivisionError, ValueError, No error]", "asks: error"),
      ("print(1)", "[No error, ValueError, TypeError]", "asks: error"),
      ("print(1 / 0)", "['ZeroDivisionError: division by zero', 'ZeroDivisionError: no']", "asks: error"),
      ("x = 1\nif x = 1:\n  print(x)", "['if x == 1:', 'if x is = 1:', if x == 1]", "asks: fix; line: 2"),
      ("for n in range(2):\n  print(m)", "[print(n), print(k), 'print(n']", "asks: fix; line: 2"),
      ("while True:\n  print(5)", "['if True:', 'while 1:']", "asks: fix; line: 1; result: 5"),
      ("print(2 + 2)", "[print(2 + 3), print(2 - 3), print(5]", "asks: fix; line: 1; result: 5"),
      ("n = 5", "[n / 1, n // 1, n, x]", "asks: expression; satisfies: type(answer) is float"),
      ("n = 5", "[n, n - 1, '\"five\"']", "asks: expression; satisfies: answer == 5"),
      (
        "print(7)", "['7', '8', '\"7\"']", "asks: expression; satisfies: str(answer) == output and answer is not output"
      ),
    ])
  func soundQuestionDrawsNoFinding(_ code: String, _ answers: String, _ keys: String) throws {
    var answers = answers
    if keys.contains("is not output") { answers = "[7, 8]" }
    #expect(try codes(question(code, answers, keys)) == [])
  }

  @Test(
    "a flaw draws its finding, and no other",
    arguments: [
      ("n = 2 + 3", "[23, 5]", "asks: value; expression: n", "answer-key-wrong"),
      ("n = 2 + 3", "[5, 0x5]", "asks: value; expression: n", "same-value-answers"),
      ("n = 2 + 3", "[5, 2 + 3]", "asks: value; expression: n", "right-distractor"),
      ("n = str(9)", #"[9, "'9'"]"#, "asks: value; expression: n", "answer-key-wrong"),
      ("n = 2 + 3", "[5, 5.0]", "asks: value; expression: n", "same-value-answers"),
      ("n = True", "[True, 1]", "asks: value; expression: n", "same-value-answers"),
      ("n = 'a'", "[\"'a'\", '\"a\"']", "asks: value; expression: n", "same-value-answers"),
      ("n = 2 + 3", "[6, 7]", "asks: value; expression: n", "no-right-answer"),
      ("n = 2 + 3", "[5, five]", "asks: value; expression: n", "answer-in-words"),
      ("n = 2 + 3", "[5, 6]", "asks: value; expression: m", "unprovable-question"),
      ("n = 2 + 3", "[5, 6]", "asks: value; expression: n +", "unprovable-question"),
      ("n = 2 + 3", "[5, 6]", "asks: value", "missing-key"),
      ("print(5)", "[5, 6]", "expression: n", "missing-key"),
      ("n = 2 + 3", "[int, str]", "asks: type; line: 1; expression: n", "missing-key"),
      ("n = 2 / 3", "[int, float]", "asks: type; expression: n", "answer-key-wrong"),
      ("n = 2", "[int, an integer]", "asks: type; expression: n", "right-distractor"),
      ("n = 2 / 3", "[int, str]", "asks: type; expression: n", "no-right-answer"),
      ("n = 1 / 0", "[int, float]", "asks: type; expression: n", "unprovable-question"),
      ("print(x)", "[TypeError, NameError]", "asks: error", "answer-key-wrong"),
      ("print(x)", "[NameError, ERROR]", "asks: error", "right-distractor"),
      ("print(5)", "[NameError, TypeError]", "asks: error", "no-right-answer"),
      ("print(x)", "[print(y), print(5)]", "asks: fix; line: 1", "answer-key-wrong"),
      ("print(x)", "[print(5), print(6)]", "asks: fix; line: 1", "right-distractor"),
      ("print(x)", "[print(y), 'print(5']", "asks: fix; line: 1", "no-right-answer"),
      ("print(5)", "[print(5), print(6)]", "asks: fix; line: 1", "unprovable-question"),
      ("print(5)", "[print(5), print(6)]", "asks: fix; line: 1; result: 5", "unprovable-question"),
      ("print(x)", "[print(5), print(6)]", "asks: fix; line: 2", "unprovable-question"),
      ("n = 5", "[n, str(n)]", "asks: expression; satisfies: type(answer) is str", "answer-key-wrong"),
      ("n = 5", "[n, n + 0]", "asks: expression; satisfies: answer == 5", "right-distractor"),
      ("n = 5", "[n, n + 1]", "asks: expression; satisfies: answer == 7", "no-right-answer"),
      ("n = 5", "[n, n + 1]", "asks: expression; satisfies: answr == 5", "unprovable-question"),
      ("print(5)", "[It prints 5, 6]", "", "answer-in-words"),
      ("print(5)", "[5, 'It prints \"5\"']", "", "answer-in-words"),
    ])
  func flawDrawsFinding(
    _ code: String, _ answers: String, _ keys: String, _ wanted: String
  ) throws {
    #expect(try codes(question(code, answers, keys)) == [wanted])
  }

  @Test(
    "what a question asks is assumed only where its own key is right then",
    arguments: [
      ("price = 3 / 2", "[int, float]", 1, "Which type has price?", ["missing-asks"]),
      ("total = 2 + 3", "[5, 23]", 0, "What is in total?", ["missing-asks"]),
      ("7 // 2", "[3, 3.5]", 0, "What is it?", ["missing-asks"]),
      ("total = 2\ntotal += 3", "[5, 2]", 0, "What is total now?", ["missing-asks"]),
      ("print(x)", "[NameError, TypeError]", 0, "Which error ends it?", ["missing-asks"]),
      ("print(x)", "[NameError, TypeError]", 0, "What does it show?", []),
      ("print(x)", "[NameError, x]", 0, "What is wrong?", []),
      ("n = 2.5\nprint(type(n))", "[<class 'float'>, <class 'int'>]", 0, "Of which kind is n?", ["missing-asks"]),
      ("n = 2.5\nprint(type(n))", "[<class 'float'>, <class 'int'>]", 0, "What does it print?", []),
      ("total = 2 + 3", "[5, 23]", 1, "What is in total?", ["missing-asks", "answer-key-wrong"]),
      ("a = 1\nb = 2", "[1, 2]", 0, "Is it a or b?", ["unclear-question"]),
      ("print(5)", "[6, 7]", 0, "What is it?", ["unclear-question"]),
      ("print(5)", "[6, 7]", 0, "What does it print?", ["no-right-answer"]),
    ])
  func assumptionNeedsRightKey(
    _ code: String, _ answers: String, _ key: Int, _ text: String, _ wanted: [String]
  ) throws {
    let card = question(code, answers, key: key).replacing("What is it?", with: text)
    #expect(try codes(card) == wanted)
  }

  @Test("what was assumed is written down")
  func assumptionIsWrittenDown() throws {
    let sample = Sample(cards: question("price = 3 / 2", "[int, float]", key: 1).replacing("it?", with: "price?"))
    let fixes = try sample.lint().filter { $0.code == "missing-asks" }.flatMap(\.fixes)
    let bytes = Edit.apply(fixes.flatMap(\.edits), to: Array(try #require(sample.files[Sample.episodePath]).utf8)).bytes
    let fixed = String(decoding: bytes, as: UTF8.self)
    #expect(fixed.contains("      price = 3 / 2\n    asks: type\n    expression: price\n"))
    let left = try Sample([Sample.episodePath: fixed]).lint().codes
    #expect(!left.contains("no-right-answer") && !left.contains("missing-asks"))
  }

  @Test(
    "any number of answers is proven where a question says what it asks",
    arguments: [
      ("[0, 1]", "asks: expression, satisfies: type(answer) is int", []),
      ("[0]", "asks: expression, satisfies: type(answer) is int", ["right-distractor"]),
      ("[0, 2]", "asks: expression, satisfies: type(answer) is int", ["answer-key-wrong"]),
      ("[0, 2]", "", []), ("[0, 1]", "asks: concept, because: it asks for opinions", []),
      ("[2]", "asks: output", ["no-right-answer"]),
    ])
  func anyNumberAnswersProven(
    _ keys: String, _ asks: String, _ wanted: [String]
  ) throws {
    let card =
      "- {id: ask, type: multiSelect, text: Which?, code: n = 5, answers: [n, n + 1, str(n)], "
      + "correctAnswerIndices: \(keys)\(asks.isEmpty ? "" : ", \(asks)")}\n"
    #expect(try codes(card) == wanted)
  }

  @Test(
    "a statement is true when its condition is",
    arguments: [
      ("total == 5", true, []), ("total == 5", false, ["answer-key-wrong"]), ("total > 5", true, ["answer-key-wrong"]),
      ("output == ''", true, []), ("totl == 5", true, ["unprovable-question"]),
      ("total =", true, ["unprovable-question"]),
    ])
  func statementTrueWhenCondition(_ condition: String, _ answer: Bool, _ wanted: [String]) throws {
    let card =
      "- {id: say, type: trueFalse, text: It is five., code: total = 5, answer: \(answer), satisfies: \"\(condition)\"}\n"
    #expect(try codes(card) == wanted)
  }

  @Test("a repair writes all right answers, or the other truth")
  func repairWritesAllRightAnswers() throws {
    let cards = """
      - {id: ask, type: multiSelect, text: Which?, code: n = 5, answers: [n, n + 1, str(n)], correctAnswerIndices: [2], asks: expression, satisfies: type(answer) is int}
      - {id: say, type: trueFalse, text: It is five., code: n = 5, answer: false, satisfies: n == 5}

      """
    let sample = Sample(cards: cards)
    let fixes = try sample.lint().flatMap(\.fixes).filter { $0.effect == .acceptsTruth }
    let bytes = Edit.apply(fixes.flatMap(\.edits), to: Array(try #require(sample.files[Sample.episodePath]).utf8)).bytes
    let fixed = String(decoding: bytes, as: UTF8.self)
    #expect(fixed.contains("correctAnswerIndices: [0, 1],"))
    #expect(fixed.contains("answer: true,"))
  }

  @Test(
    "ten thousand answers take some runs, not one each",
    arguments: [
      "asks: value; expression: n", "asks: type; expression: n", "asks: fix; line: 1; result: 6", "asks: error",
      "asks: expression; satisfies: answer == 5", "asks: output",
    ])
  func tenThousandAnswersTakeSome(_ keys: String) throws {
    let answers = "[" + (0..<10_000).map { "n\($0)" }.joined(separator: ", ") + "]"
    let statistics = try Sample(cards: question("n = 5", answers, keys)).report().statistics
    #expect(statistics.programs < 20)
  }

  @Test(
    "what does not end stays within the budget, and is no proof",
    arguments: [
      ("n = 5", "['while True:', n]", "asks: fix; line: 1; result: 5"),
      ("n = 5", "['sum(iter(int, 1))', 9 ** 9 ** 9, n]", "asks: expression; satisfies: answer == 5"),
      ("n = 5", "[n, 6]", "asks: expression; satisfies: sum(iter(int, 1)) == 5"),
      ("n = 5", "[5, 6]", "asks: value; expression: sum(iter(int, 1))"),
      ("n = 5", "['sum(iter(int, 1))', 5]", "asks: value; expression: n"),
      ("n = 5", "[5, 6]", "asks: value; expression: '[0] * 10 ** 12'"),
    ])
  func endlessProgramIsNoProof(
    _ code: String, _ answers: String, _ keys: String
  ) throws {
    let report = try Sample(cards: question(code, answers, keys), mostSteps: 200_000).report()
    let codes = report.diagnostics.codes
    #expect(report.statistics.steps <= CardRuns.mostShares * 200_000)
    #expect(!codes.contains("right-distractor") && !codes.contains("answer-key-wrong"))
    if !keys.contains("fix") { #expect(!codes.contains("no-right-answer")) }
  }

  @Test("a question whose answer depends on the order of a set is told with what it is under two hash seeds")
  func questionWhoseAnswerDepends()
    throws
  {
    func ask(_ pets: String) -> Sample {
      Sample(
        cards: """
          - id: ask
            type: questionWithCode
            code: ↓pets = list(\(pets))
            text: Which pet is the first one?
            answers: [cat, dog, owl]
            correctAnswerIndex: 2
            asks: value
            expression: pets[0]

          """)
    }
    let found = try ask("{'cat', 'dog', 'owl'}").lint()
    #expect(
      found.map(\.message) == [
        "what is right depends on the order of a set: the value of `pets[0]` is 'owl'; "
          + "under another hash seed the value of `pets[0]` is 'cat'"
      ])
    #expect(try ask("{'owl'}").lint().isEmpty)
  }

  @Test(
    "a text tells what a program prints where it claims it",
    arguments: [
      ("What does it do? It prints 5.", true), ("Prints 5. What else?", true),
      ("It prints five, and ends. Right?", true),
      ("Two and three makes five. What does it print?", true), ("Is it right that it prints 5?", false),
      ("It never prints 5, or does it?", false), ("Say what it prints. If it prints 5, say so.", false),
      ("It prints 55. Or does it?", false), ("It prints 5 lines. Which?", false),
    ])
  func textTellsWhatProgramPrints(_ text: String, _ isTold: Bool) throws {
    let found = try Sample(
      cards: """
        - id: ask
          type: questionWithCode
          code: print(2 + 3)
          text: "\(text)"
          answers: [5, 6, 23]
          correctAnswerIndex: 0

        """
    ).lint()
    #expect(found.contains { $0.code == "answer-in-words" } == isTold)
  }

  @Test(
    "a comparison that can never hold is told with what is meant",
    arguments: [
      ("output == 5", "`output == 5` is never true, since the sides are of the types str and int", "output == \"5\""),
      ("5 != output", "`5 != output` is always true, since the sides are of the types int and str", "\"5\" != output"),
      (
        "n > 4 and output == n", "`output == n` is never true, since the sides are of the types str and int",
        "n > 4 and output == str(n)"
      ),
      (
        "output == '5\\n'", "`output == '5\\n'` is never true, since `output` has no line end at its end",
        "output == \"5\""
      ),
      (
        "int(output) == '5'", "`int(output) == '5'` is never true, since the sides are of the types int and str",
        "str(int(output)) == '5'"
      ),
      (
        "output == [5]", "`output == [5]` is never true, since the sides are of the types str and list",
        "output == \"[5]\""
      ),
    ])
  func hopelessStatements(condition: String, message: String, correction: String) throws {
    let sample = Sample(
      cards: "- id: say\n  type: trueFalse\n  text: Is it so?\n  code: |\n    n = 5\n    print(n)\n  answer: true\n"
        + "  satisfies: |-\n    \(condition)\n")
    let found = try #require(try sample.lint().first { $0.code == "unprovable-question" })
    #expect(found.message == message)
    #expect(found.help?.hasPrefix("write `\(correction)`") == true)
    let fix = try #require(found.fixes.first)
    let bytes = Array(try #require(sample.files[Sample.episodePath]).utf8)
    let repaired = String(decoding: Edit.apply(fix.edits, to: bytes).bytes, as: UTF8.self)
    #expect(!(try Sample([Sample.episodePath: repaired]).lint().codes.contains("unprovable-question")), "\(repaired)")
  }

  @Test(
    "a comparison that holds for some answer, or of values that are the author's own, is left alone",
    arguments: ["answer == 5 or answer == '5'", "answer != None", "answer == 5.0", "n == '5' or answer == 5"])
  func meantComparisons(condition: String) throws {
    #expect(
      try codes(question("n = 5", "[n, n - 1, n * 2]", "asks: expression; satisfies: \(condition.debugDescription)"))
        .contains("unprovable-question") == false)
  }

  @Test("answers that no comparison could call right are told with their types")
  func incomparableAnswersShowTypes() throws {
    let cards = question("n = 5", "[n, n - 1, n * 2]", "asks: expression; satisfies: answer == '5'")
    let found = try #require(try Sample(cards: cards).lint().first { $0.code == "unprovable-question" })
    #expect(found.message == "`answer == '5'` is never true, since the sides are of the types int and str")
    #expect(found.help == "compare values of the same type" && found.fixes.isEmpty)
  }

  @Test("without a result a second fixed program is told as such")
  func withoutResultSecondFixedProgram() throws {
    let cards = question("for n in range(2):\n  print(m)", "[print(n), print(5), print(k)]", "asks: fix; line: 2")
    let found = try #require(try Sample(cards: cards).lint().first { $0.code == "right-distractor" })
    #expect(
      found.message.hasSuffix(
        "with 'print(5)' on line 2 the program prints '5⏎5', which without a 'result' counts as fixed"))
    #expect(found.help == "write another one, which is wrong, or say with `result:` what the fixed program prints")
  }

  @Test("words for a line, for the end and for a number are certain only where there is one thing that they can mean")
  func partsOfTheCode() throws {
    func found(_ code: String, _ text: String, _ key: Int = 0) throws -> [String] {
      try codes(question(code, "[5, 6, 7]", key: key).replacing("What is it?", with: text))
    }
    let steps = "x = 5\nx = x + 1\nx = x + 1"
    #expect(try found(steps, "The first line has run. What is x after this line?") == ["unclear-question"])
    #expect(try found(steps, "What is x after this line?", 1) == ["unclear-question"])
    #expect(try found("x = 5 + 1", "What is x after this line?", 2) == ["missing-asks", "answer-key-wrong"])
    let lines = "print(5)\nprint(6)\nprint(7)"
    #expect(try found(lines, "Look at the second line. What does this line print?", 1) == ["unclear-question"])
    #expect(try found(lines, "What do you see on the screen at the end?", 2) == ["unclear-question"])
    let ruled = "print(5)\nprint(6)\nprint('---')"
    #expect(try found(ruled, "What is the last number printed?", 1) == ["unclear-question"])
  }

  @Test("a question whose text names one variable is about its value where the key says so, and not about the output")
  func valueOfNamedVariable() throws {
    let code = "x = 3\ny = x + 1\nprint(y)"
    let about = { (text: String, key: Int) in
      question(code, "[3, 4, 7]", key: key).replacing("What is it?", with: text)
    }
    #expect(try codes(about("What is the value of x?", 0)) == ["missing-asks"])
    #expect(try codes(about("What is the value of x?", 2)) == ["missing-asks", "answer-key-wrong"])
    #expect(try codes(about("What does it print of x?", 0)) == ["unclear-question"])
    let value = try Sample(cards: question("b = 3\na = 4", "[4, 5]").replacing("What is it?", with: "Is b 4?")).lint()
    #expect(value.first?.help?.contains("`asks: value` and `expression: b`") == true)
  }

  @Test("a key is written in the author's place only where the text says that the output is asked")
  func keysOfOtherQuestions() throws {
    func lint(_ text: String, _ code: String) throws -> Diagnostic? {
      try Sample(cards: question("x = 5\nprint(x + 1)", "[4, 5, 6]").replacing("What is it?", with: text)).lint()
        .first { $0.code.rawValue == code }
    }
    let printed = try #require(try lint("What does it print?", "answer-key-wrong"))
    #expect(printed.help == "write `correctAnswerIndex: 2`" && printed.fixes.map(\.effect) == [.acceptsTruth])
    let value = try #require(try lint("What is the value of x?", "answer-key-wrong"))
    #expect(value.help == "write `correctAnswerIndex: 1`, or say with `asks:` what else it asks")
    #expect(value.fixes.map(\.effect) == [.needsChoice])
    #expect(try lint("What is the value of x?", "missing-asks")?.fixes.map(\.effect) == [.needsChoice])
    #expect(try lint("How many legs has a cat?", "answer-key-wrong") == nil)
    #expect(try lint("How many legs has a cat?", "unclear-question")?.severity == .warning)
  }

  @Test("an answer that a comma has parted between brackets is told so")
  func partedAnswer() throws {
    let found = try Sample(
      cards: question("print('Hi, Kim')", "[Hi, Kim, Bye]").replacing("What is it?", with: "What is printed?")
    ).lint()
    #expect(found.first { $0.code == "no-right-answer" }?.help?.contains("write `\"Hi, Kim\"` in quotes") == true)
  }

  @Test("where the output depends on the order of a set, no answer of one run is advised")
  func setOrders() throws {
    let cards = question("print({'tea', 'milk', 'egg'})", "[tea, milk, egg]")
    let codes = try Sample(cards: cards).lint().map(\.code.rawValue)
    #expect(codes == ["nondeterministic-output"])
  }
}
