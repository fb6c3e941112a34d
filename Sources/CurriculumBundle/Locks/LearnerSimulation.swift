/// A learner who opens whatever is open and finishes it until nothing new opens, by the very rules that apps follow.
///
///     LearnerSimulation(.doesEverything, UnlockRules(curriculum)).neverOpen == []
public struct LearnerSimulation: Sendable {
  /// How a simulated learner learns.
  public enum Learner: Sendable, CaseIterable {
    /// Does everything, with all stars.
    case doesEverything
    /// Leaves out all that is optional; earns all stars of the rest.
    case leavesOutOptional
    /// Leaves out all that is optional, and earns the fewest stars.
    case doesTheLeast
  }

  /// The map at the end.
  public private(set) var map: LessonMap
  /// The episodes in the order in which they were finished.
  public private(set) var way: [ItemPath] = []

  /// Simulates a learner who knows all access codes.
  ///
  /// - Parameters:
  ///   - assumed: Items that are taken for finished where they are required, though they are unknown.
  ///   - avoided: Episodes that the learner never does, although they may be open.
  public init(
    _ learner: Learner, _ rules: UnlockRules, assumingFinished assumed: Set<ItemPath> = [],
    avoiding avoided: Set<ItemPath> = []
  ) {
    map = rules.map(for: LearnerProgress(accessCodes: rules.accessKeys))
    map.assumeFinished(assumed)
    var open = Array(rules.episodes.indices.filter(map.isOpen(at:)).reversed())
    while let episode = open.popLast() {
      let position = rules.episodes[episode]
      guard learner.does(position, in: rules), avoided.isEmpty || !avoided.contains(rules.items[position].path) else {
        continue
      }
      way.append(rules.items[position].path)
      let stars = learner.stars(for: rules.items[position])
      let opened = map.finish(at: episode) + map.earn(stars, at: episode)
      open += opened.sorted(by: >)
    }
  }

  /// The episodes that stay shut, in order.
  public var neverOpen: [ItemPath] {
    map.rules.episodes.indices.filter { !map.isOpen(at: $0) }.map { map.rules.items[map.rules.episodes[$0]].path }
  }
}

extension LearnerSimulation.Learner {
  fileprivate func does(_ position: Int, in rules: UnlockRules) -> Bool {
    switch self {
    case .doesEverything: true
    case .leavesOutOptional, .doesTheLeast:
      !rules.isOptional(at: position)
    }
  }

  fileprivate func stars(for episode: UnlockRules.Item) -> Int {
    switch self {
    case .doesEverything, .leavesOutOptional: episode.starCount
    case .doesTheLeast:
      // One of each three, and all of those for finishing it, which are fewer than three.
      episode.starCount / StarCount.mostAtOnce + episode.starCount % StarCount.mostAtOnce
    }
  }
}
