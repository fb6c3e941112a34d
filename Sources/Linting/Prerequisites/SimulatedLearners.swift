internal import Authoring
internal import CurriculumBundle

/// How far learners get who do everything, who leave out what is optional, and who do the least; worked out when the
/// first rule asks.
final class SimulatedLearners {
  private let outline: Outline
  private let assumed: Set<ItemPath>
  /// Whether nothing but order keeps anything shut, so that everybody gets everywhere.
  private let isPlain: Bool

  private(set) lazy var doesEverything = LearnerSimulation(
    .doesEverything, outline.unlocking, assumingFinished: assumed)
  private(set) lazy var leavesOutOptional = LearnerSimulation(
    .leavesOutOptional, outline.unlocking, assumingFinished: assumed)
  private(set) lazy var doesTheLeast = LearnerSimulation(
    .doesTheLeast, outline.unlocking, assumingFinished: assumed)

  /// Whether no learner ever gets to each episode.
  private(set) lazy var isShut: [Bool] =
    outline.unlocking.episodePaths.map { !isPlain && !doesEverything.map.isOpen($0) }

  /// For each episode, to how many after it no learner ever gets.
  private(set) lazy var shutAfter: [Int] = {
    var (counts, count) = (isShut.map { _ in 0 }, 0)
    for index in isShut.indices.reversed() {
      counts[index] = count
      if isShut[index] { count += 1 }
    }
    return counts
  }()

  init(_ outline: Outline, _ authored: AuthoredCurriculum, _ prerequisites: Prerequisites) {
    self.outline = outline
    assumed = Set(
      prerequisites.all.filter(\.verdict.isUnreadable).map(\.wanted)
        + prerequisites.openings.filter(\.verdict.isUnreadable).map(\.opened))
    let isFree = !outline.used.hasLinks && !outline.used.hasStars
    isPlain = isFree && outline.items.allSatisfy { $0.requires.isEmpty && $0.opens.isEmpty }
  }

  /// The episodes to which no learner ever gets, in order.
  var neverOpen: [ItemPath] { isPlain ? [] : doesEverything.neverOpen }
}

extension Prerequisites.Verdict {
  fileprivate var isUnreadable: Bool { if case .unreadable = self { true } else { false } }
}
