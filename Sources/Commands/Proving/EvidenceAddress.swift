/// The URL of a folder on a server, as far as it has to be understood before `curl` gets it.
struct EvidenceAddress {
  /// Whether it holds a name or a password.
  let hasLogin: Bool
  /// Whether it is a URL of the web with a host and perhaps a port and a path, and nothing else.
  let isFolder: Bool

  /// What a text says where a URL is expected: `scheme://login@host:port/path?query#fragment` (RFC 3986).
  init(_ text: String) {
    let bytes = Array(text.utf8)
    guard let mark = Self.mark(in: bytes) else {
      (hasLogin, isFolder) = (false, false)
      return
    }
    let rest = bytes[(mark + 3)...]
    let authority = rest.prefix { !"/?#".utf8.contains($0) }
    hasLogin = authority.contains(UInt8(ascii: "@"))
    isFolder =
      ["http", "https"].contains(text.prefix { $0 != ":" }) && Self.isHost(authority)
      && !rest.contains { "?#@".utf8.contains($0) } && CurlSettings.canHold(text)
  }

  /// Whether a text is a URL, and no path of this machine.
  static func isURL(_ text: String) -> Bool { mark(in: Array(text.utf8)) != nil }

  /// Where the scheme of a URL ends.
  private static func mark(in bytes: [UInt8]) -> Int? {
    bytes.indices.first { bytes[$0...].starts(with: "://".utf8) }
  }

  /// Whether bytes are a name, or an address in brackets, and perhaps a port behind it.
  private static func isHost(_ authority: ArraySlice<UInt8>) -> Bool {
    let isBracketed = authority.first == UInt8(ascii: "[")
    let end = isBracketed ? authority.firstIndex(of: UInt8(ascii: "]")).map { $0 + 1 } : authority.firstIndex(of: colon)
    guard let end = end ?? (isBracketed ? nil : authority.endIndex), end > authority.startIndex else { return false }
    let name = authority[..<end]
    let port = authority[end...]
    let isPort = port.isEmpty || (port.first == colon && port.dropFirst().allSatisfy(isDigit))
    return isPort && (isBracketed ? name.count > 2 : !name.contains { "[] \"<>\\^`{|}".utf8.contains($0) })
  }

  private static let colon = UInt8(ascii: ":")

  private static func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }
}
