public import CurriculumBundle
public import Grading
import JSON

/// What comes of an action on a card for a learner's progress: a card that is finished, and with the last one its
/// episode, or answers that were wrong.
public struct Attempt: Sendable {
  /// The verdict on the action.
  public let verdict: Verdict
  /// The progress after it.
  public let progress: LearnerProgress
  /// Whether all cards of the episode are finished after it.
  public let isEpisodeDone: Bool
  /// The badge of the card, where this attempt earned it.
  public let badge: Badge?

  /// An attempt that has got its verdict.
  ///
  /// - Parameters:
  ///   - path: The full id of the episode.
  ///   - progress: The progress before the attempt.
  ///   - day: The day on which an answer to a question is noted for practice; nil to note none.
  public init(
    _ verdict: Verdict, on card: Card, by action: Action, in episode: Episode, at path: ItemPath,
    after progress: LearnerProgress, on day: CalendarDay? = nil
  ) {
    var later = progress
    let cardPath = path.appending(card.id)
    later.currentEpisode = path
    if let day, card.content.isQuestion { later.noteAnswer(to: cardPath, isRight: verdict.isRight, on: day) }
    if verdict.isRight {
      later.finish(card, at: cardPath)
      if let stars = verdict.stars { later.earn(stars, for: cardPath) }
      if later.nextCard(of: episode, at: path) == nil { later.finish(episode, at: path) }
    } else {
      later.wrongAnswers[cardPath, default: []].formUnion(action.answers(of: card.content).map { ExactText($0) })
    }
    badge = later.badges.contains(cardPath) && !progress.badges.contains(cardPath) ? card.content.badge : nil
    self.verdict = verdict
    self.progress = later
    isEpisodeDone = later.nextCard(of: episode, at: path) == nil
  }
}

extension Action {
  /// The answers that were given, as they are on the card: they stay marked where they are wrong.
  ///
  ///     Action.chose(1).answers(of: question) == ["5"]
  ///
  /// Where several are given at once they are one text, a line each; programs leave no mark.
  public func answers(of content: CardContent) -> [String] {
    let answers = content.choices?.answers ?? []
    return switch self {
    case .chose(let index): answers.indices.contains(index) ? [answers[index]] : []
    case .selected(let indices):
      // By their bytes, so that they are the same answer wherever they are in their list.
      [
        indices.filter(answers.indices.contains).map { ExactText(answers[$0]) }.sorted().map(\.text).joined(
          separator: "\n")
      ]
    case .said(let answer): [answer ? "true" : "false"]
    case .filled(let words): [words.joined(separator: "\n")]
    case .laid(let lines): [lines.joined(separator: "\n")]
    case .read, .scored, .ran, .wrote: []
    }
  }
}
