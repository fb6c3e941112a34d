import Authoring
import Diagnostics
import Exchange
import TestSupport
import Testing

@Suite("A question of GIFT that may be meant otherwise is left out")
struct GIFTShapeTests {
  @Test(
    "no question is part of another one",
    arguments: [
      ("↓::Q8:: Bad one { =a ~b\n::Q9:: After bad {T}", "the brace of these answers is not closed"),
      ("::d::Right {=a ~b}\n↓::e::Next {=a ~b}", "an empty line is missing before this question"),
      ("::d::Right {=a ~b} ↓::e::Next {=a ~b}", "an empty line is missing before this question"),
      ("::d::To read\n↓::e::Next {=a ~b}", "an empty line is missing before this question"),
      ("Right {=a ~b}\n↓Next {=a ~b}", "an empty line is missing before this question"),
      ("The {=cat ~cow} says ↓{}.", "this brace holds no answers, but those before it do"),
      ("Call {=f ~g} of {=x ~y} with ↓{z}.", "this brace holds no answers, but those before it do"),
      ("The {=cat ~cow} says ↓{=meow ~moo.", "this brace holds no answers, but those before it do"),
      ("What is it? {=a ↓{b ~c}", "this brace is inside of the answers"),
      ("What does print(f\"↓{x}\") print? {=5 ~6}", "these braces hold no answers, but later ones do"),
      ("What is type(↓{})? {=dict ~set}", "these braces hold no answers, but later ones do"),
    ])
  func unclear(marked: String, message: String) throws {
    let text = marked.split(separator: "↓", omittingEmptySubsequences: false).joined()
    let (files, diagnostics) = try importing("gift", SourceText(path: "x.gift", text))
    #expect(files.isEmpty)
    try #require(diagnostics.count == 2)
    let loss = diagnostics.first { $0.severity < .error }
    #expect(loss?.message.hasPrefix("\(message), so ") == true && loss?.message.hasSuffix(" left out") == true)
    #expect(loss?.location.span.start == marked.prefix { $0 != "↓" }.utf8.count)
    #expect(diagnostics.contains { $0.message == "there is nothing in it that becomes a card" })
  }

  @Test("the other questions and files come in")
  func rest() throws {
    let bad = "::a::One {=1 ~2}\n\n::b::Two {=1 ~2\n\n::c::Three {=3 ~4}"
    let (files, diagnostics) = try importing("gift", SourceText(path: "x.gift", bad))
    #expect(files.episode.contains("- id: a\n") && files.episode.contains("- id: c\n"))
    #expect(!files.episode.contains("- id: b\n"))
    #expect(diagnostics.map(\.severity) == [.warning])
  }

  @Test(
    "lines end in LF, CR or both, and one of invisible characters is empty",
    arguments: ["\n\n", "\r\n\r\n", "\r\r", "\n\u{A0}\n", "\n \t\u{A0} \n"])
  func lines(gap: String) throws {
    let text = "::d::Right {=a ~b}" + gap + "::e::Next {T}"
    let (files, diagnostics) = try importing("gift", SourceText(path: "x.gift", text))
    #expect(diagnostics.isEmpty, "\(diagnostics.map(\.message))")
    #expect(files.episode.contains("- id: d\n") && files.episode.contains("- id: e\n"), "\(files.episode)")
  }

  @Test("a place behind tabs is that of the bytes in the file", arguments: ["gift", "runestone"])
  func tabs(format: String) throws {
    let marked =
      format == "gift"
      ? "How many? {#\n\t\t\t\t=↓3:1\n\t\t=%0%4}" : "Title\n=====\n\n.. mchoice:: a\n\t↓:random:\n\n\tText"
    let text = marked.split(separator: "↓").joined()
    let (_, diagnostics) = try importing(format, SourceText(path: "x.txt", text))
    let start = marked.prefix { $0 != "↓" }.utf8.count
    #expect(diagnostics.contains { $0.location.span.start == start }, "\(diagnostics.map(\.location.span.start))")
    #expect(diagnostics.allSatisfy { $0.location.span.end <= text.utf8.count })
  }

  @Test("deep indentation is an error, since each level is read again for all that is inside of it")
  func deep() throws {
    let deep = (0..<3000).map { String(repeating: " ", count: $0) + "* x\n" }.joined()
    let (files, diagnostics) = try importing("runestone", SourceText(path: "x.rst", deep))
    #expect(files.isEmpty)
    #expect(diagnostics.map(\.message) == ["this line is indented too many levels deep"])
  }

  @Test("a great many tags that do not end are text", arguments: ["[html]", ""])
  func manyTags(format: String) throws {
    let tags = String(repeating: "<b ", count: 40_000) + String(repeating: "<zz", count: 40_000)
    let files = try importing("gift", SourceText(path: "x.gift", format + tags + "{T}")).files
    #expect(files.episode.contains("<b <b <b") && files.episode.contains("<zz<zz"))
  }
}

extension [NewFile] {
  /// The text of all episodes.
  var episode: String {
    filter { $0.path.split(separator: "/").count == 3 && !$0.path.hasSuffix("/block.yaml") }.map(\.text).joined()
  }
}
