/// The path of a file of published content: the digest of its bytes, with the ending that says what it is.
///
///     ContentPath("content/9f86…08.json")?.ending == "json"
///     ContentPath("content/notes.json") == nil
public struct ContentPath: Sendable, Hashable {
  /// Where it is, relative to the place: `content/9f86…08.json`.
  public let path: String
  /// The SHA-256 that its bytes must have, as 64 lower-case hexadecimal digits.
  public let sha256: String
  /// What it is: `json`, or the format of an image.
  public let ending: String

  /// The folder in which all content is.
  public static let folder = "content"

  /// The content at a path; nil for any other path.
  public init?(_ path: String) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0] == Self.folder else { return nil }
    let names = parts[1].split(separator: ".", omittingEmptySubsequences: false)
    guard names.count == 2, names[0].utf8.count == 64, names[0].utf8.allSatisfy(Self.isHexadecimal),
      !names[1].isEmpty, names[1].utf8.allSatisfy(Self.isEnding)
    else { return nil }
    (self.path, sha256, ending) = (path, String(names[0]), String(names[1]))
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || UInt8(ascii: "a")...UInt8(ascii: "f") ~= byte
  }

  private static func isEnding(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte
  }
}
