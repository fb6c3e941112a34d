import Diagnostics
import YAMLSource

/// The shape that a name must have, as a regular expression for schemas and as a check that needs none.
package struct NamePattern: Sendable {
  /// What the name is called in a message.
  let typeName: String
  /// An ECMAScript regular expression for the whole name.
  let regularExpression: String
  /// What a right one looks like.
  package let example: String
  /// What it is made of, as the beginning of a help; nil where the example says it all.
  package var shape: String?
  /// What is most likely meant by a name that does not fit; it fits, or is left out.
  var repair: (@Sendable (String) -> String?)?
  /// Whether it is the path of a file, which is renamed with it.
  var isFile = false
  /// Whether a name fits.
  package let matches: @Sendable (String) -> Bool

  /// A name that fits in the place of one that does not; nil where nothing says which.
  func meant(_ name: String) -> String? {
    guard name.utf8.count <= 200 else { return nil }
    let bare = LineEnding(of: withoutTypographicQuotes(LineEnding(of: name).value)).value
    guard let meant = matches(bare) ? bare : repair?(bare) else { return nil }
    return matches(meant) && meant != name ? meant : nil
  }

  /// Lower-case letters and digits, in words joined by single hyphens.
  package static let slug = NamePattern(
    typeName: "id", regularExpression: "^[a-z0-9]+(-[a-z0-9]+)*$", example: "say-hello",
    shape: "use small letters, digits and single hyphens",
    repair: { Slugs.slug(from: $0.hasSuffix(".yaml") ? String($0.dropLast(5)) : $0) }, matches: isSlug)

  /// Ids with `/` between them, from the module down.
  package static let path = NamePattern(
    typeName: "full id", regularExpression: "^[a-z0-9]+(-[a-z0-9]+)*(/[a-z0-9]+(-[a-z0-9]+)*)*$",
    example: "training/printing/say-hello"
  ) { $0.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { isSlug(String($0)) } }

  /// Words of letters, digits, underscores and inner hyphens, with dots between them.
  static let concept = NamePattern(
    typeName: "concept name",
    regularExpression: "^[A-Za-z_][A-Za-z0-9_]*(-[A-Za-z0-9_]+)*(\\.[A-Za-z_][A-Za-z0-9_]*(-[A-Za-z0-9_]+)*)+$",
    example: "python.call.print", matches: isConceptName)

  /// The path of a file under `assets/`, in small letters, digits, hyphens, underscores and dots.
  static let asset = NamePattern(
    typeName: "path of an image", regularExpression: "^assets(/[a-z0-9_-][a-z0-9._-]*)+\\.(png|jpg|jpeg|gif|svg|webp)$",
    example: "assets/box.png",
    shape: "put it under `assets/`, in small letters without spaces, as png, jpg, gif, svg or webp",
    repair: assetPath(meantBy:), isFile: true, matches: isAssetPath)

  /// The address of something on the web.
  static let address = NamePattern(
    typeName: "address", regularExpression: "^https://[A-Za-z0-9.-]+(:[0-9]+)?(/[!-~]*)?$",
    example: "https://videos.example.org/boxes", shape: "begin it with `https://`", matches: isWebAddress)

  /// Three whole numbers of up to nine digits with dots between them, as `SemanticVersion` takes them.
  static let version = NamePattern(
    typeName: "version",
    regularExpression: "^(0|[1-9][0-9]{0,8})\\.(0|[1-9][0-9]{0,8})\\.(0|[1-9][0-9]{0,8})$", example: "\"1.0.0\"",
    matches: isVersion
  )

  /// Versions of this tool, with a sign before each, as `ToolRequirement` takes them.
  static let toolRequirement = NamePattern(
    typeName: "requirement of a version",
    regularExpression: "^\(versionBound)(,\(versionBound))*$",
    example: "\">= 0.2\"",
    shape: "write versions with `>=`, `>`, `<=`, `<` or `==` before them, and commas between them"
  ) { ToolRequirement($0) != nil }

  /// A SHA-256 in lower-case hexadecimal digits.
  static let digest = NamePattern(
    typeName: "digest", regularExpression: "^[0-9a-f]{64}$",
    example: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
    shape: "let `hornbook review` write it"
  ) { $0.utf8.count == 64 && $0.utf8.allSatisfy { isDigit($0) || (0x61...0x66).contains($0) } }

  /// A language tag after BCP 47, in its common form.
  static let locale = NamePattern(
    typeName: "language tag", regularExpression: "^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$", example: "en",
    repair: { languageTags[$0.lowercased()] ?? languageTag(meantBy: $0) }, matches: isLanguageTag)
}

