import Diagnostics
import Exchange
import TestSupport
import Testing

@Suite("A long file of another system comes in, and messages quote little of it")
struct LongTextTests {
  /// A kind of text whose length is that of a list.
  struct Sample: Sendable, CustomTestStringConvertible {
    let format: String
    let testDescription: String
    /// What only a reader to the end knows.
    let last: String
    /// True where something does not fit into a card, which a message says.
    let isReported: Bool
    let text: @Sendable (Int) -> String

    init(
      _ format: String, _ description: String, last: String = "w19999", isReported: Bool = false,
      _ text: @escaping @Sendable (Int) -> String
    ) {
      (self.format, testDescription, self.last) = (format, description, last)
      (self.isReported, self.text) = (isReported, text)
    }
  }

  private static func list(_ count: Int, _ line: (Int) -> String) -> String { (0..<count).map(line).joined() }

  static let samples = [
    Sample("gift", "answers to choose from") { count in "How? {=a \(list(count) { "~w\($0)\n" })}" },
    Sample("gift", "answers to type", isReported: true) { count in
      "How? {\(list(count) { "=w\($0)\n" })}"
    },
    Sample("gift", "answers for a missing word") { count in "How {=a \(list(count) { "~w\($0) " })} much?" },
    Sample("gift", "numbers with a tolerance", last: "19999", isReported: true) { count in
      "How? {#\(list(count) { "=\($0):0.1 " })}"
    },
    Sample("gift", "answers worth a part", isReported: true) { count in
      "How? {\(list(count) { "~%1%w\($0) " })}"
    },
    Sample("gift", "pairs", last: "m19999") { count in "How? {\(list(count) { "=i\($0) -> m\($0)\n" })}" },
    Sample("gift", "categories", last: "19999") { count in list(count) { "$CATEGORY: c\($0)\n\nIs \($0)? {T}\n\n" } },
    Sample("gift", "one answer", last: "long19999") { count in "How? {=a ~\(list(count) { "long\($0)" })}" },
    Sample("gift", "tags without an end", last: "<a <a") { count in "How? {=a ~\(list(count) { _ in "<a " })}" },
    Sample("gift", "stars without an end", last: "**a **a") { count in
      "[markdown]How \(list(count) { _ in "**a " })? {=a ~b}"
    },
    Sample("runestone", "answers for a blank", isReported: true) { count in
      "P\n=\n\n.. fillintheblank:: f\n\n   What |blank| is\n\n   - :a: ok\n\(list(count) { "     :w\($0): no\n" })"
    },
    Sample("runestone", "options", last: "A?", isReported: true) { count in
      "P\n=\n\n.. mchoice:: q\n\(list(count) { "   :foo\($0): x\n" })   :answer_a: x\n   :answer_b: y\n   :correct: a\n\n   A?\n"
    },
  ]

  /// A cost that grows with the square of the length takes minutes here, and `make costs` counts it.
  @Test("a list of 20,000 comes in whole", .enabled(if: TestRun.hasTime), arguments: samples)
  func long(sample: Sample) throws {
    let source = SourceText(path: "long.txt", sample.text(20_000))
    let (files, diagnostics) = try ExchangeFormats.text(sample.format).importing([source], schemas: nil)
    #expect(!diagnostics.contains { $0.severity == .error }, "\(diagnostics.map { $0.message.prefix(200) })")
    let texts = files.map { String(decoding: $0.bytes, as: UTF8.self) }
    #expect(texts.contains { $0.contains(sample.last) }, "\(sample.last)")
  }

  @Test("a message quotes no more than a line of a file", arguments: samples)
  func messages(sample: Sample) throws {
    let format = try ExchangeFormats.text(sample.format)
    let (_, diagnostics) = format.importing([SourceText(path: "long.txt", sample.text(2_000))], schemas: nil)
    #expect(diagnostics.isEmpty != sample.isReported)
    for finding in diagnostics {
      #expect(finding.message.count <= 600 && (finding.help ?? "").count <= 300, "\(finding.message.prefix(600))")
    }
  }

  private static let long = String(repeating: "word ", count: 200_001)

