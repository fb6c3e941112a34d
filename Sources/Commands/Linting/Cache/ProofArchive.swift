import Publishing

/// What earlier runs found in the episodes of a curriculum, as a sealed file keeps it.
///
/// Entries of several versions of a curriculum live next to each other: each has the digest of all on which it depends.
package struct ProofArchive: Sendable {
  /// What was found in an episode.
  package struct Entry: Sendable, Hashable {
    /// The findings and counts, as the linter writes them.
    package var bytes: [UInt8]
    /// When a run used it last, in seconds since 1970.
    package var lastUse: Int

    /// An entry from its parts.
    package init(bytes: [UInt8], lastUse: Int) {
      self.bytes = bytes
      self.lastUse = lastUse
    }
  }

  /// The entries by digest: 64 hexadecimal digits each.
  package var entries: [String: Entry] = [:]

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
      entries[entry.digest] = entry.entry
      position = entry.end
    }
  }

  /// The bytes of a file of a name.
  package func sealed(name: String, key: [UInt8]) -> [UInt8] {
    var bytes = Self.header(name)
    for (digest, entry) in entries.sorted(by: { $0.key < $1.key }) {
      bytes += digest.utf8
      Self.append(entry.lastUse, to: &bytes)
      Self.append(entry.bytes.count, to: &bytes)
      bytes += entry.bytes
    }
    return bytes + KeyedDigest.digest(of: bytes, key: key)
  }

  /// Removes what has not been used since a time, then what was used longest ago, until the entries that this run did
  /// not use have at most so many bytes.
  package mutating func prune(unusedSince oldest: Int, unusedBytes limit: Int, used: Set<String>) {
    var room = limit
    let unused = entries.filter { !used.contains($0.key) }
      .sorted { ($1.value.lastUse, $1.key) < ($0.value.lastUse, $0.key) }
    for (digest, entry) in unused {
      room -= entry.bytes.count + Self.frameCount
      if room < 0 || entry.lastUse < oldest { entries[digest] = nil }
    }
  }

  private static let digestCount = 64
  private static let numberCount = 8
  private static let frameCount = digestCount + 2 * numberCount

  private static func header(_ name: String) -> [UInt8] { Array("hornbook proofs 2\n\(name)\n".utf8) }

  private static func append(_ number: Int, to bytes: inout [UInt8]) {
    withUnsafeBytes(of: Int64(number).littleEndian) { bytes += $0 }
  }

  private static func number(at position: Int, in bytes: ArraySlice<UInt8>) -> Int {
    let bits = (0..<numberCount).reduce(UInt64(0)) { $0 | UInt64(bytes[position + $1]) << (8 * UInt64($1)) }
    return Int(Int64(bitPattern: bits))
  }

  /// The first entry of the bytes, and where the next one begins; nil where there is none.
  private static func entry(in bytes: ArraySlice<UInt8>) -> (digest: String, entry: Entry, end: Int)? {
    let start = bytes.startIndex + frameCount
    guard start <= bytes.endIndex else { return nil }
    let digest = String(decoding: bytes.prefix(digestCount), as: UTF8.self)
    let lastUse = number(at: bytes.startIndex + digestCount, in: bytes)
    let count = number(at: bytes.startIndex + digestCount + numberCount, in: bytes)
    guard count >= 0, count <= bytes.endIndex - start else { return nil }
    return (digest, Entry(bytes: Array(bytes[start..<start + count]), lastUse: lastUse), start + count)
  }
}
