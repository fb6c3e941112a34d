import Images
import Testing

@Suite("The format of an image is told by how it begins")
struct FormatTests {
  @Test(
    "a drawing may begin with what XML allows before its outermost element",
    arguments: [
      "<svg/>", "<!-- made by hand --><svg/>", "<?xml version=\"1.0\"?>\n<svg/>", "\u{FEFF}<svg/>", " \n<svg/>",
      "<!DOCTYPE svg PUBLIC \"-//W3C//DTD SVG 1.1//EN\" \"a.dtd\">\n<svg/>", "<!DOCTYPE svg [<!ENTITY a \"b\">]><svg/>",
      "<?xml version=\"1.0\"?><!-- a --><!DOCTYPE svg><!-- > --><s:svg xmlns:s=\"a\"/>",
    ])
  func drawings(text: String) {
    #expect(ImageFormat(beginning: Array(text.utf8)) == .svg)
  }

  @Test(
    "other XML, and a drawing behind a comment without an end, are no drawings",
    arguments: [
      "<?xml version=\"1.0\"?><note/>", "<!-- <svg/>", "<html><svg/></html>", "<svgs/>", "svg", "", "<!-- a -->",
    ])
  func others(text: String) {
    #expect(ImageFormat(beginning: Array(text.utf8)) == nil)
  }

  @Test("each format has the ending and the media type by which content knows it")
  func names() {
    #expect(ImageFormat.allCases.map(\.fileEnding) == ["png", "jpg", "gif", "webp", "svg"])
    #expect(
      ImageFormat.allCases.map(\.mediaType) == ["image/png", "image/jpeg", "image/gif", "image/webp", "image/svg+xml"])
    for format in ImageFormat.allCases { #expect(ImageFormat(path: "a.\(format.fileEnding)") == format) }
  }
}
