import Testing

/// The rows of the package: a target imports only targets of rows above its own.
private let rows: [[String]] = [
  ["Diagnostics", "CurriculumBundle", "JSON", "Parallelism"],
  ["Execution", "YAMLSource", "CLibYAML", "Reports"],
  ["Python"],
  ["Grading", "Authoring"],
  ["Linting", "Publishing"],
  ["Commands"],
  ["hornbook"],
]

/// What comes from outside, and the only targets that may import it.
private let outside: [String: Set<String>] = [
  "Foundation": ["Commands", "Publishing"],
  "FoundationEssentials": ["Publishing"],
  "ArgumentParser": ["Commands"],
  "Crypto": ["Publishing"],
  "BigInt": ["Python"],
  "Synchronization": ["Authoring", "Commands", "Parallelism"],
  "Glibc": ["Commands", "Parallelism", "Python"],
  "Darwin": ["Commands", "Parallelism", "Python"],
  "Musl": ["Commands", "Parallelism", "Python"],
]

@Suite("The package's shape")
struct ImportTests {
  @Test("every target stands in a row")
  func everyTargetHasARow() {
    let targets = Set(SourceFile.sources.map(\.target))
    #expect(targets.subtracting(rows.joined()) == [], "a new target needs its row here and in the README's code map")
  }

  @Test("a target imports only targets of rows above its own", arguments: SourceFile.sources)
  func importsPointUpward(file: SourceFile) {
    guard let row = row(of: file.target) else { return }
    for module in file.imports {
      if let other = self.row(of: module) {
        let isSibling = file.target == "YAMLSource" && module == "CLibYAML"
        #expect(other < row || isSibling, "\(file.path) imports '\(module)', which is not in a row above")
      } else {
        #expect(
          outside[module]?.contains(file.target) == true,
          "\(file.path) imports '\(module)', which only \(outside[module]?.sorted() ?? []) may")
      }
    }
  }

  @Test("nothing but the commands prints")
  func onlyCommandsPrint() {
    let printing = SourceFile.sources.filter { file in
      file.target != "Commands" && !file.lines.contains { $0.contains("func print(") }
        && file.lines.contains { $0.trimmed.hasPrefix("print(") && !$0.contains("///") }
        && !file.isSampleText
    }
    #expect(printing.map(\.path) == [])
  }

  private func row(of target: String) -> Int? { rows.firstIndex { $0.contains(target) } }
}

extension SourceFile {
  /// Whether lines of the file are content in a string literal, as in the samples of rules.
  fileprivate var isSampleText: Bool { lines.contains { $0.contains("\"\"\"") } }
}

extension String {
  var trimmed: Substring { drop { $0 == " " } }
}
