internal import Support

/// What became of every id that an earlier release used: an index carries it, and it only grows.
///
/// An id that is in use today has no entry. An id is never used for something else later, so progress from any release
/// can be carried over to any other, once or several times, in any order.
///
///     let map = IDMap(["m/a/hello": .init(now: ["m/a/say-hello"]), "m/a/old": .init(successors: ["m/a/say-hello"])])
///     map.names(of: "m/a/hello/quiz") == ["m/a/say-hello/quiz"]
///     map.successors(of: "m/a/old") == ["m/a/say-hello"]
public struct IDMap: Sendable, Equatable {
  /// What became of an item.
  public struct Fate: Codable, Sendable, Equatable {
    /// The ids that it has today, or had last; nil for an item that went under the id that has the entry.
    public var now: [ItemPath]?
    /// The episodes that took the place of an episode; nil when there are none.
    ///
    /// Whoever finished it has finished these.
    public var successors: [ItemPath]?

    /// A fate from its parts; by default the item is gone without a successor.
    public init(now: [ItemPath]? = nil, successors: [ItemPath]? = nil) {
      self.now = now
      self.successors = successors
    }
  }

  /// The fates by the full ids that items had; what is inside an item goes with it unless it has an entry of its own.
  public let entries: [ItemPath: Fate]
  /// Hashes of the ids that have entries: most ids of a learner have none, which is seen at once.
  private let hashes: Set<UInt64>

  /// A map from its entries.
  public init(_ entries: [ItemPath: Fate] = [:]) {
    self.entries = entries
    hashes = Set(entries.keys.map { StableHash.of($0.description.utf8) })
  }

  /// What an item is called today that has, or once had, a full id: several where its work went to several, and the
  /// last that it had where it is gone.
  public func names(of path: ItemPath) -> [ItemPath] { entries.isEmpty ? [path] : followed(path).names }

  /// The episodes that took the place of one that is retired; none for any other item.
  public func successors(of path: ItemPath) -> [ItemPath] { entries.isEmpty ? [] : followed(path).successors }

  /// Whether an id was used by an earlier release and is not in use today.
  public func isFormer(_ path: ItemPath) -> Bool { entries[path] != nil }

  /// Goes down from the module: at each level an entry for the id as it was counts, else one for the id inside today's
  /// containers.
  package func followed(_ path: ItemPath) -> (names: [ItemPath], successors: [ItemPath]) {
    guard mayHaveEntry(path) else { return ([path], []) }
    var old = ItemPath("")
    var names = [old]
    var successors: [ItemPath] = []
    for slug in path.components {
      let id = String(slug)
      old = old.appending(id)
      let candidates = entries[old] == nil ? names.map { $0.appending(id) } : [old]
      names = candidates.flatMap { entries[$0]?.now ?? [$0] }
      successors = candidates.flatMap { entries[$0]?.successors ?? [] }
    }
    return (names, successors)
  }
}

extension IDMap {
  /// Whether there may be an entry for a path or for something that holds it.
  private func mayHaveEntry(_ path: ItemPath) -> Bool {
    if hashes.isEmpty { return false }
    var text = path.description
    return text.withUTF8 { bytes in
      var (hash, start): (UInt64?, Int) = (nil, 0)
      for end in 0...bytes.count where end == bytes.count || bytes[end] == UInt8(ascii: "/") {
        let next = StableHash.of(UnsafeBufferPointer(rebasing: bytes[start..<end]), after: hash)
        if hashes.contains(next) { return true }
        (hash, start) = (next, end)
      }
      return false
    }
  }
}

extension IDMap: Codable {
  /// Reads the map from an object: a fate for each full id.
  public init(from decoder: any Decoder) throws {
    let fates = try decoder.singleValueContainer().decode([String: Fate].self)
    self.init(Dictionary(fates.map { (ItemPath($0.key), $0.value) }, uniquingKeysWith: { first, _ in first }))
  }

  /// Writes the map as an object.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    let fates = entries.map { ($0.key.description, $0.value) }
    try container.encode(Dictionary(fates, uniquingKeysWith: { first, _ in first }))
  }
}

extension LearnerProgress {
  /// The same progress with the ids of the release that has a map.
  ///
  /// What was finished is noted under its id of today, too, and what was replaced for its successors: nothing of it
  /// goes, so that it is there again when an older release's content comes back. Marks of wrong answers move to
  /// today's id, and the episode that was open last is its first successor where it is gone.
  public func following(_ map: IDMap) -> LearnerProgress {
    if map.entries.isEmpty { return self }
    var result = self
    result.finishedEpisodes.formUnion(finishedEpisodes.flatMap { map.credited($0) })
    result.finishedCards.formUnion(finishedCards.flatMap { map.names(of: $0) })
    result.badges.formUnion(badges.flatMap { map.credited($0) })
    for (path, count) in stars { for heir in map.credited(path) { result.earn(count, for: heir) } }
    result.wrongAnswers = Dictionary(
      wrongAnswers.flatMap { item in map.names(of: item.key).map { ($0, item.value) } },
      uniquingKeysWith: { $0.union($1) })
    result.currentEpisode = currentEpisode.map { map.episode(begunAs: $0) }
    return result
  }
}

extension IDMap {
  /// The episode with which a learner goes on who was in the middle of one: the first that took its place, else the one
  /// that it is called today.
  package func episode(begunAs path: ItemPath) -> ItemPath {
    let (names, successors) = followed(path)
    return successors.first ?? names.last ?? path
  }

  /// What an item is called today, and the episodes that took its place, which come last.
  fileprivate func credited(_ path: ItemPath) -> [ItemPath] {
    let (names, successors) = followed(path)
    return names + successors
  }
}
