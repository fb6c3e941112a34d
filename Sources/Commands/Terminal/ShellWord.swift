extension String {
  /// The text as one word of a shell's command, in quotes where it has to be.
  var shellWord: String {
    guard isEmpty || !utf8.allSatisfy(Self.isPlain) else { return self }
    return "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
  }

  /// Whether a byte means nothing of its own to a shell.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...: true
    default: "%+,-./:=@_".utf8.contains(byte)
    }
  }
}
