import Authoring
import AuthoringSamples
import Statistics
import Testing

@Suite("What a curriculum holds")
struct CountingTests {
  private static let cards = """
    - {id: look, type: description, header: Look, text: The robot takes the coin.}
    - {id: code, type: descriptionWithCode, header: Look, text: Read it., code: print(1)}
    - {id: swift, type: descriptionWithCode, header: Look, text: Read it., code: let a = 1, language: swift}
    - {id: run, type: executor, text: Run it., code: print(2 + 3), result: 5}
    - {id: again, type: executor, text: Run it., code: print(2 + 4), result: 6}
    - id: quiz
      type: quiz
      header: A quiz
      passMark: 1
      questions:
        - {id: one, type: question, text: Which one?, answers: [This, That], correctAnswerIndex: 0}
        - {id: two, type: questionWithCode, text: What?, code: print(7), answers: [7, 8], correctAnswerIndex: 0}

    """

  @Test("cards are counted by kind in the order of kinds, and the questions of a quiz apart")
  func kinds() throws {
    let statistics = try StatisticsDesk.statistics(ofCards: Self.cards)
    #expect(statistics.totals.cards == 7)
    #expect(statistics.totals.questions == 2)
    let kinds = statistics.cards.kinds.map { "\($0.kind) \($0.cards)" }
    #expect(kinds == ["description 1", "descriptionWithCode 2", "quiz 1", "executor 2", "finished 1"])
    #expect(statistics.modules.map(\.cards) == [statistics.cards])
  }

  @Test("a card with code counts for its language, and a quiz for those of its questions")
  func languages() throws {
    let statistics = try StatisticsDesk.statistics(ofCards: Self.cards)
    #expect(statistics.cards.languages.map { "\($0.language) \($0.cards)" } == ["python 4", "swift 1"])
  }

  @Test("modules, blocks and episodes are counted, and each module by itself")
  func items() throws {
    let statistics = try StatisticsDesk.statistics(
      of: StatisticsDesk.curriculum([
        ("one", StatisticsDesk.module("one", "minutes: 20\n", blocks: ["a": ["x", "y"], "b": ["x"]])),
        ("two", StatisticsDesk.module("two", blocks: ["a": ["x"]])),
      ]))
    let totals = statistics.totals
    #expect([totals.modules, totals.blocks, totals.episodes, totals.cards, totals.questions] == [2, 3, 4, 4, 0])
    #expect(statistics.modules.map(\.module) == ["one", "two"])
    #expect(statistics.modules.map(\.episodes) == [3, 1])
    #expect(statistics.isComplete)
  }

  @Test("minutes are what modules state, next to an estimate for all")
  func minutes() throws {
    let statistics = try StatisticsDesk.statistics(
      of: StatisticsDesk.curriculum([
        ("one", StatisticsDesk.module("one", "minutes: 20\n", blocks: ["a": ["x"]])),
        ("two", StatisticsDesk.module("two", blocks: ["a": ["x"]])),
      ]))
    let minutes = statistics.minutes
    #expect([minutes.stated, minutes.statingModules, minutes.silentModules, minutes.estimated] == [20, 1, 1, 1])
    #expect(statistics.modules.map(\.minutes.stated) == [20, nil])
    #expect(statistics.modules.map(\.minutes.estimated) == [1, 1])
  }

  @Test("drafts are left out, named, and counted like all others where that is asked for")
  func drafts() throws {
    let files = StatisticsDesk.curriculum([
      ("one", StatisticsDesk.module("one", blocks: ["a": ["x"]])),
      ("two", StatisticsDesk.module("two", "visibility: draft\nminutes: 9\n", blocks: ["a": ["x", "y"]])),
    ])
    let published = try StatisticsDesk.statistics(of: files)
    #expect(published.totals.episodes == 1)
    #expect([published.drafts.modules, published.drafts.episodes, published.drafts.cards] == [1, 2, 2])
    #expect(!published.drafts.areCounted && published.modules.map(\.module) == ["one"])
    #expect(published.unlocks.items.allSatisfy { !$0.item.hasPrefix("two") })
    let all = try StatisticsDesk.statistics(of: files, drafts: true)
    #expect(all.totals.episodes == 3)
    #expect(all.minutes.stated == 9)
    #expect(all.drafts.areCounted && all.modules.map(\.isDraft) == [false, true])
    #expect(all.unlocks.items.contains { $0.item == "two/a/y" })
  }

  @Test("a curriculum without modules, and a module without anything in it, have nothing to count")
  func empty() throws {
    for files in [
      StatisticsDesk.curriculum([]), StatisticsDesk.curriculum([("one", StatisticsDesk.module("one", blocks: [:]))]),
    ] {
      let statistics = try StatisticsDesk.statistics(of: files)
      #expect(statistics.totals.cards == 0 && statistics.totals.episodes == 0)
      #expect(statistics.minutes.estimated == 0)
      #expect(statistics.proofs.share == nil && statistics.mutants.whole.score == nil)
      #expect(statistics.reading.whole.grade == nil && statistics.reading.hardest.isEmpty)
      #expect(statistics.unlocks.unlockedAtStart == 0)
      #expect(statistics.text.contains("no card claims anything about a program"))
    }
  }

  @Test("what could not be read is missing, and the statistics say so")
  func unread() throws {
    let files = SampleCurriculum.with(["training/printing/say-hello.yaml": "title: [\n"])
    let statistics = try StatisticsDesk.statistics(of: files)
    #expect(!statistics.isComplete)
    #expect(statistics.text.contains("not all of the curriculum could be read"))
  }

  @Test("the numbers of modules add up to those of the curriculum", arguments: ["curriculum", "Tests/Samples/sound"])
  func sums(folder: String) throws {
    let statistics = StatisticsDesk.statistics(of: try SampleFolder.read(folder))
    let (modules, totals) = (statistics.modules, statistics.totals)
    #expect(modules.reduce(0) { $0 + $1.blocks } == totals.blocks)
    #expect(modules.reduce(0) { $0 + $1.episodes } == totals.episodes)
    #expect(modules.reduce(0) { $0 + $1.cards.total } == totals.cards)
    #expect(statistics.cards.kinds.reduce(0) { $0 + $1.cards } == totals.cards)
    #expect(modules.reduce(0) { $0 + $1.proofs.count } == statistics.proofs.counts.count)
    #expect(statistics.proofs.kinds.reduce(0) { $0 + $1.counts.count } == statistics.proofs.counts.count)
    #expect(modules.reduce(0) { $0 + $1.mutants.counts.count } == statistics.mutants.whole.counts.count)
    #expect(modules.reduce(0) { $0 + $1.concepts.taughtFirst } == statistics.concepts.count { $0.taughtFirst != nil })
    #expect(modules.reduce(0) { $0 + $1.reading.words } == statistics.reading.whole.words)
    #expect(statistics.unlocks.items.count == totals.modules + totals.blocks + totals.episodes)
  }
}
