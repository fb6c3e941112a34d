import CurriculumBundle
import Testing

@Suite("What opens when")
struct LessonMapTests {
  @Test("at first only the first episode is open, and each finished one opens the next, across blocks")
  func inOrder() {
    #expect(smallCurriculum().map().openEpisodes == ["m/a/one"])
    #expect(smallCurriculum().map(finished: ["m/a/one"]).openEpisodes == ["m/a/one", "m/a/two"])
    var map = smallCurriculum().map(finished: ["m/a/one"])
    #expect(map.opened(by: "m/a/two") == ["m/b/three"])
    #expect(map.finish("m/a/two") == ["m/b/three"])
    #expect(map.finish("m/a/two") == [])
    #expect(map.finish("m/b/four") == [], "it is shut")
  }

  @Test("an episode that is added later shuts nothing that a learner has passed")
  func addedLater() {
    let curriculum = smallCurriculum { $0.blocks[0].episodes.insert(Episode(id: "new", title: "N", cards: []), at: 1) }
    let map = curriculum.map(finished: ["m/a/one", "m/a/two"])
    #expect(map.openEpisodes == ["m/a/one", "m/a/new", "m/a/two", "m/b/three"])
    #expect(map.isOpen("m/b") && !map.isFinished("m/a"))
  }

  @Test("what a block requires keeps its episodes shut, and they say so")
  func requirements() {
    let map = smallCurriculum { $0.blocks[1].requires = ["m/b/four"] }.map(finished: ["m/a/one", "m/a/two"])
    #expect(map.openEpisodes == ["m/a/one", "m/a/two"])
    #expect(map.whyShut("m/b/three") == [.waitsFor("m/b/four")])
    #expect(map.whyShut("m/b") == [.waitsFor("m/b/four")])
    #expect(map.whyShut("m/a/one") == [] && map.whyShut("m/z") == [])
  }

  @Test("a block is finished when each of its episodes is, an unknown item never")
  func finishing() {
    #expect(!smallCurriculum().map(finished: ["m/a/one"]).isFinished("m/a"))
    #expect(smallCurriculum().map(finished: ["m/a/one", "m/a/two"]).isFinished("m/a"))
    #expect(!smallCurriculum().map(finished: ["m/a/one", "m/a/two"]).isFinished("m/z"))
  }

  @Test("where a block is open, all its episodes open at once, and the next block waits for all of them")
  func openBlock() {
    let curriculum = smallCurriculum { $0.blocks[0].order = .open }
    #expect(curriculum.map().openEpisodes == ["m/a/one", "m/a/two"])
    #expect(curriculum.map(finished: ["m/a/two"]).whyShut("m/b/three") == [.waitsFor("m/a")])
    #expect(curriculum.map(finished: ["m/a/one", "m/a/two"]).isOpen("m/b/three"))
  }

  @Test("a ladder opens the easy ones, then the medium ones, then the hard ones, wherever they stand")
  func ladder() {
    let curriculum = smallCurriculum { module in
      module.blocks[0].order = .ladder
      let levels: [(String, Difficulty?)] = [("h", .hard), ("e", .easy), ("m", .medium), ("n", nil)]
      module.blocks[0].episodes = levels.map { Episode(id: $0.0, title: "E", difficulty: $0.1, cards: []) }
    }
    #expect(curriculum.map().openEpisodes == ["m/a/e", "m/a/n"])
    #expect(curriculum.map(finished: ["m/a/e"]).whyShut("m/a/m") == [.waitsFor("m/a/n")])
    #expect(curriculum.map(finished: ["m/a/e", "m/a/n"]).isOpen("m/a/m"))
    #expect(curriculum.map(finished: ["m/a/e", "m/a/n"]).whyShut("m/a/h") == [.waitsFor("m/a/m")])
    #expect(curriculum.map(finished: ["m/a/e", "m/a/n", "m/a/m"]).isOpen("m/a/h"))
  }

