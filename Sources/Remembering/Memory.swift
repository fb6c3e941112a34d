import Synchronization

/// Remembered values, each under the digest of everything that it depends on: what stores gave at first, and
/// those that this process found out.
///
///     let memory = Memory(known, of: build)
///     let report = memory.recall(key, as: Report.self) ?? found   // from the bytes of an earlier process, if any
///     memory.keep(report, under: key)
///     store.keep(memory.takeFound())                              // for later ones
///
/// Whatever is remembered can be forgotten at any time: it is found out again, and the same.
public final class Memory: Sendable {
  /// The use of what a process finds out.
  public enum Lifetime: Sendable {
    /// It is left to a store, as bytes; the process asks for each entry about once.
    case leftToStore
    /// The process asks for it again and again, and gets the value as it is; it is left to no store.
    case heldHere
    /// Both.
    case heldAndLeft

    fileprivate var holds: Bool { self != .leftToStore }
    fileprivate var leaves: Bool { self != .heldHere }
  }

  /// All that every entry depends on besides what its key is made of, such as the build of the tool.
  public let circumstances: [UInt8]
  private let lifetime: Lifetime
  private let state: Mutex<MemoryState>

  /// A memory that begins with entries of a store.
  ///
  /// - Parameters:
  ///   - circumstances: What every entry depends on besides what its key is made of.
  ///   - fewestUnused: So many bytes of held values that the last round did not use stay at least.
  public init(
    _ known: [EntryKey: [UInt8]] = [:], of circumstances: [UInt8] = [], _ lifetime: Lifetime = .leftToStore,
    fewestUnused: Int = Pruning.fewestUnused
  ) {
    self.circumstances = circumstances
    self.lifetime = lifetime
    state = Mutex(MemoryState(known: known, fewestUnused: fewestUnused))
  }

  /// The value under a key; nil where none is known, or what is known is not one of this type.
  public func recall<Value: Codable & Sendable>(_ key: EntryKey, as type: Value.Type) -> Value? {
    let (held, known, found) = state.withLock { ($0.take(key), $0.known[key], $0.found[key]) }
    if let value = held as? Value { return value }
    guard let bytes = found ?? known, let value = try? EntryDecoder().decode(type, from: bytes) else { return nil }
    state.withLock { state in
      // Which of several threads finds something out for all of them changes no count.
      if found == nil { state.recalled += 1 } else { state.computed += 1 }
      state.asked.insert(key)
      guard lifetime.holds else { return }
      state.hold(value, under: key, size: bytes.count)
      state.known[key] = nil
    }
    return value
  }

  /// Keeps a value; one that cannot be written down is found out each time.
  public func keep(_ value: some Codable & Sendable, under key: EntryKey) {
    let bytes = try? EntryEncoder().encode(value)
    state.withLock { state in
      state.computed += 1
      guard let bytes else { return }
      state.asked.insert(key)
      if lifetime.leaves { state.found[key] = bytes }
      if lifetime.holds { state.hold(value, under: key, size: bytes.count) }
    }
  }

  /// Takes entries of a store, next to what is known.
  public func add(_ entries: [EntryKey: [UInt8]]) { state.withLock { $0.add(entries) } }

  /// Those of some keys under which nothing is known yet.
  public func unknown(among keys: Set<EntryKey>) -> Set<EntryKey> {
    state.withLock { state in
      state.wanted.formUnion(keys)
      return keys.filter { state.held[$0] == nil && state.known[$0] == nil && state.found[$0] == nil }
    }
  }

  /// The entries that were found out since they were taken last.
  public func takeFound() -> [EntryKey: [UInt8]] {
    state.withLock { state in
      defer { state.found = [:] }
      return state.found
    }
  }

  /// How often an entry of a store was asked for, and how often one that is not held and that this process found out,
  /// since they were counted last.
  public func takeCounts() -> (recalled: Int, computed: Int) {
    state.withLock { state in
      defer { (state.recalled, state.computed) = (0, 0) }
      return (state.recalled, state.computed)
    }
  }

  /// The keys of the entries that were asked for or kept, in this round and in the one before.
  public var used: Set<EntryKey> { state.withLock { $0.asked.union($0.askedBefore) } }

  /// Ends a round, such as a check of all files: of what it did not use, only what was used last stays, and of what was
  /// added from a store only that about which the round asked.
  public func endRound() { state.withLock { $0.endRound() } }
}

/// The entries of a memory.
private struct MemoryState {
  var known: [EntryKey: [UInt8]]
  var found: [EntryKey: [UInt8]] = [:]
  private(set) var held: [EntryKey: Held] = [:]
  var asked: Set<EntryKey> = []
  /// The keys of which it was asked in this round whether something is known under them.
  var wanted: Set<EntryKey> = []
  /// Those of the known entries that a store gave later, and can give again.
  private var added: Set<EntryKey> = []
  private(set) var askedBefore: Set<EntryKey> = []
  var recalled = 0
  var computed = 0
  private let fewestUnused: Int
  private var uses = 0
  private var heldBytes = 0
  /// With more bytes than these, values are given up.
  private var bound: Int

  struct Held {
    let value: any Sendable
    let size: Int
    var lastUse: Int
  }

  init(known: [EntryKey: [UInt8]], fewestUnused: Int) {
    (self.known, self.fewestUnused) = (known, fewestUnused)
    bound = 2 * fewestUnused
  }

  /// The value that is held under a key.
  mutating func take(_ key: EntryKey) -> (any Sendable)? {
    guard let place = held.index(forKey: key) else { return nil }
    uses += 1
    held.values[place].lastUse = uses
    asked.insert(key)
    return held.values[place].value
  }

  mutating func hold(_ value: any Sendable, under key: EntryKey, size: Int) {
    uses += 1
    heldBytes += size - (held.updateValue(Held(value: value, size: size, lastUse: uses), forKey: key)?.size ?? 0)
    if heldBytes > bound { prune() }
  }

  mutating func endRound() {
    (askedBefore, asked) = (asked, [])
    if !wanted.isEmpty {
      for key in added where !wanted.contains(key) && !askedBefore.contains(key) { known[key] = nil }
      added = added.filter { known[$0] != nil }
      wanted = []
    }
    prune()
  }

  /// Takes entries of a store.
  mutating func add(_ entries: [EntryKey: [UInt8]]) {
    known.merge(entries) { $1 }
    added.formUnion(entries.keys)
  }

  private mutating func prune() {
    let unused = held.filter { !asked.contains($0.key) && !askedBefore.contains($0.key) }
    let unusedBytes = unused.values.reduce(0) { $0 + $1.size }
    let room = max(fewestUnused, 2 * (heldBytes - unusedBytes))
    if unusedBytes > room {
      let entries = unused.map { Pruning.Entry($0.key, size: $0.value.size, lastUse: $0.value.lastUse) }
      for key in Pruning(leaving: room).dropped(of: entries) { heldBytes -= held.removeValue(forKey: key)?.size ?? 0 }
    }
    bound = 2 * heldBytes + 2 * fewestUnused
  }
}
