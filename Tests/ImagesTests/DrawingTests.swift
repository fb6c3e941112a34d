import Foundation
import Images
import TestSupport
import Testing

/// Drawings as XML; the judge is expat, which Python brings.
@Suite("Drawings")
struct DrawingTests {
  @Test(
    "a drawing that is not well-formed is damaged, and the message says where",
    arguments: [
      ("<svg xmlns='http://www.w3.org/2000/svg'>", "line 1: the element 'svg' of line 1 has no end"),
      ("<svg xmlns='http://www.w3.org/2000/svg'>\n<g>\n</svg>", "line 3: the end tag 'svg' ends no element"),
      ("<svg xmlns='http://www.w3.org/2000/svg'/><svg/>", "line 1: 'svg' is a second outermost element"),
      ("<svg xmlns='http://www.w3.org/2000/svg' a='1' a='2'/>", "line 1: 'svg' has a duplicate attribute 'a'"),
      ("<svg xmlns='http://www.w3.org/2000/svg' a=1/>", "line 1: the value of 'a' is not in quotes"),
      ("<svg xmlns='http://www.w3.org/2000/svg' a='<'/>", "line 1: the value of 'a' has '<' in it"),
      (
        "<svg xmlns='http://www.w3.org/2000/svg'>&nbsp;</svg>",
        "line 1: '&nbsp;' is not defined; only lt, gt, amp, quot and apos are"
      ),
      ("<svg xmlns='http://www.w3.org/2000/svg'>&#0;</svg>", "line 1: '&#0;' is not a character of XML"),
      ("<svg xmlns='http://www.w3.org/2000/svg' x:a=''/>", "line 1: the prefix 'x' is not bound"),
      ("<svg xmlns='http://www.w3.org/2000/svg'/>\nx", "line 2: there is text outside of all elements"),
      (
        "<svg xmlns='http://www.w3.org/2000/svg'>\u{1}</svg>",
        "its text has the character U+0001, which XML does not allow"
      ),
      (
        "<svg width='9'/>",
        "line 1: 'svg' has no `xmlns=\"http://www.w3.org/2000/svg\"`, without which nothing is shown"
      ),
      ("<svg xmlns='http://www.w3.org/2000/svg' width='0'/>", "line 1: the drawing states a width or height of '0'"),
      ("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 0 9'/>", "line 1: the view box '0 0 0 9' shows nothing"),
      (
        "<?xml version='1.0' encoding='utf-7'?><svg xmlns='http://www.w3.org/2000/svg'/>",
        "line 1: the text states the encoding 'utf-7', not UTF-8"
      ),
      (
        String(repeating: "<svg xmlns='http://www.w3.org/2000/svg'>", count: 300),
        "line 1: elements nest deeper than 200"
      ),
    ])
  func malformedIsDamaged(_ text: String, _ fact: String) {
    #expect(ImageInspection(Array(text.utf8)).damage?.fact == fact)
  }

