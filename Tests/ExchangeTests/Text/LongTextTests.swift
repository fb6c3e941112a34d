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

  @Test("a question with a text that no curriculum can hold is left out, and said")
  func tooLong() throws {
    let long = String(repeating: "word ", count: 200_001)
    let source = SourceText(path: "q.gift", "::a:: Is \(long) it? {T}\n\n::b:: Is it? {T}\n")
    let (files, diagnostics) = try ExchangeFormats.text("gift").importing([source], schemas: nil)
    #expect(diagnostics.map(\.message) == ["a text of it has more than 1000000 bytes, so this question is left out"])
    #expect(files.allSatisfy { $0.bytes.count < 1000 })
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
