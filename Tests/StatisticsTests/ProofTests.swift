import Authoring
import AuthoringSamples
import Linting
import Statistics
import Testing

@Suite("What is proven of a curriculum")
struct ProofTests {
  /// A card, and how its claim comes out: nothing for one that claims nothing about a program.
  struct Sample: Sendable, CustomTestStringConvertible {
    let card: String
    let counts: [Int]
    var wordsAlone = 0
    var testDescription: String { card }
  }

  static let samples = [
    Sample(card: "type: executor, text: R., code: print(2 + 3), result: 5", counts: [1, 0, 0]),
    Sample(card: "type: executor, text: R., code: print(2 + 3), result: 6", counts: [0, 1, 0]),
    Sample(card: "type: executor, text: R., code: print(a), raises: NameError", counts: [1, 0, 0]),
    Sample(card: "type: executor, text: R., code: \"while True: pass\", result: 1", counts: [0, 0, 1]),
    Sample(
      card: "type: executor, text: R., code: \"print({'cat', 'dog'})\", result: \"{'cat', 'dog'}\"", counts: [0, 0, 1]),
    Sample(
      card: "type: questionWithCode, text: What does it print?, code: print(5), answers: [5, 6], correctAnswerIndex: 0",
      counts: [1, 0, 0]),
    Sample(
      card: "type: questionWithCode, text: What does it print?, code: print(5), answers: [5, 6], correctAnswerIndex: 1",
      counts: [0, 1, 0]),
    Sample(
      card: """
        type: questionWithCode, text: Q?, code: a = 5, answers: [a name, a sum], correctAnswerIndex: 0, \
        asks: concept, because: It asks for a word.
        """, counts: [0, 0, 1]),
    Sample(
      card: """
        type: questionWithCode, text: Q?, code: let a = 5, answers: [1, 2], correctAnswerIndex: 0, language: swift
        """, counts: [0, 0, 1]),
    Sample(
      card: "type: trueFalse, text: It prints 5., code: print(5), answer: true, satisfies: output == \"5\"",
      counts: [1, 0, 0]),
    Sample(card: "type: trueFalse, text: It prints 5., code: print(5), answer: true", counts: [0, 0, 1]),
    Sample(
      card: "type: trueFalse, text: It prints 5., code: print(6), answer: true, satisfies: output == \"6\"",
      counts: [0, 0, 1]),
    Sample(
      card: "type: trueFalse, text: At the end sum is even., code: sum = 4, answer: true, satisfies: sum % 2 == 0",
      counts: [1, 0, 0]),
    Sample(
      card: "type: trueFalse, text: At the end sum is neat., code: sum = 4, answer: true, satisfies: sum % 2 == 0",
      counts: [0, 0, 1]),
    Sample(
      card: "type: trueFalse, text: At most 3 are left., code: row = (1), answer: true, satisfies: row == 1",
      counts: [0, 0, 1]),
    Sample(
      card: "type: trueFalse, text: It is red., code: last = \"blue\", answer: true, satisfies: last == \"blue\"",
      counts: [0, 0, 1]),
    Sample(
      card: "type: trueFalse, text: \"`b` grows.\", code: a = b = 1, answer: true, satisfies: a == 1",
      counts: [0, 0, 1]),
    Sample(card: "type: trueFalse, text: Snakes are long., answer: true", counts: [0, 0, 0], wordsAlone: 1),
    Sample(
      card: "type: question, text: Q?, answers: [A, B], correctAnswerIndex: 0", counts: [0, 0, 0], wordsAlone: 1),
    Sample(card: "type: codeBlocks, text: P., lines: [a = 3, print(a)], result: 3", counts: [1, 0, 0]),
    Sample(card: "type: codeBlocks, text: P., lines: [print(1), print(1)], result: 2", counts: [0, 1, 0]),
    Sample(
      card: "type: exercise, text: P., language: python, solutions: [print(1 + 2)], result: 3", counts: [1, 0, 0]),
    Sample(
      card: "type: exercise, text: P., language: python, solutions: [print(1 + 3)], result: 3", counts: [0, 1, 0]),
    Sample(card: "type: description, header: H, text: T.", counts: [0, 0, 0]),
    Sample(card: "type: descriptionWithCode, header: H, text: T., code: print(1)", counts: [0, 0, 0]),
    Sample(card: "type: poll, text: Q?, answers: [A, B]", counts: [0, 0, 0]),
  ]

  @Test("a card counts once, by what becomes of all that it claims", arguments: samples)
  func verdicts(sample: Sample) throws {
    let statistics = try StatisticsDesk.statistics(ofCards: "- {id: it, \(sample.card)}\n")
    #expect(statistics.totals.cards == 2, "the card was not read")
    let counts = statistics.proofs.counts
    #expect([counts.proven, counts.disproven, counts.undecided] == sample.counts)
    #expect(statistics.proofs.wordsAlone == sample.wordsAlone)
    #expect(statistics.proofs.unproven.count == sample.counts[1] + sample.counts[2])
  }

  @Test("a card that is not proven is named with its file and line, a question of a quiz by its own id")
  func open() throws {
    let statistics = try StatisticsDesk.statistics(
      ofCards: """
        - {id: wrong, type: executor, text: R., code: print(1), result: 2}
        - id: quiz
          type: quiz
          header: A quiz
          passMark: 1
          questions:
            - {id: one, type: questionWithCode, text: What does it print?, code: print(5), answers: [5, 6], correctAnswerIndex: 1}

        """)
    let open = statistics.proofs.unproven.map { "\($0.file):\($0.line) \($0.card) \($0.kind) \($0.verdict)" }
    let path = "training/printing/say-hello"
    #expect(
      open == [
        "\(path).yaml:3 \(path)/wrong executor disproven",
        "\(path).yaml:9 \(path)/quiz/one questionWithCode disproven",
      ])
    #expect(statistics.proofs.share == 0)
  }

  @Test(
    "mutants are those that the linter counts, and what is disproven has a finding in its file",
    arguments: ["curriculum", "Tests/Samples/sound", "Tests/Samples/flaws", "Tests/Samples/slang"])
  func sameAsLinter(folder: String) throws {
    let authored = try SampleFolder.read(folder)
    let statistics = StatisticsDesk.statistics(of: authored, drafts: true)
    let result = Linter().lint(authored)
    #expect(statistics.mutants.whole.counts == result.statistics.mutants)
    #expect(result.statistics.mutants.count > 0)
    let files = Set(result.diagnostics.map(\.location.file))
    for claim in statistics.proofs.unproven where claim.verdict == .disproven {
      #expect(files.contains(claim.file), "\(claim.card) is disproven, and nothing is found in its file")
    }
    #expect((statistics.proofs.counts.disproven > 0) == (folder == "Tests/Samples/flaws"))
  }
}