  @Test("other encodings and compressed drawings are refused")
  func otherEncodingsAreRefused() throws {
    let text = "<svg xmlns='http://www.w3.org/2000/svg' onload='a'/>"
    for encoding in [String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian, .utf32] {
      let image = ImageInspection(Array(try #require(text.data(using: encoding))))
      #expect(image.format == nil && image.damage?.fact == "its text is not in UTF-8")
    }
    #expect(ImageInspection([0x1F, 0x8B, 8]).damage?.fact == "the file is compressed by gzip, as `.svgz` is")
    let latin = ImageInspection(Array("<svg xmlns='http://www.w3.org/2000/svg'>".utf8) + [0xE9] + Array("</svg>".utf8))
    #expect(latin.damage?.fact == "its text is not UTF-8")
  }

  @Test("a drawing's size is that of its lengths, in pixels")
  func sizesAreRead() {
    let size = { (attributes: String) in
      ImageInspection(Array("<svg xmlns='http://www.w3.org/2000/svg' \(attributes)/>".utf8)).size
    }
    #expect(size("width='30' height='20px'") == ImageSize(width: 30, height: 20))
    #expect(size("width='1in' height='25.4mm'") == ImageSize(width: 96, height: 96))
    #expect(size("width='100%' height='20'") == nil)
    #expect(size("viewBox='0 0 9 9'") == nil)
  }

  /// The paths of all drawings in the repository.
  private static var drawings: [String] {
    ["curriculum", "Tests/Samples", "Sources/hornbook/Hornbook.docc/Resources"].flatMap { folder in
      (FileManager.default.enumerator(atPath: Repository.path(folder))?.compactMap { $0 as? String } ?? [])
        .filter { $0.hasSuffix(".svg") }.map { Repository.path("\(folder)/\($0)") }
    }
  }

  @Test("every drawing that we ship or draw is whole and still")
  func ownDrawingsAreRight() throws {
    #expect(Self.drawings.count >= 10)
    for path in Self.drawings {
      let image = ImageInspection(Array(try Data(contentsOf: URL(fileURLWithPath: path))))
      #expect(image.damage == nil && image.activeContent == [], "\(path): \(image.damage?.fact ?? "")")
    }
  }

  /// What changes put into drawings.
  private static let pieces =
    ["<", ">", "/>", "</g>", "<g>", "&", "&lt;", "&#65;", "\"", "'", "<!--", "-->", "--", "]]>", "<![CDATA["]
    + [" ", "=", " a='b'", "x:", ":", "<?a b?>", "\u{e9}", "\u{1}", "\n", "1", "<1", "-", "]"]

  @Test(
    "of 4,000 drawings with a change in them, those are well-formed that expat reads", .enabled(if: TestRun.hasJudges))
  func agreesWithExpat() throws {
    var random = SeededRandom(seed: 15)
    let texts = try Self.drawings.map { Array(try Data(contentsOf: URL(fileURLWithPath: $0)).prefix(2500)) }.sorted {
      $0.lexicographicallyPrecedes($1)
    }
    let small = Array(
      "<svg xmlns='http://www.w3.org/2000/svg'><g id=\"a\">b &amp; c<!-- d --></g><path d='M0'/></svg>".utf8)
    let changed = (0..<4000).map { index -> [UInt8] in
      var text = index % 2 == 0 ? small : texts[Int.random(in: texts.indices, using: &random)] + Array("</svg>".utf8)
      if index % 2 == 1, index % 3 == 0 { text = small + text.prefix(0) }
      let place = Int.random(in: 0..<text.count, using: &random)
      let end = min(text.count, place + Int.random(in: 0...3, using: &random))
      text.replaceSubrange(
        place..<end, with: Array(Self.pieces[Int.random(in: Self.pieces.indices, using: &random)].utf8))
      return text
    }
    let program = """
      import sys, xml.parsers.expat as x
      for text in sys.stdin.buffer.read().split(b'\\0'):
          parser = x.ParserCreate(namespace_separator=chr(12))
          try:
              parser.Parse(text, True)
              print(1)
          except x.ExpatError:
              print(0)
      """
    let judge = try Judge.python(program, input: Array(changed.joined(separator: [0])))
    let verdicts = judge.output.split(separator: "\n").map { $0 == "1" }
    try #require(verdicts.count == changed.count, "\(judge.errors)")
    var right = 0
    for (text, isRead) in zip(changed, verdicts) {
      let image = ImageInspection(text)
      guard image.format == .svg else { continue }
      // What is well-formed and still not a drawing is not expat's matter.
      let isWellFormed =
        image.damage.map { $0.fact.contains("xmlns=") || $0.fact.contains("outermost element is") } ?? true
      right += isRead ? 1 : 0
      #expect(isWellFormed == isRead, "\(image.damage?.fact ?? "whole"): \(String(decoding: text, as: UTF8.self))")
    }
    #expect(right > 400)
  }
}
