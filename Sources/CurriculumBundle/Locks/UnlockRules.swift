/// Says which episodes a learner may open.
///
/// Episodes open in order: each waits for the one before it, across blocks and modules; besides, an episode waits for
/// whatever it, its block or its module `requires`.
public struct UnlockRules: Sendable {
  /// An episode and what keeps it shut.
  public struct Step: Sendable {
    /// The episode's path.
    public let episode: ItemPath
    /// The episode before it in order; nil for the first.
    public let after: ItemPath?
    /// What it, its block and its module require.
    public let requires: [ItemPath]
  }

  /// All episodes in order.
  public let steps: [Step]
  private let episodesInside: [ItemPath: [Int]]

  /// The rules of a curriculum.
  public init(_ curriculum: Curriculum) {
    var steps: [Step] = []
    var inside: [ItemPath: [Int]] = [:]
    for module in curriculum.modules {
      let modulePath = ItemPath(module.id)
      for block in module.blocks {
        let blockPath = modulePath.appending(block.id)
        for episode in block.episodes {
          let path = blockPath.appending(episode.id)
          for item in [modulePath, blockPath, path] { inside[item, default: []].append(steps.count) }
          let requires = module.requires + block.requires + episode.requires
          steps.append(Step(episode: path, after: steps.last?.episode, requires: requires))
        }
      }
    }
    self.steps = steps
    episodesInside = inside
  }

  /// Whether each episode in an item is finished.
  ///
  /// Unknown items never are.
  public func isFinished(_ item: ItemPath, finished: Set<ItemPath>) -> Bool {
    guard let episodes = episodesInside[item] else { return false }
    return episodes.allSatisfy { finished.contains(steps[$0].episode) }
  }

  /// Whether a learner who finished the given episodes may open a step.
  public func isOpen(_ step: Step, finished: Set<ItemPath>) -> Bool {
    let waitsFor = step.requires + (step.after.map { [$0] } ?? [])
    return waitsFor.allSatisfy { isFinished($0, finished: finished) }
  }

  /// The episodes that a learner who finished the given ones may open, in order.
  public func openEpisodes(finished: Set<ItemPath>) -> [ItemPath] {
    steps.filter { isOpen($0, finished: finished) }.map(\.episode)
  }
}
