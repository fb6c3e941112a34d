public import Diagnostics

/// A file on a page with the findings that belong into it.
///
///     answers: [cup, ↓'cup ', cap]  # warning: [lookalike-answers]
///
/// `↓` stands right before the place of a finding, and `# SEVERITY: [CODE]` at the end of its line, once for each that
/// is there. Neither is part of the file.
public struct MarkedFile: Sendable {
  /// The file without its marks.
  public let text: String
  private let offsets: [Int]
  private let kinds: [(line: Int, kind: String)]

  /// Reads a file from the lines of a block.
  public init(_ lines: [String]) {
    var (text, offsets, kinds): (String, [Int], [(Int, String)]) = ("", [], [])
    for (index, line) in lines.enumerated() {
      let mark = line.firstMatch(of: /\s+#((?: (?:error|warning|info): \[[a-z0-9-]+\])+)$/)
      kinds += (mark?.output.1.matches(of: /\w+: \[[a-z0-9-]+\]/) ?? []).map { (index + 1, String($0.output)) }
      for (place, part) in line[..<(mark?.range.lowerBound ?? line.endIndex)].split(
        separator: "↓", omittingEmptySubsequences: false
      ).enumerated() {
        if place > 0 { offsets.append(text.utf8.count) }
        text += part
      }
      text += "\n"
    }
    (self.text, self.offsets, self.kinds) = (text, offsets, kinds)
  }

  /// The line of a byte, from 1.
  public func line(of offset: Int) -> Int { text.utf8.prefix(offset).count { $0 == 0x0A } + 1 }

  /// What is marked and not found, or found and not marked; empty where both are the same.
  public func faults(_ found: [Diagnostic]) -> [String] {
    let wanted = kinds.map { "line \($0.line), \($0.kind)" }
    let starts = found.map(\.location.span.start)
    let seen = zip(starts, found).map { "line \(line(of: $0)), \($1.severity.rawValue): [\($1.code)]" }
    let missing = wanted.withoutOnes(of: seen).map { "\($0) is not found" }
    let more = seen.withoutOnes(of: wanted).map { "\($0) is found and not marked" }
    let places = Set(starts).symmetricDifference(offsets).sorted().map { offset in
      let isMarked = offsets.contains(offset)
      return "line \(line(of: offset)), byte \(offset): \(isMarked ? "no finding begins at a ↓" : "a finding has no ↓")"
    }
    return missing + more + places
  }
}

extension [String] {
  /// The list without one element for each that is equal in another list.
  fileprivate func withoutOnes(of other: [String]) -> [String] {
    other.reduce(into: self) { rest, element in
      if let index = rest.firstIndex(of: element) { rest.remove(at: index) }
    }
  }
}
