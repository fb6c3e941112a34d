import CurriculumBundle
import Testing

/// Names that become parts of paths, keys and lines.
struct MalformedNameTests {
  @Test("an id is words of small letters and digits with hyphens between them")
  func ids() {
    for id in ["a", "7", "say-hello", "a-1-b"] { #expect(MalformedName.isID(id), "\(id)") }
    let others = [
      "", "-", "a-", "-a", "a--b", "A", "a_b", "a b", "a/b", "..", "a\n", "a\0", "é", "a\u{301}", "say\n::error::x",
    ]
    for id in others { #expect(!MalformedName.isID(id), "\(id.debugDescription)") }
  }

  @Test("a full id is ids with slashes between them")
  func fullIDs() {
    for path in ["a", "a/b-c/d"] { #expect(MalformedName.isFullID(ItemPath(path)), "\(path)") }
    for path in ["", "/", "a/", "/a", "a//b", "a/../b", "a\\b"] {
      #expect(!MalformedName.isFullID(ItemPath(path)), "\(path)")
    }
  }

  @Test("the path of an image leads below assets and nowhere else")
  func assets() {
    for path in ["assets/box.png", "assets/a/b_c.svg", "assets/-x", "assets/Box.PNG"] {
      #expect(MalformedName.isAssetPath(path), "\(path)")
    }
    let others = [
      "", "assets", "assets/", "/tmp/x", "tmp/x", "assets/../../x", "assets/..", "assets/./x", "assets//x",
      "assets/.hidden", "/assets/x", "assets/x\0", "assets/x\n", "assets\\x", "assets/a b", "assets/é.png", "Assets/x",
      "assets/@x", "assets/[x",
    ]
    for path in others { #expect(!MalformedName.isAssetPath(path), "\(path.debugDescription)") }
  }

  @Test("a control character is in no name")
  func controlCharacters() {
    for code in (UInt8.min..<0x20) + [0x7F] {
      let character = Character(UnicodeScalar(code))
      #expect(!MalformedName.isID("a\(character)b"), "\(code)")
      #expect(!MalformedName.isAssetPath("assets/box\(character).png"), "\(code)")
    }
  }
}
