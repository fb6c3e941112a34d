public import CurriculumBundle

/// A release as a device has it: its map of ids and its course.
public struct DeviceRelease: Sendable {
  /// What became of the ids of releases before.
  public let ids: IDMap
  /// The course, by numbers.
  public let course: EditedCourse
  /// The full id of everything, by number.
  let paths: [Int: ItemPath]
  /// The episodes, as a learner may finish them.
  let episodes: [(path: ItemPath, numbers: Set<Int>, cards: Set<Set<Int>>)]
  private let content: [ItemPath: Episode]
  /// The numbers of everything, by full id.
  private let numbers: [ItemPath: Set<Int>]

  /// A release of a course.
  public init(ids: IDMap, course: EditedCourse) {
    (self.ids, self.course, paths, episodes) = (ids, course, course.paths, course.episodes)
    var content: [ItemPath: Episode] = [:]
    for module in course.curriculum.modules {
      for block in module.blocks {
        for episode in block.episodes { content[ItemPath("\(module.id)/\(block.id)/\(episode.id)")] = episode }
      }
    }
    self.content = content
    numbers = paths.reduce(into: [:]) { $0[$1.value, default: []].insert($1.key) }
  }

  func episode(_ path: ItemPath) -> Episode? { content[path] }

  func numbers(of path: ItemPath) -> Set<Int> { numbers[path] ?? [] }
}

/// A device of a learner: what it keeps, and by numbers what was really done on it and what it heard of.
public struct SimulatedDevice: Sendable {
  /// What the app keeps.
  public private(set) var progress = LearnerProgress()
  /// The place of its release among all.
  public private(set) var release = 0
  /// The newest release of which its progress has ids.
  private var newest = 0
  private var episodes: Set<Set<Int>> = []
  private var cards: Set<Set<Int>> = []

  /// A device of a learner who begins.
  public init() {}

  /// Goes to another release, newer or older.
  public mutating func take(_ number: Int, of releases: [DeviceRelease]) {
    release = number
    newest = max(newest, number)
    progress = progress.following(releases[number].ids)
  }

  /// Finishes an episode, or for a second number one of its cards.
  public mutating func learn(_ choice: Int, card: Int?, in releases: [DeviceRelease]) {
    let here = releases[release]
    let (path, numbers, cardNumbers) = here.episodes[choice % here.episodes.count]
    guard let episode = here.episode(path) else { return }
    if let card, !episode.cards.isEmpty {
      let cardPath = path.appending(episode.cards[card % episode.cards.count].id)
      progress.finishedCards.insert(cardPath)
      cards.insert(here.numbers(of: cardPath))
    } else {
      progress.finish(episode, at: path)
      episodes.insert(numbers)
      cards.formUnion(cardNumbers)
    }
  }

  /// Hears what was done on another device of the learner.
  public mutating func merge(_ other: SimulatedDevice, _ releases: [DeviceRelease]) {
    progress = progress.merged(with: other.progress).following(releases[release].ids)
    newest = max(newest, other.newest)
    episodes.formUnion(other.episodes)
    cards.formUnion(other.cards)
  }

  /// What was done, is there in its release, and is not known as done; empty when all is well.
  ///
  /// A release that is older than the progress does not know newer ids: what they name is kept, and shown again later.
  public func losses(_ releases: [DeviceRelease]) -> [ItemPath] {
    guard release >= newest else { return [] }
    let here = releases[release]
    var lost: [ItemPath] = []
    for numbers in episodes {
      let paths = numbers.compactMap { here.paths[$0] }
      if let path = paths.first {
        // Where several lessons were done as one, and one of them is gone, the work may have gone with it.
        let isWhole = paths.count == numbers.count
        if isWhole, !paths.contains(where: progress.finishedEpisodes.contains) { lost.append(path) }
      } else {
        let heirs = numbers.flatMap { here.course.successors[$0] ?? [] }.compactMap { here.paths[$0] }
        lost += heirs.filter { !progress.finishedEpisodes.contains($0) }
      }
    }
    for path in cards.flatMap({ $0 }).compactMap({ here.paths[$0] })
    where !progress.finishedCards.contains(path) { lost.append(path) }
    return lost
  }
}
