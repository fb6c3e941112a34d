import Images
import Testing

/// Drawings that act, and those that only look as if.
@Suite("Active content of drawings")
struct ActiveContentTests {
  private func inspect(_ content: String, attributes: String = "", before: String = "") -> ImageInspection {
    let text = """
      \(before)<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \(attributes)>
      \(content)
      </svg>

      """
    return ImageInspection(Array(text.utf8))
  }

  @Test(
    "what runs, fetches or styles from elsewhere is found in its line",
    arguments: [
      ("<script>alert(1)</script>", "the element 'script' runs a script"),
      ("<SCRIPT>alert(1)</SCRIPT>", "the element 'SCRIPT' runs a script"),
      (#"<s:script xmlns:s="http://www.w3.org/2000/svg"/>"#, "the element 's:script' runs a script"),
      (#"<x:script xmlns:x="urn:x"/>"#, "the element 'x:script' runs a script"),
      (#"<script xmlns="http://www.w3.org/1999/xhtml"/>"#, "the element 'script' runs a script"),
      ("<foreignObject/>", "the element 'foreignObject' shows a page in the picture"),
      ("<iframe/>", "the element 'iframe' shows a page in the picture"),
      ("<object/>", "the element 'object' shows another file"), ("<embed/>", "the element 'embed' shows another file"),
      ("<blink/>", "the element 'blink' is not part of a static picture"),
      (#"<p xmlns="http://www.w3.org/1999/xhtml"/>"#, "the element 'p' is not part of SVG"),
      (#"<h:img xmlns:h="http://www.w3.org/1999/xhtml"/>"#, "the element 'h:img' is not part of SVG"),
      (#"<g onclick="alert(1)"/>"#, "the attribute 'onclick' of 'g' runs a script"),
      (#"<g ONLOAD="alert(1)"/>"#, "the attribute 'ONLOAD' of 'g' runs a script"),
      (#"<g e:onload="a" xmlns:e="urn:e"/>"#, "the attribute 'e:onload' of 'g' runs a script"),
      (#"<a href="javascript:alert(1)"/>"#, "the attribute 'href' of 'a' runs a script"),
      (#"<a xlink:href="&#106;ava&#x73;cript:alert(1)"/>"#, "the attribute 'xlink:href' of 'a' runs a script"),
      (#"<a href=" java&#9;script:alert(1)"/>"#, "the attribute 'href' of 'a' runs a script"),
      (#"<a href="https://example.org"/>"#, "the attribute 'href' of 'a' refers to 'https://example.org'"),
      (#"<image href="//x/y.png"/>"#, "the attribute 'href' of 'image' refers to '//x/y.png'"),
      (#"<use xlink:href="other.svg#a"/>"#, "the attribute 'xlink:href' of 'use' refers to 'other.svg#a'"),
      (
        #"<use q:href="o.svg" xmlns:q="http://www.w3.org/1999/xlink"/>"#,
        "the attribute 'q:href' of 'use' refers to 'o.svg'"
      ),
      (
        #"<image href="data:image/svg+xml,a"/>"#, "the attribute 'href' of 'image' refers to 'data:image/svg+xml,a'"
      ),
      (#"<image href="data:text/html,a"/>"#, "the attribute 'href' of 'image' refers to 'data:text/html,a'"),
      (
        #"<image href="d ata:image/png,/../../../x.png"/>"#,
        "the attribute 'href' of 'image' refers to 'd ata:image/png,/../../../x.png'"
      ),
      // XML makes a tab that is not written as a reference a space.
      (
        "<image href=\"d\tata:image/png,/../x.png\"/>",
        "the attribute 'href' of 'image' refers to 'd ata:image/png,/../x.png'"
      ),
      (
        "<image href=\"\u{A0}data:image/png,/../x.png\"/>",
        "the attribute 'href' of 'image' refers to '\u{A0}data:image/png,/../x.png'"
      ),
      (#"<a href="java script:alert(1)"/>"#, "the attribute 'href' of 'a' runs a script"),
      (#"<g src="a.png"/>"#, "the attribute 'src' of 'g' refers to 'a.png'"),
      (#"<g xml:base="http://x/"/>"#, "the attribute 'xml:base' of 'g' makes every '#name' refer to another file"),
      (
        #"<set attributeName="xlink:href" to="x"/>"#,
        "the attribute 'attributeName' of 'set' animates the attribute 'xlink:href'"
      ),
      (
        #"<animate attributeName=" onload " to="x"/>"#,
        "the attribute 'attributeName' of 'animate' animates the attribute 'onload'"
      ),
      (#"<animate attributeName="x" to="javascript:a"/>"#, "the attribute 'to' of 'animate' runs a script"),
    ])
  func activityIsFound(_ content: String, _ fact: String) {
    let image = inspect(content)
    #expect(image.damage == nil)
    #expect(image.activeContent.first?.fact == fact)
    #expect(image.activeContent.first?.line == 2)
  }

  @Test(
    "styles are read as browsers read them",
    arguments: [
      (#"<g style="fill:url(http://x/)"/>"#, "the attribute 'style' of 'g' refers to 'http://x/'"),
      (#"<g fill="url( 'http://x/' )"/>"#, "the attribute 'fill' of 'g' refers to 'http://x/'"),
      (#"<g style="fill:u\72l(http://x/)"/>"#, "the attribute 'style' of 'g' refers to 'http://x/'"),
      (#"<g style="fill:\75&#13;&#10;rl(http://x/)"/>"#, "the attribute 'style' of 'g' refers to 'http://x/'"),
      (#"<g style="fill:URL(javascript:a)"/>"#, "the attribute 'style' of 'g' runs a script"),
      (#"<g filter="&#117;rl(x.svg#a)"/>"#, "the attribute 'filter' of 'g' refers to 'x.svg#a'"),
      (#"<g mask="url(#a) url(x.svg)"/>"#, "the attribute 'mask' of 'g' refers to 'x.svg'"),
      (#"<animate attributeName="fill" to="url(x)"/>"#, "the attribute 'to' of 'animate' refers to 'x'"),
      // A quote, a parenthesis or whitespace that is escaped is part of the address and does not end it.
      (#"<g fill="url(\29 /../../x.svg#a)"/>"#, "the attribute 'fill' of 'g' refers to '\u{FFFD}/../../x.svg#a'"),
      (#"<g fill="url(\)/../x.svg#a)"/>"#, "the attribute 'fill' of 'g' refers to '\u{FFFD}/../x.svg#a'"),
      (#"<g fill='url("\22 http://x/")'/>"#, "the attribute 'fill' of 'g' refers to '\u{FFFD}http://x/'"),
      (#"<g fill='url("\"http://x/")'/>"#, "the attribute 'fill' of 'g' refers to '\u{FFFD}http://x/'"),
      (#"<g fill="url('\27http://x/')"/>"#, "the attribute 'fill' of 'g' refers to '\u{FFFD}http://x/'"),
      (#"<g fill="url(\20 x.svg#a)"/>"#, "the attribute 'fill' of 'g' refers to '\u{FFFD}x.svg#a'"),
      (
        "<g fill=\"url('\(String(repeating: "&#9;", count: 600))http://x/')\"/>",
        "the attribute 'fill' of 'g' refers to '\(String(repeating: "\t", count: 59))…'"
      ),
      ("<style>@import 'x.css';</style>", "the element 'style' has '@import' in its style"),
      ("<style>@im<!-- -->port 'x.css';</style>", "the element 'style' has '@import' in its style"),
      ("<style><![CDATA[@\\69mport 'x.css';]]></style>", "the element 'style' has '@import' in its style"),
      ("<style>&#64;IMPORT 'x.css';</style>", "the element 'style' has '@import' in its style"),
      ("<style>@font-face{src:url(x.woff)}</style>", "the element 'style' refers to 'x.woff'"),
      ("<style>g{background:image-set('x.png' 1x)}</style>", "the element 'style' has 'image-set(…)' in its style"),
      ("<style>g{width:expression(alert(1))}</style>", "the element 'style' has 'expression(…)' in its style"),
      (#"<style>g{}<g/></style>"#, "the element 'g' is inside a style"),
      ("<style>@import\u{301} 'x.css'; url(\u{301}x)</style>", "the element 'style' refers to '\u{301}x'"),
    ])
  func stylesAreRead(_ content: String, _ fact: String) {
    let image = inspect(content)
    #expect(image.damage == nil)
    #expect(image.activeContent.first?.fact == fact)
  }

  @Test(
    "what comes before the drawing may not act either",
    arguments: [
      (
        #"<?xml-stylesheet href="x.css"?>"#, "the processing instruction 'xml-stylesheet' acts on programs that read it"
      ),
      (#"<!DOCTYPE svg [<!ENTITY a "b">]>"#, "the document type declares entities or attributes"),
      (#"<!DOCTYPE svg SYSTEM "own.dtd">"#, "the document type refers to 'own.dtd'"),
      (#"<!DOCTYPE svg PUBLIC "-//X" "http://x/y.dtd">"#, "the document type refers to 'http://x/y.dtd'"),
      ("<!--><script>alert(1)</script>-->", "the comment ends early where a page reads it"),
    ])
  func prologueIsRead(_ prologue: String, _ fact: String) {
    let image = inspect("", before: prologue)
    #expect(image.format == .svg && image.damage == nil)
    #expect(image.activeContent.first?.fact == fact)
    #expect(image.activeContent.first?.line == 1)
  }

  @Test(
    "a drawing that only draws and moves is right",
    arguments: [
      #"<rect fill="url(#light)" style="stroke: url('#light'); filter:url( #f )"/>"#,
      ##"<use href="#a"/><use xlink:href="#a"/><a href=""/><use href=" &#10;#a "/><a href="  "/>"##,
      #"<image href="&#10;data&#9;:ima&#13;ge/png;base64,iVBORw0KGgo= "/>"#,
      #"<g fill="url(data:image/png;base64,\#(String(repeating: "A", count: 2000)))"/>"#,
      #"<image href="data:image/png;base64,iVBORw0KGgo=" xlink:href="data:image/JPEG;base64,/9j/"/>"#,
      #"<animate attributeName="x" from="0" to="9" begin="a.click"/><set attributeName="fill" to="red"/>"#,
      "<style type=\"text/css\"><![CDATA[ g > rect { fill: gold } @media print { g { fill: red } } ]]></style>",
      "<title>on load: call url(x) &amp; javascript:</title><desc>@import</desc><text>onclick=\"a\"</text>",
      #"<g aria-label="url(x)" id="on" class="only" data-x="url(y)" operator="over" order="3"/>"#,
      #"<metadata><r:RDF xmlns:r="http://www.w3.org/1999/02/22-rdf-syntax-ns#" r:about="http://x/"/></metadata>"#,
      #"<n:view xmlns:n="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" n:docname="a.svg"/>"#,
      #"<!-- url(http://x/) <script> --><?xpacket begin="x" id="W5M0"?>"#,
    ])
  func stillDrawingsAreRight(_ content: String) {
    let image = inspect(
      content,
      before: """
        <?xml version="1.0" encoding="utf-8" standalone="no"?>
        <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">

        """)
    #expect(image.damage == nil, "\(image.damage?.fact ?? "")")
    #expect(image.activeContent == [])
  }

  @Test("at most five places of a drawing are told")
  func placesAreBounded() {
    let image = inspect(String(repeating: "<script/>\n", count: 90))
    #expect(image.activeContent.map(\.line) == [2, 3, 4, 5, 6])
  }
}
