import Authoring
import AuthoringSamples
import CurriculumBundle
import Diagnostics
import Testing

@Suite("Levels in files of their own")
struct AuthoredLevelTests {
  private func read(_ text: String) -> AuthoredLevel { AuthoredLevel(SourceText(path: "level.yaml", text)) }

  @Test("what is written reads back as the same level")
  func roundTrip() throws {
    let map = "#####\n#>~o#\n#####\n\n~ pit"
    let content = AuthoredLevel.Content(
      title: "Over: the pit",
      checks: [
        ProgramCheck(world: map), ProgramCheck(world: ">.oG", collecting: .byWalking, doneWhen: .atGoal),
      ], deck: ["forward", "jump"], cardLimit: 5, number: 3, unlocks: "yes")
    let level = read(AuthoredLevel.text(of: content))
    #expect(level.diagnostics.isEmpty)
    let back = try #require(level.content)
    #expect(back.title == content.title && back.deck == content.deck && back.cardLimit == content.cardLimit)
    #expect(back.number == 3 && back.unlocks == "yes")
    let lines = { (content: AuthoredLevel.Content) in content.checks.map { $0.world?.split(separator: "\n") } }
    #expect(lines(back) == lines(content))
    #expect(back.checks.map(\.collecting) == [nil, .byWalking] && back.checks.map(\.doneWhen) == [nil, .atGoal])
  }

  @Test("what is wrong with a level has its place")
  func problems() {
    #expect(read("").diagnostics.count == 1)
    #expect(read("title: A\n").diagnostics.map(\.code) == ["missing-key"])
    let level = read("checks:\n  - world: |\n      >.o\n  - result: x\n")
    #expect(level.location(ofMap: 0, bytes: 1..<2).span == Span(28, 29))
    #expect(level.location(ofMap: 1).span.start == 35)
    #expect(level.location(ofEnd: 0) == nil)
    let done = read("checks:\n  - world: \">.o\"\n    doneWhen: atGoal\n")
    #expect(done.location(ofEnd: 0)?.span == Span(39, 45))
  }
}
