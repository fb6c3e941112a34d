import Support
import Testing

@Suite("Texts in markup languages")
struct EscapingTests {
  @Test("XML keeps line ends and tabs, and has no other control characters")
  func xml() {
    #expect("a<b> & \"c\" 'd'\n\te".escaped(for: .xml) == "a&lt;b&gt; &amp; &quot;c&quot; 'd'\n\te")
    #expect("\r\u{0}\u{1B}\u{FFFE}é\u{1F600}".escaped(for: .xml) == "&#13;\u{FFFD}\u{FFFD}\u{FFFD}é\u{1F600}")
  }

  @Test("a cell of Markdown is one line, in which nothing is a mark")
  func markdownCell() {
    #expect("a | `b`\n<c> & \"d\"".escaped(for: .markdownCell) == "a &#124; &#96;b&#96;<br>&lt;c&gt; &amp; \"d\"")
    #expect("\\*_[]#~@$!-".escaped(for: .markdownCell) == "&#92;&#42;&#95;&#91;&#93;&#35;&#126;&#64;&#36;!-")
  }
}
