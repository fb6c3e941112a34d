import CurriculumBundle

/// A curriculum of one module, `m`, with the blocks `a` (`one`, `two`) and `b` (`three`, `four`), changed by a test.
func smallCurriculum(_ change: (inout Module) -> Void = { _ in }) -> Curriculum {
  let episodes = ["one", "two", "three", "four"].map { id in
    Episode(
      id: id, title: id,
      cards: [card("ask-\(id)"), Card(id: "done", content: .finished(FinishedCard(header: "H", text: "T")))])
  }
  let blocks = [
    Block(id: "a", title: "A", episodes: Array(episodes[..<2])),
    Block(id: "b", title: "B", episodes: Array(episodes[2...])),
  ]
  var module = Module(id: "m", title: "M", summary: "S", language: "python", blocks: blocks)
  change(&module)
  return Curriculum(title: "C", locale: "en", minimumClient: "1.0.0", modules: [module])
}

/// A question.
func card(_ id: String, formerly: [String] = []) -> Card {
  Card(
    id: id, formerly: formerly,
    content: .question(QuestionCard(text: "Q?", answers: ["x", "y", "z"], correctAnswerIndex: 0)))
}

/// A challenge that gives stars.
func level(_ id: String) -> Card {
  Card(
    id: id,
    content: .challenge(
      ChallengeCard(
        title: "L", text: "T", language: .robot, checks: [], stars: StarThresholds(three: 1, two: 2))))
}

extension Curriculum {
  /// The map for a learner who finished some episodes.
  func map(finished: Set<ItemPath> = []) -> LessonMap {
    UnlockRules(self).map(for: LearnerProgress(finishedEpisodes: finished))
  }
}
