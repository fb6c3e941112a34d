import Authoring
import AuthoringSamples
import Diagnostics
import Exchange
import Foundation
import JSON
import TestSupport
import Testing

@Suite("Content of other systems comes in and goes out as it was")
struct ExchangeRoundTripTests {
  @Test("generated documents with awkward texts come out as they went in", arguments: ExchangeFormats.names)
  func generated(format: String) throws {
    var random = SeededRandom(seed: 2026)
    for number in 0..<60 {
      let json = try random.document(of: format)
      let source = SourceText(path: "x.json", bytes: PrettyJSON.bytes(of: json))
      let (files, diagnostics) = try ExchangeFormats.importing(format, source)
      #expect(diagnostics.isEmpty, "document \(number): \(diagnostics.first?.message ?? "")")
      let (exported, losses) = try export(files, format)
      #expect(losses.isEmpty, "document \(number): \(losses.first?.message ?? "")")
      #expect(exported.utf8.elementsEqual(CanonicalJSON.text(of: json).utf8), "document \(number)")
    }
  }

  @Test("what goes out comes in again as the same files", arguments: ExchangeFormats.names)
  func twice(format: String) throws {
    var random = SeededRandom(seed: 7)
    for _ in 0..<20 {
      let source = SourceText(path: "x.json", bytes: PrettyJSON.bytes(of: try random.document(of: format)))
      let files = try ExchangeFormats.importing(format, source).files
      #expect(try ExchangeFormats.importing(format, source).files == files)
      let again = SourceText(path: "y.json", bytes: Array(try export(files, format).json.utf8))
      // Objects without an order have that of canonical JSON then.
      if !source.bytes.isMaps { #expect(try ExchangeFormats.importing(format, again).files == files) }
    }
  }

  @Test(
    "a title that is the system's own name comes out again, and none where there was none",
    arguments: [("\"title\": \"Slang\", ", "Slang"), ("\"title\": \"Ours\", ", "Ours"), ("", "Slang")])
  func titleOfTheWhole(written: String, title: String) throws {
    let json = """
      {\(written)"lessons": [], "challenges": [{"title": "One", "description": "Print 1.", "output": "1",
        "solution": [{"type": "print", "statement": {"integer": 1}}]}]}
      """
    let source = SourceText(path: "x.json", json)
    let (files, diagnostics) = try ExchangeFormats.importing("slang", source)
    #expect(diagnostics.isEmpty, "\(diagnostics.first?.message ?? "")")
    #expect(files.first { $0.path == "curriculum.yaml" }?.text.contains("title: \(title)\n") == true)
    #expect(try export(files, "slang").json.contains("\"title\":\"\(title)\"") == !written.isEmpty)
  }

  @Test("levels may be a file each", arguments: 0..<20)
  func levelFiles(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let levels = try #require(random.levels().array)
    let sources = levels.enumerated().reversed().map { index, level in
      SourceText(path: "\(index).json", bytes: PrettyJSON.bytes(of: level))
    }
    let (files, diagnostics) = try ExchangeFormats.named("ar").importing(sources, schemas: nil)
    #expect(diagnostics.isEmpty, "\(diagnostics.first?.message ?? "")")
    #expect(try export(files, "ar").json == CanonicalJSON.text(of: .array(levels)))
  }

  @Test("an image becomes a file once, and the same letters again")
  func images() throws {
    let image = "iVBORw0KGgoAAAANSUhEUg=="
    let json = """
      {"chapters": [{"title": "a", "description": "b", "number": 1, "playground": [], "lessons": [
        {"lessonContent": ["\(image)", "look", "\(image)"]}, {"title": "t", "lessonContent": ["\(image)"]}]}]}
      """
    let (files, diagnostics) = try ExchangeFormats.importing("swiftly", SourceText(path: "x.json", json))
    #expect(diagnostics.isEmpty)
    let assets = files.filter { $0.path.hasPrefix("assets/") }
    #expect(assets.count == 1)
    #expect(assets.first?.path.hasSuffix(".png") == true)
    #expect(
      assets.first?.bytes == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 0x0D, 0x49, 0x48, 0x44, 0x52])
    let (exported, losses) = try export(files, "swiftly")
    #expect(losses.isEmpty)
    #expect(exported == CanonicalJSON.text(of: try JSONReader.read(Array(json.utf8)).get()))
    let lost = try export(files.filter { !$0.path.hasPrefix("assets/") }, "swiftly").losses
    #expect(lost.map { $0.message.hasSuffix("cannot be read as an image") } == [true, true, true])
  }

  @Test(
    "a drawing is an image whatever XML begins it with, with and without an address",
    arguments: [
      "<svg></svg>", "<!-- made by hand --><svg/>", "<?xml version=\"1.0\"?><svg/>", "<!DOCTYPE svg><!-- a --><svg/>",
    ], ["", "data:image/svg+xml;base64,"])
  func drawings(drawing: String, address: String) throws {
    let json = """
      {"chapters": [{"title": "a", "description": "b", "number": 1, "playground": [], "lessons": [
        {"lessonContent": ["\(address)\(Data(drawing.utf8).base64EncodedString())"]}]}]}
      """
    let (files, diagnostics) = try ExchangeFormats.importing("swiftly", SourceText(path: "x.json", json))
    #expect(diagnostics.isEmpty, "\(diagnostics.first?.message ?? "")")
    let assets = files.filter { $0.path.hasPrefix("assets/") }
    #expect(assets.map(\.text) == [drawing])
    #expect(assets.first?.path.hasSuffix(".svg") == true)
    let (exported, losses) = try export(files, "swiftly")
    #expect(losses.isEmpty, "\(losses.first?.message ?? "")")
    #expect(exported == CanonicalJSON.text(of: try JSONReader.read(Array(json.utf8)).get()))
  }

  @Test("XML that is no drawing stays a paragraph")
  func otherXML() throws {
    let text = Data("<?xml version=\"1.0\"?><note/>".utf8).base64EncodedString()
    let json = """
      {"chapters": [{"title": "a", "description": "b", "number": 1, "playground": [], "lessons": [
        {"lessonContent": ["\(text)"]}]}]}
      """
    let (files, diagnostics) = try ExchangeFormats.importing("swiftly", SourceText(path: "x.json", json))
    #expect(diagnostics.isEmpty)
    #expect(files.allSatisfy { !$0.path.hasPrefix("assets/") })
    #expect(files.contains { $0.text.contains(text) })
  }

  @Test("what Swiftly has no place for in a lesson becomes a paragraph, and is told")
  func videosAndCaptions() throws {
    let lesson = """
      title: Boxes
      cards:
        - id: read
          type: reading
          header: Boxes
          content:
            - {video: "https://videos.example.org/boxes", title: Boxes in two minutes}
            - {code: let planets = 8, language: swift, caption: Eight planets}
        - {id: done, type: finished, header: Well done!, text: You did it.}

      """
    let files = FilesInMemory([
      "curriculum.yaml": "title: Swiftly\nmodules: [boxes]\n",
      "boxes/module.yaml": "title: Boxes\nsummary: Boxes.\nlanguage: swift\nblocks: [lessons]\n",
      "boxes/lessons/block.yaml": "title: Lessons\nepisodes: [boxes]\n", "boxes/lessons/boxes.yaml": lesson,
    ])
    let (authored, _) = try read(files)
    let (written, _, losses) = try ExchangeFormats.named("swiftly").exporting(authored) { _ in nil }
    let json = CanonicalJSON.text(of: written)
    for text in ["Boxes in two minutes: https://videos.example.org/boxes", "let planets = 8", "Eight planets"] {
      #expect(json.contains("\"\(text)\""), "\(json)")
    }
    #expect(losses.count { $0.message.hasSuffix("a paragraph with its title") } == 1)
  }
}

/// What files of an import give when they are read and exported: canonical JSON, and what is lost.
func export(_ files: [NewFile], _ format: String) throws -> (json: String, losses: [Diagnostic]) {
  let (authored, findings) = try read(files.inMemory)
  #expect(!findings.contains { $0.severity == .error }, "\(findings.first { $0.severity == .error }?.message ?? "")")
  let assets = Dictionary(files.map { ($0.path, $0.bytes) }) { first, _ in first }
  let (json, _, losses) = try ExchangeFormats.named(format).exporting(authored) { assets[$0] }
  return (CanonicalJSON.text(of: json), losses)
}

extension [UInt8] {
  /// Whether collections stand in objects.
  fileprivate var isMaps: Bool { String(decoding: self, as: UTF8.self).contains("\"MAP_") }
}
