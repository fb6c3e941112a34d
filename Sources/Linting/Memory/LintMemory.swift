/// Remembers from one run to the next what was found in episodes, so that what did not change is not proven again.
///
/// Whatever is remembered can be forgotten at any time: it is found again, and the same.
public protocol LintMemory: Sendable {
  /// The bytes that were kept under a key; nil when there are none.
  func recall(_ key: LintKey) -> [UInt8]?
  /// Keeps bytes under a key.
  func keep(_ bytes: [UInt8], under key: LintKey)
}

/// Everything on which the findings in an episode depend, but for the tool itself.
///
/// Two keys are the same exactly when all of this is the same, byte for byte.
public struct LintKey: Sendable, Hashable {
  /// What there is besides the file's bytes: each text with its length before it, in a fixed order.
  public let circumstances: [UInt8]
  /// The bytes of the file.
  public let content: [UInt8]
}
