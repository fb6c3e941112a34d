import Authoring
import AuthoringSamples
import CurriculumBundle
import Diagnostics
import Exchange
import TestSupport
import Testing

/// The files, findings and cards that an import of a bank of questions gives.
func importingBank(
  _ format: String, _ text: String
) throws -> (files: [NewFile], diagnostics: [Diagnostic], cards: [CardContent]) {
  let bank = try #require(ExchangeFormats.banks.first { $0.name == format }, "there is no format '\(format)'")
  let (files, diagnostics) = bank.importing([SourceText(path: "x.\(format)", text)], schemas: nil)
  guard !files.isEmpty else { return ([], diagnostics, []) }
  let (authored, findings) = try read(files.inMemory)
  #expect(!findings.contains { $0.severity == .error }, "\(findings.map(\.message))")
  let cards = authored.episodes.flatMap(\.episode.cards).map(\.content).filter { $0.kind != .finished }
  return (files, diagnostics, cards)
}

extension CardContent {
  /// The right answers of a question, in their order.
  var rightAnswers: [String] {
    if case .trueFalse(let card) = self { return [card.answer ? "True" : "False"] }
    return choices.map { choices in choices.correctIndices.map { choices.answers[$0] } } ?? []
  }
}

@Suite("Banks of questions come in, and their faults are reported")
struct BankTests {
  @Test("the formats are of banks alone, which only come in")
  func formats() {
    #expect(ExchangeFormats.banks.map { $0.name } == ["markdown", "json"])
  }

  @Test("no text makes an import fail, and one without cards is an error", arguments: ["markdown", "json"], 0..<20)
  func hostile(format: String, seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let good =
      format == "json"
      ? #"[{"question": "A?", "options": ["a", "b"], "answer": "A"}, {"q": "B?", "A": 1, "B": 2, "correct": 1}]"#
      : "# T\n\n## 1. A?\n\n```python\nprint(1)\n```\n\n- [x] a\n- [ ] b\n\n2. B?\n\na) c\nb) d\n\n**Answer:** B\n"
    for _ in 0..<40 {
      var bytes = Array(good.utf8)
      for _ in 0..<4 where !bytes.isEmpty {
        let place = Int.random(in: bytes.indices, using: &random)
        switch Int.random(in: 0...3, using: &random) {
        case 0: bytes.remove(at: place)
        case 1: bytes.insert(random.pick(Array("[]{}()`#-*:\"\n <1aA,".utf8)), at: place)
        case 2: bytes[place] = UInt8.random(in: 0...255, using: &random)
        default: bytes = Array(bytes[..<place]) + bytes.suffix(place / 2) + [0x0A]
        }
      }
      let bank = try #require(ExchangeFormats.banks.first { $0.name == format })
      let (files, diagnostics) = bank.importing([SourceText(path: "x", bytes: bytes)], schemas: nil)
      #expect(files.isEmpty == diagnostics.contains { $0.severity == .error }, "\(diagnostics.map(\.message))")
      #expect(diagnostics.allSatisfy { $0.location.span.end <= bytes.count }, "\(diagnostics.map(\.location))")
      if !files.isEmpty { _ = try read(files.inMemory) }
    }
  }

