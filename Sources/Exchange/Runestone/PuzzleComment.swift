/// The comment at the end of a line of a `parsonsprob` that says something about its block.
struct PuzzleComment {
  /// What it says.
  enum Mark: String, CaseIterable {
    /// `#distractor: feedback`.
    case distractor = "#distractor"
    /// `#paired`: a distractor of the block before it.
    case paired = "#paired"
    /// `#tag: name; depends: names;`.
    case tag = "#tag:"
  }

  /// The line without the comment.
  let code: String
  /// What it says, each with the text behind it.
  let marks: [Mark: String]

  /// Reads a line; nil where no comment says something about its block.
  ///
  /// What is in a string is not a comment.
  init?(_ line: String) {
    let comment = line[Self.comment(in: line)...]
    var (marks, start) = ([Mark: String](), line.endIndex)
    for mark in Mark.allCases {
      guard let place = comment.firstRange(of: mark.rawValue) else { continue }
      start = min(start, place.lowerBound)
      marks[mark] = String(comment[place.upperBound...].withoutOuter { $0 == ":" || $0.isWhitespace })
    }
    guard !marks.isEmpty else { return nil }
    self.marks = marks
    code = line[..<start].lastIndex { !$0.isWhitespace }.map { String(line[...$0]) } ?? ""
  }

  /// Where the comment of a line begins; its end where it has none.
  private static func comment(in line: String) -> String.Index {
    var index = line.startIndex
    while index < line.endIndex {
      let character = line[index]
      if character == "#" { return index }
      // An apostrophe, which nothing closes, is not a string.
      if character == "\"" || character == "'" { index = end(ofStringAt: index, in: line) ?? index }
      index = line.index(after: index)
    }
    return index
  }

  private static func end(ofStringAt start: String.Index, in line: String) -> String.Index? {
    var isEscaped = false
    return line[start...].dropFirst().indices.first { index in
      if line[index] == line[start], !isEscaped { return true }
      isEscaped = line[index] == "\\" && !isEscaped
      return false
    }
  }
}
