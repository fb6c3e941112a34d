import Authoring
import AuthoringSamples
import Diagnostics
import Exchange
import Formatting
import TestSupport
import Testing

@Suite("Quizzes and pages of textbooks come in and go out as they were")
struct TextRoundTripTests {
  @Test("there are thirty samples of each format")
  func count() {
    #expect(TextSample.gift.count == 30)
    #expect(TextSample.runestone.count == 30)
  }

  @Test(
    "a sample comes out byte by byte, but for what its marks name, and comes in again as the same files",
    arguments: TextSample.gift + TextSample.runestone)
  func sample(_ sample: TextSample) throws {
    let (files, diagnostics) = try importing(sample.format, sample.source)
    #expect(!files.isEmpty)
    #expect(diagnostics.count == Int(sample.marks["lost"] ?? "0"), "\(diagnostics.map(\.message))")
    let (text, losses) = try exporting(sample.format, files)
    #expect(losses.isEmpty, "\(losses.map(\.message))")
    let isSame = text.trimmedLineEnds.utf8.elementsEqual(sample.text.trimmedLineEnds.utf8)
    #expect(isSame == (sample.marks["lost"] == nil && sample.marks["layout"] == nil), "\(text)")
    let again = try importing(sample.format, SourceText(path: sample.name, text))
    #expect(again.diagnostics.isEmpty, "\(again.diagnostics.map(\.message))")
    #expect(again.files == files)
  }

  @Test("at least nine of ten samples come out byte by byte, and the others say why; the figures are printed")
  func figures() throws {
    var (exact, laidOut, lost) = (0, 0, 0)
    for sample in TextSample.gift + TextSample.runestone {
      let (files, diagnostics) = try importing(sample.format, sample.source)
      let text = try exporting(sample.format, files).text
      if text.trimmedLineEnds.utf8.elementsEqual(sample.text.trimmedLineEnds.utf8) {
        exact += 1
      } else if diagnostics.isEmpty {
        laidOut += 1
      } else {
        lost += 1
      }
    }
    print("exchange: of 60 samples \(exact) come out byte by byte, \(laidOut) say the same in another layout, and")
    print("exchange: \(lost) come out without what their import reported")
    #expect(exact >= 54)
  }

  @Test("what an import writes is laid out as `hornbook fmt` lays it out", arguments: ["gift", "runestone"])
  func layout(format: String) throws {
    let samples = format == "gift" ? TextSample.gift : TextSample.runestone
    let files = try ExchangeFormats.text(format).importing(samples.map(\.source), schemas: "../schemas").files
    #expect(files.count > 60)
    for file in files {
      let (formatted, diagnostics) = YAMLFormatter.format(SourceText(path: file.path, file.text))
      #expect(diagnostics.isEmpty, "\(file.path)")
      #expect(String(decoding: formatted, as: UTF8.self) == file.text)
    }
  }

  @Test("files of a folder become modules with ids of their own, in order", arguments: ["gift", "runestone"])
  func folder(format: String) throws {
    let samples = format == "gift" ? TextSample.gift : TextSample.runestone
    let files = try ExchangeFormats.text(format).importing(samples.map(\.source), schemas: nil).files
    let modules = files.filter { $0.path.hasSuffix("/module.yaml") }.map(\.path)
    #expect(modules.count == 30)
    #expect(Set(modules).count == 30)
  }

  @Test("spoiled samples are imported or refused, and what is imported can be exported", arguments: 0..<30)
  func spoiled(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    for sample in [TextSample.gift[seed], TextSample.runestone[seed]] {
      for _ in 0..<20 {
        let bytes = random.spoiled(Array(sample.text.utf8))
        let (files, diagnostics) = try importing(sample.format, SourceText(path: sample.name, bytes: bytes))
        #expect(files.isEmpty == diagnostics.contains { $0.severity == .error }, "\(diagnostics.map(\.message))")
        if files.isEmpty { continue }
        let (authored, _) = try read(files.inMemory)
        _ = try ExchangeFormats.text(sample.format).exporting(authored)
      }
    }
  }
}

extension SeededRandom {
  /// Bytes with some taken out, doubled, or replaced by a sign of either format.
  fileprivate mutating func spoiled(_ bytes: [UInt8]) -> [UInt8] {
    bytes.flatMap { byte -> [UInt8] in
      guard oneIn(25) else { return [byte] }
      switch Int.random(in: 0...3, using: &self) {
      case 0: return []
      case 1: return [byte, byte]
      case 2: return [0xFF]
      default: return [pick(Array("{}=~#:%\\->|`*.\n \t[]".utf8))]
      }
    }
  }
}

extension String {
  /// The text without the empty lines at its end.
  fileprivate var trimmedLineEnds: String {
    var text = self
    while text.hasSuffix("\n") { text.removeLast() }
    return text
  }
}
