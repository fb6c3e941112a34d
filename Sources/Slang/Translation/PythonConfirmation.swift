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
      return elements.refused(line, lines[line], expected)
    }
    guard theirs.count < ours.count, let last = lines.indices.last else { return elements }
    return elements.refused(theirs.last ?? last, lines[theirs.last ?? last], written[ours[theirs.count]])
  }

  /// The lines that do something.
  private static func content(of lines: [Substring]) -> [Int] {
    PythonReader.programLines(of: lines).filter { index in
      let content = lines[index].drop { $0 == " " }
      return !content.isEmpty && !content.hasPrefix("#") && content != "pass"
    }
  }

  private static func tokens(_ line: Substring) -> [Token.Kind] {
    ((try? Tokenizer.tokens(of: line, symbols: PythonReader.symbols)) ?? []).map(\.kind)
  }
}

extension [SourceElement] {
  /// The elements with a failure at a line.
  fileprivate func refused(_ line: Int, _ text: Substring, _ expected: Substring) -> [SourceElement] {
    guard let index = firstIndex(where: { $0.number >= line }) ?? indices.last else { return self }
    let indentation = text.utf8.prefix { $0 == 0x20 }.count
    var elements = self
    elements[index].line.failure = ReadingFailure(
      "here Python does not do what Slang does", help: "write '\(expected.drop { $0 == " " })'",
      at: indentation..<Swift.max(indentation + 1, text.utf8.count))
    return elements
  }
}
