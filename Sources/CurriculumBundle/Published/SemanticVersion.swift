/// A version by Semantic Versioning 2.0.0: `1.4.0`, `2.0.0-beta.1`, `1.0.0+nightly`.
///
/// Versions are ordered by precedence, in which what follows `+` does not count.
///
///     SemanticVersion("2.0.0-beta.1") == SemanticVersion(2, 0, 0, prerelease: ["beta", "1"])
///     SemanticVersion(2, 0, 0, prerelease: ["beta"]).nextPatch == SemanticVersion(2, 0, 0)
public struct SemanticVersion: Sendable, Hashable {
  /// Rises when older apps cannot show the content.
  public let major: Int
  /// Rises when content is added.
  public let minor: Int
  /// Rises when content is mended.
  public let patch: Int
  /// The identifiers after `-`, for versions before the real one.
  public let prerelease: [String]
  /// The identifiers after `+`, which say nothing about precedence.
  public let build: [String]

  /// The highest number in a version: nine digits, which every system can count.
  public static let highestNumber = 999_999_999

  /// A version from its numbers, each from 0 to `highestNumber`.
  public init(_ major: Int, _ minor: Int, _ patch: Int, prerelease: [String] = [], build: [String] = []) {
    precondition(
      [major, minor, patch].allSatisfy { 0...Self.highestNumber ~= $0 }, "a version has numbers of up to nine digits")
    self.major = major
    self.minor = minor
    self.patch = patch
    self.prerelease = prerelease
    self.build = build
  }

  /// The version that a text writes; nil when it writes none.
  public init?(_ text: String) {
    let withBuild = text.split(separator: "+", maxSplits: 1, omittingEmptySubsequences: false)
    guard let rest = withBuild.first else { return nil }
    let withPrerelease = rest.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    guard let core = withPrerelease.first else { return nil }
    let numbers = core.split(separator: ".", omittingEmptySubsequences: false).compactMap(Self.number)
    let prerelease = Self.identifiers(withPrerelease.dropFirst().first)
    let build = Self.identifiers(withBuild.dropFirst().first)
    guard core.utf8.count(where: { $0 == UInt8(ascii: ".") }) == 2, numbers.count == 3,
      prerelease.allSatisfy(Self.isPrereleaseIdentifier), build.allSatisfy(Self.isIdentifier)
    else { return nil }
    self.init(numbers[0], numbers[1], numbers[2], prerelease: prerelease, build: build)
  }

  /// The next version in which content is mended: `1.4.0` → `1.4.1`, `2.0.0-beta` → `2.0.0`.
  ///
  /// Where a number cannot rise, the one before it does; the very last version has no next one but itself.
  public var nextPatch: SemanticVersion {
    if !prerelease.isEmpty { return SemanticVersion(major, minor, patch) }
    if patch < Self.highestNumber { return SemanticVersion(major, minor, patch + 1) }
    if minor < Self.highestNumber { return SemanticVersion(major, minor + 1, 0) }
    return major < Self.highestNumber ? SemanticVersion(major + 1, 0, 0) : self
  }

  private static func number(_ text: Substring) -> Int? {
    guard isNumeric(text), text == "0" || !text.hasPrefix("0") else { return nil }
    return Int(text).flatMap { $0 <= highestNumber ? $0 : nil }
  }

  private static func identifiers(_ text: Substring?) -> [String] {
    text.map { $0.split(separator: ".", omittingEmptySubsequences: false).map(String.init) } ?? []
  }

  private static func isIdentifier(_ text: String) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { byte in
        isDigit(byte) || byte == UInt8(ascii: "-") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      }
  }

  private static func isPrereleaseIdentifier(_ text: String) -> Bool {
    isIdentifier(text) && !(isNumeric(Substring(text)) && text.hasPrefix("0") && text != "0")
  }

  fileprivate static func isNumeric(_ text: Substring) -> Bool { !text.isEmpty && text.utf8.allSatisfy(isDigit) }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}

extension SemanticVersion: Comparable {
  /// Orders by precedence: numbers first; a version with a prerelease comes before the one without.
  public static func < (left: SemanticVersion, right: SemanticVersion) -> Bool {
    let (a, b) = ((left.major, left.minor, left.patch), (right.major, right.minor, right.patch))
    if a != b { return a < b }
    guard !left.prerelease.isEmpty, !right.prerelease.isEmpty else {
      return right.prerelease.isEmpty && !left.prerelease.isEmpty
    }
    for (a, b) in zip(left.prerelease, right.prerelease) where a != b { return precedes(a, b) }
    return left.prerelease.count < right.prerelease.count
  }

  private static func precedes(_ left: String, _ right: String) -> Bool {
    switch (isNumeric(Substring(left)), isNumeric(Substring(right))) {
    case (true, true): left.utf8.count == right.utf8.count ? left < right : left.utf8.count < right.utf8.count
    case (true, false): true
    case (false, true): false
    case (false, false): left.utf8.lexicographicallyPrecedes(right.utf8)
    }
  }
}

extension SemanticVersion: CustomStringConvertible, Codable {
  /// The version as it is written.
  public var description: String {
    let suffix = prerelease.isEmpty ? "" : "-" + prerelease.joined(separator: ".")
    return "\(major).\(minor).\(patch)\(suffix)" + (build.isEmpty ? "" : "+" + build.joined(separator: "."))
  }

  /// Reads the version from a string.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let version = SemanticVersion(text) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "'\(text)' is not a semantic version")
    }
    self = version
  }

  /// Writes the version as a string.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
