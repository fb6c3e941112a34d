extension SourceFile {
  /// Something that runs: a function, an initializer, a computed property, a closure, a test.
  struct Body {
    let name: String
    /// How many lines stand between its braces.
    let lineCount: Int
  }

  /// Everything that runs, but for what is inside of it, found by braces and the indentation that the formatter keeps.
  var bodies: [Body] {
    let code = code
    var result: [Body] = []
    var index = 0
    while index < code.count {
      defer { index += 1 }
      guard Self.opensBlock(code[index]), !Self.opensType(code[index]) else { continue }
      let indent = code[index].prefix { $0 == " " }
      let isEnd = { (line: String) in line.hasPrefix(indent + "}") }
      guard let end = code[(index + 1)...].firstIndex(where: isEnd) else { continue }
      result.append(Body(name: name(ofBlockAt: index, code), lineCount: end - index - 1))
      index = end
    }
    return result
  }

  private static func opensBlock(_ line: String) -> Bool {
    var depth = 0
    for character in line {
      if character == "{" { depth += 1 }
      if character == "}" { depth = max(0, depth - 1) }
    }
    return depth > 0
  }

  private static func opensType(_ line: String) -> Bool {
    let words = line.prefix { $0 != "{" }.split { !$0.isLetter && $0 != "`" }
    let isDeclaration = words.contains { ["func", "var", "let", "init", "subscript"].contains($0) }
    return !isDeclaration
      && words.contains { ["struct", "class", "enum", "extension", "protocol", "actor"].contains($0) }
  }

  /// The name on the line, or on the line on which a declaration of several lines begins.
  private func name(ofBlockAt index: Int, _ code: [String]) -> String {
    let indent = code[index].prefix { $0 == " " }.count
    let isContinued = code[index].trimmed.hasPrefix(")")
    let isBeginning = { (line: String) in !line.isEmpty && line.prefix { $0 == " " }.count == indent }
    let line = lines[isContinued ? code[..<index].lastIndex(where: isBeginning) ?? index : index]
    if let match = line.firstMatch(of: /(?:func|var|let) (?:`([^`]+)`|(\w+|[^\w\s`(]+))/) {
      return String(match.output.1 ?? match.output.2 ?? "")
    }
    if let match = line.firstMatch(of: /\b(init|deinit|subscript)\b/) { return String(match.output.1) }
    return String(line.trimmed)
  }
}
