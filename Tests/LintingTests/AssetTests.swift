import Authoring
import Diagnostics
import Linting
import Testing

/// Images as bytes, which the examples of rules cannot print.
@Suite("Images, and what rules say of them")
struct AssetTests {
  /// A curriculum with an image of some bytes under `assets/`.
  private struct Files: CurriculumFiles {
    let texts: FilesInMemory
    let name: String
    let bytes: [UInt8]?

    var paths: [String] { ["assets/\(name)"] + texts.paths }
    func shownPath(of path: String) -> String { texts.shownPath(of: path) }
    func read(_ path: String) throws(UnreadableFile) -> [UInt8] {
      guard path == "assets/\(name)" else { return try texts.read(path) }
      guard let bytes else { throw UnreadableFile(path: path, reason: "permission denied") }
      return bytes
    }
  }

  private func lint(_ name: String, _ bytes: [UInt8]?) throws -> [Diagnostic] {
    let block = "title: Printing\nbadge: {title: B, image: assets/\(name)}\nepisodes: [say-hello]\n"
    let texts = FilesInMemory(Sample(["training/printing/block.yaml": block]).files)
    let (authored, reading) = try CurriculumReader.read(Files(texts: texts, name: name, bytes: bytes))
    return Linter().lint(authored, reading: reading).diagnostics
  }

  /// A PNG of one white pixel.
  private static let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
    + [0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0, 0x3A, 0x7E, 0x9B, 0x55, 0, 0, 0, 10] + Array("IDAT".utf8)
    + [0x78, 0xDA, 0x63, 0xF8, 0x0F, 0, 1, 1, 1, 0, 0x1C, 0xB0, 0x8C, 0x99, 0, 0, 0, 0] + Array("IEND".utf8)
    + [0xAE, 0x42, 0x60, 0x82]

  private static let drawing = "<svg xmlns=\"http://www.w3.org/2000/svg\"/>"

  @Test(
    "a whole image that is what its name says is right",
    arguments: [
      ("a.png", png),
      ("a.gif", Array("GIF89a\u{1}\0\u{1}\0\0\0\0,\0\0\0\0\u{1}\0\u{1}\0\0\u{2}\u{2}L\u{1}\0;".utf8)),
      ("a.svg", Array("\u{FEFF}<?xml version=\"1.0\"?>\n<!-- <b> -->\n<!DOCTYPE svg>\n\(drawing)".utf8)),
    ] as [(String, [UInt8])])
  func wholeImageWhatNameSays(_ name: String, _ bytes: [UInt8]) throws {
    #expect(try lint(name, bytes).map(\.message) == [])
  }

  @Test(
    "one that is not is reported with what it is",
    arguments: [
      ("a.png", [0xFF, 0xD8, 0xFF, 0xE0], "is JPEG, not PNG"), ("a.jpg", [0xFF], "does not begin as JPEG does"),
      ("a.gif", [], "does not begin as GIF does: the file is empty"),
      ("a.webp", Array("RIFF....WAVE".utf8), "does not begin as WebP does"),
      ("a.svg", Array("svg".utf8), "does not begin as SVG does"),
      ("a.svg", [0x1F, 0x8B, 8], "does not begin as SVG does: the file is compressed by gzip, as `.svgz` is"),
      ("a.png", png.dropLast(), "is not whole: the file ends inside the chunk 'IEND' at byte 55"),
      (
        "a.svg", Array("<svg xmlns='http://www.w3.org/2000/svg'>".utf8),
        "is not whole: line 1: the element 'svg' of line 1 has no end"
      ),
    ] as [(String, [UInt8], String)])
  func otherContentIsReported(_ name: String, _ bytes: [UInt8], _ fact: String) throws {
    let found = try lint(name, bytes)
    #expect(found.map(\.message) == ["the image 'assets/\(name)' \(fact)"])
    #expect(found.map(\.location.file) == ["curriculum/assets/\(name)"])
  }

  @Test("a drawing that acts is reported under the name of another format, too")
  func drawingActsReportedUnderName() throws {
    let script = Array("<svg xmlns=\"http://www.w3.org/2000/svg\" onload=\"alert(1)\"/>".utf8)
    #expect(try lint("a.png", script).codes == ["active-content-in-image", "image-type-mismatch"])
  }

  @Test("nothing silences an image that is not safe")
  func nothingSilencesImageNotSafe() throws {
    for code in ["active-content-in-image", "image-type-mismatch", "damaged-image"] {
      #expect(AllRules.cannotBeSilenced.contains(Diagnostic.Code(stringLiteral: code)))
    }
  }

  @Test("an image that is too large is measured and not read")
  func imageTooLargeMeasured() throws {
    let large = Self.png + Array(repeating: 0, count: CurriculumAsset.mostBytes)
    let found = try lint("a.png", large)
    #expect(found.codes == ["file-too-large"])
  }

  @Test("one that cannot be read is told as such, and is not missing")
  func unreadableImageIsNotMissing() throws {
    #expect(try lint("a.png", nil).codes == ["unreadable-file"])
  }

  @Test("of images that are not where cards look for them those beyond some hundreds are counted")
  func misplacedImagesAreCounted() throws {
    var files: [String: String] = [:]
    for number in 0..<2000 { files["assets/drawn/nothing-\(number).svg"] = Self.drawing }
    let parts = (0..<2000).map { "      - {image: assets/missing-\($0).svg, alt: A box.}\n" }.joined()
    files[Sample.episodePath] =
      "title: A\ncards:\n  - id: read\n    type: reading\n    header: Boxes\n    content:\n\(parts)"
    let found = try Sample(files).lint()
    #expect(found.count { $0.code == "missing-asset" } == 500)
  }
}
