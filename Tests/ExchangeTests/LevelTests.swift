import AuthoringSamples
import Diagnostics
import Exchange
import JSON
import TestSupport
import Testing

@Suite("A level comes in and goes out as it was")
struct LevelTests {
  private static let formats = ExchangeFormats.all.compactMap { format -> String? in
    switch format {
    case .curriculum, .text, .bank: nil
    case .level(let format): format.name
    }
  }

  @Test("generated levels", arguments: formats, 0..<20)
  func generated(name: String, seed: Int) throws {
    let format = try Self.format(name)
    var random = SeededRandom(seed: UInt64(seed))
    for json in try #require(random.levels().array) {
      let (level, diagnostics) = format.read(SourceText(path: "x.json", bytes: PrettyJSON.bytes(of: json)))
      #expect(diagnostics.isEmpty, "\(diagnostics.first?.message ?? "")")
      let (written, leftOut) = format.write(try #require(level))
      #expect(leftOut == [])
      #expect(CanonicalJSON.text(of: written) == CanonicalJSON.text(of: json))
    }
  }

  @Test("what is not a level is told", arguments: formats)
  func others(name: String) throws {
    for json in ["[]", "{}", "7", "{"] {
      let (level, diagnostics) = try Self.format(name).read(SourceText(path: "x.json", json))
      #expect(level == nil)
      #expect(!diagnostics.isEmpty, "\(json)")
    }
  }

  private static func format(_ name: String) throws -> any LevelFormat.Type {
    try #require(
      ExchangeFormats.all.lazy.compactMap { format -> (any LevelFormat.Type)? in
        switch format {
        case .level(let format) where format.name == name: format
        case .level, .curriculum, .text, .bank: nil
        }
      }.first)
  }
}
