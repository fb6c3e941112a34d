import Authoring
import AuthoringSamples
import CurriculumBundle
import Diagnostics
import Testing

/// The author's own part of a card, which is known from reading.
@Suite("Authored cards")
struct AuthoredCardTests {
  private func cards(_ yaml: String) throws -> [AuthoredCard] {
    let (authored, diagnostics) = try read(SampleCurriculum.withCards(yaml))
    #expect(!diagnostics.contains { $0.severity == .error }, "\(diagnostics.map(\.message))")
    return try Array(#require(authored.episodes.first).cards)
  }

  @Test("a result that is left out is not a result that is empty")
  func leftOutResult() throws {
    let cards = try cards(
      """
      - {id: a, type: executor, text: t, code: "x = 1", result: ""}
      - {id: b, type: executor, text: t, code: "1 / 0", raises: ZeroDivisionError}

      """)
    #expect(cards.prefix(2).map(\.isResultLeftOut) == [false, true])
  }

  @Test("a question says its right answer, or the place of that")
  func rightAnswerKeys() throws {
    let cards = try cards(
      """
      - {id: a, type: question, text: t?, answers: [x, y], correctAnswer: y}
      - {id: b, type: question, text: t?, answers: [x, y], correctAnswerIndex: 1}

      """)
    #expect(cards.prefix(2).map(\.rightAnswerKey) == [.correctAnswer, .correctAnswerIndex])
  }

  @Test("puzzles keep the reasons of their author")
  func reasons() throws {
    let cards = try cards(
      """
      - id: a
        type: codeBlocks
        text: t
        lines: [n = 8, print(n)]
        decoys: [print(0), {code: print(m), because: There is no m.}]
      - {id: b, type: dragAndDrop, sentence: __1__ is a word., tokens: [It, He], answers: [It], because: it is a thing}
      - {id: c, type: dragAndDrop, sentence: __1__ is a word., tokens: [It, He], answers: [It]}

      """)
    if case .codeBlocks(let puzzle) = cards[0].authored {
      #expect(puzzle.decoys?.value.map { $0.because?.value } == [nil, "There is no m."])
    } else {
      Issue.record("the first card is no puzzle")
    }
    #expect(cards.prefix(3).map(\.reasonForBlanks) == [nil, "it is a thing", nil])
  }

  @Test("the answers to a task are on its card, and those of a quiz on its questions")
  func tasksAndQuestions() throws {
    let cards = try cards(
      """
      - {id: a, type: exercise, text: t, language: python, solutions: [print(1)], result: 1}
      - id: b
        type: quiz
        header: h
        passMark: 1
        questions:
          - {id: c, type: question, text: t?, answers: [x, y], correctAnswer: y}

      """)
    #expect(cards[0].task?.solutions == [.text("print(1)")])
    #expect(cards[1].task == nil)
    let question = try #require(cards[1].questions.first)
    #expect(question.rightAnswerKey == .correctAnswer)
    #expect(question.document.source.text(in: question.location(of: question.fields.answers, at: 1).span) == "y")
  }

  @Test("a value in the file knows its keys, its elements and each line of its text")
  func writtenValues() throws {
    let card = try #require(
      try cards(
        """
        - id: a
          type: descriptionWithCode
          header: h
          text: t
          code: |
            one()
            two()

        """
      ).first
    ).written
    func text(_ location: Location) -> String { card.document.source.text(in: location.span) }
    #expect(card.keys == ["id", "type", "header", "text", "code"])
    #expect(card.has(.code) && !card.has(.result))
    #expect(card.value(of: .code).map { text($0.location(ofLine: 2)) } == "two()")
    #expect(card.value(of: .code).map { text($0.location(ofBytes: 6..<9)) } == "two")
    #expect(text(card.location(ofKey: .text)) == "text")
    #expect(card.elements(of: .answers).isEmpty)
  }

  @Test("an edit keeps the comment beside a value, and declines what another place shares")
  func edits() throws {
    let card = try #require(
      try cards(
        """
        - id: a
          type: executor
          text: &words t
          code: print(2)
          result: 1  # wrong
        - {id: b, type: executor, text: *words, code: print(1), result: 1}

        """
      ).first
    ).written
    let edit = try #require(card.set(.result, toText: "2", insteadOf: nil))
    #expect(card.document.source.text(in: edit.location.span) == "1")
    #expect(edit.replacement == "2")
    #expect(card.set(.text, toText: "u", insteadOf: nil) == nil)
    #expect(card.isOwn(.code) && !card.isOwn(.text))
  }
}