/// A version of one to three numbers with a sign before it, or without one.
private let versionBound = " *(>=|>|<=|<|==)? *[0-9]{1,9}(\\.[0-9]{1,9}){0,2} *"

private func isSlug(_ text: String) -> Bool {
  text.withBytes { bytes in
    var endsWord = false
    for byte in bytes {
      if isLower(byte) || isDigit(byte) {
        endsWord = true
      } else {
        guard byte == UInt8(ascii: "-"), endsWord else { return false }
        endsWord = false
      }
    }
    return endsWord
  }
}

private func isConceptName(_ text: String) -> Bool {
  let words = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
  return words.count > 1
    && words.allSatisfy { word in
      guard let first = word.first, isLetter(first) || first == UInt8(ascii: "_") else { return false }
      return word.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false).allSatisfy { part in
        !part.isEmpty && part.allSatisfy { isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "_") }
      }
    }
}

/// The tags of languages that people write by their names.
private let languageTags = [
  "english": "en", "german": "de", "deutsch": "de", "french": "fr", "spanish": "es", "italian": "it",
  "norwegian": "no",
]

/// A tag whose language somebody wrote in capitals, or with another sign before its region: `EN`, `en_GB`.
private func languageTag(meantBy text: String) -> String {
  let parts = text.split { $0 == "_" || $0 == "-" }
  return ([parts.first?.lowercased() ?? ""] + parts.dropFirst().map(String.init)).joined(separator: "-")
}

private func isVersion(_ text: String) -> Bool {
  let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
  return parts.count == 3
    && parts.allSatisfy { part in
      (1...9).contains(part.count) && part.allSatisfy(isDigit) && (part.count == 1 || part.first != UInt8(ascii: "0"))
    }
}

private func isLanguageTag(_ text: String) -> Bool {
  let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
  guard let language = parts.first, (2...3).contains(language.count), language.allSatisfy(isLower) else { return false }
  return parts.dropFirst().allSatisfy { part in
    (2...8).contains(part.count) && part.allSatisfy { isLetter($0) || isDigit($0) }
  }
}

private func isLower(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }
private func isLetter(_ byte: UInt8) -> Bool { isLower(byte | 0x20) }
private func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

private func isAssetPath(_ text: String) -> Bool {
  let names = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
  guard names.count > 1, names[0].elementsEqual("assets".utf8), let last = names.last else { return false }
  let isNamed = names.dropFirst().allSatisfy { name in
    name.first.map { $0 != UInt8(ascii: ".") } ?? false
      && name.allSatisfy { isLower($0) || isDigit($0) || $0 == 0x2D || $0 == 0x2E || $0 == 0x5F }
  }
  let endings = [".png", ".jpg", ".jpeg", ".gif", ".svg", ".webp"]
  return isNamed && endings.contains { last.count > $0.utf8.count && last.suffix($0.utf8.count).elementsEqual($0.utf8) }
}

/// A path that somebody wrote in capitals, with spaces, with backslashes, or without the folder.
private func assetPath(meantBy text: String) -> String {
  var names = text.lowercased().split { $0 == "/" || $0 == "\\" }.map {
    $0.split(separator: " ").joined(separator: "-")
  }
  names.removeAll { $0 == "." || $0 == ".." }
  if names.first != "assets" { names.insert("assets", at: 0) }
  return names.joined(separator: "/")
}

private func isWebAddress(_ text: String) -> Bool {
  let bytes = Array(text.utf8)
  guard bytes.starts(with: "https://".utf8) else { return false }
  let rest = bytes.dropFirst(8)
  let authority = rest.prefix { $0 != UInt8(ascii: "/") }
  let parts = authority.split(separator: UInt8(ascii: ":"), maxSplits: 1, omittingEmptySubsequences: false)
  guard let host = parts.first, !host.isEmpty, host.allSatisfy(isHostByte) else { return false }
  let isPort = parts.count == 1 || !parts[1].isEmpty && parts[1].allSatisfy(isDigit)
  return isPort && rest.dropFirst(authority.count).allSatisfy { 0x21...0x7E ~= $0 }
}

private func isHostByte(_ byte: UInt8) -> Bool {
  isLower(byte) || isLower(byte | 0x20) || isDigit(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
}
