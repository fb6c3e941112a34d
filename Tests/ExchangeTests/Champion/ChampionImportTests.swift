import Authoring
import AuthoringSamples
import CurriculumBundle
import Diagnostics
import Exchange
import Testing

@Suite("Champion's JSON becomes a curriculum")
struct ChampionImportTests {
  @Test("the published sample becomes one readable episode")
  func sample() throws {
    let (files, diagnostics) = try ExchangeFormats.named("champion").importing(
      [SourceText(path: "sample.json", championSample)], schemas: "../schemas")
    #expect(diagnostics.isEmpty)
    #expect(
      files.map(\.path) == [
        "curriculum.yaml", "step-1/module.yaml", "step-1/episodes/block.yaml", "step-1/episodes/episode-1.yaml",
      ])
    #expect(files.last?.text == championSampleEpisode)
    #expect(try read(files.inMemory).diagnostics.isEmpty)
  }

  @Test("several steps are chosen from a menu, and the episodes of a step unlock in order")
  func steps() throws {
    let card = #"{"type": "finished", "header": "a", "text": "b"}"#
    let json =
      "{\"steps\": [{\"title\": \"A\", \"episodes\": [[\(card)], [\(card)]]}, {\"title\": \"B\", \"episodes\": [[\(card)]]}]}"
    let files = try ExchangeFormats.importing("champion", SourceText(path: "x.json", json)).files
    let curriculum = try read(files.inMemory).authored.curriculum
    #expect(curriculum.order == .open)
    let rules = UnlockRules(curriculum)
    let map = rules.map(for: LearnerProgress())
    let open = rules.episodePaths.filter(map.mayPlay).map(\.description)
    #expect(open == ["a/episodes/episode-1", "b/episodes/episode-1"])
    let one = try ExchangeFormats.importing("champion", SourceText(path: "x.json", "[[\(card)], [\(card)]]")).files
    #expect(!one[0].text.contains("order:"))
  }

  @Test("titles become ids that are slugs, unique, and never the name of another file")
  func ids() throws {
    let json = """
      {"steps": [{"title": "Assets", "episodes": [
        {"title": "Block", "cards": [{"type": "finished", "header": "a", "text": "b"}]}, {"title": "Ça va, Öykü?", "cards": []}, {"title": "Block!", "cards": []},
        {"title": "日本", "cards": []}, {"cards": []}, {"title": "Episode 5", "cards": []}]}]}
      """
    let (files, diagnostics) = try ExchangeFormats.importing("champion", SourceText(path: "x.json", json))
    #expect(diagnostics.isEmpty)
    #expect(
      files.map(\.path).dropFirst(2) == [
        "assets-2/episodes/block.yaml", "assets-2/episodes/block-2.yaml", "assets-2/episodes/ca-va-oeykue.yaml",
        "assets-2/episodes/block-3.yaml", "assets-2/episodes/episode-4.yaml", "assets-2/episodes/episode-5.yaml",
        "assets-2/episodes/episode-5-2.yaml",
      ])
  }

  @Test(
    "what is wrong or unknown is told with its place, and nothing is imported",
    arguments: [
      ("[\n{\"type\": ↓}]", "import-not-json"),
      ("[{\"type\": \"description\"↓]", "import-not-json"),
      ("↓{}", "import-wrong-shape"),
      ("↓5", "import-wrong-shape"),
      ("↓[]", "import-wrong-shape"),
      ("↓{\"steps\": [{\"episodes\": [[], []]}]}", "import-wrong-shape"),
      ("[↓{\"text\": \"a\"}]", "import-wrong-shape"),
      ("[{\"type\": ↓\"finish\", \"header\": \"a\", \"text\": \"b\"}]", "import-wrong-shape"),
      ("[↓{\"type\": \"finished\", \"text\": \"b\"}]", "import-wrong-shape"),
      ("[{\"type\": \"finished\", \"header\": ↓5, \"text\": \"b\"}]", "import-wrong-shape"),
      (
        "[{\"type\": \"finished\", \"header\": \"a\", \"text\": \"b\", \"color\": ↓[1, {\"a\": 2}]}]",
        "import-unknown-key"
      ),
      (
        "[{\"type\": \"question\", \"text\": \"a\", \"answers\": [\"b\", ↓3], \"correctAnswerIndex\": 0}]",
        "import-wrong-shape"
      ),
      (
        "[{\"type\": \"question\", \"text\": \"a\", \"answers\": [\"b\"], \"correctAnswerIndex\": ↓0.5}]",
        "import-wrong-shape"
      ),
      ("{\"steps\": [{\"episodes\": []}, ↓[]]}", "import-wrong-shape"),
      ("{\"steps\": [{\"episodes\": [], \"locked\": ↓true}]}", "import-unknown-key"),
      (
        "{\"steps\": [{\"title\": \"a\", \"episodes\": []}, {\"name\": ↓\"b\", \"episodes\": []}]}",
        "import-unknown-key"
      ),
      ("{\"steps\": [{\"title\": \"a\", \"episodes\": ↓{}}]}", "import-wrong-shape"),
    ])
  func errors(marked: String, code: String) throws {
    let parts = marked.split(separator: "↓", omittingEmptySubsequences: false)
    let (files, diagnostics) = try ExchangeFormats.importing("champion", SourceText(path: "x.json", parts.joined()))
    #expect(files.isEmpty)
    #expect(diagnostics.map(\.code.rawValue) == [code], "\(diagnostics.map(\.message))")
    let place = parts.dropLast().joined().utf8.count
    #expect(diagnostics.first?.location.span.start == place, "\(diagnostics.map(\.message))")
  }

  @Test("beyond a hundred, findings are counted")
  func manyFindings() throws {
    let json = "[" + Array(repeating: "7", count: 130).joined(separator: ", ") + "]"
    let (_, diagnostics) = try ExchangeFormats.importing("champion", SourceText(path: "x.json", json))
    #expect(diagnostics.count == 100)
    #expect(diagnostics.last?.notes.map(\.message) == ["30 more findings in this file are not shown"])
  }

  @Test("every wrong value is told in one go, by its path")
  func allInOneGo() throws {
    let json = """
      {"steps": [{"title": 1, "episodes": [{"cards": [
        {"type": "description", "header": null, "text": "a", "x": 1}, 7, {"type": "executor"}]}]}]}
      """
    let (_, diagnostics) = try ExchangeFormats.importing("champion", SourceText(path: "x.json", json))
    #expect(
      diagnostics.map(\.message) == [
        "at 'steps[0].title': this is a whole number, but text is wanted",
        "at 'steps[0].episodes[0].cards[0].x': 'x' is not a key of a card of type 'description'",
        "at 'steps[0].episodes[0].cards[0].header': this is null, but text is wanted",
        "at 'steps[0].episodes[0].cards[1]': this is a whole number, but a card is an object",
        "at 'steps[0].episodes[0].cards[2]': 'text' is missing in a card of type 'executor'",
        "at 'steps[0].episodes[0].cards[2]': 'code' is missing in a card of type 'executor'",
        "at 'steps[0].episodes[0].cards[2]': 'result' is missing in a card of type 'executor'",
      ])
  }
}

extension [NewFile] {
  /// The files as a curriculum.
  var inMemory: FilesInMemory {
    FilesInMemory(shownRoot: "", Dictionary(map { ($0.path, $0.text) }) { _, last in last })
  }
}
