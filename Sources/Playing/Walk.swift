public import CurriculumBundle
import Diagnostics
import Grading

/// A learner's way through a course, line by line: what was typed in, what is shown out, and the progress that comes of
/// it.
///
///     var walk = Walk(course, progress: LearnerProgress())
///     walk.begin()       // the map, and the first card of the first lesson
///     walk.answer("2")   // the verdict, and the next card
///     walk.progress      // to be kept
public struct Walk: Sendable {
  let course: Course
  /// What the learner has done so far.
  public internal(set) var progress: LearnerProgress
  /// Whether the learner has gone, or nothing is left that could be done.
  public internal(set) var isOver = false
  /// How many answers were wrong, codes among them.
  public internal(set) var mistakes = 0
  /// Where the learner is.
  var position = Position.nowhere
  /// With what the next quiz is drawn; it rises by one with each attempt.
  var seed: UInt64
  /// The cards that are practiced; nil in lessons.
  var round: PracticeRound?
  let today: CalendarDay?

  /// What the next line is an answer to.
  enum Position: Sendable {
    /// Nothing.
    case nowhere
    /// A card.
    case card(CurrentCard)
    /// The question for the access code of a module, and the lesson for which it is asked.
    case code(module: ItemPath, lesson: ItemPath?)
  }

  /// A walk that has yet to begin.
  ///
  /// - Parameters:
  ///   - progress: What was done so far, under the ids of any release.
  ///   - seed: With what the questions of the first quiz are drawn.
  ///   - today: The day that is noted as that of the last activity; nil to leave it as it is.
  public init(_ course: Course, progress: LearnerProgress, seed: UInt64 = 0, today: CalendarDay? = nil) {
    self.course = course
    self.progress = progress.following(course.ids)
    self.seed = seed
    self.today = today
  }

  /// The full id of the card, or of the module, that the next line is about; nil where there is none.
  public var item: ItemPath? {
    switch position {
    case .nowhere: nil
    case .card(let card): card.askedPath
    case .code(let module, _): module
    }
  }

  /// The map of all lessons now.
  var map: LessonMap { course.rules.map(for: progress) }

  /// Shows the map, and the card with which to go on.
  ///
  /// - Parameter lesson: The full id of an episode to play instead of the next one; one that is finished begins again.
  public mutating func begin(lesson: ItemPath? = nil) -> String {
    let shown = mapText() + "\n"
    guard let lesson else { return shown + enter(map.resumeEpisode) }
    guard !map.mayPlay(lesson) else {
      return shown + start(lesson, again: progress.finishedEpisodes.contains(lesson))
    }
    return shown + askForCode(before: lesson)
  }

  /// Why an episode cannot be played, for a person who named it; nil where it can, be it after an access code.
  public func problem(of lesson: ItemPath) -> (message: String, help: String)? {
    guard let item = course.rules[lesson], item.level == .episode else {
      let isPart = course.rules[lesson] != nil
      return (
        isPart ? "'\(lesson)' is not an episode" : "there is no episode '\(lesson)' in '\(course.title)'",
        "name one by its full id, MODULE/BLOCK/EPISODE"
      )
    }
    let reasons = map.whyShut(lesson).filter { if case .needsAccessCode = $0 { false } else { true } }
    guard !reasons.isEmpty, !map.mayPlay(lesson) else { return nil }
    return (LockWords.refusal(of: lesson), reasons.map(course.rules.words).joined(separator: " "))
  }

  /// What comes of a line that the learner typed.
  public mutating func answer(_ line: String) -> String {
    switch position {
    case .nowhere: return ""
    case .code(let module, let lesson): return enter(code: line, of: module, before: lesson)
    case .card(var card):
      if let command = Command(line), !card.isWriting { return obey(command, &card) }
      let reading = card.read(line)
      if let answer = card.quizAnswer { note(answer.isRight, answer.question) }
      switch reading {
      case .waits(let words):
        position = .card(card)
        return words
      case .acted(let action, let words):
        return words + (round == nil ? judge(action, on: &card) : judgePractice(action, on: &card))
      }
    }
  }

  /// What is shown when the learner's input ends.
  public mutating func end() -> String {
    isOver = true
    position = .nowhere
    let next = map.resumeEpisode.map { "; '\(course.title(of: $0))' comes next" } ?? ""
    let reminders = course.reminders.map { "After \(counted($0.days, "day")) away: \($0.text.visible)\n" }
    return "\(summary)\(next).\n\(reminders.joined())"
  }

  /// Grades an action, notes what comes of it, and shows what is next.
  private mutating func judge(_ action: Action, on card: inout CurrentCard) -> String {
    let before = map
    progress.lastActive = today ?? progress.lastActive
    let attempt = Attempt(
      grade(action, on: card.card.content), on: card.card, by: action, in: card.episode, at: card.episodePath,
      after: progress, on: today)
    progress = attempt.progress
    progress.earnBadges(on: map)
    let badge = attempt.badge.map { "Badge: \($0.title.visible)\n" } ?? ""
    let words = card.words(for: attempt.verdict) + badge
    guard attempt.verdict.isRight else {
      mistakes += 1
      card.beginAgain(seed: nextSeed(for: card.card))
      position = .card(card)
      return words + (card.quiz == nil ? card.prompt : "\n\(card.question())")
    }
    guard attempt.isEpisodeDone else { return "\(words)\n\(show(card.episodePath))" }
    let change = MapChange(from: before, to: map)
    return words + finished(card.episodePath, change) + enter(change.after.next(after: card.episodePath))
  }

  /// The seed of an attempt at a card: for a quiz one that no other attempt of this walk has.
  mutating func nextSeed(for card: Card) -> UInt64 {
    defer { seed &+= card.content.questions.isEmpty ? 0 : 1 }
    return seed
  }
}
