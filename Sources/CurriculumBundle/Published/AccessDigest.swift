/// What an access code must come to, so that an index need not name the code: a salted SHA-256.
///
/// It keeps whoever only reads the index from reading the code. It does not keep anybody from guessing a short code,
/// and the lessons that it unlocks are files like all others.
///
///     AccessDigest(salt: "5a", sha256: "…").input(for: "owl") == Array("5a\nowl".utf8)
public struct AccessDigest: Codable, Sendable, Hashable {
  /// What is hashed before the code, so that the same code has another digest elsewhere.
  public var salt: String
  /// The SHA-256 of the salt, a line feed and the code in UTF-8, as 64 lower-case hexadecimal digits.
  public var sha256: String

  /// A digest from its parts.
  public init(salt: String, sha256: String) {
    self.salt = salt
    self.sha256 = sha256
  }

  /// The code in what a learner typed: all of it but for spaces (U+0020) at both ends.
  public static func code(in typed: String) -> String {
    let scalars = typed.unicodeScalars.drop { $0 == " " }
    return scalars.lastIndex { $0 != " " }.map { String(scalars[...$0]) } ?? ""
  }

  /// The bytes to hash for a code: the salt, a line feed and the code, in UTF-8.
  public func input(for code: String) -> [UInt8] { Array("\(salt)\n\(code)".utf8) }

  /// Whether what a learner typed is the right code.
  ///
  /// - Parameters:
  ///   - typed: The code, with or without spaces at both ends.
  ///   - hash: The SHA-256 of some bytes, as 32 bytes, of a library that the app has.
  public func accepts(_ typed: String, sha256 hash: ([UInt8]) -> [UInt8]) -> Bool {
    let digits = hash(input(for: Self.code(in: typed))).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
    return digits.joined().utf8.elementsEqual(sha256.utf8)
  }
}
