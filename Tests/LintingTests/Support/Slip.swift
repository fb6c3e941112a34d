import Authoring
import Diagnostics
import Foundation
import Linting
import TestSupport

/// One mistake as an author makes it: a section of a page in `Tests/Slips`.
///
/// A `diff PATH` block changes a file of the curriculum in `Tests/Slips/base`, a `console` block moves, copies, removes
/// or empties one. The `finding` block says what the linter has to say: in its first line the first finding, as
/// `PATH:LINE: CODE: WORDS` with words of its message, then words of its help, then all other findings that are
/// allowed. A `diff repaired` block is what the help asks for.
struct Slip {
  /// A finding as a page names it.
  struct Expectation: Hashable {
    let path: String
    let line: Int
    let code: String
    /// Words of the message, the label or a note.
    let words: String
  }

  /// The name of the page, and the heading of the section.
  let name: String
  /// The files of the curriculum with the mistake, by their paths.
  private(set) var files: [String: String]
  /// What is expected, the first finding first.
  private(set) var expected: [Expectation] = []
  /// Words of the help of the first finding; nil where the page names none.
  private(set) var help: String?
  /// The files once the help was followed; nil where the page does not say how.
  private(set) var repaired: [String: String]?

  /// What is wrong with a page.
  struct Failure: Error {
    let message: String
  }

  /// The curriculum without a mistake.
  static func base() throws -> [String: String] {
    let root = Repository.path("Tests/Slips/base")
    var files: [String: String] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: root) where path.contains(".") {
      files[path] = try String(contentsOfFile: "\(root)/\(path)", encoding: .utf8)
    }
    return files
  }

  /// All of them, in the order of the pages.
  static func all() throws -> [Slip] {
    let base = try base()
    return try MarkdownPage.paths(in: "Tests/Slips").flatMap { path in
      let page = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
      return try MarkdownPage(path: path).sections.filter { !$0.blocks.isEmpty }.map {
        try Slip(name: "\(page): \($0.title)", $0.blocks, base)
      }
    }
  }

  private init(name: String, _ blocks: [MarkdownPage.Block], _ base: [String: String]) throws {
    (self.name, files) = (name, base)
    var path = ""
    for block in blocks {
      switch block.info {
      case "console": for line in block.lines { try run(String(line.dropFirst(2))) }
      case "finding": try expect(block.lines)
      case "diff repaired": repaired = try Self.changed(files, path, block.lines)
      default:
        guard block.kind == "diff" else { throw Failure(message: "\(name): an unknown block '\(block.info)'") }
        path = block.argument
        files = try Self.changed(files, path, block.lines)
      }
    }
    guard !expected.isEmpty else { throw Failure(message: "\(name): no finding is expected") }
  }

  private mutating func expect(_ lines: [String]) throws {
    for line in lines {
      if line.hasPrefix("help: ") {
        help = String(line.dropFirst("help: ".count))
      } else if let parts = line.wholeMatch(of: /(.+?):([0-9]+): ([a-z0-9-]+)(?:: (.*))?/),
        let number = Int(parts.2)
      {
        expected.append(
          Expectation(path: String(parts.1), line: number, code: String(parts.3), words: String(parts.4 ?? "")))
      } else {
        throw Failure(message: "\(name): '\(line)' is no finding")
      }
    }
  }

  /// Moves, copies, removes or empties a file or a folder.
  private mutating func run(_ command: String) throws {
    let words = command.split(separator: "'", omittingEmptySubsequences: false).enumerated().flatMap { index, part in
      index % 2 == 1 ? [String(part)] : part.split(separator: " ").map(String.init)
    }
    switch (words.first, words.count) {
    case ("rm", 2): files = files.filter { !$0.key.isOf(words[1]) }
    case (":", 3): files[words[2]] = ""
    case ("mv", 3), ("cp", 3):
      for (path, text) in files where path.isOf(words[1]) {
        if words[0] == "mv" { files[path] = nil }
        files[words[2] + path.dropFirst(words[1].count)] = text
      }
    default: throw Failure(message: "\(name): an unknown command '\(command)'")
    }
  }

  /// The files with one changed: the lines that begin with a space or `-` are replaced by those with a space or `+`.
  private static func changed(
    _ files: [String: String], _ path: String, _ diff: [String]
  ) throws -> [String: String] {
    var files = files
    let lines = (files[path] ?? "").components(separatedBy: "\n")
    func side(_ sign: Character) -> [String] {
      diff.filter { $0.first == " " || $0.first == sign }.map { withSigns(String($0.dropFirst())) }
    }
    let (old, new) = (side("-"), side("+"))
    let places = lines.indices.filter { lines[$0...].starts(with: old) }
    guard places.count == 1, let place = places.first else {
      throw Failure(message: "\(path) has these lines \(places.count) times:\n\(old.joined(separator: "\n"))")
    }
    files[path] = (lines[..<place] + new + lines[(place + old.count)...]).joined(separator: "\n")
    return files
  }

  /// A line with the signs for which `<U+00A0>` and `<TAB>` stand.
  private static func withSigns(_ line: String) -> String {
    line.replacing("<TAB>", with: "\t").replacing(/<U\+([0-9A-F]{4})>/) { match in
      UInt32(match.1, radix: 16).flatMap(Unicode.Scalar.init).map { String(Character($0)) } ?? ""
    }
  }
}

extension String {
  /// Whether a path is that of a file, or inside of a folder.
  fileprivate func isOf(_ item: String) -> Bool { self == item || hasPrefix("\(item)/") }
}

extension Slip {
  /// All that the linter finds in files.
  static func lint(_ files: [String: String]) throws -> [Diagnostic] {
    let (authored, reading) = try CurriculumReader.read(FilesInMemory(shownRoot: "", files))
    return Linter().lint(authored, reading: reading).diagnostics
  }

  /// Where a finding is, as pages name it.
  func place(of finding: Diagnostic) -> Expectation {
    let before = (files[finding.location.file] ?? "").utf8.prefix(finding.location.span.start)
    return Expectation(
      path: finding.location.file, line: before.count { $0 == 0x0A } + 1, code: finding.code.rawValue, words: "")
  }

  /// What is wrong with the first finding: its code, its line, its words; nil where it names the true cause.
  func fault(ofFirst found: [Diagnostic]) -> String? {
    guard let first = found.first, let wanted = expected.first else { return "nothing is found" }
    let place = place(of: first)
    guard place.path == wanted.path, place.line == wanted.line, place.code == wanted.code else {
      return "it is \(place.path):\(place.line): \(place.code): \(first.message)"
    }
    let words = [first.message, first.label ?? ""] + first.notes.map(\.message)
    guard words.contains(where: { $0.contains(wanted.words) }) else { return "it says: \(words)" }
    guard let help else { return nil }
    return first.help?.contains(help) == true ? nil : "its help says: \(first.help ?? "nothing")"
  }
}
