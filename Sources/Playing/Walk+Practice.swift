import CurriculumBundle
import Diagnostics
import Grading

/// Cards of any episodes that are practiced one after the other.
struct PracticeRound: Sendable {
  /// Their full ids.
  let paths: [ItemPath]
  /// All of them, as if they were an episode.
  let episode: Episode
  /// The index of the card that is shown, from 0.
  var index = 0

  /// A round of the cards with some full ids, as far as a course has them.
  init(_ paths: some Sequence<ItemPath>, in course: Course) {
    let found = paths.compactMap { path in course.card(path).map { (path, $0) } }
    self.paths = found.map(\.0)
    episode = Episode(id: "practice", title: "Practice", cards: found.map(\.1))
  }
}

extension Walk {
  /// Shows the first of the cards that are due for practice: those about the weakest point, then the others.
  ///
  /// Practice notes answers for later practice, and changes nothing of lessons, stars and marks.
  ///
  /// - Parameter count: The most cards to practice.
  public mutating func begin(practicing count: Int) -> String {
    let practice = today.map { Practice(progress, course.modules, on: $0) }
    let lesson = practice?.lesson(atMost: count)
    let first = lesson?.cards ?? []
    let others = (practice?.questions ?? []).map(\.card).filter { !first.contains($0) }
    let round = PracticeRound((first + others).prefix(max(0, count)), in: course)
    guard !round.paths.isEmpty else { return leave("Nothing is due for practice today.\n") }
    self.round = round
    let point = lesson.map { "Weak point: \(words(forConcept: $0.concept))\n" } ?? ""
    return "Practice: \(counted(round.paths.count, "card"))\n\(point)\n\(showPractice())"
  }

  /// Grades an action in practice, and shows the next card after a right one.
  mutating func judgePractice(_ action: Action, on card: inout CurrentCard) -> String {
    let verdict = grade(action, on: card.card.content)
    if card.card.content.isQuestion { note(verdict.isRight, card.path) }
    progress.lastActive = today ?? progress.lastActive
    let words = card.words(for: verdict)
    guard verdict.isRight else {
      mistakes += 1
      card.beginAgain(seed: 0)
      position = .card(card)
      return words + card.prompt
    }
    round?.index += 1
    return "\(words)\n\(showPractice())"
  }

  /// Notes an answer to a question for practice, where the day is known.
  mutating func note(_ isRight: Bool, _ question: ItemPath) {
    if let today { progress.noteAnswer(to: question, isRight: isRight, on: today) }
  }

  private mutating func showPractice() -> String {
    guard let round, round.paths.indices.contains(round.index) else { return endPractice() }
    let path = round.paths[round.index]
    let module = path.components.prefix(3).joined(separator: "/")
    guard let holder = path.parent, let (_, language, library) = course.episode(ItemPath(module)) else {
      return endPractice()
    }
    let card = CurrentCard(
      round.episode, at: holder, language: language, library: library, elements: course.elements, index: round.index,
      seed: 0)
    position = .card(card)
    return card.shown(tried: [])
  }

  private mutating func endPractice() -> String {
    let due = today.map { Practice(progress, course.modules, on: $0).questions.count } ?? 0
    let rest = due == 0 ? "nothing else is due today" : "\(counted(due, "question")) due"
    return leave("Practiced \(counted(round?.paths.count ?? 0, "card")); \(rest).\n")
  }

  /// A concept in a sentence, or the title of the block that takes its place.
  private func words(forConcept concept: String) -> String {
    let block = ItemPath(concept)
    return course.rules[block] == nil ? conceptInWords(concept) : course.title(of: block)
  }
}
