import CurriculumBundle
import Foundation
import JSON
import Testing

@Suite("What a learner has done")
struct ProgressTests {
  @Test("goes through JSON, and a newer app's notes survive an older one")
  func coding() throws {
    let text = """
      {"finishedEpisodes": ["m/a/one"], "stars": {"m/a/one": 2}, "wrongAnswers": {"m/a/one/ask-one": ["y", "z"]},
       "lastActive": "2026-11-21", "currentEpisode": "m/a/two", "streak": {"days": [1, 2]}}
      """
    let progress = try JSONDecoder().decode(LearnerProgress.self, from: Data(text.utf8))
    #expect(progress.finishedEpisodes == ["m/a/one"] && progress.finishedCards == [] && progress.accessCodes == [])
    #expect(progress.mistakes(in: "m/a/one") == 2 && progress.mistakes(in: "m/a/on") == 0)
    let encoded = try JSONValueEncoder().encode(progress)
    #expect(encoded["streak"] == ["days": [1, 2]])
    #expect(try JSONValueDecoder().decode(LearnerProgress.self, from: encoded) == progress)
    #expect(try JSONDecoder().decode(LearnerProgress.self, from: Data("{}".utf8)) == LearnerProgress())
  }

  @Test("few wrong answers earn many stars, and the best try counts")
  func stars() {
    var episode = Episode(id: "one", title: "E", stars: MistakeThresholds(three: 0, two: 1), cards: [card("ask")])
    var progress = LearnerProgress(wrongAnswers: ["m/a/one/ask": ["y", "z"]])
    progress.finish(episode, at: "m/a/one")
    #expect(progress.stars == ["m/a/one": 1] && progress.finishedCards == ["m/a/one/ask"])
    progress.begin(anew: "m/a/one")
    #expect(progress.finishedEpisodes == ["m/a/one"] && progress.nextCard(of: episode, at: "m/a/one") == "m/a/one/ask")
    #expect(progress.openCards(of: episode, at: "m/a/one").map(\.id) == ["ask"])
    progress.wrongAnswers["m/a/one/ask"] = ["y"]
    progress.finish(episode, at: "m/a/one")
    #expect(progress.stars == ["m/a/one": 2])
    progress.earn(1, for: "m/a/one")
    #expect(progress.stars == ["m/a/one": 2])
    episode.cards.append(level("level"))
    #expect(episode.starCount == 6)
    #expect(progress.openCards(of: episode, at: "m/a/one").map(\.id) == ["ask", "level"])
    #expect(progress.openCards(of: episode, at: "m/a/two").map(\.id) == ["ask"])
  }

  @Test("stars are summed by episode, difficulty, block and module, and never exceed what there is")
  func sums() {
    let curriculum = smallCurriculum { module in
      for index in 0..<2 { module.blocks[0].episodes[index].stars = MistakeThresholds(three: 0, two: 1) }
      module.blocks[0].episodes[0].difficulty = .easy
      module.blocks[0].episodes[1].difficulty = .hard
      module.blocks[1].episodes[0].cards = [level("level")]
    }
    let progress = LearnerProgress(
      stars: ["m/a/one": 3, "m/a/two": 1, "m/b/three/level": 7, "m/b/four": 3, "m/b/gone": 3])
    let map = UnlockRules(curriculum).map(for: progress)
    #expect(map.stars(of: "m/a") == StarCount(earned: 4, possible: 6))
    #expect(map.stars(of: "m/a", .hard) == StarCount(earned: 1, possible: 3))
    #expect(map.stars(of: "m/b/three") == StarCount(earned: 3, possible: 3))
    #expect(map.stars == StarCount(earned: 7, possible: 9) && map.stars(of: "m") == map.stars)
    #expect(map.stars(of: "m/a").rating == 2 && StarCount(earned: 1, possible: 30).rating == 1)
    #expect(StarCount(earned: 0, possible: 0).rating == 0)
  }

