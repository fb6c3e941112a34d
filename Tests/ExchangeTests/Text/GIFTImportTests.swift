import Authoring
import Diagnostics
import Exchange
import TestSupport
import Testing

@Suite("What a GIFT question says is on its card, or is reported")
struct GIFTImportTests {
  /// A question, what is reported, and what the episode's file holds and does not hold.
  struct Sample: CustomTestStringConvertible {
    let text: String
    var losses: [String] = []
    var holds: [String] = []
    var lacks: [String] = []

    var testDescription: String { text }
  }

  private static func markup(_ sign: String) -> String {
    "the markup of '\(sign)' is taken out, since cards show texts as they are written"
  }
  private static let weights = "the weights of its answers cannot be kept as written"

  @Test(
    "a loss of markup hides no other loss",
    arguments: [
      Sample(text: "::q::[markdown]What is `x`? {=a ~%50%b#close ~c}", losses: [markup("`x`"), weights]),
      Sample(
        text: "[markdown]What *is* it? {=a =b ~c####General}",
        losses: [
          markup("*is*"), "each of 2 answers alone is right there; on the card both are needed",
        ]),
      Sample(
        text: "[html]<p>What is printed?</p><pre><code>print(1)</code></pre> {=1 ~2}", holds: ["code: print(1)\n"]),
    ])
  func markupLoss(sample: Sample) throws { try expect(sample) }

  @Test(
    "weights that are about the same are the same, and those of alternatives are explained",
    arguments: [
      Sample(text: "Which? {~%33.333%a ~%33.333%b ~%33.333%c ~%-100%d}"),
      Sample(text: "Which? {~%33%a ~%33%b ~%33%c ~%-100%d}"),
      Sample(text: "Which? {~%60%a ~%40%b ~%-100%d}", losses: [weights]),
      Sample(
        text: "Which? {=yes =yes2 ~no}",
        losses: ["each of 2 answers alone is right there; on the card both are needed"]),
      Sample(
        text: "Which? {=a =b =c ~no}",
        losses: ["each of 3 answers alone is right there; on the card all are needed"]),
      Sample(
        text: "Which? {=%50%a ~b}",
        losses: ["after '=' this is part of an answer to choose, as Moodle reads it, and not its weight"],
        holds: ["%50%a"]),
    ])
  func weight(sample: Sample) throws { try expect(sample) }

  @Test(
    "numbers lose their tolerance, and what stands for any other answer becomes a hint",
    arguments: [
      Sample(
        text: "When? {#=1822:0 =%50%1822:2}",
        losses: [
          "a card has no tolerance, so '1822' alone is right",
          "learners drag words instead of typing them, and here every word is right",
        ], holds: ["tokens:\n      - 1822\n    answers:"]),
      Sample(
        text: "Pi? {#=3.14:0.01 =%50%3.1:0.1}",
        losses: [
          "a card has no tolerance, so '3.14' alone is right", "a card has no tolerance, so '3.14' alone is right",
          weights,
        ]),
      Sample(
        text: "Which word? {=def =%0%func =%0%*#Try again}", holds: ["hints:\n      - Try again", "- func\n"],
        lacks: ["\"*\""]),
      Sample(text: "{=Moscow ~Paris} is in Russia.", losses: [], holds: ["sentence: __1__ is in Russia.\n"]),
      Sample(
        text: "Right? {= ~a ~b}\n\nGood? {T}", losses: ["an answer is empty, so this question is left out"]),
    ])
  func typed(sample: Sample) throws { try expect(sample) }

  @Test(
    "code in a language that no card can have is not taken for Python",
    arguments: [
      Sample(
        text: "[markdown]What?\\n```cpp\\nint x;\\n``` {=a ~b}",
        losses: ["a card cannot say that its code is in 'cpp', so it is shown as 'pseudocode'"],
        holds: ["language: pseudocode\n"]),
      Sample(text: "[markdown]What?\\n```py\\nprint(1)\\n``` {=1 ~2}", holds: ["language: python\n"]),
      Sample(
        text: "[markdown]What?\\n~~~js\\nlet x\\n~~~ {=1 ~2}", holds: ["language: javascript\n", "code: let x\n"]),
      Sample(text: "[markdown]What is printed?\\n\\n    print(1)\\n {=1 ~2}", holds: ["code: print(1)\n"]),
    ])
  func languages(sample: Sample) throws { try expect(sample) }

  @Test(
    "a text of which nothing is said is HTML where it has tags, and as it is where it has none",
    arguments: [
      Sample(
        text: "What does this print?<br><pre>print(2 + 3)</pre>{=5 ~23}",
        holds: ["code: print(2 + 3)\n", "text: What does this print?\n"]),
      Sample(text: "Is a &lt; b? {T}", holds: ["Is a < b?"]),
      Sample(text: "Which tag begins bold words? {=<b> ~<i> ~List<int>}", holds: ["<b>", "<i>", "List<int>"]),
      Sample(text: "[html]What is 2<sup>3</sup>? {=8 ~6}", losses: [markup("<sup>")], holds: ["What is 2^3?"]),
      Sample(text: "What is printed? {=1\\n2 ~12}", holds: ["      - |\n        1\n        2\n"]),
    ])
  func moodle(sample: Sample) throws { try expect(sample) }

  private static let base64 = String(repeating: "A", count: 900)
  private static let writtenOut =
    "the image 'data:image/png;base64,\(base64.prefix(37))…' is not imported, and nothing is shown in its place"

  private static func image(_ words: String) -> String {
    "the file of the image '\(words)' is not imported, so these words are shown instead"
  }

