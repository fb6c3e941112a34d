import AuthoringSamples
import Testing

@testable import Preview

@Suite("The statistics in the preview")
struct StatisticsPageTests {
  private func text(_ desk: PreviewDesk, _ target: String = "/stats") -> String {
    String(decoding: desk.get(target).body, as: UTF8.self)
  }

  @Test("the page is served with its styles in files, as the policy wants it")
  func page() throws {
    let desk = try PreviewDesk(SampleCurriculum.with([:]))
    let page = desk.get("/stats")
    #expect(page.status == 200 && page.headers.contains { $0.value == "text/html; charset=utf-8" })
    let text = text(desk)
    #expect(text.contains("<h1><bdi>Champion</bdi></h1>") && !text.contains("<style") && !text.contains("style="))
    #expect(!text.contains("<script") && !text.contains("://") && !text.contains(PreviewDesk.token))
    for path in ["/pages/tokens.css", "/pages/statistics.css"] {
      #expect(text.contains("href=\"\(path)\"") && desk.get(path).status == 200, "\(path)")
    }
    #expect(desk.get("/stats", headers: ["host": "evil.example"]).status == 421)
  }

  @Test("a change makes it anew, and drafts count, as everywhere in the preview")
  func change() throws {
    let desk = try PreviewDesk(SampleCurriculum.with([:]))
    #expect(text(desk).contains("1 card."))
    let draft = "title: T\nsummary: S.\nlanguage: python\nvisibility: draft\nblocks: [printing]\n"
    let files = SampleCurriculum.with(["training/module.yaml": draft])
    _ = desk.site.update(try PreviewDesk.content(of: files, version: 2))
    #expect(text(desk).contains("1 draft module (1 episode, 1 card) is counted like all others."))
  }
}
