/// Keeps entries from run to run, or from machine to machine.
///
/// Whatever is kept can be forgotten at any time: it is found out again, and the same.
public protocol EntryStore: Sendable {
  /// The entries that are kept under some keys; those that are missing, or cannot be read, are left out.
  func recall(_ keys: [EntryKey]) throws -> [EntryKey: [UInt8]]
  /// Keeps entries.
  func keep(_ entries: [EntryKey: [UInt8]]) throws
}
