import Authoring
import AuthoringSamples
import Diagnostics
import Testing

@Suite("What is wrong in a file")
struct FindingsTests {
  @Test("is told at its place, all in one go")
  func allInOneGo() throws {
    let files = SampleCurriculum.with([
      SampleCurriculum.episodePath: """
      titel: Say hello
      difficulty: eazy
      teaches: [python.call.print, print]
      cards:
        - id: Meet Print
          type: descripton
        - id: é
          type: question
          text: " "
          answers: not a list
          correctAnswerIndex: -1
          code: print()
        - just text
        - id: run
          type: executor
          text: [a]
          code:
        - type: finished
          header: 5
          text: yes
      """
    ])
    let diagnostics = try read(files).diagnostics
    let path = SampleCurriculum.episodePath
    #expect(
      try diagnostics.places(in: files) == [
        "\(path):1:1 unknown-key", "\(path):2:13 unknown-choice",
        "\(path):3:30 malformed-id",
        "\(path):5:9 malformed-id", "\(path):6:11 unknown-choice", "\(path):7:9 malformed-id",
        "\(path):9:11 empty-value", "\(path):10:14 wrong-type", "\(path):11:25 number-out-of-range",
        "\(path):12:5 unknown-key", "\(path):13:5 wrong-type", "\(path):14:5 missing-key", "\(path):16:11 wrong-type",
        "\(path):17:10 wrong-type", "\(path):18:5 missing-key",
      ])
  }

  @Test(
    "is told once, whatever follows from it",
    arguments: [
      ("asks: fixx\n    line: 1\n    result: 8", ["9:11 unknown-choice"]),
      ("linee: 1\n    asks: fix\n    result: 8", ["9:5 unknown-key"]),
      ("hint: [Look.]\n    asks: concept\n    because: it is one", ["9:5 unknown-key"]),
      ("hints: Look.", ["9:12 wrong-type"]),
    ])
  func onceEach(keys: String, wanted: [String]) throws {
    let files = SampleCurriculum.with([
      SampleCurriculum.episodePath: """
      title: Say hello
      cards:
        - id: fix
          type: questionWithCode
          code: print(1)
          text: What does it print?
          answers: [1, 2, 3]
          correctAnswerIndex: 0
          \(keys)
        - {id: done, type: finished, header: Done, text: You did it.}

      """
    ])
    let read = try read(files)
    #expect(try read.diagnostics.places(in: files) == wanted.map { "\(SampleCurriculum.episodePath):\($0)" })
    // A card that is only half known is not judged by what it holds.
    #expect(read.authored.episodes.first?.episode.cards.map(\.id) == ["done"])
  }

  @Test(
    "a list that is none comes with what can stand in its place",
    arguments: [
      ("{id: q, type: question, text: Which?, correctAnswerIndex: 0, answers: 4}", "answers: [4]"),
      ("{id: q, type: question, text: Which?, correctAnswerIndex: 0, answers: {a: 1}}", "answers: [1]"),
      ("{id: q, type: question, text: Which?, correctAnswerIndex: 0, answers: 'a, b'}", "answers: ['a, b']"),
      (
        "id: q\n    type: question\n    text: Which?\n    correctAnswerIndex: 0\n    answers: one, two [three]",
        "answers: [\"one, two [three]\"]"
      ),
      (
        "id: q\n    type: question\n    text: Which?\n    correctAnswerIndex: 0\n    answers: one, two",
        "answers: [one, two]"
      ),
    ])
  func listInPlace(card: String, help: String) throws {
    let files = SampleCurriculum.with([
      SampleCurriculum.episodePath: "title: Say hello\ncards:\n  - \(card)\n"
    ])
    let found = try read(files).diagnostics.filter { $0.code == "wrong-type" }
    #expect(found.map(\.help) == ["put brackets around it: `\(help)`"])
  }

  @Test("names the numbers that a key takes")
  func bounds() throws {
    let words = "from 0 to the number of answers less 1"
    for index in ["-1", "9007199254740993"] {
      let card = "- {id: a, type: question, text: b, answers: [a], correctAnswerIndex: \(index)}\n"
      let diagnostics = try read(SampleCurriculum.withCards(card)).diagnostics
      #expect(diagnostics.map(\.message) == ["'correctAnswerIndex' is \(index), but goes \(words)"])
      #expect(diagnostics.map(\.help) == ["write a number \(words)"])
    }
  }

  @Test(
    "is told with what to write",
    arguments: [
      ("type: finished, header: [a], text: b", "'header' takes a text, but this is a list", "`header: a`"),
      ("type: finished, header: , text: b", "'header' takes a text, but this is empty", "after `header:`"),
      ("type: finished, header: ~, text: b", "'header' takes a text, but this is empty", "if the word is meant"),
      (
        "type: question, text: b, answers: [a, {print: it}], correctAnswerIndex: 0",
        "the answer at index 1 takes a text, but this is a group of keys", "`\"{print: it}\"`"
      ),
      (
        "type: question, text: b, answers: [a, ~], correctAnswerIndex: 0",
        "the answer at index 1 takes a text, but this is empty", "if the word is meant"
      ),
      (
        "type: question, text: b, answers: [a], correctAnswerIndex: -1",
        "'correctAnswerIndex' is -1, but goes from 0 to the number of answers less 1", "write a number from 0"
      ),
      (
        "type: question, text: b, answers: [a], correctAnswerIdx: 0",
        "'correctAnswerIdx' is not a key of a question card", "write `correctAnswerIndex`"
      ),
    ])
  func help(keys: String, message: String, help: String) throws {
    let diagnostics = try read(SampleCurriculum.withCards("- {id: a, \(keys)}\n")).diagnostics
    #expect(diagnostics.map(\.message) == [message])
    #expect(diagnostics.first?.help?.contains(help) == true, "\(diagnostics.first?.help ?? "no help")")
  }

  @Test("is not told of what a second document tears away")
  func severalDocuments() throws {
    let files = SampleCurriculum.with([SampleCurriculum.episodePath: "title: Say hello\n---\ncards: []\n"])
    #expect(try read(files).diagnostics.map(\.code.rawValue) == ["yaml-several-documents"])
  }

  @Test(
    "is told for a file that holds no keys",
    arguments: ["", "# only a comment\n", "- a\n", "text\n", "~\n", "[]\n", "\u{FEFF}", "---\n...\n"])
  func noKeys(text: String) throws {
    let files = SampleCurriculum.with(["training/printing/block.yaml": text])
    let diagnostics = try read(files).diagnostics.errors
    #expect(diagnostics.map(\.code) == ["wrong-type"], "\(diagnostics.map(\.message))")
  }

  @Test("is told five hundred times at most, the rest is counted")
  func manyFindings() throws {
    let keys = (0..<600).map { "key\($0): 1\n" }.joined()
    let block = "title: Printing\nepisodes: [say-hello]\n" + keys
    let diagnostics = try read(SampleCurriculum.with(["training/printing/block.yaml": block])).diagnostics
    #expect(diagnostics.count == 500)
    #expect(diagnostics.last?.notes.map(\.message) == ["100 more findings in this file are not shown"])
  }

  @Test("is not lost behind warnings")
  func errorAfterManyWarnings() throws {
    let cards = (0..<600).map { "- {id: card-\($0), type: finished, header: a, text: b, formerly: [yes]}\n" }
    let files = SampleCurriculum.withCards(cards.joined() + "- {id: last, type: finished, header: a}\n")
    let diagnostics = try read(files).diagnostics
    #expect(diagnostics.errors.map(\.code) == ["missing-key"])
    #expect(diagnostics.count == 501)
  }

  @Test("is told of a hundred thousand ids without files in no more than a moment")
  func manyMissingFiles() throws {
    let ids = (0..<100_000).map { "id-\($0)" }.joined(separator: ", ")
    let block = "title: Printing\nepisodes: [say-hello, \(ids)]\n"
    let diagnostics = try read(SampleCurriculum.with(["training/printing/block.yaml": block])).diagnostics
    #expect(diagnostics.count == 500)
    #expect(diagnostics.last?.notes.map(\.message) == ["99500 more findings in this file are not shown"])
  }

  @Test("every finding has its description, and every description its own code")
  func descriptions() {
    let codes = AuthoringFindings.all.map(\.code.rawValue)
    #expect(Set(codes).count == codes.count)
    #expect(AuthoringFindings.all.map(\.code.rawValue) == AuthoringFindings.all.map(\.code.rawValue).sorted())
  }
}
