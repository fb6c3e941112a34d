import Authoring
import AuthoringSamples
import Evidence
import Preview
import Remembering
import Serving
import Testing

@Suite("What an author sees of a card")
struct AuthorViewTests {
  @Test("the programs of a card run once, however often it is looked at")
  func once() throws {
    let authored = try SampleFolder.read("curriculum")
    let path = try #require(
      authored.episodes.lazy.flatMap { episode in episode.cards.map { (episode.path.appending($0.card.id), $0) } }
        .first { $0.1.card.content.hasPrograms }?.0)
    let memory = Memory([:], .heldHere)
    let site = PreviewSite(
      PreviewContent(version: 1, authored, [], planner: EvidencePlanner(memory)), port: PreviewDesk.port,
      token: PreviewDesk.token, links: EditorLinks(root: "/work", templates: []), host: MemoryHost())
    let views = (1...2).map { _ in
      site.respond(
        to: HTTPRequest(method: .get, target: "/api/author?path=\(path)", headers: PreviewDesk.headers)
      ).body
    }
    #expect(views[0] == views[1] && memory.takeCounts().computed == 1)
  }
}
