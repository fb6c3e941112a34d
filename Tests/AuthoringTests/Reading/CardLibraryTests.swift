import Authoring
import AuthoringSamples
import CurriculumBundle
import Diagnostics
import Testing

@Suite("The card library of a module")
struct CardLibraryTests {
  private static let library = """
    cards:
      - {number: 0, name: Step, description: Go one tile ahead., command: forward}
      - {number: 4, name: Take, description: Take what lies here., command: collect}
      - {number: 5, name: Again, description: Do it again., command: repeat, image: assets/a.svg, alt: A circle}
    packs:
      - {name: Basics, cards: [Step, Take]}
    robots:
      - {name: Robi, image: assets/r.svg, alt: A robot}

    """

  /// The level with a deck that is read beside a library.
  private func read(
    deck: String, library: String = Self.library
  ) throws -> (authored: AuthoredCurriculum, diagnostics: [Diagnostic]) {
    let card = """
        - id: fetch
          type: challenge
          title: Fetch it
          text: Take the coin.
          language: robot
          solutions: ["forward\\ncollect"]
          checks: [{world: ">o"}]
      \(deck)
      """
    let text = SampleCurriculum.heading + card + SampleCurriculum.finished
    return try AuthoringSamples.read(
      SampleCurriculum.with([SampleCurriculum.episodePath: text, "training/cards.yaml": library]))
  }

  private func deck(_ keys: String) throws -> [String]? {
    let (authored, diagnostics) = try read(deck: keys)
    #expect(diagnostics.map(\.message) == [])
    return authored.published.modules[0].blocks[0].episodes[0].cards[0].content.task?.deck
  }

  @Test("a deck may name cards and packs of the library, and the robot's words are published")
  func names() throws {
    #expect(try deck("    deck: [Step, Again]\n") == ["forward", "repeat"])
    #expect(try deck("    deck: [Basics, left, Step]\n") == ["forward", "collect", "left"])
    #expect(try deck("    deck: [forward, dance]\n") == ["forward", "dance"])
  }

  @Test("a level without a deck has the cards of the library")
  func withoutDeck() throws {
    #expect(try deck("") == ["forward", "collect", "repeat"])
  }

  @Test("the library is published with its module, and needs format 4.9")
  func published() throws {
    let curriculum = try read(deck: "").authored.published
    let library = try #require(curriculum.modules[0].cardLibrary)
    #expect(library.cards.map(\.command) == ["forward", "collect", "repeat"])
    #expect(library.packs == [CardPack(name: "Basics", cards: ["Step", "Take"])])
    #expect(library.robots == [LibraryRobot(name: "Robi", image: "assets/r.svg", alt: "A robot")])
    #expect(curriculum.modules[0].assetPaths == ["assets/a.svg", "assets/r.svg"])
    #expect(curriculum.neededFormat.format == FormatVersion(4, 9))
  }

  @Test(
    "what is wrong with a card of the library is reported where it is",
    arguments: [
      ("command: forward", "command: forwad", "unknown-choice"),
      ("number: 0", "number: 256", "number-out-of-range"),
      (", alt: A circle", "", "missing-key"),
      ("name: Take, ", "", "missing-key"),
      ("packs:", "pack:", "unknown-key"),
    ])
  func mistakes(right: String, wrong: String, code: String) throws {
    let (authored, diagnostics) = try read(deck: "", library: Self.library.replacing(right, with: wrong))
    #expect(diagnostics.map(\.code) == [Diagnostic.Code(rawValue: code)])
    #expect(diagnostics.allSatisfy { $0.location.file.hasSuffix("training/cards.yaml") })
    #expect(!authored.isWhole)
  }
}