  @Test("badges come with what is finished")
  func badges() {
    let curriculum = smallCurriculum { module in
      module.badge = Badge(title: "All")
      module.blocks[0].badge = Badge(title: "A", image: "assets/a.png")
      module.blocks[0].episodes[0].badge = Badge(title: "One")
    }
    let badges = { (finished: Set<ItemPath>) in curriculum.map(finished: finished).badges.map(\.badge.title) }
    #expect(badges([]) == [])
    #expect(badges(["m/a/one"]) == ["One"])
    #expect(badges(["m/a/one", "m/a/two"]) == ["A", "One"])
    #expect(badges(["m/a/one", "m/a/two", "m/b/three", "m/b/four"]) == ["All", "A", "One"])
  }

  @Test("a learner goes on where they were, else at the first thing that must be done")
  func resuming() {
    let curriculum = smallCurriculum { $0.order = .open }
    var progress = LearnerProgress(finishedEpisodes: ["m/a/one"], finishedCards: ["m/b/three/ask-three"])
    let point = { (progress: LearnerProgress) in
      UnlockRules(curriculum).map(for: progress).resumePoint(in: curriculum.modules, progress)
    }
    #expect(point(progress) == ResumePoint(episode: "m/a/two", card: "m/a/two/ask-two"))
    progress.currentEpisode = "m/b/three"
    #expect(point(progress) == ResumePoint(episode: "m/b/three", card: "m/b/three/done"))
    progress.finishedEpisodes.formUnion(["m/a/two", "m/b/three", "m/b/four"])
    #expect(point(progress) == nil)
    let map = UnlockRules(curriculum).map(for: LearnerProgress())
    #expect(map.resumePoint(in: [], LearnerProgress()) == ResumePoint(episode: "m/a/one", card: nil))
  }

