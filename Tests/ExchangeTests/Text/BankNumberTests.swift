import CurriculumBundle
import Diagnostics
import Exchange
import TestSupport
import Testing

@Suite("The numbers of right answers in a JSON bank count from 0 or from 1")
struct BankNumberTests {
  private static let guess =
    "at 'the whole': the numbers of right answers are taken for places from 0, though none of them is 0"

  /// A bank of questions with three answers each.
  private func bank(_ keys: [String], options: String = #"["x", "y", "z"]"#) -> String {
    let questions = keys.enumerated().map { index, key in
      #"{"question": "Q\#(index)?", "options": \#(options), "answer": \#(key)}"#
    }
    return "[\(questions.joined(separator: ", "))]"
  }

  @Test(
    "a 0 or the number of a last answer shows it",
    arguments: [(["1", "0"], ["y", "x"]), (["1", "3"], ["x", "z"]), (["\"1\"", "\"3\""], ["x", "z"])])
  func shown(keys: [String], rights: [String]) throws {
    let (_, diagnostics, cards) = try importingBank("json", bank(keys))
    #expect(diagnostics.isEmpty, "\(diagnostics.map(\.message))")
    #expect(cards.map(\.rightAnswers) == rights.map { [$0] })
  }

  @Test(
    "where nothing shows it, the file is reported once",
    arguments: [(["1", "2"], ["y", "z"]), (["1"], ["y"]), (["\"2\"", "\"A\""], ["z", "x"])])
  func guessed(keys: [String], rights: [String]) throws {
    let (_, diagnostics, cards) = try importingBank("json", bank(keys))
    #expect(diagnostics.map(\.message) == [Self.guess])
    #expect(cards.map(\.rightAnswers) == rights.map { [$0] })
  }

  @Test("a number that is the text of an answer shows nothing of the other questions")
  func textIsNoEvidence() throws {
    let text = """
      [{"question": "Q?", "options": ["1", "2", "3", "4"], "correct": 4},
       {"question": "R?", "options": ["w", "x", "y", "z"], "correct": 1}]
      """
    let (_, diagnostics, cards) = try importingBank("json", text)
    #expect(cards.map(\.rightAnswers) == [["4"], ["x"]])
    #expect(diagnostics.map(\.message) == [Self.guess])
  }

  @Test(
    "a number that is a place, and the text or the label of another answer, is reported",
    arguments: [
      ("[10, 2, 1]", "1", "1", "1 is taken for the text of an answer, though it may be a place from 0, too"),
      ("[1, 2, 3]", "2", "2", "2 is taken for the text of an answer, though it may be a place from 0, too"),
      (
        #"["1", "2", "3"]"#, "1", "2",
        "1 is taken for the place of an answer from 0, though it is the text of one, too"
      ),
      (
        #"["1. x", "2. y", "3. z"]"#, "1", "x",
        "1 is taken for the label of an answer, though it may be a place from 0, too"
      ),
    ])
  func ambiguous(options: String, key: String, right: String, message: String) throws {
    let (_, diagnostics, cards) = try importingBank("json", bank([key], options: options))
    #expect(diagnostics.map(\.message) == ["at '[0].answer': \(message)"])
    #expect(cards.map(\.rightAnswers) == [[right]])
  }

  @Test(
    "a number is a label where keys hold these, and a place where another one is 0",
    arguments: [
      (#"{"1": "x", "2": "y"}"#, ["1"], ["x"]), (#"[{"id": 1, "text": "x"}, {"id": 2, "text": "y"}]"#, ["1"], ["x"]),
      ("[1, 2, 3]", ["3"], ["3"]),
    ])
  func labels(options: String, keys: [String], rights: [String]) throws {
    let (_, diagnostics, cards) = try importingBank("json", bank(keys, options: options))
    #expect(diagnostics.isEmpty, "\(diagnostics.map(\.message))")
    #expect(cards.map(\.rightAnswers) == rights.map { [$0] })
  }

  @Test("a number with a label in the text of an answer is a place where another one is 0")
  func labelsFromZero() throws {
    let (_, diagnostics, cards) = try importingBank("json", bank(["0", "1"], options: #"["1. x", "2. y"]"#))
    #expect(cards.map(\.rightAnswers) == [["x"], ["y"]])
    #expect(
      diagnostics.map(\.message) == [
        "at '[1].answer': 1 is taken for the place of an answer from 0, though it is the label of one, too"
      ])
  }

  @Test("an object that calls an answer right which is not there leaves its question out")
  func unknownFlag() throws {
    let text = #"[{"q": "Q?", "answers": {"a": "x", "b": "y"}, "correct_answers": {"a": true, "k": true}}]"#
    let (_, diagnostics, cards) = try importingBank("json", text)
    #expect(cards.isEmpty)
    #expect(diagnostics.first?.message.hasSuffix("'k' is none of the answers, so this question is left out") == true)
  }
}
