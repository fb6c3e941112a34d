import Authoring
import Diagnostics
import Exchange
import Formatting
import Testing

@Suite("What an import writes is laid out as `hornbook fmt` lays it out")
struct LayoutTests {
  @Test("Champion's sample")
  func champion() throws {
    let source = SourceText(path: "x.json", championSample)
    expectFormatted(try ExchangeFormats.named("champion").importing([source], schemas: "../schemas").files)
  }

  private func expectFormatted(_ files: [NewFile]) {
    #expect(!files.isEmpty)
    for file in files where file.path.hasSuffix(".yaml") {
      let (formatted, diagnostics) = YAMLFormatter.format(SourceText(path: file.path, file.text))
      #expect(diagnostics.isEmpty, "\(file.path)")
      #expect(String(decoding: formatted, as: UTF8.self) == file.text)
    }
  }
}
