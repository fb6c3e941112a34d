import Foundation
import TestSupport
import Testing

/// A Swift file of the checkout.
struct SourceFile: Sendable {
  /// Its path from the checkout's root.
  let path: String
  let lines: [String]
  /// The lines without comments and without what stands in string literals.
  let code: [String]

  init(path: String, lines: [String]) {
    self.path = path
    self.lines = lines
    code = Self.code(in: lines)
  }

  /// The target that it belongs to: the folder below `Sources` or `Tests`.
  var target: String { path.split(separator: "/").dropFirst().first.map(String.init) ?? "" }

  /// The modules that it imports.
  var imports: [String] {
    lines.compactMap { line in
      guard !line.hasPrefix("   ") else { return nil }  // a line of a text, not of code
      let words = line.split(separator: " ").map(String.init)
      guard let place = words.firstIndex(of: "import"), words[..<place].allSatisfy(Self.precedesImport) else {
        return nil
      }
      return words[(place + 1)...].last { !["struct", "class", "enum", "func"].contains($0) }?
        .split(separator: ".").first.map(String.init)
    }
  }

  private static func code(in lines: [String]) -> [String] {
    var isInText = false
    return lines.map { line in
      // Nearly all lines of code have neither a text nor a comment.
      if !isInText, !line.utf8.contains(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "/") }) { return line }
      var code = ""
      for (index, piece) in line.components(separatedBy: "\"\"\"").enumerated() {
        if index > 0 { isInText.toggle() }
        if !isInText { code += withoutTexts(piece) }
      }
      return code
    }
  }

  private static func withoutTexts(_ line: String) -> String {
    let parts = line.replacingOccurrences(of: "\\\"", with: "").components(separatedBy: "\"")
    let code = parts.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined(separator: "\"\"")
    return code.components(separatedBy: "//")[0]
  }

  /// The functions that are called by their bare name and that the file does not declare itself.
  var bareCalls: Set<String> {
    var (called, declared): (Set<String>, Set<String>) = ([], [])
    for match in code.joined(separator: "\n").matches(of: /(func )?([\w.]+)\(/) {
      let name = String(match.output.2)
      if match.output.1 != nil { declared.insert(name) } else if !name.contains(".") { called.insert(name) }
    }
    return called.subtracting(declared)
  }

  private static func precedesImport(_ word: String) -> Bool {
    ["public", "internal", "package", "private", "fileprivate"].contains(word) || word.hasPrefix("@")
  }

  /// All Swift files below a folder of the checkout.
  static func all(in folder: String) -> [SourceFile] {
    let root = Repository.path(folder)
    let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().map { name in
      let text = (try? String(contentsOfFile: "\(root)/\(name)", encoding: .utf8)) ?? ""
      return SourceFile(path: "\(folder)/\(name)", lines: text.components(separatedBy: "\n"))
    }
  }

  static let sources = all(in: "Sources")
  static let tests = all(in: "Tests")

  /// The targets below `Sources`, and those below `Sources` and `Tests`, each by its folder.
  static let sourceTargets = Set(sources.map(\.target)).sorted()
  static let targets = Set((sources + tests).map(\.target)).sorted()

  /// The files of a target.
  static func files(of target: String) -> [SourceFile] { (sources + tests).filter { $0.target == target } }
}
