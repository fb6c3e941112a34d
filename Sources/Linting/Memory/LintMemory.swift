/// Remembers from one run to the next what was found in episodes, so that what did not change is not proven again.
///
/// Whatever is remembered can be forgotten at any time: it is found again, and the same.
public protocol LintMemory: Sendable {
  /// The bytes that were kept under a key; nil when there are none.
  func recall(_ key: LintKey) -> [UInt8]?
  /// Keeps bytes under a key.
  func keep(_ bytes: [UInt8], under key: LintKey)
}

/// Everything on which the findings in an episode, or in a whole curriculum, depend, but for the tool itself.
///
/// The location of the curriculum, and the way it was typed, are not part of the key.
///
/// Two keys are the same exactly when all of this is the same, byte for byte.
public struct LintKey: Sendable, Hashable {
  /// What the keys of a run share: each text with its length before it, in a fixed order.
  public let circumstances: [UInt8]
  /// The subject: the path of a file in the curriculum and its entry in the module, written in the same way; for a
  /// whole curriculum a fixed word, and the files that were named.
  public let item: [UInt8]
  /// The bytes of the file, or a digest of all files.
  public let content: [UInt8]

  /// Feeds what tells most keys apart into a hasher; versions of a file with the same size are told by comparing them.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(item)
    hasher.combine(content.count)
  }
}