  @Test(
    "20,000 questions, answers or signs come in",
    .enabled(if: TestRun.hasTime),
    arguments: [
      ("json", "[", #"{"question": "Q?", "options": ["a", "b"], "answer": "A"},"#, "7]"),
      ("json", #"[{"question": "Q?", "answer": "b", "options": ["#, "\"a\",", "\"b\"]}]"),
      ("json", "[", "[", "[{\"question\": \"Q?\"}"),
      ("json", "[", "{\"q\": 1},", "{\"q\": \"Q?\", \"A\": 1, \"B\": 2, \"answer\": 1}]"),
      ("markdown", "", "Q?\n\n- [x] a\n- [ ] b\n\n", ""), ("markdown", "Q?\n\n", "- [x] a\n", ""),
      ("markdown", "Q?\n\n", "- a\n", "\nAnswer: a\n"),
      ("markdown", "- [x] a\n- [ ] b\n\n", "Text.\n\n", "Q?\n\n- [x] a\n- [ ] b"),
      ("markdown", "Q ", "[a", "](b)?\n\n- [x] a\n- [ ] b\n"), ("markdown", "Q?\n\n- [x] a\n- [ ] b ", "<p", "\n"),
      ("markdown", "Q?\n\n- [x] a\n- [ ] b\n\n", "```\n", ""), ("markdown", "", "1. Q?\n", "- [x] a\n- [ ] b\n"),
    ])
  func long(format: String, start: String, part: String, end: String) throws {
    let text = start + String(repeating: part, count: 20_000) + end
    let bank = try #require(ExchangeFormats.banks.first { $0.name == format })
    let (files, diagnostics) = bank.importing([SourceText(path: "x", text)], schemas: nil)
    #expect(files.isEmpty == diagnostics.contains { $0.severity == .error })
    #expect(diagnostics.count <= 101)
    #expect(diagnostics.allSatisfy { $0.message.count < 600 })
  }

  /// A part of which a bank holds nearly a megabyte, the most of a text: work that grows with its square would take
  /// hours.
  @Test(
    "nearly a megabyte of parts that begin something and do not end it comes in",
    .enabled(if: TestRun.hasTime),
    arguments: [
      ("Q?\n\n- [x] a\n- [ ] b\n\n<b>x", "<b ", "\n"), ("Q?\n\n- [x] a\n- [ ] b\n\n<p>x", "<p", "\n"),
      ("Q?\n\n- [x] a\n- [ ] b\n\n<b>x", "</", "\n"), ("", "<details><b ", ">\n\nQ?\n\n- [x] a\n- [ ] b\n"),
      ("", "```\n```\n", "Text.\n\nQ?\n\n- [x] a\n- [ ] b\n"),
      ("Q?\n\n", "a) ", "\n\nAnswer: a\n\nR?\n\n- [x] a\n- [ ] b\n"),
      ("Q?\n\n- [x] a\n- [ ] b\n\n", "Answer: a\n", ""), ("Q?\n\n- [x] a\n- [ ] b\n\n", "A and ", "\n"),
    ])
  func megabyte(start: String, part: String, end: String) throws {
    let text = start + String(repeating: part, count: 990_000 / part.utf8.count) + end
    let bank = try #require(ExchangeFormats.banks.first { $0.name == "markdown" })
    let (files, diagnostics) = bank.importing([SourceText(path: "x", text)], schemas: nil)
    #expect(!files.isEmpty, "\(diagnostics.map(\.message))")
  }

  @Test("paragraphs after many blocks of code come in", .enabled(if: TestRun.hasTime))
  func blocksThenParagraphs() throws {
    let text = String(repeating: "```\n```\n", count: 40_000) + String(repeating: "Text.\n\n", count: 40_000)
    let bank = try #require(ExchangeFormats.banks.first { $0.name == "markdown" })
    let (files, _) = bank.importing([SourceText(path: "x", text + "Q?\n\n- [x] a\n- [ ] b\n")], schemas: nil)
    #expect(!files.isEmpty)
  }

  @Test("one bad file is reported, and the others come in", arguments: ["markdown", "json"])
  func severalFiles(format: String) throws {
    let good =
      format == "json" ? #"[{"question": "Q?", "options": ["a", "b"], "answer": 0}]"# : "Q?\n\n- [x] a\n- [ ] b\n"
    let bank = try #require(ExchangeFormats.banks.first { $0.name == format })
    let sources = [
      SourceText(path: "q/a.x", good), SourceText(path: "q/b.x", bytes: [0xFF]), SourceText(path: "q/c.x", good),
    ]
    let (files, diagnostics) = bank.importing(sources, schemas: nil)
    #expect(files.filter { $0.path.hasSuffix("module.yaml") }.map(\.path) == ["a/module.yaml", "c/module.yaml"])
    #expect(diagnostics.map(\.location.file) == ["q/b.x"])
    #expect(diagnostics.allSatisfy { $0.severity == .warning })
    #expect(diagnostics.allSatisfy { $0.message.hasSuffix("no module is made of this file") })
  }
}
