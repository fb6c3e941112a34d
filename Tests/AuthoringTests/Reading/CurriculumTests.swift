import Authoring
import AuthoringSamples
import CurriculumBundle
import Diagnostics
import Testing

@Suite("A curriculum is read from its files")
struct CurriculumTests {
  /// A curriculum with every key of a module and a block.
  private let full = SampleCurriculum.with([
    "training/module.yaml": """
    title: Training
    summary: Your first steps.
    overview: Print and count.
    language: python
    difficulty: 2
    minutes: 45
    authors: [Ada, 5]
    access: 0123
    requires: []
    formerly: [step-one]
    blocks: [printing]
    """,
    "training/printing/block.yaml": """
    title: Printing
    overview: First words.
    requires: [training/other, training]
    formerly: [output]
    episodes: [say-hello]
    """,
  ])

  @Test("every key of every file comes through")
  func model() throws {
    let (authored, diagnostics) = try read(full)
    #expect(diagnostics.isEmpty)
    let episode = Episode(
      id: "say-hello", title: "Say hello",
      cards: [
        Card(id: "well-done", content: .finished(FinishedCard(header: "Well done!", text: "You can print.")))
      ])
    let block = Block(
      id: "printing", formerly: ["output"], title: "Printing", overview: "First words.",
      requires: [ItemPath("training/other"), ItemPath("training")], episodes: [episode])
    let module = Module(
      id: "training", formerly: ["step-one"], title: "Training", summary: "Your first steps.",
      overview: "Print and count.", language: "python", difficulty: 2, minutes: 45, authors: ["Ada", "5"],
      access: "0123", requires: [], blocks: [block])
    #expect(
      authored.curriculum
        == Curriculum(title: "Champion", locale: "en", minimumClient: "1.0.0", modules: [module]))
    #expect(authored.episodes.map(\.path.description) == ["training/printing/say-hello"])
    #expect(authored.episodes.map(\.language) == ["python"])
    #expect(authored.documents.map(\.path) == full.paths)
  }

  @Test("every key of every kind of card comes through")
  func cards() throws {
    let files = SampleCurriculum.withCards(
      """
      - {id: a, type: description, header: h, text: t, formerly: [z]}
      - {id: b, type: descriptionWithCode, header: h, text: t, code: c}
      - {id: c, type: question, text: t, answers: [x, 5, yes, 010], correctAnswerIndex: 3}
      - {id: d, type: questionWithCode, code: c, text: t, answers: [x], correctAnswerIndex: 0, asks: concept, because: w}
      - {id: e, type: executor, text: t, code: c, result: r}
      - {id: f, type: executor, text: t, code: c, raises: E, input: [1, ""]}

      """)
    let (authored, diagnostics) = try read(files)
    #expect(diagnostics.isEmpty)
    let cards = try #require(authored.episodes.first).episode.cards
    #expect(
      cards.dropLast() == [
        Card(id: "a", formerly: ["z"], content: .description(DescriptionCard(header: "h", text: "t"))),
        Card(id: "b", content: .descriptionWithCode(DescriptionWithCodeCard(header: "h", text: "t", code: "c"))),
        Card(
          id: "c",
          content: .question(QuestionCard(text: "t", answers: ["x", "5", "yes", "010"], correctAnswerIndex: 3))),
        Card(
          id: "d",
          content: .questionWithCode(
            QuestionWithCodeCard(code: "c", text: "t", answers: ["x"], correctAnswerIndex: 0, asks: .concept))),
        Card(id: "e", content: .executor(ExecutorCard(text: "t", code: "c", result: "r"))),
        Card(
          id: "f", content: .executor(ExecutorCard(text: "t", code: "c", result: "", raises: "E", input: ["1", ""]))),
      ])
  }

  @Test(
    "a text is taken as it is written; the line end that closes a block is layout",
    arguments: [
      ("5", "5"), ("yes", "yes"), ("010", "010"), ("1.50", "1.50"), ("0x1F", "0x1F"), ("1e3", "1e3"),
      ("2026-11-21", "2026-11-21"),
      ("True", "True"), ("\"5\"", "5"), ("'it''s'", "it's"), ("\"a\\nb\"", "a\nb"), ("\"a\\n\"", "a\n"),
      ("a  # b", "a"),
      ("|\n      a\n      b\n", "a\nb"), ("|-\n      a\n", "a"), ("|+\n      a\n\n", "a\n\n"),
      (">\n      a\n      b\n", "a b"),
      ("|2\n       a\n", " a"), ("a\n      b", "a b"), ("|\n      a\n      # no comment\n", "a\n# no comment"),
    ])
  func texts(written: String, text: String) throws {
    let files = SampleCurriculum.withCards(
      "- id: a\n  type: description\n  header: h\n  text: \(written)\n".replacing("\n      ", with: "\n    "))
    let (authored, diagnostics) = try read(files)
    #expect(diagnostics.isEmpty, "\(diagnostics.map(\.message))")
    #expect(authored.episodes.first?.episode.cards.first?.content.text == text)
  }

  @Test("each card, key and element knows its place")
  func places() throws {
    let files = SampleCurriculum.withCards(
      "- id: a\n  type: question\n  text: é?\n  answers: [x, \"y\"]\n  correctAnswerIndex: 0\n")
    let card = try #require(try read(files).authored.episodes.first).card(at: 0)
    func text(_ location: Location) -> String { card.document.source.text(in: location.span) }
    #expect(text(card.location) == "a")
    #expect(text(card.location(of: card.fields.text)) == "é?")
    #expect(text(card.location(of: card.fields.answers, at: 1)) == "\"y\"")
    #expect(text(card.location(of: card.fields.answers, at: 7)) == "[x, \"y\"]")
    #expect(text(card.location(of: card.fields.header)) == "id")
  }

  @Test("a card that cannot be read is left out, and its episode says so")
  func incomplete() throws {
    let files = SampleCurriculum.withCards("- {id: a, type: nonsense}\n")
    let episode = try #require(try read(files).authored.episodes.first)
    #expect(episode.episode.cards.map(\.id) == ["well-done"])
    #expect(!episode.isComplete)
    #expect(episode.card(at: 0).document.source.text(in: episode.card(at: 0).location.span) == "well-done")
  }

  @Test("a file that cannot be read is the outside world's fault, not the author's")
  func unreadable() throws {
    let (authored, diagnostics) = try CurriculumReader.read(LockedFiles())
    #expect(diagnostics.map(\.code) == ["unreadable-file"])
    #expect(authored.documents.count == 1)
  }

  @Test("the result is the same on one thread and on many")
  func threads() throws {
    var changes: [String: String?] = [:]
    for number in 0..<100 {
      changes["training/printing/e\(number).yaml"] = "title: \(number)\ncards: [{id: \(number)}]\n"
    }
    let files = SampleCurriculum.with(changes)
    let one = try CurriculumReader.read(files, threads: 1)
    let many = try CurriculumReader.read(files, threads: 4)
    #expect(one.diagnostics == many.diagnostics)
    #expect(one.authored.curriculum == many.authored.curriculum)
  }
}

/// A folder whose file nobody may read.
private struct LockedFiles: CurriculumFiles {
  let paths = ["curriculum.yaml"]
  func shownPath(of path: String) -> String { path }
  func read(_ path: String) throws(UnreadableFile) -> [UInt8] { throw UnreadableFile(path: path, reason: "locked") }
}
