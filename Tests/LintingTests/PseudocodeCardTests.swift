import Authoring
import Diagnostics
import Evidence
import Linting
import Testing

@Suite("Cards in pseudocode")
struct PseudocodeCardTests {
  private func statistics(of cards: String) throws -> LintStatistics {
    let (authored, reading) = try CurriculumReader.read(FilesInMemory(Sample(cards: cards).files))
    return Linter().lint(authored, reading: reading).statistics
  }

  @Test("a question or puzzle in words is unproven with its reason; a text to read claims nothing")
  func inWords() throws {
    let statistics = try statistics(
      of: """
        - {id: look, type: descriptionWithCode, language: pseudocode, header: Look, text: Steps., code: take an egg; boil it}
        - {id: ask, type: questionWithCode, language: pseudocode, code: write 5, text: What is written?, answers: [5, 6], correctAnswerIndex: 0}
        - {id: order, type: codeBlocks, language: pseudocode, text: Lay it., lines: [Take an egg., Boil it.]}
        - {id: sure, type: questionWithCode, language: pseudocode, code: DISPLAY(5), text: What is displayed?, answers: [5, 6], correctAnswerIndex: 0}

        """)
    #expect(
      statistics.unprovenCards.map { "\($0.path.components.last ?? "") \($0.reasons.map(\.rawValue))" } == [
        "ask [\"in-words\"]", "order [\"in-words\"]",
      ])
    #expect(statistics.unproven == 2)
  }

  @Test("a program that has to run is refused in the words of pseudocode, on its line")
  func mistakes() throws {
    let found = try Sample(
      cards: """
        - id: run
          type: executor
          language: pseudocode
          text: Run it.
          code: |
            n ← 5
            if (n = 5) { DISPLAY(n) }
          result: 5

        """
    ).lint()
    #expect(found.map(\.code.rawValue) == ["wrong-result"])
    #expect(found.first?.message.hasPrefix("the program cannot be read: 'if' must be written in capitals") == true)
    let words = "\(found.first?.message ?? "") \(found.first?.help ?? "")"
    #expect(words.contains("IF"))
  }

  @Test("keys about the kind of a value and about expressions are proven, and wrong ones found")
  func kindsAndExpressions() throws {
    let cards = """
      - id: kind
        type: questionWithCode
        asks: type
        expression: half
        language: pseudocode
        code: half ← 7 / 2
        text: Of which kind is half?
        answers: [a string, a number, a list, a Boolean]
        correctAnswerIndex: 1
      - id: which
        type: questionWithCode
        asks: expression
        satisfies: answer == ["c", 1, True]
        language: pseudocode
        code: row ← ["c", 1, true]
        text: Which of these has three things?
        answers: ["[1]", "row", "row[1]"]
        correctAnswerIndex: 1
      - id: truth
        type: questionWithCode
        asks: value
        expression: isMore
        language: pseudocode
        code: isMore ← 7 > 2
        text: What is the value of isMore?
        answers: ["7", "True", "False"]
        correctAnswerIndex: 1

      """
    #expect(try statistics(of: cards).unproven == 0)
    #expect(try Sample(cards: cards).lint().map(\.code.rawValue) == [])
    let wrong = cards.replacing("correctAnswerIndex: 1", with: "correctAnswerIndex: 2")
    #expect(try Sample(cards: wrong).lint().map(\.code.rawValue) == Array(repeating: "answer-key-wrong", count: 3))
  }

  @Test("weak checks are found by mutants")
  func mutants() throws {
    let found = try Sample(
      cards: """
        - id: product
          type: exercise
          language: pseudocode
          text: Display the product of two numbers.
          solutions: [DISPLAY(INPUT() * INPUT())]
          checks: [{input: [2, 2], result: 4}]

        """
    ).lint()
    #expect(found.map(\.code.rawValue).contains("surviving-mutant"), "\(found.map(\.code.rawValue))")
  }

  @Test("concepts have names, and what a task asks for is known")
  func concepts() throws {
    func codes(uses: String) throws -> [String] {
      try Sample(
        cards: """
          - id: go
            type: exercise
            language: pseudocode
            text: Display go three times.
            solutions: ['REPEAT 3 TIMES { DISPLAY("go") }']
            result: go go go
            uses: [\(uses)]

          """
      ).lint().map(\.code.rawValue)
    }
    #expect(try codes(uses: "pseudocode.repeat") == [])
    #expect(try codes(uses: "pseudocode.repeet").contains("unknown-concept"))
    #expect(try codes(uses: "pseudocode.if").contains("failing-solution"))
  }

  /// The codes of the findings on a card with code in pseudocode.
  private func codes(_ kind: String, _ code: String, _ text: String, _ answers: String, _ key: String) throws
    -> [String]
  {
    let lines = code.split(separator: "\n").map { "      \($0)" }.joined(separator: "\n")
    return try Sample(
      cards: """
        - id: ask
          type: \(kind)
          language: pseudocode
          text: '\(text)'
          code: |
        \(lines)
          answers: \(answers)
          \(key)

        """
    ).lint().map(\.code.rawValue)
  }

  private static let counting = "n ← 0\nREPEAT 3 TIMES { n ← n + 2\n DISPLAY(n) }"

  @Test("the value of a variable is asked as in Python")
  func values() throws {
    let (code, text) = ("x ← 5\ny ← x * 2\nDISPLAY(x)", "What is the value of y?")
    #expect(try codes("questionWithCode", code, text, "[5, 10, 7]", "correctAnswerIndex: 1") == ["missing-asks"])
    let wrong = try codes("questionWithCode", code, text, "[5, 10, 7]", "correctAnswerIndex: 2")
    #expect(wrong.contains("answer-key-wrong"))
  }

  @Test("several keys that are not what is displayed are likely wrong")
  func displayed() throws {
    let text = "Tick all numbers that this program displays."
    let wrong = try codes("multiSelect", Self.counting, text, "[0, 2, 4, 6, 8]", "correctAnswerIndices: [0, 1, 2]")
    #expect(wrong.contains("likely-wrong-key"))
    let right = try codes("multiSelect", Self.counting, text, "[0, 2, 4, 6, 8]", "correctAnswerIndices: [1, 2, 3]")
    #expect(!right.contains("likely-wrong-key"))
  }

  @Test("answers that are pseudocode are run")
  func answers() throws {
    let values = try codes(
      "multiSelect", "n ← 3", "Which expressions have the value 6?", "[n * 2, n + 3, n + 2]",
      "correctAnswerIndices: [0, 2]"
    )
    #expect(values.contains("likely-wrong-key"))
    let right = try codes(
      "multiSelect", "n ← 3", "Which expressions have the value 6?", "[n * 2, n + 3, n + 2]",
      "correctAnswerIndices: [0, 1]"
    )
    #expect(!right.contains("likely-wrong-key"))
  }

  @Test("a condition on a statement about pseudocode is told that it knows the output alone")
  func conditionOnNames() throws {
    let found = try Sample(
      cards: """
        - {id: say, type: trueFalse, language: pseudocode, text: n is 3., code: n ← 3, answer: true, satisfies: n == 3}

        """
    ).lint()
    #expect(found.map(\.code) == ["unprovable-question"])
    #expect(
      found.first?.message
        == "`n == 3` names more than `output`, all that a condition knows of code that is not Python")
  }

  @Test(
    "a statement about code that cannot be read says so with `raises`",
    arguments: [
      ("pseudocode", "DISPLAY 5", "missing-mark"), ("python", "print(5", "SyntaxError"),
    ])
  func statementAboutMistake(language: String, code: String, error: String) throws {
    let card = """
      - id: say
        type: trueFalse
        language: \(language)
        text: A sign is missing.
        code: \(code)
        answer: true
        raises: \(error)

      """
    #expect(try Sample(cards: card).lint().map(\.code) == [])
  }

  @Test("a condition after pseudocode tells which answers are right")
  func conditions() throws {
    let found = try Sample(
      cards: """
        - id: ask
          type: questionWithCode
          language: pseudocode
          text: Which one is 6?
          code: n ← 3
          answers: [n * 2, n + 1, n]
          correctAnswerIndex: 0
          asks: expression
          satisfies: answer == 6

        """
    ).lint()
    #expect(found.map(\.code) == [])
  }
}
