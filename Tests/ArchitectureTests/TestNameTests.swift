import Testing

/// The list of tests reads as a list of facts: "a duplicate key is reported at its second occurrence".
@Suite("Names of tests")
struct TestNameTests {
  @Test("a test is named by a sentence in lower case, in quotes")
  func testsAreNamed() {
    let faults = SourceFile.tests.flatMap(Self.faults)
    #expect(faults == [])
    #expect(SourceFile.tests.flatMap { Self.names("@Test", in: $0) }.count > 900)
  }

  @Test("a suite is named by a heading")
  func suitesAreNamed() {
    let suites = SourceFile.tests.flatMap { file in Self.names("@Suite", in: file).map { (file.path, $0.name) } }
    #expect(suites.count > 150)
    for (path, name) in suites {
      #expect(Self.isHeading(name), "\(path): '\(name ?? "")' is not a heading")
    }
  }

  @Test("a name without words, with a capital or outside of quotes is seen")
  func namesAreSeen() {
    let file = SourceFile(
      path: "X.swift",
      lines: [
        "  @Test(\"A key is read\")", "  @Test(\"reads\")", "  @Test func `a key is read`() {}",
        "  @Test func key() {}",
        "  @Test(", "    \"a key is read.\",", "  @Test(\"a key is read\")", "  @Test(\"JSON has keys\")",
        "  @Test(\"Python's errors stay\")", "  let text = \"\"\"", "  @Test func none() {}", "  \"\"\"",
        "  @Test(", "    \"`key: 1` is read\", arguments: [1])",
      ])
    #expect(Self.faults(in: file).map { $0.prefix { $0 != " " } } == [1, 2, 3, 4, 5].map { "X.swift:\($0)" })
    #expect(Self.isHeading("Keys of files") && Self.isHeading("`help()`"))
    #expect(!Self.isHeading("keys of files") && !Self.isHeading(nil))
  }

  /// Names with which a sentence may begin: each is written with a capital wherever it is.
  private static let properNames: Set<String> = ["Champion", "Foundation", "Python", "Swift"]

  private static func faults(in file: SourceFile) -> [String] {
    names("@Test", in: file).compactMap { line, name in
      guard let name else { return "\(file.path):\(line) has no name in quotes" }
      return isSentence(name) ? nil : "\(file.path):\(line) '\(name)' is not a sentence in lower case"
    }
  }

  /// Whether a name has several words, does not end as in a text, and begins with a capital only where its first word
  /// always does: `JSON`, `GitHub`, `Python`.
  private static func isSentence(_ name: String) -> Bool {
    guard name.contains(" "), !name.hasSuffix("."), let first = name.first else { return false }
    let word = String(name.prefix { $0.isLetter })
    return !first.isUppercase || properNames.contains(word) || word.dropFirst().contains { $0.isUppercase }
  }

  private static func isHeading(_ name: String?) -> Bool {
    guard let first = name?.first else { return false }
    return first.isUppercase || first == "`"
  }

  /// The names that tests or suites have in quotes, each with its line; nil for one that has none.
  private static func names(_ attribute: String, in file: SourceFile) -> [(line: Int, name: String?)] {
    file.code.indices.filter { file.code[$0].trimmed.hasPrefix(attribute) }.map { index in
      // A name that does not fit behind the bracket is on the next line.
      let text = file.lines[index...].prefix(2).map { $0.trimmed }.joined()
      let match = text.prefixMatch(of: /@\w+\("((?:[^"\\]|\\.)*)"/)
      return (index + 1, match.map { String($0.output.1).replacing("\\", with: "") })
    }
  }
}
