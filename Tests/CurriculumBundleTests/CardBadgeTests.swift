import CurriculumBundle
import Testing

@Suite("Badges of challenges, and images of episodes")
struct CardBadgeTests {
  private static let challenge = ChallengeCard(
    title: "Say it", text: "Print 5.", language: .python, checks: [ProgramCheck(result: "5")],
    badge: Badge(title: "Mechanic", image: "assets/tool.svg"))

  private func neededFormat(_ episode: Episode) -> FormatVersion {
    let block = Block(id: "b", title: "Block", episodes: [episode])
    let module = Module(id: "m", title: "Module", summary: "A module.", language: "python", blocks: [block])
    return Curriculum(title: "Course", locale: "en", minimumClient: "1.0.0", modules: [module]).neededFormat.format
  }

  private func episode(_ content: CardContent) -> Episode {
    Episode(id: "e", title: "Episode", cards: [Card(id: "c", content: content)])
  }

  @Test("the badge of a card is noted when the card is finished, or its episode is")
  func earned() {
    let episode = episode(.challenge(Self.challenge))
    var progress = LearnerProgress()
    progress.finish(episode.cards[0], at: "m/b/e/c")
    #expect(progress.badges == ["m/b/e/c"] && progress.finishedCards == ["m/b/e/c"])
    var whole = LearnerProgress()
    whole.finish(episode, at: "m/b/e")
    #expect(whole.badges == ["m/b/e/c"])
  }

  @Test("a badge of a card, an icon, a banner, stars for finishing and words after failed checks need format 4.8")
  func format() {
    let image = EpisodeImage(image: "assets/a.svg", alt: "A")
    #expect(neededFormat(episode(.challenge(Self.challenge))) == FormatVersion(4, 8))
    var plain = Self.challenge
    plain.badge = nil
    #expect(neededFormat(episode(.challenge(plain))) == FormatVersion(4, 0))
    plain.checks[0].failure = "Print it."
    #expect(neededFormat(episode(.challenge(plain))) == FormatVersion(4, 8))
    var shown = episode(.finished(FinishedCard(header: "Done", text: "Well done.")))
    #expect(neededFormat(shown) == FormatVersion(4, 0))
    shown.icon = image
    #expect(neededFormat(shown) == FormatVersion(4, 8))
    (shown.icon, shown.banner) = (nil, image)
    #expect(neededFormat(shown) == FormatVersion(4, 8))
    (shown.banner, shown.finishStars) = (nil, 1)
    #expect(neededFormat(shown) == FormatVersion(4, 8))
  }

  @Test("stars for finishing are earned whatever went wrong, and sum up for a block, a module and all")
  func finishStars() {
    let levels = [Difficulty.easy, .medium, .hard].map { difficulty -> Episode in
      var episode = episode(.finished(FinishedCard(header: "Done", text: "Well done.")))
      (episode.id, episode.difficulty, episode.finishStars) = (difficulty.rawValue, difficulty, 1)
      return episode
    }
    let block = Block(id: "b", title: "Block", episodes: levels)
    var gated = Block(id: "c", title: "More", requiresStars: 3, episodes: [levels[0]])
    let module = Module(id: "m", title: "Module", summary: "A module.", language: "python", blocks: [block, gated])
    let curriculum = Curriculum(title: "Course", locale: "en", minimumClient: "1.0.0", modules: [module])
    let rules = UnlockRules(curriculum)
    var progress = LearnerProgress(wrongAnswers: ["m/b/easy/c": ["x", "y", "z", "w"]])
    progress.finish(levels[0], at: "m/b/easy")
    progress.finish(levels[1], at: "m/b/medium")
    let map = rules.map(for: progress)
    #expect(map.stars(of: "m/b") == StarCount(earned: 2, possible: 3))
    #expect(map.stars(of: "m") == StarCount(earned: 2, possible: 4) && map.stars == map.stars(of: "m"))
    #expect(map.stars.rating(outOf: 5) == 2 && map.stars.rating == 1)
    #expect(LearnerSimulation(.doesTheLeast, rules).neverOpen == [])
    gated.requiresStars = 4
    var shut = curriculum
    shut.modules[0].blocks[1] = gated
    #expect(LearnerSimulation(.doesEverything, UnlockRules(shut)).neverOpen == ["m/c/easy"])
  }
}
