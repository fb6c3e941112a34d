import Diagnostics
import Linting
import Testing

/// Items that stand in another module or block than in the last release.
@Suite("Items that moved")
struct MovedItemTests {
  private static let cards = """
    cards:
      - {id: ask, type: question, text: Is it dark?, answers: [Yes, No, Maybe], correctAnswerIndex: 0}
      - {id: done, type: finished, header: Well done!, text: You did it.}

    """

  /// What the linter finds when the episode `bye` moved from `printing` to `leaving`, with further keys.
  private func findings(bye: String, hello: String = "", leaving: String = "") throws -> [Diagnostic] {
    let published = ["training/printing/bye.yaml": "title: Bye\n\(Self.cards)"].merging([
      "training/printing/block.yaml": "title: Printing\nepisodes: [say-hello, bye]\n"
    ]) { $1 }
    let now = [
      "training/module.yaml": "title: Training\nsummary: First steps.\nlanguage: python\nblocks: [printing, leaving]\n",
      "training/printing/say-hello.yaml": "title: Say hello\n\(hello)\(Self.cards)",
      "training/leaving/block.yaml": "title: Leaving\n\(leaving)episodes: [bye]\n",
      "training/leaving/bye.yaml": "title: Bye\n\(bye)\(Self.cards)",
    ]
    return try Sample(.release(published: published, now: now)).lint().filter { $0.code != "lost-card-id" }
  }

  @Test("an episode that moved keeps progress by its full former id")
  func episodeMovedKeepsProgress() throws {
    #expect(try findings(bye: "formerly: [training/printing/bye]\n").codes == [])
    let lost = try findings(bye: "formerly: [bye-bye]\n")
    #expect(lost.codes == ["lost-id"])
    #expect(
      lost.first?.help == "add `formerly: [bye]` to the episode that it became "
        + "(`[training/printing/bye]` if that is elsewhere now), or bring it back; if it has to go, add "
        + "`{id: training/printing/bye}` to `retired` in curriculum.yaml")
  }

  @Test("two items cannot claim one id, as a full id or beside its siblings")
  func twoItemsCannotClaimOne() throws {
    let found = try findings(bye: "formerly: [training/printing/bye]\n", hello: "formerly: [bye]\n")
    #expect(found.codes == ["duplicate-former-id"])
  }

  @Test("a full former id that an item still has is in use")
  func fullFormerIdItemStill() throws {
    let found = try findings(bye: "formerly: [training/printing/bye, training/printing/say-hello]\n")
    #expect(found.codes == ["former-id-in-use"])
    #expect(found.first?.notes.first?.location?.file == "curriculum/training/printing/say-hello.yaml")
  }

  @Test("a prerequisite on what moved is answered with the id of today")
  func prerequisiteOnWhatMovedAnswered() throws {
    let found = try findings(
      bye: "formerly: [training/printing/bye]\n", leaving: "requires: [training/printing/bye]\n")
    #expect(found.first?.label == "it is called 'training/leaving/bye' now")
  }
}
