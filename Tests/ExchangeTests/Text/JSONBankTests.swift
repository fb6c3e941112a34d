import CurriculumBundle
import Diagnostics
import Exchange
import TestSupport
import Testing

@Suite("A bank of questions as JSON comes in by the usual names of its keys")
struct JSONBankTests {
  private static let options = #""options": ["x", "y", "z"]"#

  @Test(
    "the right answer is a place, a letter or a text",
    arguments: [
      ("{\"question\": \"Q?\", \(options), \"answer\": 0}", "x"),
      ("{\"question\": \"Q?\", \(options), \"correctIndex\": 2}", "z"),
      ("{\"prompt\": \"Q?\", \(options), \"correct\": \"B\"}", "y"),
      ("{\"text\": \"Q?\", \(options), \"correctAnswer\": \"z\"}", "z"),
      ("{\"question\": \"Q?\", \(options), \"correct_answer\": \"b) y\"}", "y"),
      ("{\"question\": \"Q?\", \(options), \"answers\": [\"C\"]}", "z"),
      ("{\"question\": \"Q?\", \(options), \"answer\": \"0\"}", "x"),
      (#"{"question": "Q?", "choices": {"a": "x", "b": "y"}, "answer": "b"}"#, "y"),
      (
        #"{"q": "Q?", "answers": {"answer_a": "x", "answer_b": "y", "answer_c": null}, "correct_answer": "answer_b"}"#,
        "y"
      ),
      (
        #"{"q": "Q?", "answers": {"a": "x", "b": "y"}, "correct_answers": {"a_correct": "true", "b_correct": 0}}"#,
        "x"
      ),
      (#"{"question": "Q?", "answers": [{"text": "x"}, {"text": "y", "isCorrect": true}]}"#, "y"),
      (#"{"question": "Q?", "A": "x", "B": "y", "C": "z", "answer": "C"}"#, "z"),
      (#"{"question": "Q?", "option_a": "x", "option_b": "y", "answer": "a"}"#, "x"),
      (#"{"question": "Q?", "options": ["A) x", "B) y"], "answer": "A"}"#, "x"),
      (#"{"question": "Q?", "correct_answer": "y", "incorrect_answers": ["x", "z"]}"#, "y"),
      (#"{"question": "Q?", "options": [1, 2, 3], "answer": 3}"#, "3"),
      (#"{"question": "Q?", "options": ["True", "False"], "answer": false}"#, "False"),
      (#"{"question": "Q?", "type": "boolean", "answer": true}"#, "True"),
    ])
  func keys(question: String, right: String) throws {
    let (_, diagnostics, cards) = try importingBank("json", "[\(question)]")
    #expect(diagnostics.isEmpty, "\(diagnostics.map(\.message))")
    #expect(cards.map(\.rightAnswers) == [[right]])
    #expect(cards.first?.text == "Q?")
  }

  @Test("several right answers are a question with several, and places may count from 1")
  func several() throws {
    let several = "[{\"question\": \"Q?\", \(Self.options), \"correctAnswers\": [\"A\", \"z\"]}]"
    #expect(try importingBank("json", several).cards.map(\.rightAnswers) == [["x", "z"]])
    let fromOne = "[{\"q\": \"Q?\", \(Self.options), \"answer\": 1}, {\"q\": \"R?\", \(Self.options), \"answer\": 3}]"
    #expect(try importingBank("json", fromOne).cards.map(\.rightAnswers) == [["x"], ["z"]])
  }

  @Test("code, its language and what is explained come along")
  func code() throws {
    let text = """
      [{"question": "What is printed?", "code": "print(1)", "options": ["1", "2"], "answer": "A", "explanation": "So."},
       {"question": "What is printed?\\n```js\\nlet x\\n```", "options": ["1", "2"], "answer": "A"},
       {"question": "What is printed?", "code": "print 1", "language": "python", "options": ["1", "2"], "answer": "A"}]
      """
    let (_, diagnostics, cards) = try importingBank("json", text)
    #expect(cards.map(\.code) == ["print(1)", "let x", "print 1"])
    #expect(cards.map(\.language) == [nil, .javascript, .pseudocode])
    #expect(cards.first?.explanation == "So.")
    #expect(
      diagnostics.map(\.message) == [
        "at '[2].code': a card cannot say that its code is in 'Python 2', so it is shown as 'pseudocode'"
      ])
  }

  @Test(
    "categories are episodes",
    arguments: [
      #"[{"question": "Q?", "options": ["a", "b"], "answer": 0, "category": "Loops"}]"#,
      #"{"loops": [{"question": "Q?", "options": ["a", "b"], "answer": 0}]}"#,
      #"{"quiz": {"loops": {"q1": {"question": "Q?", "options": ["a", "b"], "answer": "a"}}}}"#,
      #"{"results": [{"question": "Q?", "correct_answer": "a", "incorrect_answers": ["b"], "topic": "loops"}]}"#,
      #"[{"title": "Loops", "questions": [{"question": "Q?", "options": ["a", "b"], "answer": 0}]}]"#,
    ])
  func categories(text: String) throws {
    let (files, diagnostics, _) = try importingBank("json", text)
    #expect(diagnostics.isEmpty, "\(diagnostics.map(\.message))")
    #expect(files.contains { $0.path == "x/x/loops.yaml" }, "\(files.map(\.path))")
  }

  @Test(
    "a question that cannot come in is reported at its place, and the others come in",
    arguments: [
      (
        #"{"question": "Q?", "options": ["a", "b"], "answer": ↓"c"}"#,
        "'c' is none of the answers, so this question is left out"
      ),
      (
        #"{"question": "Q?", "options": ["a", "b"], "answer": ↓7}"#,
        "'7' is none of the answers, so this question is left out"
      ),
      (
        #"{"question": "Q?", "options": ["a", "b"], "answer": ↓-1}"#,
        "'-1' is none of the answers, so this question is left out"
      ),
      (#"↓{"question": "Q?", "options": ["a", "b"]}"#, "no answer is marked as right, so this question is left out"),
      (#"↓{"question": "Q?", "options": ["a"], "answer": 0}"#, "it has one answer, so this question is left out"),
      (#"↓{"question": "Q?", "answer": "text"}"#, "it has no answers to choose from, so this question is left out"),
      (#"↓{"question": " ", "options": ["a", "b"], "answer": 0}"#, "it has no text, so this question is left out"),
      (#"↓{"question": "Q?", "options": ["a", [1]], "answer": 0}"#, "an answer is empty, so this question is left out"),
      ("↓5", "this is a whole number, so it is not a question, and left out"),
      (#"↓{"a": 5}"#, "this object has no text and no answers, so it is not a question, and left out"),
      (
        #"{"question": "Q?", "options": ["a", "b"], "answer": 0, "points": ↓3}"#,
        "a card has no place for this key, here and in the questions after it"
      ),
      (
        #"{"question": "Q?", "options": ["1", "2", "3"], "answer": ↓1}"#,
        "1 is taken for the place of an answer from 0, though it is the text of one, too"
      ),
    ])
  func losses(marked: String, message: String) throws {
    let good = #"{"question": "R?", "options": ["a", "b"], "correctIndex": 0}"#
    let text = "[\(good), \(marked)]"
    let (_, diagnostics, cards) = try importingBank("json", text.replacing("↓", with: ""))
    #expect(diagnostics.count == 1)
    #expect(diagnostics.first?.message.hasSuffix("': \(message)") == true, "\(diagnostics.map(\.message))")
    #expect(diagnostics.map(\.location.span.start) == [text.prefix { $0 != "↓" }.utf8.count])
    #expect(cards.contains { $0.text == "R?" })
  }

  @Test("what is not JSON is an error at its place")
  func notJSON() throws {
    let (files, diagnostics, _) = try importingBank("json", "[{\"question\": }]")
    #expect(files.isEmpty)
    #expect(diagnostics.map(\.code.rawValue) == ["import-not-json"])
    #expect(diagnostics.map(\.location.span.start) == [14])
  }
}
