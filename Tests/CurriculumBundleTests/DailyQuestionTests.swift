import CurriculumBundle
import CurriculumSamples
import Testing

@Suite("The question of the day")
struct DailyQuestionTests {
  private let days = (1...12).flatMap { month in (1...28).compactMap { CalendarDay(year: 2026, month: month, day: $0) }
  }

  @Test("is drawn only from what is finished, and from all of it")
  func drawnFromFinished() throws {
    let progress = LearnerProgress(finishedEpisodes: ["m/a/one", "m/b/three"])
    let drawn = days.map { DailyQuestion(on: $0, in: smallCurriculum().modules, after: progress)?.card }
    #expect(Set(drawn) == ["m/a/one/ask-one", "m/b/three/ask-three"])
    let count = drawn.count { $0 == "m/a/one/ask-one" }
    #expect((120...220).contains(count), "\(count) of \(days.count)")
    let day = try #require(days.first)
    #expect(DailyQuestion(on: day, in: smallCurriculum().modules, after: LearnerProgress()) == nil)
  }

  @Test("is the same on every device and for ever")
  func known() throws {
    let day = try #require(CalendarDay("2026-11-21"))
    let progress = LearnerProgress(finishedEpisodes: ["m/a/one", "m/a/two", "m/b/three", "m/b/four"])
    let draw = { DailyQuestion(on: day, in: smallCurriculum().modules, after: progress, seed: $0)?.card }
    #expect(["", "x", "y"].map(draw) == ["m/a/one/ask-one", "m/b/four/ask-four", "m/a/two/ask-two"])
  }

  @Test("stays when content is added or finished elsewhere, but where the new question wins")
  func stable() {
    var progress = LearnerProgress(finishedEpisodes: ["m/a/one", "m/a/two"])
    let before = days.map { DailyQuestion(on: $0, in: smallCurriculum().modules, after: progress)?.card }
    progress.finishedEpisodes.insert("m/b/three")
    let more = smallCurriculum { $0.blocks.reverse() }
    let after = days.map { DailyQuestion(on: $0, in: more.modules, after: progress)?.card }
    for (old, new) in zip(before, after) { #expect(new == old || new == "m/b/three/ask-three") }
    #expect(zip(before, after).count { $0 != $1 } < days.count / 2)
  }

  @Test("on curricula at random there is one exactly when something finished asks")
  func random() throws {
    let day = try #require(days.first)
    for seed in UInt64(0)..<300 {
      let curriculum = RandomCurriculum.make(seed: seed)
      let finished = Set(
        UnlockRules(curriculum).episodePaths.filter { ($0.description.utf8.count + Int(seed)) % 3 == 0 })
      let drawn = DailyQuestion(on: day, in: curriculum.modules, after: LearnerProgress(finishedEpisodes: finished))
      #expect((drawn == nil) == finished.isEmpty)
      if let drawn { #expect(drawn.card.parent.map(finished.contains) == true) }
    }
  }
}
