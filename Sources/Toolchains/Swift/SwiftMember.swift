/// A program of Swift made part of a module with many others, as if each were alone in it.
///
/// A script's statements become a function, its functions and variables are seen in its own file alone, and its types
/// get names that no other program has: what it prints of them is cleared of that again. What cannot be done so is left
/// to a compiler of its own: a program with `await`, operators, attributes, `#if` or the name of its own file, with
/// other modules than Foundation, with conformances of types that are not its own, or one that may come to a variable
/// before it is there, by its name or by what it calls: in a file of a module such a variable is made when it is first
/// needed, and in a script where it is written.
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
  static func mark(_ number: Int) -> String { "\(sign)\(number)\(sign)" }
  /// A letter that no program has.
  private static let sign = "ꓸ"

  /// Makes a program part of a batch; nil where it needs a compiler of its own.
  init?(_ source: String, number: Int) {
    let bytes = Array(source.utf8)
    let tokens = SwiftScanner(bytes).tokens
    guard !tokens.contains(where: { Self.alone.contains($0.text) }), !source.contains(Self.sign) else { return nil }
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
    guard Self.firstEarlyName(in: parts, reach: SwiftReach(parts)) == nil else { return nil }
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
    page.add("func program\(Self.mark(number))() throws -> End\(Self.sign) {")
    for part in parts {
      if case .variables(let names) = part.kind { page.add(names.map { "_ = \($0)" }.joined(separator: "; ")) }
      if part.kind == .statement { page.add(part) }
    }
    page.add("return .end\n}")
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
    firstEarlyName(in: SwiftParts(SwiftScanner(Array(source.utf8)).tokens).parts, reach: nil) { $0.usedNames }
  }

  /// The first variable that may be named before it is there.
  ///
  /// - Parameter reach: What its functions and types name; nil to look at names alone.
  private static func firstEarlyName(
    in parts: [SwiftParts.Part], reach: SwiftReach? = nil, _ names: (SwiftParts.Part) -> [String] = { $0.names }
  ) -> String? {
    var seen: Set<String> = reach?.always ?? []
    for part in parts {
      switch part.kind {
      case .variables(let own):
        // A function that needs the variable of which it makes the first value waits for itself.
        seen.formUnion(reach?.names(from: part) ?? [])
        if let name = own.first(where: seen.contains) { return name }
        seen.formUnion(names(part))
      case .statement: seen.formUnion(names(part) + (reach?.names(from: part) ?? []))
      default: break
      }
    }
    return nil
  }

  /// The whole program that starts one of a batch by its number, for so many milliseconds of processor time: then the
  /// system ends it by a signal (`SIGPROF`).
  ///
  /// A program's function has a value, so that a `return` at the top of the program is an error as in a script.
  static func entry(_ numbers: [Int]) -> String {
    let cases = numbers.map { "case \"\($0)\": _ = try program\(mark($0))()" }
    return """
      enum End\(sign) { case end }
      @_silgen_name("setitimer")
      private func time\(sign)(_: Int32, _: UnsafeRawPointer, _: UnsafeMutableRawPointer?) -> Int32
      private func begin\(sign)(_ milliseconds: Int) {
        let times = [0, 0, milliseconds / 1000, milliseconds % 1000 * 1000]
        _ = time\(sign)(2, times, nil)
      }
      begin\(sign)(Int(CommandLine.arguments[2]) ?? 0)
      switch CommandLine.arguments[1] {
      \(cases.joined(separator: "\n"))
      default: break
      }

      """
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
