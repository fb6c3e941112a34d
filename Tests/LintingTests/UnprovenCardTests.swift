import Authoring
import Linting
import Testing

@Suite("Cards of which something is not proven")
struct UnprovenCardTests {
  private func statistics(of cards: String, mostSteps: Int = 20_000_000) throws -> LintStatistics {
    let (authored, reading) = try CurriculumReader.read(FilesInMemory(Sample(cards: cards, mostSteps: mostSteps).files))
    return Linter().lint(authored, reading: reading).statistics
  }

  @Test("each card is named with its reasons, a question of a quiz with one id more; a proven one is not")
  func reasons() throws {
    let statistics = try statistics(
      of: """
        - {id: shown, type: questionWithCode, language: java, code: int n = 5;, text: What is n?, answers: [5, 6], correctAnswerIndex: 0}
        - {id: meant, type: questionWithCode, code: n = 5, text: What is n?, answers: [a name, a sum], correctAnswerIndex: 0, asks: concept, because: it asks for a word}
        - {id: sure, type: questionWithCode, code: print(5), text: What is shown?, answers: [5, 6], correctAnswerIndex: 0}
        - {id: order, type: codeBlocks, text: Order them., lines: [n = 1, m = 2]}
        - id: check
          type: quiz
          header: Do you remember?
          passMark: 1
          questions:
            - {id: states, type: trueFalse, code: print(5), text: It prints 5., answer: true}
            - {id: picks, type: multiSelect, code: print(5), text: Which fit?, answers: [a, b], correctAnswerIndices: [0]}

        """)
    #expect(
      statistics.unprovenCards.map { card in
        "\(card.path.components.dropFirst(3).joined(separator: "/")) \(card.reasons.map(\.rawValue))"
      } == [
        "check/picks [\"silent\"]", "check/states [\"silent\"]",
        "meant [\"concept\"]", "order [\"nothing-to-compare\"]",
        "shown [\"shown-only\"]",
      ])
    #expect(statistics.unproven == 5)
  }

  @Test(
    "a statement in words that are not read is not proven by its condition, whatever that comes to",
    arguments: [
      ("x towers over y", "x < y"), ("x towers over y", "not x > y"), ("the row is tidy", "len(row) == 3"),
      ("x is anything but straight", "x % 2 == 1"),
    ])
  func unreadText(text: String, condition: String) throws {
    let statistics = try statistics(
      of: """
        - id: say
          type: trueFalse
          code: |
            x, y = 3, 5
            row = [3, 1, 2]
          text: \(text)
          satisfies: \(condition)
          answer: true

        """)
    #expect(statistics.unprovenCards.map(\.reasons) == [[.unreadText]])
    #expect(statistics.unproven == 1 && statistics.claims.all.proven == 0)
  }

  @Test("what the steps of a card do not reach to is named")
  func spent() throws {
    let statistics = try statistics(
      of: """
        - id: values
          type: multiSelect
          code: |
            n = 0
            for turn in range(90):
              n += 1
          text: Which are more than 5?
          answers: [n, 3, n + 1, n + 2, n + 3, n + 4, n + 5, n + 6, n + 7, n + 8, n + 9]
          correctAnswerIndices: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10]
          asks: expression
          satisfies: answer > 5

        """, mostSteps: 1000)
    #expect(statistics.unprovenCards.map(\.reasons) == [[.answers]])
  }

  @Test("all are named with their lines, and counted")
  func many() throws {
    let cards = (10...39).map {
      "- {id: q-\($0), type: trueFalse, code: print(\($0)), text: It prints \($0)., answer: true}\n"
    }
    let statistics = try statistics(of: cards.joined())
    #expect(statistics.unproven == 30)
    #expect(statistics.unprovenCards.compactMap { $0.path.components.last } == (10...39).map { "q-\($0)" })
    #expect(zip(statistics.unprovenCards, statistics.unprovenCards.dropFirst()).allSatisfy { $1.line == $0.line + 1 })
  }

  @Test("a question about words alone is counted, but not named")
  func words() throws {
    let statistics = try statistics(
      of: """
        - {id: asks, type: question, text: What is a loop?, answers: [a repetition, a name], correctAnswerIndex: 0}
        - {id: reads, type: description, header: Loops, text: They repeat.}

        """)
    #expect(statistics.unprovenCards.isEmpty && statistics.unproven == 0 && statistics.claims.unproven == 1)
  }
}
