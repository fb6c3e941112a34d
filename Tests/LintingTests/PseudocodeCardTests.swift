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
    #expect(found.first?.message.contains("wrong-case") == true)
    let words = "\(found.first?.message ?? "") \(found.first?.help ?? "")"
    #expect(words.contains("IF"))
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
}
