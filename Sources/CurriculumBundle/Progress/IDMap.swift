import Support

/// What became of every id that an earlier release used: an index carries it, and it only grows.
///
/// An id that is in use today has no entry, even if another item had it before: whoever finished that one would find
/// the new item finished. As long as no id is given to something else, progress from any release can be carried over to
/// any other, once or several times, in any order.
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
    changed(path) ?? ([path], [])
  }
}

extension IDMap {
  /// What became of an id; nil for one that neither has an entry nor is inside something that has one, as most are.
  ///
  /// Entries are looked up by hashes that grow with the path, and texts are put together at the end only.
  fileprivate func changed(_ path: ItemPath) -> (names: [ItemPath], successors: [ItemPath])? {
    if hashes.isEmpty { return nil }
    var text = path.description
    return text.withUTF8 { bytes in
      var (isChanged, successors) = (false, [ItemPath]())
      var names: [RenamedPath] = []
      var (hash, start): (UInt64?, Int) = (nil, 0)
      for end in 0...bytes.count where end == bytes.count || bytes[end] == UInt8(ascii: "/") {
        let part = UnsafeBufferPointer(rebasing: bytes[start..<end])
        let next = StableHash.of(part, after: hash)
        (hash, start) = (next, end)
        if let (old, fate) = entry(next, { ItemPath(text: bytes[..<end]) }) {
          names = (fate.now ?? [old]).map { RenamedPath($0, end: end) }
          (isChanged, successors) = (true, fate.successors ?? [])
        } else if isChanged {
          successors = []
          names = names.flatMap { name -> [RenamedPath] in
            let longer = name.appending(part)
            guard let (_, fate) = entry(longer.hash, { longer.path(bytes, end: end) }) else { return [longer] }
            successors += fate.successors ?? []
            return fate.now.map { $0.map { RenamedPath($0, end: end) } } ?? [longer]
          }
        }
      }
      return isChanged ? (names.map { $0.path(bytes, end: bytes.count) }, successors) : nil
    }
  }

  /// The entry of a path with a hash; nil, mostly without making the path, where there is none.
  private func entry(_ hash: UInt64, _ path: () -> ItemPath) -> (path: ItemPath, fate: Fate)? {
    guard hashes.contains(hash) else { return nil }
    let path = path()
    return entries[path].map { (path, $0) }
  }
}

/// Another id for the beginning of a path, whose rest is as it was.
private struct RenamedPath {
  private let beginning: String
  /// Where the rest begins on the path, in bytes.
  private let rest: Int
  private(set) var hash: UInt64

  init(_ beginning: ItemPath, end: Int) {
    var text = beginning.description
    self.beginning = text
    rest = end
    hash = text.withUTF8 { StableHash.of($0) }
  }

  /// With another part, from its `/` on.
  func appending(_ part: UnsafeBufferPointer<UInt8>) -> RenamedPath {
    var longer = self
    longer.hash = StableHash.of(part, after: hash)
    return longer
  }

  /// The whole path.
  func path(_ bytes: UnsafeBufferPointer<UInt8>, end: Int) -> ItemPath {
    rest == end
      ? ItemPath(beginning)
      : ItemPath(beginning + String(decoding: UnsafeBufferPointer(rebasing: bytes[rest..<end]), as: UTF8.self))
  }
}

extension ItemPath {
  /// The path with some bytes.
  fileprivate init(text bytes: Slice<UnsafeBufferPointer<UInt8>>) {
    self.init(String(decoding: UnsafeBufferPointer(rebasing: bytes), as: UTF8.self))
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
  /// goes, so that it is there again when an older release's content comes back. Marks of wrong answers, and what is
  /// known of questions, move to today's id, and the episode that was open last is its first successor where it is
  /// gone.
  public func following(_ map: IDMap) -> LearnerProgress {
    if map.entries.isEmpty { return self }
    var result = self
    // What has no entry stays as it is, and that is most of it.
    for path in finishedEpisodes {
      if let fate = map.changed(path) { result.finishedEpisodes.formUnion(fate.names + fate.successors) }
    }
    for path in finishedCards { if let fate = map.changed(path) { result.finishedCards.formUnion(fate.names) } }
    for path in badges { if let fate = map.changed(path) { result.badges.formUnion(fate.names + fate.successors) } }
    for (path, count) in stars {
      guard let fate = map.changed(path) else { continue }
      for heir in fate.names + fate.successors { result.earn(count, for: heir) }
    }
    let marks = wrongAnswers.compactMap { path, answers in map.changed(path).map { (path, $0.names, answers) } }
    for (path, _, _) in marks { result.wrongAnswers[path] = nil }
    for (_, names, answers) in marks {
      for name in names { result.wrongAnswers[name, default: []].formUnion(answers) }
    }
    result.moveQuestions(by: map)
    result.currentEpisode = currentEpisode.map { map.episode(begunAs: $0) }
    return result
  }

  /// Moves what is known of questions to their ids of today; of two that come to one, the later stays.
  private mutating func moveQuestions(by map: IDMap) {
    let moved = questions.compactMap { path, record in map.changed(path).map { (path, $0.names, record) } }
    for (path, _, _) in moved { questions[path] = nil }
    for (_, names, record) in moved {
      for name in names { questions[name] = questions[name].map { $0.later(of: record) } ?? record }
    }
  }
}

extension IDMap {
  /// The episode with which a learner goes on who was in the middle of one: the first that took its place, else the one
  /// that it is called today.
  package func episode(begunAs path: ItemPath) -> ItemPath {
    let (names, successors) = followed(path)
    return successors.first ?? names.last ?? path
  }
}
