import CurriculumBundle

/// Which concepts every learner has met before an episode opens, whatever way they took there.
///
/// Where an episode is opened by one of several others, only what all of them bring counts.
struct KnownConcepts {
  /// What was met in a certain way.
  struct Met {
    /// Taught, or shown in code to be read.
    var taught = ConceptSet()
    /// In any code at all.
    var seen = ConceptSet()

    fileprivate mutating func formUnion(_ other: Met) {
      taught.formUnion(other.taught)
      seen.formUnion(other.seen)
    }

    fileprivate mutating func formIntersection(_ other: Met) {
      taught.formIntersection(other.taught)
      seen.formIntersection(other.seen)
    }
  }

  private let unlocking: UnlockRules
  private let positions: [ItemPath: Int]
  /// What each episode itself brings.
  private let own: [Met]
  /// What is known before each episode; nil while that is not worked out.
  private var before: [Met?]
  /// What is known after each container that something waits for.
  private var afterContainers: [ItemPath: Met] = [:]

  /// The knowledge of learners; `own` has what each episode brings, in the order of the curriculum.
  init(_ unlocking: UnlockRules, own: [Met]) {
    self.unlocking = unlocking
    self.own = own
    before = Array(repeating: nil, count: own.count)
    positions = Dictionary(
      unlocking.episodePaths.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    for episode in own.indices { workOut(episode) }
  }

  /// What every learner has met before an episode opens.
  subscript(episode: Int) -> Met { before[episode] ?? Met() }

  /// Works out an episode after all that it waits for; what waits for itself brings nothing.
  private mutating func workOut(_ wanted: Int) {
    var open: Set<Int> = []
    var stack = [wanted]
    while let episode = stack.last {
      guard before[episode] == nil else {
        stack.removeLast()
        continue
      }
      let missing =
        open.insert(episode).inserted ? needed(for: episode).filter { before[$0] == nil && !open.contains($0) } : []
      guard missing.isEmpty else {
        stack += missing
        continue
      }
      before[episode] = knowledge(before: episode)
      stack.removeLast()
    }
  }

  /// The episodes on which the knowledge before an episode hangs.
  private func needed(for episode: Int) -> [Int] {
    let lock = lock(of: episode)
    let items = (lock.after.map { [$0] } ?? []) + lock.allOf + (lock.oneOfEach ?? []).flatMap { $0 }
    return items.flatMap(episodes)
  }

  private mutating func knowledge(before episode: Int) -> Met {
    let lock = lock(of: episode)
    var known = Met()
    for item in (lock.after.map { [$0] } ?? []) + lock.allOf { known.formUnion(knowledge(after: item)) }
    for openers in lock.oneOfEach ?? [] {
      var common = openers.first.map { knowledge(after: $0) } ?? Met()
      for opener in openers.dropFirst() { common.formIntersection(knowledge(after: opener)) }
      known.formUnion(common)
    }
    return known
  }

  private mutating func knowledge(after item: ItemPath) -> Met {
    if let known = afterContainers[item] { return known }
    var known = Met()
    let inside = episodes(of: item)
    for episode in inside {
      known.formUnion(own[episode])
      before[episode].map { known.formUnion($0) }
    }
    if positions[item] == nil, inside.allSatisfy({ before[$0] != nil }) { afterContainers[item] = known }
    return known
  }

  private func lock(of episode: Int) -> Lock {
    unlocking[unlocking.episodePaths[episode]]?.lock ?? Lock(after: nil, allOf: [])
  }

  private func episodes(of item: ItemPath) -> [Int] {
    if let episode = positions[item] { return [episode] }
    return unlocking.episodesNeeded(for: item).compactMap { positions[$0] }
  }
}
