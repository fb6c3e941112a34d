import Diagnostics
import Testing

@Suite("A text that is shown")
struct ShownTextTests {
  @Test(
    "what steers a terminal, ends a line or hides is shown by a picture or an escape",
    arguments: [
      ("\u{0}", "␀"), ("\u{7}", "␇"), ("\n", "␊"), ("\r", "␍"), ("\u{1B}", "␛"), ("\u{7F}", "␡"), ("\t", " "),
      ("\u{85}", "\\u0085"), ("\u{9B}", "\\u009b"), ("\u{61C}", "\\u061c"), ("\u{200B}", "\\u200b"),
      ("\u{2028}", "\\u2028"), ("\u{2029}", "\\u2029"), ("\u{202E}", "\\u202e"), ("\u{2069}", "\\u2069"),
      ("\u{FEFF}", "\\ufeff"), ("é", "é"), ("👩\u{200D}👧", "👩\u{200D}👧"), ("\r\n", "␍␊"),
    ])
  func visible(hidden: String, shown: String) {
    #expect("a\(hidden)b".visible == "a\(shown)b")
    let text: ShownText = "<\(hidden)>\n"
    #expect(text.description == "<\(shown)>\n")
  }

  @Test("a text put in as lines keeps its line ends and tabs, and nothing else")
  func lines() {
    let text: ShownText = "1\n\(lines: "2\r\n\t\u{1B}[31m3")\n"
    #expect(text.description == "1\n2␍\n\t␛[31m3\n")
  }

  @Test("of a text composed for a terminal the marks of a style stay, and no other escape")
  func styled() {
    let style = TerminalStyle.colored
    let text = style.green("ok") + style.severity(.error, "bad") + "\u{1B}]0;title\u{7}\u{1B}[31m\u{1B}"
    let expected = style.green("ok") + style.severity(.error, "bad") + "␛]0;title␇␛[31m␛"
    #expect(ShownText(styled: text).description == expected)
    #expect((ShownText(styled: "a\n") + "b").description == "a\nb")
  }
}