  @Test(
    "a question with a text that no curriculum can hold is left out, and said",
    arguments: [
      ("gift", "::a:: Is LONG it? {T}\n\n::b:: Is it? {T}\n"),
      ("markdown", "1. Is LONG it?\n\n- [x] Yes\n- [ ] No\n\n2. Is it?\n\n- [x] Yes\n- [ ] No\n"),
      (
        "json",
        #"[{"question": "Is LONG it?", "options": ["a", "b"], "answer": "a"},"#
          + #" {"question": "Is it?", "options": ["a", "b"], "answer": "a"}]"#
      ),
      (
        "runestone",
        "P\n=\n\n.. mchoice:: a\n   :answer_a: x\n   :answer_b: y\n   :correct: a\n\n   LONG\n\n"
          + ".. mchoice:: b\n   :answer_a: x\n   :answer_b: y\n   :correct: a\n\n   Is it?\n"
      ),
    ])
  func tooLong(format: String, text: String) throws {
    let (files, diagnostics) = try importing(format, text.replacing("LONG", with: Self.long))
    let fact = "a text of it has more than 1000000 bytes, so this question is left out"
    let messages = diagnostics.map { $0.message.suffix(150) }
    #expect(messages.count { $0.hasSuffix(fact) } == 1, "\(messages)")
    #expect(!files.isEmpty && files.allSatisfy { $0.bytes.count < 1000 })
  }

  @Test("a lesson to read with a text that no curriculum can hold is left out, and said")
  func lessonTooLong() throws {
    let question = ".. mchoice:: b\n   :answer_a: x\n   :answer_b: y\n   :correct: a\n\n   Is it?\n"
    let (files, diagnostics) = try importing("runestone", "P\n=\n\n\(Self.long)\n\n\(question)")
    #expect(diagnostics.map(\.message) == ["a text of it has more than 1000000 bytes, so this is left out"])
    #expect(!files.isEmpty && files.allSatisfy { $0.bytes.count < 1000 })
  }

  @Test("a title that no curriculum can hold keeps a file from coming in")
  func titleTooLong() throws {
    let question = "1. Is it?\n\n- [x] Yes\n- [ ] No\n"
    let (files, diagnostics) = try importing("markdown", "# All\n\n## \(Self.long)\n\n\(question)")
    #expect(files.isEmpty)
    #expect(diagnostics.contains { $0.severity == .error && $0.message == "a title has more than 1000000 bytes" })
  }

  @Test(
    "JSON with a text that no curriculum can hold is refused at that text",
    arguments: [
      ("champion", #"[{"type": "description", "header": "Hi", "text": "TEXT"}]"#),
      (
        "quicode",
        #"{"modules": [{"title": "a", "language": "python", "blocks": [{"title": "b", "difficulties": {"easy": ["#
          + #"{"type": "multipleChoice", "question": "TEXT", "options": ["d", "e"], "answer": 1}]}}]}]}"#
      ),
    ])
  func jsonTooLong(format: String, json: String) throws {
    let (files, diagnostics) = try importing(format, json.replacing("TEXT", with: Self.long))
    let fact = "this text has 1000005 bytes, and 1000000 are allowed"
    #expect(diagnostics.contains { $0.severity == .error && $0.message.hasSuffix(fact) }, "\(diagnostics)")
    #expect(files.isEmpty)
  }

  private func importing(_ name: String, _ text: String) throws -> ImportResult {
    let whole: [any ContentFormat.Type] = ExchangeFormats.texts + ExchangeFormats.banks + ExchangeFormats.curricula
    let format = try #require(whole.first { $0.name == name })
    return format.importing([SourceText(path: "q.txt", text)], schemas: nil)
  }

  @Test(
    "an image in letters is not quoted whole",
    arguments: [
      "How? {=<img src=\"data:image/png;base64,DATA\"> ~b}", "[html]<b title='DATA'>How</b>? {=a ~b}",
      "How &DATA;? {=a ~b}", "[markdown]How?\n```DATA\nx\n```\n{=a ~b}", "[markdown]*DATA*? {=a ~b}",
      "How? {#=DATA:1}",
    ])
  func images(text: String) throws {
    let source = SourceText(
      path: "q.gift", text.replacing("DATA", with: String(repeating: "iVBORw0KGgo", count: 9_000)))
    let (_, diagnostics) = try ExchangeFormats.text("gift").importing([source], schemas: nil)
    #expect(diagnostics.allSatisfy { $0.message.count < 300 }, "\(diagnostics.map(\.message.count))")
  }
}
