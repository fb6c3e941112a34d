import Authoring
import AuthoringSamples
import Diagnostics
import Exchange
import JSON
import TestSupport
import Testing

@Suite("A curriculum becomes Champion's JSON again")
struct ChampionExportTests {
  private static let card = #"{"type": "finished", "header": "a", "text": "b"}"#

  @Test(
    "what was imported comes out as it went in, whatever its layout",
    arguments: [
      championSample, "[\(card)]", "[[\(card)], [\(card), \(card)]]", "[[[\(card)]], [[\(card)]]]",
      "{\"cards\": [\(card)]}", "{\"name\": \"My course\", \"cards\": [\(card)]}",
      "{\"episodes\": [[\(card)], [\(card)]]}",
      "[{\"header\": \"x\", \"cards\": [\(card)]}, {\"cards\": [\(card)]}]",
      "{\"steps\": [{\"name\": \"Training\", \"episodes\": [{\"title\": \"Episode 1\", \"cards\": [\(card)]}]}]}",
      "{\"steps\": [{\"episodes\": [{\"title\": \"Untitled episode 1\", \"cards\": [\(card)]}, {\"cards\": [\(card)]}]}]}",
      "{\"steps\": [{\"title\": \"Untitled step 2\", \"episodes\": [[\(card)]]}, {\"episodes\": [[\(card)]]}]}",
      "[{\"episodes\": [{\"cards\": [\(card)]}]}]", "[[{\"cards\": [\(card)]}]]",
    ])
  func comesBack(json: String) throws {
    let (files, diagnostics) = try ExchangeFormats.importing("champion", SourceText(path: "x.json", json))
    #expect(diagnostics.isEmpty)
    let (authored, findings) = try read(files.inMemory)
    #expect(findings.isEmpty)
    let (exported, _, losses) = try exporting(authored)
    #expect(losses.isEmpty)
    #expect(CanonicalJSON.text(of: exported) == CanonicalJSON.text(of: try JSONReader.read(Array(json.utf8)).get()))
  }

  @Test("generated files with awkward texts come out as they went in")
  func generated() throws {
    var random = SeededRandom(seed: 11)
    for _ in 0..<150 {
      let json = random.championSteps()
      let source = SourceText(path: "x.json", bytes: PrettyJSON.bytes(of: json))
      let (files, diagnostics) = try ExchangeFormats.importing("champion", source)
      #expect(diagnostics.isEmpty)
      let (authored, findings) = try read(files.inMemory)
      #expect(findings.isEmpty, "\(findings.prefix(3))")
      let exported = CanonicalJSON.text(of: try exporting(authored).json)
      #expect(exported.utf8.elementsEqual(CanonicalJSON.text(of: json).utf8))
    }
  }

  @Test("what the JSON cannot carry is told")
  func losses() throws {
    let files = SampleCurriculum.withCards(
      "- {id: a, type: executor, text: Run it., code: print(a), raises: \"NameError: no a\", input: [x]}\n")
    let (json, _, diagnostics) = try exporting(read(files).authored)
    #expect(json["steps"]?[0]?["episodes"]?[0]?["cards"]?[0]?["result"] == "NameError: no a")
    #expect(diagnostics.map { $0.message.prefix(7) } == ["'input'"])
  }

  @Test("programs to write are left out, and programs of other languages are told, each in words of its own")
  func programs() throws {
    let files = SampleCurriculum.withCards(
      """
      - {id: a, type: exercise, text: Say Ada., language: python, solutions: [print("Ada")], result: Ada}
      - {id: b, type: executor, text: Run it., language: slang, code: print 1, result: "1"}
      - {id: c, type: descriptionWithCode, header: H, text: Look., language: java, code: int a;}

      """)
    let (json, _, diagnostics) = try exporting(read(files).authored)
    let cards = json["steps"]?[0]?["episodes"]?[0]?["cards"]?.array ?? []
    #expect(cards.compactMap { $0["type"] } == ["executor", "descriptionWithCode", "finished"])
    #expect(
      diagnostics.map(\.message) == [
        "Champion's learners write no programs, so the card 'a' is left out",
        "Champion runs Python alone, so it would run the slang code of 'b' as Python",
      ])
  }

  @Test("what has no place in the JSON is listed, what has one is not")
  func omissions() throws {
    let files = SampleCurriculum.withCards(
      "- {id: a, type: executor, text: Run it., code: print(a), raises: \"NameError: no a\", formerly: [b]}\n")
    let omissions = try exporting(read(files).authored).omissions
    #expect(omissions.map(\.item) == ["curriculum", "module", "block", "episode", "card"])
    #expect(omissions.last?.keys == ["formerly", "id"])
    #expect(omissions.first { $0.item == "block" }?.keys == ["id", "title"])
    #expect(omissions.first { $0.item == "module" }?.keys == ["id", "language", "summary"])
  }

  @Test("a right answer that is written out is given by its index, and an image of an answer is left out")
  func rightAnswerAndImages() throws {
    let answers = "[{image: assets/cat.svg, alt: A cat}, A dog]"
    let files = SampleCurriculum.withCards(
      "- {id: a, type: question, text: Who purrs?, answers: \(answers), correctAnswer: A cat}\n")
    #expect(try exporting(read(files).authored).omissions.last?.keys == ["id", "image"])
  }

  @Test("a curriculum that outgrew the layout of its import is exported whole")
  func outgrown() throws {
    let files = SampleCurriculum.with([
      "curriculum.yaml":
        "title: Champion\nlocale: en\nminimumClient: \"1.0.0\"\nmodules: [training]\nchampion: {outermost: cards, whole: array}\n",
      "training/printing/block.yaml": "title: Printing\nepisodes: [say-hello, more]\n",
      "training/printing/more.yaml": SampleCurriculum.heading + SampleCurriculum.finished,
    ])
    let json = try exporting(read(files).authored).json
    #expect(json.array?.count == 2)
    #expect(json[0]?["title"] == "Say hello")
  }

  private func exporting(
    _ authored: AuthoredCurriculum
  ) throws -> (json: JSONValue, omissions: [ExportOmission], diagnostics: [Diagnostic]) {
    try ExchangeFormats.named("champion").exporting(authored) { _ in nil }
  }
}
