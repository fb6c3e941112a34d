import Authoring
import AuthoringSamples
import JSON
import Testing

@testable import Preview

@Suite("Repairs in the preview")
struct FixTests {
  private let files = SampleCurriculum.withCards(
    """
    - id: run-it
      type: executor
      text: Run it.
      code: print(5)
      result: 6   # a comment that stays

    """)

  private func desk() throws -> (PreviewDesk, finding: JSONValue) {
    let desk = try PreviewDesk(files)
    let findings = try #require(try desk.json("/api/findings")["findings"]?.array)
    return (desk, try #require(findings.first { $0["code"]?.string == "wrong-result" }))
  }

  @Test("a finding names its card, its line and what is meant on it")
  func finding() throws {
    let (_, finding) = try desk()
    #expect(finding["item"]?.string == "training/printing/say-hello/run-it")
    #expect(finding["severity"]?.string == "error")
    let source = try #require(finding["source"]?.string)
    let (from, to) = (try #require(finding["from"]?.integer), try #require(finding["to"]?.integer))
    let units = Array(source.utf16)[from..<to]
    #expect(String(decoding: units, as: UTF16.self) == "6")
    #expect(finding["links"]?[0]?["href"]?.string == "vscode://file/work/training/printing/say-hello.yaml:7:13")
  }

  @Test("a repair is shown before it is made, and leaves the rest of the file as it is")
  func fix() throws {
    let (desk, finding) = try desk()
    let request: JSONValue = ["finding": finding["id"] ?? .null, "fix": 0]
    let shown = try desk.post("/api/fix", request)
    #expect(shown["applied"]?.bool == false)
    #expect(shown["diff"]?.string?.contains("-    result: 6   # a comment that stays\n+    result: 5") == true)
    #expect(desk.host.files.isEmpty)
    let made = try desk.post("/api/fix", ["finding": finding["id"] ?? .null, "fix": 0, "apply": true])
    #expect(made["applied"]?.bool == true)
    let text = try #require(desk.host.files["training/printing/say-hello.yaml"])
    let old = String(decoding: try files.read("training/printing/say-hello.yaml"), as: UTF8.self)
    #expect(text == old.replacing("result: 6", with: "result: 5"))
  }

  @Test("a finding keeps its name while other things change, and its repair can still be made")
  func laterVersion() throws {
    let (desk, finding) = try desk()
    var later = files
    let path = "training/printing/say-hello.yaml"
    later[path] = String(decoding: try files.read(path), as: UTF8.self).replacing("title: Say", with: "\ntitle: Say")
    _ = desk.site.update(try PreviewDesk.content(of: later, version: 2))
    let found = try #require(try desk.json("/api/findings")["findings"]?.array)
    #expect(found.contains { $0["id"] == finding["id"] })
    #expect(Set(found.compactMap { $0["id"]?.string }).count == found.count)
    _ = try desk.post("/api/fix", ["finding": finding["id"] ?? .null, "fix": 0, "apply": true])
    #expect(desk.host.files[path]?.contains("result: 5   # a comment that stays") == true)
  }

  @Test("a repair of a finding that is gone is refused")
  func gone() throws {
    let (desk, finding) = try desk()
    var later = files
    let path = "training/printing/say-hello.yaml"
    later[path] = String(decoding: try files.read(path), as: UTF8.self).replacing("result: 6", with: "result: 5")
    _ = desk.site.update(try PreviewDesk.content(of: later, version: 2))
    let response = desk.response("/api/fix", ["finding": finding["id"] ?? .null, "fix": 0, "apply": true])
    #expect(response.status == 404)
    #expect(desk.host.files.isEmpty)
  }

  @Test("a save tells which episodes changed, and whether the outline did")
  func change() throws {
    let (desk, _) = try desk()
    let wording = files.read
    var changed = files
    let path = "training/printing/say-hello.yaml"
    changed[path] = String(decoding: try wording(path), as: UTF8.self).replacing("Run it.", with: "Run it now.")
    let change = desk.site.update(try PreviewDesk.content(of: changed, version: 2))
    #expect(change.episodes == ["training/printing/say-hello"])
    #expect(!change.changesOutline)
    changed[path] = changed[path]?.replacing("title: Say hello", with: "title: Say more")
    #expect(desk.site.update(try PreviewDesk.content(of: changed, version: 3)).changesOutline)
    #expect(desk.site.current.version == 3)
    #expect(desk.site.greeting["version"]?.integer == 3)
  }

  @Test("a save of an image is announced, with a text or without one, and one of a text alone is not")
  func image() throws {
    var changed = files
    changed["assets/box.svg"] = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\"/>"
    let desk = try PreviewDesk(changed)
    func changesImages(_ version: Int) throws -> Bool {
      desk.site.update(try PreviewDesk.content(of: changed, version: version)).changesImages
    }
    #expect(try changesImages(2))
    let text = String(decoding: try files.read("curriculum.yaml"), as: UTF8.self)
    changed["curriculum.yaml"] = text + "# more\n"
    #expect(try !changesImages(3))
    changed["curriculum.yaml"] = text + "# and more\n"
    changed["assets/box.svg"] = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"8\" height=\"9\"/>"
    #expect(try changesImages(4))
  }

  @Test("a page that loads while the files cannot be read hears why, until they can")
  func failed() throws {
    let (desk, _) = try desk()
    #expect(desk.site.greeting["failed"] == nil)
    #expect(desk.site.fail("cannot read 'a'", help: "look")["help"]?.string == "look")
    #expect(desk.site.greeting["failed"]?["message"]?.string == "cannot read 'a'")
    _ = desk.site.update(try PreviewDesk.content(of: files, version: 2))
    #expect(desk.site.greeting["failed"] == nil)
  }

  @Test("an episode that cannot be read keeps its place in the block, its last title, and its turn")
  func brokenInTheMiddle() throws {
    var three = files
    let block = "training/printing/block.yaml"
    let names = ["say-hello", "say-more", "say-bye"]
    three[block] = String(decoding: try files.read(block), as: UTF8.self)
      .replacing(/episodes:(.|\n)*/, with: "episodes: [\(names.joined(separator: ", "))]\n")
    let text = String(decoding: try files.read("training/printing/say-hello.yaml"), as: UTF8.self)
    for name in names.dropFirst() { three["training/printing/\(name).yaml"] = text.replacing("Say hello", with: name) }
    let desk = try PreviewDesk(three)
    three["training/printing/say-more.yaml"] = "title: [Say\n"
    _ = desk.site.update(try PreviewDesk.content(of: three, version: 2))
    let outline = try desk.json("/api/curriculum")
    let rows = try #require(outline["modules"]?[0]?["blocks"]?[0]?["episodes"]?.array)
    #expect(rows.compactMap { $0["path"]?.string } == names.map { "training/printing/\($0)" })
    #expect(rows[1]["title"]?.string == "say-more")
    #expect(rows[1]["isUnreadable"]?.bool == true)
    let done: JSONValue = ["finishedEpisodes": ["training/printing/say-hello"]]
    let map = try desk.post("/api/map", ["progress": done])
    #expect(map["resume"]?["episode"]?.string == "training/printing/say-more")
    #expect(try desk.post("/api/map", [:])["resume"]?["episode"]?.string == "training/printing/say-hello")
  }

  @Test("a card that cannot be read keeps its row in the outline, and its findings")
  func brokenCard() throws {
    let cards = """
      - id: one
        type: description
        header: One
        text: One.
      - id: two
        type: description
        header: Two
        txet: Two.
      - type: description
        header: Three
        text: Three.

      """
    let desk = try PreviewDesk(SampleCurriculum.withCards(cards))
    let episode = "training/printing/say-hello"
    let outline = try desk.json("/api/curriculum")
    let rows = try #require(outline["modules"]?[0]?["blocks"]?[0]?["episodes"]?[0]?["cards"]?.array)
    #expect(rows.compactMap { $0["path"]?.string } == ["one", "two", "#3", "well-done"].map { "\(episode)/\($0)" })
    #expect(rows.map { $0["isUnreadable"]?.bool ?? false } == [false, true, true, false])
    #expect(rows[1]["findings"]?["error"]?.integer == 1)
    #expect(rows[2]["title"]?.string == "Card 3")
    let findings = try #require(try desk.json("/api/findings")["findings"]?.array)
    #expect(findings.contains { $0["item"]?.string == "\(episode)/two" && $0["code"]?.string == "unknown-key" })
  }

  @Test(
    "a key is repaired where its text is known to the letter",
    arguments: [
      ("- id: two\n  type: description\n  header: Two\n  txet: Two.", "  txet: Two.", "  text: Two."),
      (
        "- {id: two, type: trueFalse, text: Is it?, answer: true, hint: Think.}", "hint: Think.", "hints: [Think.]"
      ),
      ("- type: description  # why\n  header: Two\n  text: Two.", "- type", "- id: two\n    type"),
      ("- {type: description, header: Two, text: Two.}", "{type", "{id: two, type"),
      ("- id: two  # why\n  header: Two\n  text: Two.", "two  # why", "two\n    type: description  # why"),
    ])
  func keys(cards: String, written: String, repaired: String) throws {
    let files = SampleCurriculum.withCards(cards + "\n")
    let desk = try PreviewDesk(files)
    let findings = try #require(try desk.json("/api/findings")["findings"]?.array)
    let codes = ["unknown-key", "missing-key"]
    let finding = try #require(findings.first { codes.contains($0["code"]?.string ?? "") })
    _ = try desk.post("/api/fix", ["finding": finding["id"] ?? .null, "fix": 0, "apply": true])
    let text = try #require(desk.host.files[SampleCurriculum.episodePath])
    let old = String(decoding: try files.read(SampleCurriculum.episodePath), as: UTF8.self)
    #expect(text == old.replacing(written, with: repaired))
  }

  @Test("a file that cannot be read shows its message, and the rest goes on")
  func broken() throws {
    var broken = files
    broken["training/printing/say-hello.yaml"] = "title: Say hello\ncards:\n  - {id: a, type: description\n"
    let desk = try PreviewDesk(broken)
    let outline = try desk.json("/api/curriculum")
    #expect(outline["broken"]?[0]?["file"]?.string == "training/printing/say-hello.yaml")
    #expect(outline["title"]?.string == "Champion")
    let row = try #require(outline["modules"]?[0]?["blocks"]?[0]?["episodes"]?[0])
    #expect(row["path"]?.string == "training/printing/say-hello")
    #expect(row["isUnreadable"]?.bool == true)
    #expect(row["findings"]?["error"]?.integer == 1)
    #expect(try desk.post("/api/map", [:])["items"]?["training/printing/say-hello"]?["isOpen"]?.bool == true)
    let episode = try desk.json("/api/episode?path=training/printing/say-hello")
    #expect(episode["error"]?["message"]?.string?.isEmpty == false)
  }
}
