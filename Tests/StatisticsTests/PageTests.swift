import Authoring
import AuthoringSamples
import Preview
import Statistics
import TestSupport
import Testing

@Suite("The page of statistics")
struct PageTests {
  /// Curricula with much, with little, and with hostile texts.
  enum Sample: String, CaseIterable {
    case curriculum, sound, flaws, quicode, slang, empty, hostile, many

    func statistics() throws -> CurriculumStatistics { try #require(try Self.all.get()[self]) }

    /// All of them, worked out once.
    private static let all = Result { () throws -> [Sample: CurriculumStatistics] in
      Dictionary(uniqueKeysWithValues: try allCases.map { ($0, try $0.computed()) })
    }

    private func computed() throws -> CurriculumStatistics {
      switch self {
      case .curriculum: StatisticsDesk.statistics(of: try SampleFolder.read("curriculum"))
      case .sound, .flaws, .quicode, .slang:
        StatisticsDesk.statistics(of: try SampleFolder.read("Tests/Samples/\(rawValue)"))
      case .empty: try StatisticsDesk.statistics(of: StatisticsDesk.curriculum([]))
      case .hostile: try PageTests.hostile(countsDrafts: true)
      case .many: try StatisticsDesk.statistics(of: StatisticsDesk.curriculum(episodes: 400))
      }
    }
  }

  private static let attack = #"</title><script>alert(1)</script>"' onload=x & <!-- ]]> \u202e"#

  private static func hostile(countsDrafts: Bool) throws -> CurriculumStatistics {
    var files = StatisticsDesk.module("one", blocks: ["a": ["x"]])
    let title = "title: \"\(attack.replacing("\"", with: "\\\""))\"\n"
    files["one/module.yaml"] = "\(title)summary: S.\nlanguage: python\nvisibility: draft\nblocks: [a]\n"
    files["one/a/block.yaml"] = "\(title)episodes: [x]\n"
    files["one/a/x.yaml"] = "\(title)cards:\n  - {id: d, type: finished, header: H, text: T.}\n"
    files["curriculum.yaml"] = "\(title)locale: en\nminimumClient: \"1.0.0\"\nmodules: [one]\n"
    return try StatisticsDesk.statistics(
      of: FilesInMemory(shownRoot: "", files.compactMapValues { $0 }), drafts: countsDrafts)
  }

  private func file(_ sample: Sample) throws -> String {
    StatisticsPage(try sample.statistics()).file(tokens: DesignTokens.styleSheet)
  }

  @Test("the page needs no script and no other file, and has no handler", arguments: Sample.allCases)
  func alone(sample: Sample) throws {
    let text = try file(sample)
    #expect(!text.contains("<script") && !text.contains("://") && !text.contains("@import") && !text.contains("url("))
    for attribute in ["style", "src", "href"] { #expect(!text.contains(" \(attribute)=\"")) }
    #expect(text.contains("prefers-reduced-motion") && text.contains("light-dark("))
  }

  @Test(
    "the page is well-formed, its ids are unique, and what refers to an id finds it",
    .enabled(if: TestRun.hasJudges), arguments: Sample.allCases)
  func wellFormed(sample: Sample) throws {
    let verdict = try Judge.python(Self.reader, input: Array(try file(sample).utf8))
    #expect(verdict.status == 0, "\(verdict.errors)")
    #expect(verdict.output.hasPrefix("read "))
  }

  /// Reads a page as XML and as HTML, and looks at what people who do not see need.
  private static let reader = """
    import sys, collections, html.parser
    import xml.etree.ElementTree as tree
    text = sys.stdin.buffer.read().decode()
    page = tree.fromstring(text)
    ids = collections.Counter(e.get("id") for e in page.iter() if e.get("id"))
    assert all(n == 1 for n in ids.values()), ids
    for e in page.iter():
        assert not any(name.startswith("on") for name in e.attrib), e.attrib
        for name in ("aria-labelledby", "aria-describedby", "for"):
            for i in (e.get(name) or "").split(): assert i in ids, i
        if e.tag == "svg" and e.get("aria-hidden") is None:
            assert e.get("role") == "img" and e[0].tag == "title" and e[1].tag == "desc", e.attrib
            assert e[0].text.strip() and e[1].text.strip()
        if e.tag == "table":
            assert e.find("caption").text.strip()
            columns = len(e.findall("thead/tr/th"))
            assert all(len(row) == columns for row in e.findall("tbody/tr"))
    assert page.get("lang") == "en" and len(list(page.iter("h1"))) == 1 and len(list(page.iter("main"))) == 1
    class Reader(html.parser.HTMLParser):
        depth, seen = [], 0
        def handle_starttag(self, tag, attributes):
            self.seen += 1
            if tag not in ("meta", "link"): self.depth.append(tag)
        def handle_startendtag(self, tag, attributes): self.seen += 1
        def handle_endtag(self, tag): assert self.depth.pop() == tag, tag
    reader = Reader()
    reader.feed(text)
    reader.close()
    assert reader.depth == [] and reader.seen == len(list(page.iter()))
    print("read", reader.seen)
    """

  @Test("texts of authors are shown as texts, wherever they are")
  func escaping() throws {
    let page = StatisticsPage(try Self.hostile(countsDrafts: true))
    for text in [page.file(tokens: ""), page.document(styleSheets: [], icon: "")] {
      #expect(text.contains("&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;&quot;"))
      #expect(!text.contains("alert(1)</script>") && !text.unicodeScalars.contains("\u{202E}"))
    }
    let published = StatisticsPage(try Self.hostile(countsDrafts: false)).file(tokens: "")
    #expect(published.contains("1 draft module (1 episode, 1 card) is left out"))
  }

  @Test("a plot has its numbers beside it in words, and in a table below")
  func plots() throws {
    let text = try file(.curriculum)
    for heading in ["Cards by kind", "Minutes", "Reading grade", "Concepts by module", "Proven", "Mutants killed"] {
      #expect(text.contains(">\(heading)</h2>"), "\(heading)")
    }
    #expect(text.matches(of: /<svg class="bars"/).count == 6)
    #expect(text.matches(of: /<details>/).count >= 7)
    #expect(text.contains(">questionWithCode</text>"))
  }

  @Test("the page of a site has its styles in files")
  func siteDocument() throws {
    let page = StatisticsPage(try Sample.quicode.statistics())
    let text = page.document(styleSheets: ["/a.css", "/b.css"], icon: "/i.svg")
    #expect(text.contains(#"<link rel="stylesheet" href="/b.css" />"#) && !text.contains("<style"))
    let body = { (text: String) in text.split(separator: "<body", maxSplits: 1).last.map(String.init) }
    #expect(body(text) == body(page.file(tokens: "")))
  }
}
