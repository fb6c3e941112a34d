/// Byte ranges of the characters of a map in its text.
public struct MapRanges {
  private let lines: [Substring]
  /// Where each line begins, in bytes of the map.
  private let starts: [Int]

  /// The ranges of a map's text.
  public init(_ map: String) {
    lines = map.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    starts = lines.map { map.utf8.distance(from: map.startIndex, to: $0.startIndex) }
  }

  /// The bytes that are meant: a character, or nothing where one is missing; nil where the map has no such line.
  public func bytes(of problem: MapProblem) -> Range<Int>? {
    guard lines.indices.contains(problem.line - 1) else { return nil }
    let line = lines[problem.line - 1]
    let start = starts[problem.line - 1] + line.prefix(problem.column - 1).utf8.count
    return start..<start + (line.dropFirst(problem.column - 1).first?.utf8.count ?? 0)
  }
}
