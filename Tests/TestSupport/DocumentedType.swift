import Foundation

/// A public type of a target, with the example that its documentation shows.
public struct DocumentedType: Sendable {
  /// Its name, that of the type around it before it: `Lock.StarGate`.
  public let name: String
  /// The file that declares it, from the checkout's root.
  public let path: String
  /// The lines of its example, which its comment indents by four spaces; empty where there is none.
  public let example: [String]

  /// Whether the example is a value as JSON writes it, and not code.
  public var isJSON: Bool { example.first?.first.map { "{[\"".contains($0) } ?? false }

  /// The public types below a folder of the checkout, in the order of their files.
  public static func all(in folder: String) throws -> [DocumentedType] {
    let root = Repository.path(folder)
    let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return try names.filter { $0.hasSuffix(".swift") }.sorted().flatMap { name in
      types(in: try String(contentsOfFile: "\(root)/\(name)", encoding: .utf8), of: "\(folder)/\(name)")
    }
  }

  /// The public types that a source declares.
  public static func types(in source: String, of path: String) -> [DocumentedType] {
    var types: [DocumentedType] = []
    var around: [(indentation: Int, name: Substring)] = []
    var comment: [Substring] = []
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      let text = line.drop { $0 == " " }
      if text.hasPrefix("///") {
        comment.append(text.dropFirst(3))
      } else if let declared = declaration(in: text) {
        around.removeAll { $0.indentation >= line.utf8.count - text.utf8.count }
        around.append((line.utf8.count - text.utf8.count, declared.name))
        if declared.isPublic {
          let example = comment.filter { $0.hasPrefix("     ") }.map { String($0.dropFirst(5)) }
          types.append(DocumentedType(name: around.map(\.name).joined(separator: "."), path: path, example: example))
        }
        comment = []
      } else if !text.hasPrefix("@") {
        comment = []
      }
    }
    return types
  }

  /// The type, public or not, that a line declares or extends; nil for another line.
  private static func declaration(in line: Substring) -> (name: Substring, isPublic: Bool)? {
    guard let first = line.utf8.first, UInt8(ascii: "a")...UInt8(ascii: "z") ~= first else { return nil }
    let words = line.split(separator: " ", maxSplits: 4, omittingEmptySubsequences: true)
    guard let place = words.firstIndex(where: kinds.contains), place + 1 < words.count,
      words[..<place].allSatisfy(modifiers.contains)
    else { return nil }
    let name = words[place + 1].prefix { $0.isLetter || $0.isNumber || "._".contains($0) }
    return (name, words[0] == "public" && words[place] != "extension")
  }

  private static let kinds: Set<Substring> = ["struct", "enum", "class", "protocol", "actor", "extension"]
  private static let modifiers: Set<Substring> = ["public", "package", "private", "fileprivate", "final", "indirect"]
}
