import Authoring
import Diagnostics
import Linting
import Testing

/// Images as bytes, which the examples of rules cannot print.
@Suite struct AssetTests {
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

  @Test(
    arguments: [
      ("a.png", [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0]), ("a.jpg", [0xFF, 0xD8, 0xFF, 0xE0]),
      ("a.jpeg", [0xFF, 0xD8, 0xFF, 0xDB]), ("a.gif", Array("GIF87a".utf8)),
      ("a.webp", Array("RIFF".utf8) + [9, 9, 9, 9] + Array("WEBPVP8 ".utf8)),
      ("a.svg", Array("\u{FEFF}<?xml version=\"1.0\"?>\n<!-- <b> -->\n<!DOCTYPE svg>\n<svg/>".utf8)),
    ] as [(String, [UInt8])])
  func `An image that begins as its name says is right`(_ name: String, _ bytes: [UInt8]) throws {
    #expect(try lint(name, bytes).codes == [])
  }

  @Test(
    arguments: [
      ("a.png", [0xFF, 0xD8, 0xFF, 0xE0], "is JPEG"), ("a.jpg", [0xFF], "does not begin as JPEG does"),
      ("a.gif", [], "is empty"), ("a.webp", Array("RIFF....WAVE".utf8), "does not begin as WebP does"),
      ("a.svg", Array("svg".utf8), "does not begin as SVG does"),
    ] as [(String, [UInt8], String)])
  func `One that begins otherwise is told what it is`(_ name: String, _ bytes: [UInt8], _ fact: String) throws {
    let found = try lint(name, bytes)
    #expect(found.map(\.message) == ["the image 'assets/\(name)' \(fact)"])
    #expect(found.map(\.location.file) == ["curriculum/assets/\(name)"])
  }

  @Test func `One that cannot be read is told as such, and is not missing`() throws {
    #expect(try lint("a.png", nil).codes == ["unreadable-file"])
  }
}
