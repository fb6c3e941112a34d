import Diagnostics

extension SyntaxExplainer {
  /// The first line of a merge conflict; nil in a file without one.
  var mergeConflict: Diagnostic? {
    var start = 0
    while start < lines.bytes.count {
      let line = lines.line(at: start)
      if let sign = lines.conflictSign(line) { return findings.mergeConflict(sign, at: line) }
      start = line.end + 1
    }
    return nil
  }
}

extension Findings {
  /// A line that git leaves in a file of which it could not put two versions together, by the character of which its
  /// marker is made.
  func mergeConflict(_ sign: UInt8, at line: Span) -> Diagnostic {
    let marker = String(repeating: String(UnicodeScalar(sign)), count: 7)
    let isBeginning = sign == UInt8(ascii: "<")
    return finding(
      .mergeConflict, at: line,
      isBeginning
        ? "an unresolved merge conflict: both versions are here, between '<<<<<<<', '=======' and '>>>>>>>'"
        : "'\(marker)' is left of a merge conflict",
      help: isBeginning
        ? "keep the right version, and remove the other one and the conflict markers" : "remove this line")
  }
}

extension SourceLines {
  /// The character of which a line has seven at its beginning, and then a space or nothing, as git writes them.
  func conflictSign(_ line: Span) -> UInt8? {
    guard line.count >= 7 else { return nil }
    let sign = bytes[line.start]
    guard "<=>|".utf8.contains(sign), (1..<7).allSatisfy({ bytes[line.start + $0] == sign }) else { return nil }
    return line.count == 7 || isBlank(line.start + 7) ? sign : nil
  }

  /// The first line that begins or ends a merge conflict in a file that can be read.
  ///
  /// Within a text in quotes or a list in brackets YAML takes any line; a line of `=` alone may underline a heading
  /// there. Of seven equal characters every seventh byte of the file hits one, so no others are looked at.
  var conflictInText: (sign: UInt8, line: Span)? {
    var offset = 6
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">") {
        var start = offset
        while start > max(offset - 7, 0), bytes[start - 1] == byte { start -= 1 }
        let isAtLineStart = start == 0 || isBreak(start - 1)
        if isAtLineStart, let sign = conflictSign(line(at: start)) { return (sign, line(at: start)) }
      }
      offset += 7
    }
    return nil
  }
}
