/// A way in which a release place can be broken, to try what a client makes of it.
public enum BrokenRelease: String, Sendable, CaseIterable {
  case missing, damaged, truncated, slow, stale, newer, portal, unavailable

  /// What happens, as a line of a list.
  public var summary: String {
    switch self {
    case .missing: "content files are answered with 404"
    case .damaged: "one byte of each content file differs"
    case .truncated: "the connection ends after half of each content file"
    case .slow: "each answer begins after \(Self.delay / 1_000) seconds"
    case .stale: "once fetched, the manifest is that of the release before"
    case .newer: "the manifest has a format that no client knows yet"
    case .portal: "each address answers with a web page, as a network's login does"
    case .unavailable: "each address answers with 503"
    }
  }

  /// What a client should do, as the end of a sentence.
  public var expectation: String {
    switch self {
    case .missing, .damaged, .truncated: "keep what it has, show that as before, and try again later"
    case .slow: "stay usable while it waits, and give up at some time"
    case .stale: "keep the newer release: the sequence must not fall"
    case .newer: "keep what it has, and ask for an update of the app"
    case .portal, .unavailable: "keep what it has, and try again later"
    }
  }

  /// How long `slow` waits, in milliseconds.
  static let delay = 3_000
}

extension BrokenRelease {
  /// Bytes of which one differs: a letter or digit in the middle, so that JSON mostly remains JSON.
  static func damage(_ bytes: [UInt8]) -> [UInt8] {
    guard !bytes.isEmpty else { return [0] }
    var damaged = bytes
    let places = Array(bytes.indices[(bytes.count / 2)...]) + Array(bytes.indices[..<(bytes.count / 2)])
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    let place = places.first { letters.contains(bytes[$0]) } ?? bytes.count / 2
    damaged[place] = bytes[place] == letters.upperBound ? letters.lowerBound : bytes[place] &+ 1
    return damaged
  }
}
