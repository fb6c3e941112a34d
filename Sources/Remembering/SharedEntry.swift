/// How an entry is written where several machines share it: the SHA-256 of its key and its bytes, then the bytes.
///
/// An entry that was cut off, changed, or moved to another key is no entry; one that was forged is not told from a true
/// one, so that a store that others can write is read only where it is trusted. A cache that is one user's alone is
/// sealed as a whole instead, with a key of its own.
public enum SharedEntry {
  /// The most bytes of an entry that a store reads.
  public static let mostBytes = 64 << 20

  /// The bytes of a store's entry.
  public static func sealed(_ entry: [UInt8], under key: EntryKey) -> [UInt8] {
    EntryKey(of: [key.bytes, entry]).bytes + entry
  }

  /// The bytes of the entry in those of a store; nil where they are not a whole one under this key.
  public static func opened(_ bytes: [UInt8], under key: EntryKey) -> [UInt8]? {
    guard bytes.count >= EntryKey.byteCount else { return nil }
    let entry = Array(bytes[EntryKey.byteCount...])
    return sealed(entry, under: key).prefix(EntryKey.byteCount).elementsEqual(bytes.prefix(EntryKey.byteCount))
      ? entry : nil
  }
}
