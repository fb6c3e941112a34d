import Diagnostics

// What git leaves in a file of which two versions could not be put together.
extension SyntaxExplainer {
  /// The first line of a merge conflict; nil in a file without one.
  ///
  /// Looked for only once something is wrong, since no such line can stand in a file that is right.
  var mergeConflict: Diagnostic? {
    var start = 0
    while start < lines.bytes.count {
      let line = lines.line(at: start)
      if let sign = conflictSign(line) { return mergeConflict(sign, at: line) }
      start = line.end + 1
    }
    return nil
  }

  private func mergeConflict(_ sign: UInt8, at line: Span) -> Diagnostic {
    let marker = String(repeating: String(UnicodeScalar(sign)), count: 7)
    let isBeginning = sign == UInt8(ascii: "<")
    return findings.finding(
      .mergeConflict, at: line,
      isBeginning
        ? "a merge conflict that is not resolved: the two versions stand between '<<<<<<<', '=======' and '>>>>>>>'"
        : "'\(marker)' is left of a merge conflict",
      help: isBeginning
        ? "keep the version that is right, and remove the other and the lines of signs" : "remove this line")
  }

  /// The sign of which a line has seven at its beginning, and then a space or nothing, as git writes them.
  private func conflictSign(_ line: Span) -> UInt8? {
    guard line.count >= 7 else { return nil }
    let sign = lines.bytes[line.start]
    guard "<=>|".utf8.contains(sign), (1..<7).allSatisfy({ lines.bytes[line.start + $0] == sign }) else { return nil }
    return line.count == 7 || lines.isBlank(line.start + 7) ? sign : nil
  }
}
