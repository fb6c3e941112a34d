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
    /// The episodes that took the place of an episode; whoever finished it has finished these. Nil when there are none.
    public var successors: [ItemPath]?

    /// A fate from its parts; by default the item is gone without a successor.
    public init(now: [ItemPath]? = nil, successors: [ItemPath]? = nil) {
      self.now = now
      self.successors = successors
    }
  }

  /// The fates by the full ids that items had; what is inside an item goes with it unless it has an entry of its own.
  public let entries: [ItemPath: Fate]

  /// A map from its entries.
  public init(_ entries: [ItemPath: Fate] = [:]) { self.entries = entries }

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
  /// The same progress under the ids of the release that has a map.
  ///
  /// What was renamed, moved or merged is noted under its id of today; what was replaced is noted for its successors,
  /// too. Nothing goes: what has no id of today stays under its last one, in case that a later release brings it back.
  public func following(_ map: IDMap) -> LearnerProgress {
    if map.entries.isEmpty { return self }
    var result = self
    result.finishedEpisodes = Set(finishedEpisodes.flatMap { map.credited($0) })
    result.finishedCards = Set(finishedCards.flatMap { map.names(of: $0) })
    result.stars = Dictionary(
      stars.flatMap { item in map.credited(item.key).map { ($0, item.value) } }, uniquingKeysWith: max)
    result.wrongAnswers = Dictionary(
      wrongAnswers.flatMap { item in map.names(of: item.key).map { ($0, item.value) } },
      uniquingKeysWith: { $0.union($1) })
    result.badges = Set(badges.flatMap { map.credited($0) })
    result.currentEpisode = currentEpisode.map { map.credited($0).last ?? $0 }
    return result
  }
}

extension IDMap {
  /// What an item is called today, and the episodes that took its place, which come last.
  fileprivate func credited(_ path: ItemPath) -> [ItemPath] {
    let (names, successors) = followed(path)
    return names + successors
  }
}
