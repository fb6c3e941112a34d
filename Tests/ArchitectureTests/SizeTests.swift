import Testing

/// Files that are one table or one dispatch loop, and so may be long.
private let longFiles: Set<String> = ["Sources/Python/Machine/Interpreter.swift"]

/// Functions that are one dispatch loop or one table, and so may be long.
private let longFunctions: Set<String> = ["Sources/Python/Machine/Interpreter.swift:execute"]

@Suite("Sizes")
struct SizeTests {
  @Test("no file has more than 400 lines", arguments: SourceFile.sources + SourceFile.tests)
  func filesAreShort(file: SourceFile) {
    guard !longFiles.contains(file.path) else { return }
    #expect(file.lines.count <= 401, "\(file.path) has \(file.lines.count) lines: split it by topic")
  }

  @Test("the median file has fewer than 100 lines")
  func medianFileIsShort() {
    let counts = SourceFile.sources.map(\.lines.count).sorted()
    #expect(counts[counts.count / 2] < 100)
  }

  @Test("no function has more than 40 lines", arguments: SourceFile.sources)
  func functionsAreShort(file: SourceFile) {
    for function in file.functions where function.lineCount > 40 {
      let name = "\(file.path):\(function.name)"
      #expect(longFunctions.contains(name), "\(name) has \(function.lineCount) lines: split it")
    }
  }
}

extension SourceFile {
  /// A function and how many lines its body has, found by indentation, which the formatter keeps.
  struct Function {
    let name: String
    let lineCount: Int
  }

  var functions: [Function] {
    var result: [Function] = []
    for (index, line) in lines.enumerated() {
      guard let name = Self.functionName(in: line) else { continue }
      let indent = line.prefix { $0 == " " }
      guard let end = lines[(index + 1)...].firstIndex(where: { $0 == indent + "}" }) else { continue }
      let next = lines[(index + 1)...].firstIndex {
        Self.functionName(in: $0) != nil && $0.prefix { $0 == " " } == indent
      }
      if let next, next < end { continue }
      result.append(Function(name: name, lineCount: end - index - 1))
    }
    return result
  }

  private static func functionName(in line: String) -> String? {
    let words = line.trimmed.split(separator: " ")
    guard let place = words.firstIndex(where: { $0 == "func" || $0.hasPrefix("init(") || $0.hasPrefix("init<") }) else {
      return nil
    }
    guard !line.trimmed.hasPrefix("//") else { return nil }
    let word = words[place] == "func" ? words.dropFirst(place + 1).first ?? "" : words[place]
    return String(word.prefix { $0 != "(" && $0 != "<" })
  }
}
