import Publishing
package import Remembering

/// Results of earlier runs on a curriculum, as a sealed file keeps it.
///
/// Entries of several versions of a curriculum live next to each other: the key of each is the digest of all on which
/// it depends.
package struct ProofArchive: Sendable {
  /// The value that is remembered under a key.
  package struct Entry: Sendable, Hashable {
    /// The value, as a memory writes it.
    package var bytes: [UInt8]
    /// When a run used it last, in seconds since 1970.
    package var lastUse: Int

    /// An entry from its parts.
    package init(bytes: [UInt8], lastUse: Int) {
      self.bytes = bytes
      self.lastUse = lastUse
    }
  }

  /// The entries by their keys.
  package var entries: [EntryKey: Entry] = [:]

  /// An archive without entries.
  package init() {}

  /// The archive in the bytes of a file; nil when they were not sealed under this name with this key.
  package init?(_ bytes: [UInt8], name: String, key: [UInt8]) {
    let end = bytes.count - KeyedDigest.byteCount
    let header = Self.header(name)
    guard end >= header.count, bytes.starts(with: header),
      KeyedDigest.isDigest(Array(bytes[end...]), of: Array(bytes[..<end]), key: key)
    else { return nil }
    var position = header.count
    while position < end {
      guard let entry = Self.entry(in: bytes[position..<end]) else { return nil }
      entries[entry.key] = entry.entry
      position = entry.end
    }
  }

  /// The bytes of a file of a name.
  package func sealed(name: String, key: [UInt8]) -> [UInt8] {
    var bytes = Self.header(name)
    for (key, entry) in entries.sorted(by: { $0.key < $1.key }) {
      bytes += key.bytes
      Self.append(entry.lastUse, to: &bytes)
      Self.append(entry.bytes.count, to: &bytes)
      bytes += entry.bytes
    }
    return bytes + KeyedDigest.digest(of: bytes, key: key)
  }

  /// Removes what has not been used since a time, then what was used longest ago, until the entries that this run did
  /// not use have at most so many bytes.
  package mutating func prune(unusedSince oldest: Int, unusedBytes limit: Int, used: Set<EntryKey>) {
    let unused = entries.filter { !used.contains($0.key) }.map {
      Pruning.Entry($0, size: $1.bytes.count + Self.frameCount, lastUse: $1.lastUse)
    }
    for key in Pruning(leaving: limit, usedSince: oldest).dropped(of: unused) { entries[key] = nil }
  }

  private static let numberCount = 8
  private static let frameCount = EntryKey.byteCount + 2 * numberCount

  private static func header(_ name: String) -> [UInt8] { Array("hornbook proofs 3\n\(name)\n".utf8) }

  private static func append(_ number: Int, to bytes: inout [UInt8]) {
    withUnsafeBytes(of: Int64(number).littleEndian) { bytes += $0 }
  }

  private static func number(at position: Int, in bytes: ArraySlice<UInt8>) -> Int {
    let bits = (0..<numberCount).reduce(UInt64(0)) { $0 | UInt64(bytes[position + $1]) << (8 * UInt64($1)) }
    return Int(Int64(bitPattern: bits))
  }

  /// The first entry of the bytes, and where the next one begins; nil where there is none.
  private static func entry(in bytes: ArraySlice<UInt8>) -> (key: EntryKey, entry: Entry, end: Int)? {
    let start = bytes.startIndex + frameCount
    guard start <= bytes.endIndex, let key = EntryKey(bytes: bytes.prefix(EntryKey.byteCount)) else { return nil }
    let lastUse = number(at: start - 2 * numberCount, in: bytes)
    let count = number(at: start - numberCount, in: bytes)
    guard count >= 0, count <= bytes.endIndex - start else { return nil }
    return (key, Entry(bytes: Array(bytes[start..<start + count]), lastUse: lastUse), start + count)
  }
}