  @Test("linked levels open when one that names them is finished, as in AR Programming")
  func linked() {
    let curriculum = smallCurriculum { module in
      module.blocks[0].order = .linked
      module.blocks[0].episodes = ["one", "two", "three", "four"].map { Episode(id: $0, title: "E", cards: []) }
      module.blocks[0].episodes[0].opens = ["m/a/three"]
      module.blocks[0].episodes[2].opens = ["m/a/two"]
    }
    #expect(curriculum.map().openEpisodes == ["m/a/one"])
    #expect(curriculum.map().whyShut("m/a/two") == [.waitsForOne(of: ["m/a/three"])])
    #expect(curriculum.map().whyShut("m/a/four") == [.waitsForOne(of: [])])
    #expect(curriculum.map(finished: ["m/a/one"]).openEpisodes == ["m/a/one", "m/a/three"])
    #expect(curriculum.map(finished: ["m/a/one", "m/a/three"]).isOpen("m/a/two"))
  }

  @Test("later episodes need not wait for optional ones, and a block is finished without them")
  func optional() {
    let curriculum = smallCurriculum { $0.blocks[0].episodes[1].optional = true }
    let map = curriculum.map(finished: ["m/a/one"])
    #expect(map.openEpisodes == ["m/a/one", "m/a/two", "m/b/three"])
    #expect(map.isFinished("m/a"))
    #expect(map.resumeEpisode == "m/b/three")
    #expect(smallCurriculum { $0.blocks[0].optional = true }.map().openEpisodes == ["m/a/one", "m/b/three"])
  }

  @Test("an access code opens a module, and whoever lacks it is told so")
  func accessCode() {
    let curriculum = smallCurriculum { $0.access = "SPRING" }
    #expect(curriculum.map().openEpisodes == [])
    #expect(curriculum.map().whyShut("m/a/one") == [.needsAccessCode("m")])
    #expect(curriculum.map().whyShut("m/b") == [.needsAccessCode("m"), .waitsFor("m/a")])
    let rules = UnlockRules(curriculum)
    #expect(rules.map(for: LearnerProgress(accessCodes: ["SPRING"])).openEpisodes == ["m/a/one"])
  }

  @Test("stars of what comes before open a block")
  func stars() {
    let curriculum = smallCurriculum { module in
      module.blocks[0].episodes[0].stars = MistakeThresholds(three: 0, two: 1)
      module.blocks[0].episodes[1].cards = [level("level")]
      module.blocks[1].requiresStars = 5
    }
    var progress = LearnerProgress(
      finishedEpisodes: ["m/a/one", "m/a/two"], stars: ["m/a/one": 2, "m/a/two/level": 1])
    let rules = UnlockRules(curriculum)
    #expect(rules.map(for: progress).whyShut("m/b/three") == [.needsStars(2, before: "m/b")])
    progress.earn(3, for: "m/a/two/level")
    #expect(rules.map(for: progress).isOpen("m/b/three"))
    var map = curriculum.map(finished: ["m/a/one"])
    #expect(map.finish("m/a/two", stars: 3) == [])
    #expect(map.finish("m/a/one", stars: 2) == ["m/b/three"])
  }

  @Test("all of 4,000 episodes with locks of stars can be opened")
  func allOpen() {
    let blocks = (0..<400).map { block in
      Block(
        id: "b\(block)", title: "B", requires: block > 0 ? [ItemPath("m/b\(block - 1)")] : [], requiresStars: block,
        episodes: (0..<10).map { episode in
          Episode(
            id: "e\(episode)", title: "E", stars: MistakeThresholds(three: 0, two: 1),
            cards: (0..<10).map { card("c\($0)") })
        })
    }
    let module = Module(id: "m", title: "M", summary: "S", language: "python", blocks: blocks)
    let curriculum = Curriculum(title: "C", locale: "en", minimumClient: "1.0.0", modules: [module])
    let rules = UnlockRules(curriculum)
    let simulation = LearnerSimulation(.doesEverything, rules)
    #expect(simulation.neverOpen == [] && simulation.way.count == 4000)
    let half = rules.map(for: LearnerProgress(finishedEpisodes: Set(rules.episodePaths.prefix(2000))))
    #expect(half.isOpen(rules.episodePaths[0]) && !half.isOpen(rules.episodePaths[3999]))
  }
}
