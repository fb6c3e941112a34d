import Publishing

/// The user's folder of proofs: a sealed file for each curriculum, and the key of all seals.
///
/// Whoever can write the folder but not read the key can only make a file useless. A file without its seal, a link, a
/// file of another user: all are as good as none.
package struct ProofVault: Sendable {
  private let folder: PrivateFolder
  private let key: [UInt8]

  /// The most bytes of all files together; the oldest are removed beyond.
  package static let mostBytes = 256 << 20
  /// After so many seconds without use, an entry is removed: 30 days.
  package static let longestUnused = 30 * 86_400
  private static let keyName = "key"
  private static let suffix = ".proofs"

  /// The vault in a folder; nil where there is no such folder that is this user's alone.
  package init?(_ path: String) {
    guard let folder = PrivateFolder(path), let key = Self.key(in: folder) else { return nil }
    self.folder = folder
    self.key = key
  }

  /// The archive of a name; an empty one where there is none that can be trusted.
  package func read(_ name: String) -> ProofArchive {
    let file = name + Self.suffix
    return folder.read(file, atMost: Self.mostBytes).flatMap { ProofArchive($0, name: file, key: key) }
      ?? ProofArchive()
  }

  /// All that is known of any curriculum, what was written last first, up to so many bytes: for one that has no archive
  /// yet, which may be a copy of another one, or be named in another way.
  package func readAll(atMost limit: Int = 64 << 20) -> ProofArchive {
    var all = ProofArchive()
    var room = limit
    for file in folder.files.sorted(by: { ($1.time, $1.name) < ($0.time, $0.name) })
    where file.name.hasSuffix(Self.suffix) {
      // One that is too large hides none of the smaller ones.
      guard file.size <= room else { continue }
      room -= file.size
      all.entries.merge(read(String(file.name.dropLast(Self.suffix.count))).entries) { first, _ in first }
    }
    return all
  }

  /// Writes an archive, and removes what is too old or too much in the folder.
  ///
  /// - Parameter now: In seconds since 1970.
  package func write(_ archive: ProofArchive, to name: String, now: Int, mostBytes: Int = mostBytes) {
    let file = name + Self.suffix
    folder.write(archive.sealed(name: file, key: key), to: file)
    var room = mostBytes
    for file in folder.files.sorted(by: { ($1.time, $1.name) < ($0.time, $0.name) }) {
      if file.name.hasSuffix(OpenFolder.temporarySuffix) {
        // A writer takes less than a day.
        if file.time < now - 86_400 { folder.remove(file.name) }
      } else if file.name.hasSuffix(Self.suffix) {
        room -= file.size
        if room < 0 || file.time < now - Self.longestUnused { folder.remove(file.name) }
      }
    }
  }

  /// The key of a folder, made at random where there is none that only its owner can read.
  private static func key(in folder: PrivateFolder) -> [UInt8]? {
    if let key = readKey(in: folder) { return key }
    folder.remove(keyName)
    var random = SystemRandomNumberGenerator()
    folder.writeIfMissing(
      (0..<KeyedDigest.byteCount).map { _ in UInt8.random(in: 0...255, using: &random) }, to: keyName)
    // Another process may have been faster.
    return readKey(in: folder)
  }

  private static func readKey(in folder: PrivateFolder) -> [UInt8]? {
    guard let key = folder.read(keyName, atMost: KeyedDigest.byteCount, forbidden: 0o077) else { return nil }
    return key.count == KeyedDigest.byteCount ? key : nil
  }
}
