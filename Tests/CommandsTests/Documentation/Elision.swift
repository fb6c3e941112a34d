/// What a page leaves out of an output: a line `…` is any number of lines, and `…` in a line is any text.
enum Elision {
  /// Whether what is shown is what was written, but for what is left out.
  static func agrees(_ shown: some Collection<String>, with written: some Collection<String>) -> Bool {
    guard let first = shown.first else { return written.isEmpty }
    if first == "…" {
      let rest = shown.dropFirst()
      return (0...written.count).contains { agrees(rest, with: written.dropFirst($0)) }
    }
    guard let line = written.first, isLine(first, like: line) else { return false }
    return agrees(shown.dropFirst(), with: written.dropFirst())
  }

  /// Whether the pieces between what is left out follow each other in a line, the first and last at its ends.
  private static func isLine(_ shown: String, like line: String) -> Bool {
    let pieces = shown.split(separator: "…", omittingEmptySubsequences: false)
    guard pieces.count > 1 else { return shown == line }
    guard line.hasPrefix(pieces[0]) else { return false }
    var rest = line.dropFirst(pieces[0].count)
    for piece in pieces.dropFirst().dropLast() where !piece.isEmpty {
      guard let place = rest.firstRange(of: piece) else { return false }
      rest = rest[place.upperBound...]
    }
    return rest.hasSuffix(pieces[pieces.count - 1])
  }
}
