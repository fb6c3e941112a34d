internal import Authoring
internal import CurriculumBundle
internal import Diagnostics

/// Questions whose right answer always has the same place.
enum AnswersAtOnePlace: CurriculumRule {
  static let description = RuleDescription(
    "answers-at-one-place", .answers, .warning, "the right answer always stands at the same place",
    explanation: """
      Children see patterns at once. After a few questions whose right answer is always the first, nobody reads the
      others any more. Spread the right answers over all places; five questions or more are looked at together, of an
      episode and of a module.
      """,
    wrong: [.cards(questions(keys: ["↓1", "1", "1", "1", "1"]))],
    right: [.cards(questions(keys: ["1", "0", "1", "1", "1"])), .cards(questions(keys: ["1", "1", "1", "1"]))])

  private static let fewest = 5

  static func check(_ curriculum: CurriculumContext) {
    for module in curriculum.authored.modules {
      var whole = Streak()
      var broken: [(streak: Streak, id: String)] = []
      for episode in module.blocks.lazy.flatMap(\.episodes) {
        var streak = Streak()
        streak.add(episode)
        if streak.isSuspicious { broken.append((streak, "the episode '\(episode.path)'")) }
        whole.add(episode)
      }
      // A module that is all of one kind needs one finding, not one for each of its episodes.
      if whole.isSuspicious, module.blocks.lazy.flatMap(\.episodes).count > 1 {
        broken = [(whole, "the module '\(module.path)'")]
      }
      for (streak, name) in broken { report(streak, name, curriculum) }
    }
  }

  private static func report(_ streak: Streak, _ name: String, _ curriculum: CurriculumContext) {
    guard let place = streak.place, let first = streak.first else { return }
    curriculum.findings.report(
      Self.self, in: first.document, at: first.location(of: "correctAnswerIndex"),
      "the right answer is at index \(place) in all \(streak.count) questions of \(name)",
      help: "move some of the right answers to other places")
  }

  /// The questions so far, as long as they agree on a place.
  private struct Streak {
    var place: Int?
    var count = 0
    var first: AuthoredCard?
    var isBroken = false

    var isSuspicious: Bool { !isBroken && count >= fewest }

    mutating func add(_ episode: AuthoredEpisode) {
      guard !isBroken else { return }
      for (index, card) in episode.episode.cards.enumerated() {
        guard let key = card.content.key else { continue }
        if place == nil { (place, first) = (key, episode.card(at: index)) }
        guard place == key else {
          isBroken = true
          return
        }
        count += 1
      }
    }
  }

  private static func questions(keys: [String]) -> String {
    keys.enumerated().map { number, key in
      """
      - id: ask-\(number)
        type: question
        text: Which number is \(number)?
        answers: [a\(number), b\(number), c\(number)]
        correctAnswerIndex: \(key)

      """
    }.joined()
  }
}

extension CardContent {
  /// The place of the right answer, for kinds that ask; looks at no more than that.
  fileprivate var key: Int? {
    switch self {
    case .question(let card): card.correctAnswerIndex
    case .questionWithCode(let card): card.correctAnswerIndex
    case .description, .descriptionWithCode, .multiSelect, .trueFalse, .dragAndDrop, .codeBlocks, .quiz, .reading,
      .executor, .exercise, .challenge, .finished, .unsupported:
      nil
    }
  }
}
