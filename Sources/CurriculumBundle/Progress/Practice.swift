import JSON

/// The questions that are due for a learner on a day: missed ones, others like them, and those not seen for long.
///
///     let progress = LearnerProgress(finishedEpisodes: ["m/a/one"], wrongAnswers: ["m/a/one/ask": ["y"]])
///     let practice = Practice(progress, curriculum, on: day)
///     practice.questions.map(\.card) == ["m/a/one/ask"]
///     practice.lesson(atMost: 5)?.concept == "m/a"
///
/// The same content, progress and day give the same on every device; the article "Practice" states the rules. Nothing
/// is drawn, and nothing of the progress changes: what comes of practice is noted by
/// `LearnerProgress.noteAnswer(to:isRight:on:)` alone, so it takes no stars away.
public struct Practice: Sendable, Hashable {
  /// The questions that are due, the most urgent first.
  public let questions: [PracticeQuestion]
  /// The concepts about which questions were missed, the weakest first.
  public let weakPoints: [WeakPoint]
  /// The full ids of the cards that explain a concept, in the order of the curriculum.
  private let explanations: [ExactText: [ItemPath]]

  /// After how many days without an answer a question is due that was not missed.
  public static let restingDays = 7

  /// The questions that are due in a curriculum.
  public init(_ progress: LearnerProgress, _ curriculum: Curriculum, on day: CalendarDay) {
    self.init(progress, curriculum.modules, on: day)
  }

  /// The questions that are due in some modules.
  ///
  /// Of modules that are not at hand nothing is due.
  public init(_ progress: LearnerProgress, _ modules: [Module], on day: CalendarDay) {
    let lessons = modules.flatMap { module in module.blocks.flatMap { $0.lessons(in: module.id, progress) } }
    var (misses, concepts) = ([ExactText: Int](), [ExactText]())
    var explanations: [ExactText: [ItemPath]] = [:]
    for lesson in lessons {
      let missed = lesson.questions.reduce(0) { $0 + progress.record(of: $1).misses }
      for concept in lesson.concepts {
        if misses[concept] == nil { concepts.append(concept) }
        misses[concept, default: 0] += missed
        explanations[concept, default: []] += lesson.explanations
      }
    }
    questions = Self.questions(of: lessons, misses, progress, day)
    weakPoints = concepts.enumerated()
      .map { (rank: (-(misses[$1] ?? 0), $0), concept: $1) }.filter { $0.rank.0 < 0 }
      .sorted { $0.rank < $1.rank }.map { WeakPoint(concept: $0.concept.text, misses: -$0.rank.0) }
    self.explanations = explanations
  }

  /// A short lesson about the weakest point of which a question is due; nil where there is none.
  ///
  /// - Parameter count: The most cards that it has, of which at most half explain.
  public func lesson(atMost count: Int) -> PracticeLesson? {
    guard count > 0 else { return nil }
    for point in weakPoints {
      let concept = ExactText(point.concept)
      let asked = questions.filter { $0.concepts.contains(concept) }
      guard !asked.isEmpty else { continue }
      let shown = explanations[concept]?.prefix(count / 2) ?? []
      return PracticeLesson(
        concept: point.concept, explanations: Array(shown), questions: asked.prefix(count - shown.count).map(\.card))
    }
    return nil
  }

  /// The questions that are due, sorted.
  private static func questions(
    of lessons: [FinishedLesson], _ misses: [ExactText: Int], _ progress: LearnerProgress, _ today: CalendarDay
  ) -> [PracticeQuestion] {
    var found: [(rank: (Int, Int, String, Int), question: PracticeQuestion)] = []
    for lesson in lessons {
      // The first of those with the most misses.
      let most = lesson.concepts.compactMap { misses[$0] }.max() ?? 0
      guard let concept = lesson.concepts.first(where: { misses[$0] == most }) else { continue }
      for card in lesson.questions {
        let record = progress.record(of: card)
        guard let reason = record.reason(on: today, missesAround: most) else { continue }
        let question = PracticeQuestion(card: card, reason: reason, concept: concept.text, concepts: lesson.concepts)
        let weight = reason == .missed ? record.misses : most
        let lastDay = record.lastDay(before: today)?.description ?? ""
        found.append(((reason.urgency, -weight, lastDay, found.count), question))
      }
    }
    return found.sorted { $0.rank < $1.rank }.map(\.question)
  }
}

extension PracticeReason {
  /// The place among all reasons, from 0.
  fileprivate var urgency: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension QuestionRecord {
  /// The day of the last answer; nil where it is not known, or is later than today, as after a clock was set back.
  fileprivate func lastDay(before today: CalendarDay) -> CalendarDay? { answered.flatMap { $0 > today ? nil : $0 } }

  /// Why the question is due; nil when it is not.
  ///
  /// - Parameter missesAround: The misses of all questions about its weakest concept.
  fileprivate func reason(on today: CalendarDay, missesAround: Int) -> PracticeReason? {
    let last = lastDay(before: today)
    if last == today { return nil }
    if misses > 0 { return .missed }
    if missesAround > 0 { return .related }
    guard let last else { return .old }
    return last.adding(days: Practice.restingDays).map { $0 <= today } ?? false ? .old : nil
  }
}

/// A finished episode: what it is about, what it asks, and what explains it.
private struct FinishedLesson {
  let concepts: [ExactText]
  let questions: [ItemPath]
  let explanations: [ItemPath]
}

extension Block {
  /// The finished episodes.
  ///
  /// The concepts of one are those that it teaches, else those that the block does, else the block itself.
  fileprivate func lessons(in module: String, _ progress: LearnerProgress) -> [FinishedLesson] {
    let path = ItemPath(module).appending(id)
    let taught = episodes.flatMap(\.teaches)
    return episodes.compactMap { episode in
      let lesson = path.appending(episode.id)
      guard progress.finishedEpisodes.contains(lesson) else { return nil }
      let names = [episode.teaches, taught].first { !$0.isEmpty } ?? [path.description]
      return FinishedLesson(
        concepts: names.map { ExactText($0) }.withoutRepeats,
        questions: episode.cards.flatMap { $0.questions(in: lesson) },
        explanations: episode.cards.filter(\.isExplanation).map { lesson.appending($0.id) })
    }
  }
}

extension Card {
  /// True for a card that explains something and asks nothing.
  fileprivate var isExplanation: Bool {
    content.kind.map { [.description, .descriptionWithCode, .reading].contains($0) } ?? false
  }
}

extension [ExactText] {
  /// Each text once, where it is first.
  fileprivate var withoutRepeats: [ExactText] {
    var seen: Set<ExactText> = []
    return filter { seen.insert($0).inserted }
  }
}
