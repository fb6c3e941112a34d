import AuthoringSamples
import Diagnostics
import Exchange
import TestSupport
import Testing

@Suite("However a JSON file is spoilt")
struct ChampionFuzzTests {
  private static let count = TestRun.rounds(1_000)

  @Test("an import ends, with files or with findings that lie inside the JSON")
  func imports() throws {
    var random = SeededRandom(seed: 43)
    for _ in 0..<Self.count {
      let bytes = random.mutated(Array(championSample.utf8))
      let (files, diagnostics) = try ExchangeFormats.importing("champion", SourceText(path: "x.json", bytes: bytes))
      #expect(files.isEmpty == !diagnostics.isEmpty)
      for diagnostic in diagnostics {
        let span = diagnostic.location.span
        #expect(0 <= span.start && span.start <= span.end && span.end <= bytes.count)
      }
    }
  }
}
