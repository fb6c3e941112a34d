import Authoring
import AuthoringSamples
import CurriculumBundle
import Diagnostics
import Formatting
import Scaffolds
import Testing

@Suite("What the toolkit writes is laid out as `hornbook fmt` lays it out")
struct HouseLayoutTests {
  @Test("a scaffold is laid out")
  func scaffolds() throws {
    let sample = SampleCurriculum.with([:])
    let scaffold = try Scaffold.container(.module, at: ItemPath("loops"), in: try read(sample).authored)
    for file in scaffold.files { expectFormatted(file) }
    for kind in CardKind.allCases where kind != .finished {
      let first = try sample.adding(scaffold)
      let path = ItemPath("loops/printing/say-hello")
      let card = try Scaffold.card(kind, inEpisode: path, in: try read(first).authored)
      let file = "\(path).yaml"
      expectFormatted(path: file, try first.adding(card).text(of: file))
    }
  }

  private func expectFormatted(_ file: NewFile) { expectFormatted(path: file.path, file.text) }

  private func expectFormatted(path: String, _ text: String) {
    let (formatted, diagnostics) = YAMLFormatter.format(SourceText(path: path, text))
    #expect(diagnostics.isEmpty)
    #expect(String(decoding: formatted, as: UTF8.self) == text)
  }
}