  @Test("an episode that was begun may be played to its end, though an update has locked it")
  func resumingWhatIsLocked() {
    let curriculum = smallCurriculum()
    let rules = UnlockRules(curriculum)
    var progress = LearnerProgress(finishedCards: ["m/b/four/ask-four"], currentEpisode: "m/b/four")
    var map = rules.map(for: progress)
    #expect(!map.isOpen("m/b/four") && map.mayPlay("m/b/four") && map.mayPlay("m/a/one") && !map.mayPlay("m/b/three"))
    #expect(
      map.resumePoint(in: curriculum.modules, progress) == ResumePoint(episode: "m/b/four", card: "m/b/four/done"))
    _ = map.finish("m/b/three")
    #expect(!map.isFinished("m/b/three"))
    _ = map.finish("m/b/four")
    #expect(map.isFinished("m/b/four") && map.resumeEpisode == "m/a/one")
    progress.finishedEpisodes = ["m/b/four"]
    #expect(rules.map(for: progress).resumeEpisode == "m/a/one")
    for gone in ["m/b", "m/b/nine", "m/b/three/ask-three"] as [ItemPath] {
      progress.currentEpisode = gone
      #expect(rules.map(for: progress).resumeEpisode == "m/a/one")
    }
    #expect(!rules.map(for: progress).mayPlay("m/b/nine"))
  }

  @Test("answers and codes in letters that only look alike are kept apart, and written in the order of their bytes")
  func lookalikes() throws {
    let (one, two): (ExactText, ExactText) = ("caf\u{e9}", "cafe\u{301}")
    #expect(one.text == two.text && one != two && two < one)
    let path: ItemPath = "m/a/one/ask"
    let first = LearnerProgress(wrongAnswers: [path: [one]], accessCodes: [one])
    let second = LearnerProgress(wrongAnswers: [path: [two]], accessCodes: [two])
    let merged = first.merged(with: second)
    #expect(first != second && merged.mistakes(in: "m/a/one") == 2 && merged.accessCodes.count == 2)
    #expect(merged.following(IDMap([path: .init(now: ["m/a/one/other"])])).wrongAnswers["m/a/one/other"] == [one, two])
    let bytes = CanonicalJSON.bytes(of: try JSONValueEncoder().encode(merged))
    let written = try JSONReader.read(bytes).get()
    #expect(written["wrongAnswers"]?["m/a/one/ask"] == .strings([two.text, one.text]))
    #expect(written["accessCodes"] == .strings([two.text, one.text]))
    let again = try JSONDecoder().decode(LearnerProgress.self, from: Data(bytes))
    #expect(again == merged && again.wrongAnswers[path]?.sorted() == [two, one])
  }

  @Test("how much is done counts cards, and leaves optional parts aside")
  func fraction() {
    let curriculum = smallCurriculum { $0.blocks[1].optional = true }
    var progress = LearnerProgress(finishedEpisodes: ["m/a/one"])
    let fraction = { UnlockRules(curriculum).map(for: progress).fractionDone }
    #expect(fraction() == 0.5)
    progress.finishedCards = ["m/a/two/ask-two", "m/b/three/done"]
    #expect(fraction() == 0.75)
    let map = UnlockRules(curriculum).map(for: progress)
    #expect(map.fractionDone(of: "m/b") == 0.25 && map.fractionDone(of: "m/a/one") == 1)
    #expect(map.fractionDone(of: "nowhere") == 0)
  }

  @Test("progress follows ids that were renamed, moved, merged or replaced, and nothing of it goes")
  func renamed() {
    let map = IDMap([
      "step": .init(now: ["m"]), "m/output": .init(now: ["m/a"]), "m/a/hello": .init(now: ["m/a/one"]),
      "m/a/one/quiz": .init(now: ["m/a/one/ask-one"]), "step/print/third": .init(now: ["m/b/three"]),
      "m/a/old": .init(successors: ["m/a/one", "m/a/two"]), "m/a/gone": .init(),
    ])
    let old = LearnerProgress(
      finishedEpisodes: ["step/output/hello", "step/print/third", "m/a/old", "gone/b/c", "m/a/gone"],
      finishedCards: ["step/output/hello/quiz", "m/a/hello/done", "m/a/old/ask"],
      stars: ["m/a/one": 1, "step/output/hello": 2],
      wrongAnswers: ["step/output/hello/quiz": ["y"], "m/a/one/ask-one": ["z"]], currentEpisode: "step/output/two")
    let now = old.following(map)
    #expect(now.finishedEpisodes == old.finishedEpisodes.union(["m/a/one", "m/b/three", "m/a/two"]))
    #expect(now.finishedCards == old.finishedCards.union(["m/a/one/ask-one", "m/a/one/done"]))
    #expect(now.stars == ["m/a/one": 2, "step/output/hello": 2])
    #expect(now.wrongAnswers == ["m/a/one/ask-one": ["y", "z"]] && now.currentEpisode == "m/a/two")
    #expect(LearnerProgress(currentEpisode: "m/a/old").following(map).currentEpisode == "m/a/one")
    #expect(now.following(map) == now && old.following(IDMap()) == old)
  }

  @Test("two devices come to the same, whichever comes first")
  func merging() throws {
    let one = LearnerProgress(
      finishedEpisodes: ["m/a/one"], stars: ["m/a/one": 1], currentEpisode: "m/a/one",
      lastActive: CalendarDay("2026-11-20"))
    let two = LearnerProgress(
      finishedEpisodes: ["m/a/two"], stars: ["m/a/one": 3], currentEpisode: "m/a/two",
      lastActive: CalendarDay("2026-11-21"))
    #expect(one.merged(with: two) == two.merged(with: one))
    #expect(one.merged(with: two).currentEpisode == "m/a/two" && one.merged(with: two).stars == ["m/a/one": 3])
  }

  @Test("days are those of the calendar")
  func days() {
    #expect(CalendarDay("2024-02-29") != nil && CalendarDay("2023-02-29") == nil && CalendarDay("1900-02-29") == nil)
    #expect(CalendarDay("2026-1-2") == nil && CalendarDay("2026-13-01") == nil && CalendarDay("+026-01-01") == nil)
    #expect(CalendarDay(year: 7, month: 1, day: 2)?.description == "0007-01-02")
  }
}
