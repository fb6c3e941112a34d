/// Keeps evidence from run to run, or from machine to machine.
///
/// Whatever is kept can be forgotten at any time: it is found out again, and the same.
public protocol EvidenceStore: Sendable {
  /// The entries that are kept under some keys; those that are missing, or cannot be read, are left out.
  func recall(_ keys: [EvidenceKey]) throws -> [EvidenceKey: [UInt8]]
  /// Keeps entries.
  func keep(_ entries: [EvidenceKey: [UInt8]]) throws
}
