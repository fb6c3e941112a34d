/// A program of Swift made part of a module with many others, as if each were alone in it.
///
/// A script's statements become a function, its functions and variables are seen in its own file alone, and its types
/// get names that no other program has: what it prints of them is cleared of that again. What cannot be done so is left
/// to a compiler of its own: a program with `await`, operators, attributes, `#if` or the name of its own file, with
/// other modules than Foundation, with conformances of types that are not its own, or one that names a variable before
/// it is there.
struct SwiftMember {
  /// The text of its file.
  let text: String
  /// True if it imports Foundation.
  let needsFoundation: Bool
  /// Its number in the batch.
  let number: Int

  /// The name of its file, by which the compiler tells of its errors.
  var file: String { "p\(number).swift" }
  /// The prefix of its types' names.
  static func mark(_ number: Int) -> String { "ꓸ\(number)ꓸ" }

  /// Makes a program part of a batch; nil where it needs a compiler of its own.
  init?(_ source: String, number: Int) {
    let bytes = Array(source.utf8)
    let tokens = SwiftScanner(bytes).tokens
    guard !tokens.contains(where: { Self.alone.contains($0.text) }), !source.contains("ꓸ") else { return nil }
    let parts = SwiftParts(tokens).parts
    var (types, foundation): (Set<String>, Bool) = ([], false)
    for part in parts {
      switch part.kind {
      case .type(let name): types.insert(name)
      case .module("Foundation"): foundation = true
      case .module, .shared: return nil
      default: break
      }
    }
    guard Self.firstEarlyName(in: parts) == nil else { return nil }
    var page = Page(bytes: bytes, types: types, file: "p\(number).swift", mark: Self.mark(number))
    if foundation { page.add("import Foundation") }
    for part in parts {
      switch part.kind {
      case .type: page.add(part)
      case .function, .variables: page.add(part, after: "fileprivate ")
      case .extended(let name, let conforms):
        guard types.contains(name) || !conforms else { return nil }
        page.add(part, after: types.contains(name) ? "" : "fileprivate ")
      case .module, .statement, .shared: break
      }
    }
    page.add("func program\(Self.mark(number))() throws {")
    for part in parts {
      if case .variables(let names) = part.kind { page.add(names.map { "_ = \($0)" }.joined(separator: "; ")) }
      if part.kind == .statement { page.add(part) }
    }
    page.add("}")
    (text, needsFoundation, self.number) = (page.text, foundation, number)
  }

  /// Words of programs that need a compiler of their own.
  private static let alone: Set = [
    "await", "async", "actor", "operator", "precedencegroup", "CommandLine", "MainActor", "function", "fileID", "file",
    "filePath", "lazy", "main",
  ]

  /// The first variable of a program that is named by a statement, or by the value of another one, before it is there;
  /// nil where that is not certain: `list.count` does not name a variable `count`, nor does what a part defines itself.
  static func certainlyEarlyName(in source: String) -> String? {
    firstEarlyName(in: SwiftParts(SwiftScanner(Array(source.utf8)).tokens).parts) { $0.usedNames }
  }

  /// The first variable that may be named before it is there.
  private static func firstEarlyName(
    in parts: [SwiftParts.Part], _ names: (SwiftParts.Part) -> [String] = { $0.names }
  ) -> String? {
    var seen: Set<String> = []
    for part in parts {
      switch part.kind {
      case .variables(let own):
        if let name = own.first(where: seen.contains) { return name }
        seen.formUnion(names(part))
      case .statement: seen.formUnion(names(part))
      default: break
      }
    }
    return nil
  }

  /// The whole program that starts one of a batch by its number.
  static func entry(_ numbers: [Int]) -> String {
    let cases = numbers.map { "case \"\($0)\": try program\(mark($0))()" }
    return "switch CommandLine.arguments[1] {\n\(cases.joined(separator: "\n"))\ndefault: break\n}\n"
  }

  /// The text of its file as it grows.
  private struct Page {
    let bytes: [UInt8]
    let types: Set<String>
    let file: String
    let mark: String
    var text = ""

    mutating func add(_ line: String) { text += line + "\n" }

    /// Adds a part, whose lines the compiler counts as in the text that was given.
    mutating func add(_ part: SwiftParts.Part, after prefix: String = "") {
      let line = 1 + bytes[..<part.range.lowerBound].count { $0 == UInt8(ascii: "\n") }
      text += "#sourceLocation(file: \"\(file)\", line: \(line))\n"
      let levels = ["private", "fileprivate", "public", "internal"]
      let isSeen = part.tokens.first.map { levels.contains($0.text) } ?? false
      text += isSeen ? "" : prefix
      var place = part.range.lowerBound
      for token in part.tokens where types.contains(token.text) {
        text += String(decoding: bytes[place..<token.range.upperBound], as: UTF8.self) + mark
        place = token.range.upperBound
      }
      text += String(decoding: bytes[place..<part.range.upperBound], as: UTF8.self) + "\n"
    }
  }
}
