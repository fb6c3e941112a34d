import CurriculumBundle

/// Why episodes stay locked for a simulated learner: each waits for another that stays locked,
/// up to the one where it begins.
///
/// Followed from step to step, the waiting ends at something that never comes true, or goes round in a circle. Each
/// such end is one cause, told once.
struct ShutChains {
  /// An episode that stays locked, and the first thing for which it waits.
  struct Step {
    let episode: ItemPath
    let reason: ShutReason
  }

  /// One for each cause, the first in order first: a single step, or all steps of a circle.
  private(set) var causes: [[Step]] = []

  private let map: LessonMap
  private let shut: Set<ItemPath>

  /// The causes for which a learner does not get to some episodes.
  init(_ simulation: LearnerSimulation) {
    map = simulation.map
    shut = Set(simulation.neverOpen)
    let order = Dictionary(
      zip(map.rules.episodePaths, 0...).map { ($0, $1) }, uniquingKeysWith: { first, _ in first })
    var settled: Set<ItemPath> = []
    for first in simulation.neverOpen where !settled.contains(first) {
      var way: [Step] = []
      var places: [ItemPath: Int] = [:]
      var current: ItemPath? = first
      while let episode = current, !settled.contains(episode), places[episode] == nil {
        guard let reason = map.whyShut(episode).first else { break }
        places[episode] = way.count
        way.append(Step(episode: episode, reason: reason))
        current = next(after: reason)
      }
      if let current, let start = places[current] {
        causes.append(Self.rotated(Array(way[start...]), order))
      } else if current.map({ !settled.contains($0) }) ?? true, let last = way.last {
        causes.append([last])
      }
      settled.formUnion(places.keys)
    }
  }

  /// The shut episode on which a reason hangs; nil for one that depends on none.
  private func next(after reason: ShutReason) -> ItemPath? {
    let waited: ItemPath? =
      switch reason {
      case .waitsFor(let item): map.firstMissing(of: item)
      case .waitsForOne(let items): items.lazy.compactMap { map.firstMissing(of: $0) }.first
      case .needsStars(let count, let place): starsBehind(count, before: place)
      case .needsAccessCode: nil
      }
    return waited.flatMap { shut.contains($0) ? $0 : nil }
  }

  /// The first shut episode whose stars are missing, if all the shut ones together have enough.
  private func starsBehind(_ count: Int, before place: ItemPath) -> ItemPath? {
    let end = map.rules.episodesNeeded(for: place).first
    let behind = map.rules.episodePaths.prefix { $0 != end }.filter {
      shut.contains($0) && map.stars(of: $0).possible > 0
    }
    return behind.reduce(0) { $0 + map.stars(of: $1).possible } >= count ? behind.first : nil
  }

  /// The steps of a circle, beginning with the episode that comes first in the order.
  private static func rotated(_ steps: [Step], _ order: [ItemPath: Int]) -> [Step] {
    let places = steps.map { order[$0.episode] ?? 0 }
    let start = places.indices.min { places[$0] < places[$1] } ?? 0
    return Array(steps[start...] + steps[..<start])
  }
}
