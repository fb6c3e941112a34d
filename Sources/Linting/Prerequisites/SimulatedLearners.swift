import Authoring
import CurriculumBundle

/// How far learners get who do everything, who leave out what is optional, and who do the least; worked out when the
/// first rule asks.
final class SimulatedLearners {
  /// Whether nothing but order keeps anything shut, so that everybody gets everywhere.
  private let isPlain: Bool

  private let everything: Lazy<LearnerSimulation>
  private let required: Lazy<LearnerSimulation>
  private let least: Lazy<LearnerSimulation>
  private let shut: Lazy<(isShut: [Bool], after: [Int])>

  init(_ outline: Outline, _ authored: AuthoredCurriculum, _ prerequisites: Prerequisites) {
    let assumed = Set(
      prerequisites.all.filter(\.verdict.isUnreadable).map(\.wanted)
        + prerequisites.openings.filter(\.verdict.isUnreadable).map(\.opened))
    let isFree = !outline.used.hasLinks && !outline.used.hasStars
    let isPlain = isFree && outline.items.allSatisfy { $0.requires.isEmpty && $0.opens.isEmpty }
    self.isPlain = isPlain
    let simulation = { (kind: LearnerSimulation.Learner) in
      Lazy { LearnerSimulation(kind, outline.unlocking, assumingFinished: assumed) }
    }
    let everything = simulation(.doesEverything)
    (self.everything, required, least) = (everything, simulation(.leavesOutOptional), simulation(.doesTheLeast))
    shut = Lazy {
      let isShut = outline.unlocking.episodePaths.map { !isPlain && !everything.value.map.isOpen($0) }
      return (isShut, Self.counts(ofShutAfter: isShut))
    }
  }

  /// What is open for who does everything.
  var doesEverything: LearnerSimulation { everything.value }
  /// What is open for who leaves out what is optional.
  var leavesOutOptional: LearnerSimulation { required.value }
  /// What is open for who does the least.
  var doesTheLeast: LearnerSimulation { least.value }
  /// Whether no learner ever gets to each episode.
  var isShut: [Bool] { shut.value.isShut }
  /// For each episode, to how many after it no learner ever gets.
  var shutAfter: [Int] { shut.value.after }

  private static func counts(ofShutAfter isShut: [Bool]) -> [Int] {
    var (counts, count) = (isShut.map { _ in 0 }, 0)
    for index in isShut.indices.reversed() {
      counts[index] = count
      if isShut[index] { count += 1 }
    }
    return counts
  }

  /// The episodes to which no learner ever gets, in order.
  var neverOpen: [ItemPath] { isPlain ? [] : doesEverything.neverOpen }
}

extension Prerequisites.Verdict {
  fileprivate var isUnreadable: Bool { if case .unreadable = self { true } else { false } }
}
