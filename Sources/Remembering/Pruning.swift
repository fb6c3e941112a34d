/// Which entries are given up, in memory and in a cache alike: of those that nobody uses any more, the ones that were
/// used longest ago.
public struct Pruning: Sendable {
  /// So many bytes of entries that a run does not use stay at least.
  public static let fewestUnused = 4 << 20

  /// An entry that is not in use.
  public struct Entry {
    /// Its key.
    public let key: EntryKey
    /// How many bytes it takes.
    public let size: Int
    /// When it was used last; later is larger.
    public let lastUse: Int

    /// An entry from its parts.
    public init(_ key: EntryKey, size: Int, lastUse: Int) { (self.key, self.size, self.lastUse) = (key, size, lastUse) }
  }

  private let room: Int
  private let oldest: Int

  /// Leaves at most so many bytes, and nothing that was not used since a time.
  public init(leaving room: Int, usedSince oldest: Int = .min) { (self.room, self.oldest) = (room, oldest) }

  /// The entries to give up.
  public func dropped(of unused: [Entry]) -> [EntryKey] {
    var room = room
    return unused.sorted { ($1.lastUse, $0.key) < ($0.lastUse, $1.key) }.compactMap { entry in
      room -= entry.size
      return room < 0 || entry.lastUse < oldest ? entry.key : nil
    }
  }
}