  @Test(
    "of an image its words or the name of its file are left, which is reported",
    arguments: [
      Sample(
        text: "[html]Which? {=<IMG SRC\\=\"dog.png\" ALT\\=\"a dog\"> ~cat}", losses: [image("a dog")],
        holds: ["- a dog\n"]),
      Sample(
        text: "[html]<p>See <img alt\\=\"b > a\" src\\=\"b.png\">?</p> {T}", losses: [image("b > a")],
        holds: ["See b > a?"]),
      Sample(
        text: "[html]See <img src\\='@@PLUGINFILE@@/pic.png' alt\\=''>? {T}", losses: [image("pic.png")],
        holds: ["See pic.png?"]),
      Sample(text: "[html]See <img src\\=a.png /> it? {T}", losses: [image("a.png")], holds: ["See a.png it?"]),
      Sample(
        text: "[html]See<img src\\=\"data\\:image/png;base64,\(base64)\">? {T}", losses: [writtenOut], holds: ["See?"]),
      Sample(
        text: "[markdown]See![](data\\:image/png;base64,\(base64))? {T}", losses: [writtenOut], holds: ["See?"]),
      Sample(
        text: "[markdown]See<img src\\=\"data\\:image/png;base64,\(base64)\">? {T}", losses: [writtenOut],
        holds: ["See?"]),
    ])
  func images(sample: Sample) throws { try expect(sample) }

  @Test(
    "characters have the names that HTML gives them, and unknown names are reported",
    arguments: [
      Sample(text: "[html]M&uuml;ller &le; 3&hellip; {T}", holds: ["Müller ≤ 3…"]),
      Sample(text: "Is a &ne; b? {T}", holds: ["Is a ≠ b?"]),
      Sample(
        text: "[html]Is &nosuch; it? {T}",
        losses: ["'&nosuch;' stays as it is written, since no character has this name here"],
        holds: ["Is &nosuch; it?"]),
      Sample(text: "Is a &nosuch; b? {T}", holds: ["Is a &nosuch; b?"]),
    ])
  func references(sample: Sample) throws { try expect(sample) }

  @Test("a match without words leaves its question out")
  func matches() throws {
    let text = "Match. {=a -> 1 =b -> 1 =c -> }\n\nRight? {T}"
    try expect(Sample(text: text, losses: ["a match is empty, so this question is left out"]))
  }

  @Test("a category that comes back goes on with its episode")
  func categories() throws {
    let text = "$CATEGORY: x\n\n::a::A {T}\n\n$CATEGORY: y\n\n::b::B {T}\n\n$CATEGORY: x\n\n::c::C {T}\n"
    let files = try importing("gift", SourceText(path: "x.gift", text)).files
    let names = files.map(\.path).filter { $0.hasPrefix("x/x/") }
    #expect(names == ["x/x/block.yaml", "x/x/x.yaml", "x/x/y.yaml"])
    let episode = try #require(files.first { $0.path == "x/x/x.yaml" }).text
    #expect(episode.contains("- id: a\n") && episode.contains("- id: c\n"), "\(episode)")
  }

  @Test(
    "the language of a course is that of most of its questions",
    arguments: [
      ("Was wird ausgegeben? {=1 ~2}\n\nWelche Zahl? {=1 ~2}\n\nWhich? {=1 ~2}", "de"),
      ("Bu program ne yazar? {=1 ~2}", "tr"), ("Which? {=1 ~2}\n\nWelche? {=1 ~2}", "en"), ("1 + 1? {=2 ~3}", "en"),
      ("Quelle est la sortie ? {=1 ~2}", "fr"),
    ])
  func locale(text: String, locale: String) throws {
    let files = try importing("gift", SourceText(path: "x.gift", text)).files
    #expect(files.first?.text.contains("\nlocale: \(locale)\n") == true, "\(files.first?.text ?? "")")
  }

  @Test("a course is called like its file, or like the folder of its files")
  func titles() throws {
    let question = "Right? {T}\n"
    let one = try importing("gift", SourceText(path: "here/week_one.gift", question)).files
    #expect(one.first?.text.hasPrefix("title: Week one\n") == true)
    let sources = ["books/snake-school/a/x.gift", "books/snake-school/b.gift"].map { SourceText(path: $0, question) }
    let all = try ExchangeFormats.text("gift").importing(sources, schemas: nil).files
    #expect(all.first?.text.hasPrefix("title: Snake school\n") == true)
    let unnamed = try ExchangeFormats.text("gift").importing(
      ["./x.gift", "./y.gift"].map { SourceText(path: $0, question) }, schemas: nil
    ).files
    #expect(unnamed.first?.text.hasPrefix("title: GIFT\n") == true)
  }

  @Test("a file without a card is no module, which is reported")
  func emptyFile() throws {
    let sources = [SourceText(path: "readme.txt", "// Read me.\n"), SourceText(path: "q.gift", "Right? {T}\n")]
    let (files, diagnostics) = try ExchangeFormats.text("gift").importing(sources, schemas: nil)
    #expect(files.filter { $0.path.hasSuffix("module.yaml") }.map(\.path) == ["q/module.yaml"])
    #expect(
      diagnostics.map(\.message).contains("there is nothing in it that becomes a card, so no module is made of it"))
  }

  private func expect(_ sample: Sample) throws {
    let (files, diagnostics) = try importing("gift", SourceText(path: "x.gift", sample.text))
    #expect(diagnostics.map(\.message).sorted() == sample.losses.sorted())
    for part in sample.holds { #expect(files.episode.contains(part), "\(part) in \(files.episode)") }
    for part in sample.lacks { #expect(!files.episode.contains(part), "\(part) in \(files.episode)") }
  }
}
