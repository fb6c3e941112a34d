/// Words of other languages, with what is written instead.
enum ForeignWords {
  private static let helps = [
    "CONCAT": "join two strings with +", "DEF": "write PROCEDURE", "ELIF": "write ELSE IF", "ELSEIF": "write ELSE IF",
    "END": "write }", "ENDIF": "write }", "FOREACH": "write FOR EACH", "FUNC": "write PROCEDURE",
    "FUNCTION": "write PROCEDURE", "LEN": "write LENGTH", "LET": "write x ← 5 to store a value",
    "OUTPUT": "write DISPLAY", "PRINT": "write DISPLAY", "RANDINT": "write RANDOM",
    "SET": "write x ← 5 to store a value", "THEN": "write { behind the condition",
    "VAR": "write x ← 5 to store a value", "WHILE": "write REPEAT UNTIL with the opposite condition",
  ]

  /// Functions of other languages that have no counterpart, with what is done instead.
  private static let helpsOnCalls = [
    "FLOAT": "leave it out: INPUT() is a number where one is typed",
    "INT": "leave it out: INPUT() is a number where one is typed",
    "RANGE": "write REPEAT n TIMES to do something n times",
    "STR": "show the parts one after the other with DISPLAY: a number is not joined to a string",
  ]

  /// The words to write instead of a word; nil for a word that no other language has.
  static func help(for word: String) -> String? { word.utf8.count > 8 ? nil : helps[word.uppercased()] }

  /// The words to write instead of a call; nil for a procedure that no other language has.
  static func help(forCallOf name: String) -> String? {
    help(for: name) ?? (name.utf8.count > 8 ? nil : helpsOnCalls[name.uppercased()])
  }

  /// The word of another language with which a line begins, and the words to write instead; nil for other lines.
  ///
  ///     ForeignWords.help(forLine: "def f(x):")    // def, write PROCEDURE f(x)
  static func help(forLine line: String) -> (word: String, help: String)? {
    let text = line.drop { $0.isWhitespace }
    let word = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    guard let help = help(for: String(word)) else { return nil }
    let rest = text.dropFirst(word.count).drop { $0.isWhitespace }
    guard help == "write PROCEDURE", let end = rest.firstIndex(of: ")") else { return (String(word), help) }
    let header = rest[...end]
    let isPlain =
      header.count <= 60 && header.first?.isLetter == true
      && header.allSatisfy { $0.isLetter || $0.isNumber || "_(), ".contains($0) }
    return (String(word), isPlain ? "\(help) \(header)" : help)
  }

  /// The call to write instead of one behind a dot, as other languages have it: `APPEND(row, 1)` for `row.append(1)`.
  ///
  /// - Parameters:
  ///   - line: The line up to the dot.
  ///   - rest: The line behind it.
  static func help(forMethod rest: String, of line: String) -> String? {
    let receiver = String(line.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }.reversed())
    let method = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    guard receiver.first?.isLetter == true, receiver.count <= 30, method.first?.isLetter == true else { return nil }
    var value = "value"
    let behind = rest.dropFirst(method.count)
    if behind.first == "(", let end = behind.lastIndex(of: ")") {
      let inner = behind[behind.index(after: behind.startIndex)..<end]
      if !inner.isEmpty, inner.count <= 30, !inner.contains(".") { value = String(inner) }
    }
    switch method.lowercased() {
    case "append", "push", "add": return "write APPEND(\(receiver), \(value))"
    case "insert": return "write INSERT(\(receiver), i, value), where i counts from 1"
    case "pop", "remove", "delete": return "write REMOVE(\(receiver), i), where i counts from 1"
    case "length", "len", "size", "count": return "write LENGTH(\(receiver))"
    default: return "call a procedure: nothing is behind a dot"
    }
  }
}
