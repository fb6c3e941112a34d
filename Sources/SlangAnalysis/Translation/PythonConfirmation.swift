import Slang

extension SlangProgram {
  /// The elements of a program that was read from Python, with a failure at the first line that Python would run
  /// otherwise than Slang.
  ///
  /// The program is translated again, and both texts must have the same tokens: a conversion that is missing changes
  /// what is printed.
  func confirmed(_ elements: [SourceElement], as lines: [Substring]) -> [SourceElement] {
    let own = translated(to: .python) ?? ""
    let written = own.split(separator: "\n", omittingEmptySubsequences: false)
    let (theirs, ours) = (Self.content(of: lines), Self.content(of: written))
    for (index, line) in theirs.enumerated() {
      let expected = index < ours.count ? written[ours[index]] : ""
      guard Self.tokens(lines[line]) != Self.tokens(expected) else { continue }
      return elements.refused(line, lines, expected)
    }
    guard theirs.count < ours.count, let last = lines.indices.last else { return elements }
    return elements.refused(theirs.last ?? last, lines, written[ours[theirs.count]])
  }

  /// The lines that do something.
  private static func content(of lines: [Substring]) -> [Int] {
    PythonReader.programLines(of: lines).filter { index in
      let content = lines[index].drop { $0 == " " }
      return !content.isEmpty && !content.hasPrefix("#") && content != "pass"
    }
  }

  private static func tokens(_ line: Substring) -> [Token.Kind] {
    ((try? PythonReader.tokens(of: line)) ?? []).map(\.kind)
  }
}

extension [SourceElement] {
  /// The elements with a failure at a line, for which something else is expected.
  fileprivate func refused(_ line: Int, _ lines: [Substring], _ expected: Substring) -> [SourceElement] {
    guard let index = firstIndex(where: { $0.number >= line }) ?? indices.last else { return self }
    let text = lines[line]
    let indentation = text.utf8.prefix { $0 == 0x20 }.count
    var elements = self
    let (fact, help) = Self.words(text, expected, definesFunctions: PythonReader.programLines(of: lines).lowerBound > 0)
    elements[index].line.failure = ReadingFailure(
      fact, help: help, at: indentation..<Swift.max(indentation + 1, text.utf8.count))
    return elements
  }

  /// What is said of a line that Python runs otherwise than Slang would.
  private static func words(
    _ text: Substring, _ expected: Substring, definesFunctions: Bool
  ) -> (fact: String, help: String) {
    let line = "`\(expected.drop { $0 == " " })`"
    let names = Set(((try? PythonReader.tokens(of: expected)) ?? []).compactMap(\.name))
    if !definesFunctions, PythonHelpers.Helper.allCases.contains(where: { names.contains($0.rawValue) }) {
      return (
        "Slang has nothing that does what Python does here",
        "calculate with small numbers alone, and join texts with + and str()"
      )
    }
    let hasFloor = text.contains("//"), wantsFloor = expected.contains("//")
    if hasFloor, !wantsFloor {
      return ("'//' leaves out what stands behind the point, and Slang does not", "write \(line)")
    }
    return ("here Python does not do what Slang does", "write \(line), which does")
  }
}
