import CurriculumBundle
import Diagnostics
import Exchange
import TestSupport
import Testing

@Suite("The key of a bank names exactly one answer, or is reported")
struct BankKeyTests {
  /// Answers to choose from, the key, and the right answer by its index.
  struct Sample: CustomTestStringConvertible {
    let options: [String]
    let key: String
    let right: Int

    var testDescription: String { "\(key) of \(options)" }
    /// The question as JSON, and as Markdown with a list of answers without labels.
    var json: String { #"[{"question": "Q?", "options": \#(options), "answer": "\#(key)"}]"# }
    var markdown: String { "Q?\n\n\(options.map { "- `\($0)`\n" }.joined())\nAnswer: `\(key)`\n" }
  }

  @Test(
    "a key that is written exactly like an answer is that one, whatever others look like it",
    arguments: [
      Sample(options: ["Print(x)", "print(x)", "PRINT(x)"], key: "print(x)", right: 1),
      Sample(options: ["true", "True", "TRUE"], key: "True", right: 1),
      Sample(options: ["max_size", "MaxSize", "MAX_SIZE"], key: "MAX_SIZE", right: 2),
      Sample(options: ["__init__", "init", "INIT"], key: "__init__", right: 0),
      Sample(options: ["a b", "a * b", "a ** b"], key: "a * b", right: 1),
      Sample(options: ["args", "*args", "**args"], key: "*args", right: 1),
      Sample(options: ["x", "y", "z"], key: "Z", right: 2),
    ])
  func exact(sample: Sample) throws {
    for (format, text) in [("json", sample.json), ("markdown", sample.markdown)] {
      let card = try #require(try importingBank(format, text).cards.first, "\(format): no card")
      #expect(card.choices?.correctIndices == [sample.right], "\(format)")
    }
  }

  @Test(
    "a key that several answers fit, or none, leaves its question out",
    arguments: [
      (["true", "True"], "TRUE", "fits several of the answers"), (["a", "a", "b"], "a", "fits several of the answers"),
      (["c", "a", "b"], "C", "fits several of the answers"),
      (["a * b", "a + b", "a // b"], "a/b", "is none of the answers"),
      (["a * b", "a + b", "a // b"], "a & b", "is none of the answers"),
      (["a * b", "a + b"], "a - b", "is none of the answers"),
      (["(a, b)", "[a, b]"], "a, b", "is none of the answers"),
      (["x", "y + 1"], "x - y", "is none of the answers"), (["{1: 2}", "{2: 1}"], "a: b", "is none of the answers"),
      (["x", "y"], "a()", "is none of the answers"), (["x", "y"], "x, y", "is none of the answers"),
    ])
  func unclear(options: [String], key: String, fact: String) throws {
    let sample = Sample(options: options, key: key, right: 0)
    let (_, found, cards) = try importingBank("json", sample.json)
    #expect(cards.isEmpty)
    #expect(found.first?.message == "at '[0].answer': '\(key)' \(fact), so this question is left out")
    let markdown = try importingBank("markdown", sample.markdown)
    #expect(markdown.cards.isEmpty)
    #expect(markdown.diagnostics.contains { $0.message == "'\(key)' \(fact), so this question is left out" })
  }

  @Test(
    "a label that the bank writes wins against the text of another answer",
    arguments: [
      ("markdown", "Q?\n\nA) c\nB) a\nC) b\n\nAnswer: C\n", ["b"]),
      ("json", #"[{"question": "Q?", "options": {"A": "c", "B": "a", "C": "b"}, "answer": "C"}]"#, ["b"]),
      ("json", #"[{"question": "Q?", "A": "c", "B": "a", "C": "b", "answer": "C"}]"#, ["b"]),
      ("json", #"[{"question": "Q?", "options": ["A) c", "B) a", "C) b"], "answer": "C"}]"#, ["b"]),
      ("json", #"[{"question": "Q?", "options": ["A) c", "B) a", "C) b"], "answer": "A, C"}]"#, ["c", "b"]),
      ("json", #"[{"question": "Q?", "options": ["A) c", "B) a", "C) b"], "answer": ["A", "B) a"]}]"#, ["c", "a"]),
      ("json", #"[{"question": "Q?", "options": ["w", "x", "y"], "answer": "A/C"}]"#, ["w", "y"]),
      ("markdown", "Q?\n\na) w\nb) x\nc) y\n\nAnswer: a and c\n", ["w", "y"]),
    ])
  func labels(format: String, text: String, rights: [String]) throws {
    let (_, diagnostics, cards) = try importingBank(format, text)
    #expect(diagnostics.isEmpty, "\(diagnostics.map(\.message))")
    #expect(cards.map(\.rightAnswers) == [rights])
  }

  @Test(
    "a label that is written like the text of another answer is reported, and so is such a text",
    arguments: [
      ("Q?\n\nA) C\nB) A\nC) B\n\nAnswer: C\n", "B", "'C' is taken for the label of an answer, though it is the text"),
      ("Q?\n\nA) c\nB) a\nC) b\n\nAnswer: c\n", "c", "'c' is taken for the text of an answer, though it is the label"),
      ("Q?\n\n- b\n- a\n\nAnswer: b\n", "b", "'b' is taken for the text of an answer, though it is the label"),
      ("Q?\n\n1. 2\n2. 1\n\nAnswer: 2\n", "1", "'2' is taken for the label of an answer, though it is the text"),
    ])
  func doubts(text: String, right: String, message: String) throws {
    let (_, diagnostics, cards) = try importingBank("markdown", text)
    #expect(diagnostics.map(\.message) == ["\(message) of another one, too"])
    #expect(cards.map(\.rightAnswers) == [[right]])
  }

  @Test(
    "the help for such a label names both answers without a doubt",
    arguments: [("A) C", "C"), ("C) B", "B"), ("B. a", "A")])
  func bothNames(key: String, right: String) throws {
    let (_, diagnostics, cards) = try importingBank("markdown", "Q?\n\nA) C\nB) A\nC) B\n\nAnswer: \(key)\n")
    #expect(diagnostics.isEmpty, "\(diagnostics.map(\.message))")
    #expect(cards.map(\.rightAnswers) == [[right]])
  }
}
