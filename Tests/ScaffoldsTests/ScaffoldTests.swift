import Authoring
import AuthoringSamples
import CurriculumBundle
import Diagnostics
import Scaffolds
import Testing

@Suite("New content is scaffolded")
struct ScaffoldTests {
  @Test("a module comes with a first block and a first episode, and reads without a finding")
  func module() throws {
    let sample = SampleCurriculum.with([:])
    let scaffold = try Scaffold.container(
      .module, at: ItemPath("first-step"), schemas: "../schemas", in: try read(sample).authored)
    #expect(
      scaffold.files.map(\.path) == [
        "first-step/module.yaml", "first-step/printing/block.yaml", "first-step/printing/say-hello.yaml",
      ])
    #expect(
      scaffold.files.last?.text == """
        # yaml-language-server: $schema=../../../schemas/episode.schema.json
        title: Say hello
        cards:
          - id: meet-print
            type: description
            header: Instructions
            text: Follow my lead to learn Python.
          - id: run-it
            type: executor
            text: Run it and look at the screen.
            code: print("Hello")
            result: Hello
          - id: well-done
            type: finished
            header: Congratulations!
            text: You can print.

        """)
    let after = try read(sample.adding(scaffold))
    #expect(after.diagnostics.isEmpty, "\(after.diagnostics)")
    #expect(after.authored.curriculum.modules.map(\.title) == ["Training", "First step"])
  }

  @Test("a block and an episode take their place in the order")
  func order() throws {
    let sample = SampleCurriculum.with([:])
    let block = try Scaffold.container(
      .block, at: ItemPath("training/loops"), title: "Again: loops", in: try read(sample).authored)
    let withBlock = try sample.adding(block)
    let episode = try Scaffold.container(
      .episode, at: ItemPath("training/loops/while"), after: "say-hello", in: try read(withBlock).authored)
    let after = try read(withBlock.adding(episode))
    #expect(after.diagnostics.isEmpty, "\(after.diagnostics)")
    let module = try #require(after.authored.curriculum.modules.first)
    #expect(module.blocks.map(\.title) == ["Printing", "Again: loops"])
    #expect(module.blocks.last?.episodes.map(\.id) == ["say-hello", "while"])
  }

  @Test("a block that is listed before its files are made is not listed twice")
  func listed() throws {
    let path = "training/module.yaml"
    let listing = SampleCurriculum.files[path]?.replacing("[printing]", with: "[printing, loops]")
    let sample = SampleCurriculum.with([path: listing])
    let before = try read(sample).authored
    let block = try Scaffold.container(.block, at: ItemPath("training/loops"), in: before)
    let after = try read(sample.adding(block))
    #expect(after.authored.curriculum.modules.first?.blocks.map(\.id) == ["printing", "loops"])
    #expect(after.diagnostics.isEmpty, "\(after.diagnostics)")
  }

  @Test("a curriculum is made in a language")
  func languages() throws {
    let files = Scaffold.curriculum(title: "Steps", language: .pseudocode)
    let made = FilesInMemory(shownRoot: "", Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.text) }))
    let after = try read(made)
    #expect(after.diagnostics.isEmpty, "\(after.diagnostics)")
    #expect(after.authored.modules.first?.module.language == "pseudocode")
  }

  @Test("a card of every kind goes before the finished card", arguments: CardKind.allCases.filter { $0 != .finished })
  func cards(kind: CardKind) throws {
    var files = SampleCurriculum.with([:])
    for _ in 0..<3 {
      let scaffold = try Scaffold.card(
        kind, inEpisode: ItemPath("training/printing/say-hello"), in: try read(files).authored)
      files = try files.adding(scaffold)
    }
    let (authored, diagnostics) = try read(files)
    #expect(diagnostics.isEmpty, "\(diagnostics)")
    let cards = authored.episodes[0].episode.cards
    #expect(cards.map(\.content.kind) == [kind, kind, kind, .finished])
    #expect(Set(cards.map(\.id)).count == 4)
    #expect(Set(cards.map(\.content)).count == 4, "a card is a copy of another")
  }

  @Test(
    "comments and layout stay as they are",
    arguments: [
      ("episodes: [a]", "episodes: [a, new]"),
      ("episodes: [ a ]  # order", "episodes: [ a, new ]  # order"),
      ("episodes:\n  # first\n  - a  # why\n# end\n", "episodes:\n  # first\n  - a  # why\n  - new\n# end\n"),
      ("episodes:\n- a\ntitle: x", "episodes:\n- a\n- new\ntitle: x"),
      ("episodes:\r\n    - a\r\n", "episodes:\r\n    - a\r\n    - new\r\n"),
      ("episodes: [\n  a,  # one\n]\n", "episodes: [\n  a, new,  # one\n]\n"),
      ("episodes:\n  - a", "episodes:\n  - a\n  - new"),
      ("episodes: # none\ntitle: x", "episodes:\n  - new # none\ntitle: x"),
      ("episodes: []\ntitle: x", "episodes: [new]\ntitle: x"),
      ("title: x\n", "title: x\nepisodes:\n  - new\n"),
      ("title: x", "title: x\nepisodes:\n  - new\n"),
      ("episodes: ~\n", "episodes:\n  - new\n"),
      ("{episodes: [a], title: x}", "{episodes: [a, new], title: x}"),
      ("episodes:\n  -\n    a\n  # end", "episodes:\n  -\n    a\n  - new\n  # end"),
    ])
  func layout(before: String, after: String) throws {
    let path = "training/printing/block.yaml"
    let files = SampleCurriculum.with([path: before])
    let scaffold = try Scaffold.container(.episode, at: ItemPath("training/printing/new"), in: try read(files).authored)
    #expect(try files.adding(scaffold).text(of: path) == after)
  }

  @Test("a text that ends in empty lines keeps them when a card follows")
  func keptLines() throws {
    let files = SampleCurriculum.with([
      SampleCurriculum.episodePath:
        "title: Say hello\ncards:\n  - id: run\n    type: executor\n    text: Run.\n    result: \"\"\n    code: |+\n      print()\n\n\n"
    ])
    let before = try read(files).authored.episodes[0].episode.cards[0]
    let scaffold = try Scaffold.card(
      .question, inEpisode: ItemPath("training/printing/say-hello"),
      in: try read(SampleCurriculum.withCards("- {id: x, type: description, header: a, text: b}\n")).authored)
    #expect(scaffold.path.description == "training/printing/say-hello/question")
    let after = try read(
      files.adding(
        Scaffold.card(.finished, inEpisode: ItemPath("training/printing/say-hello"), in: read(files).authored)))
    #expect(after.authored.episodes[0].episode.cards.first == before)
    #expect(after.authored.episodes[0].episode.cards.count == 2)
  }

  @Test("a card goes before the finished card wherever that stands, under an id that no card has or had")
  func freeID() throws {
    let files = SampleCurriculum.withCards(
      """
      - {id: done, type: finished, header: Well done!, text: You did it.}
      - {id: ask, formerly: [question], type: description, header: Look, text: There.}

      """)
    let path = ItemPath("training/printing/say-hello")
    let scaffold = try Scaffold.card(.question, inEpisode: path, in: try read(files).authored)
    let cards = try read(files.adding(scaffold)).authored.episodes[0].episode.cards
    #expect(cards.map(\.id) == ["question-2", "done", "ask", "well-done"])
    #expect(throws: ScaffoldProblem.self) {
      try Scaffold.card(.executor, id: "question", inEpisode: path, in: try read(files).authored)
    }
    #expect(throws: ScaffoldProblem.self) {
      try Scaffold.card(.finished, inEpisode: path, in: try read(files).authored)
    }
  }

  @Test("what cannot be made is told")
  func problems() throws {
    let authored = try read(SampleCurriculum.with([:])).authored
    func problem(_ container: Scaffold.Container, _ path: String, after sibling: String? = nil) -> String? {
      do throws(ScaffoldProblem) {
        _ = try Scaffold.container(container, at: ItemPath(path), after: sibling, in: authored)
        return nil
      } catch {
        return error.description
      }
    }
    #expect(problem(.module, "Training") == "'Training' is not the full id of a module")
    #expect(problem(.episode, "a/b") == "'a/b' is not the full id of an episode")
    #expect(problem(.module, "training") == "'training/module.yaml' is there already")
    #expect(problem(.block, "other/loops") == "'other/module.yaml' is not there, so the block would have no place")
    #expect(
      problem(.episode, "training/printing/x", after: "y")
        == "'y' is not in the list 'episodes' of 'training/printing/block.yaml'")
    #expect(throws: ScaffoldProblem.self) {
      try Scaffold.card(.question, id: "well-done", inEpisode: ItemPath("training/printing/say-hello"), in: authored)
    }
    #expect(throws: ScaffoldProblem.self) {
      try Scaffold.card(.question, inEpisode: ItemPath("training/printing/nowhere"), in: authored)
    }
  }
}

extension FilesInMemory {
  /// A file's text.
  func text(of path: String) throws -> String { String(decoding: try read(path), as: UTF8.self) }

  /// The files with what a scaffold makes and changes.
  func adding(_ scaffold: Scaffold) throws -> FilesInMemory {
    var files: [String: String] = [:]
    for path in paths { files[path] = try text(of: path) }
    for file in scaffold.files { files[file.path] = file.text }
    let change = Edit.apply(scaffold.edits, to: scaffold.document.source.bytes)
    #expect(change.applied == scaffold.edits.count)
    files[scaffold.document.path] = String(decoding: change.bytes, as: UTF8.self)
    return FilesInMemory(shownRoot: "", files)
  }
}
