import Testing

/// Rules are verdicts over facts: they do not know each other, nothing knows one of them by name, and none runs
/// anything.
@Suite("Rules")
struct RuleTests {
  private static let linting = SourceFile.sources.filter { $0.target == "Linting" }

  /// The names of the types that are rules, each with the file that declares it.
  private static let rules: [String: String] = linting.reduce(into: [:]) { rules, file in
    for line in file.lines {
      guard let match = line.firstMatch(of: /(?:enum|struct) (\w+): [\w, ]*Rule\b/) else { continue }
      rules[String(match.output.1)] = file.path
    }
  }

  @Test("every file below Rules declares a rule")
  func areFound() {
    let files = Self.linting.filter { $0.path.hasPrefix("Sources/Linting/Rules/") }.map(\.path)
    #expect(files.count > 100)
    #expect(Set(files).subtracting(Self.rules.values) == [])
  }

  @Test("nothing in Linting but the list of rules names a rule")
  func noLinks() {
    let links = Self.linting.filter { $0.path != "Sources/Linting/AllRules.swift" }.flatMap { Self.links(in: $0) }
    #expect(links == [])
  }

  @Test("a name of a rule is seen in code, and not in a comment or a text")
  func linksAreSeen() {
    let file = SourceFile(
      path: "Sources/Linting/X.swift",
      lines: ["guard !WrongResult.isTold else { return }", "// WrongResult", "let text = \"WrongResult\""])
    #expect(Self.links(in: file) == ["Sources/Linting/X.swift:1 WrongResult"])
  }

  @Test("`Linting` has no lazy property: what is known about a card is in its evidence")
  func noLazies() {
    #expect(Self.linting.filter { file in file.code.contains { $0.contains("lazy var") } }.map(\.path) == [])
  }

  @Test("no rule runs a program or a solver")
  func noRuns() {
    let interpreters =
      /(TaskProgram|PythonProgram|SlangProgram|SlangSource|RobotProgram|LevelProof|Solver)\(|\.run\(/
    let calls = Self.linting.flatMap { file in
      file.code.enumerated().filter { $1.contains(interpreters) }.map { "\(file.path):\($0.offset + 1)" }
    }
    #expect(calls == [])
  }

  private static func links(in file: SourceFile) -> [String] {
    file.code.enumerated().flatMap { number, line in
      line.matches(of: /[A-Z]\w+/).map { String($0.output) }
        .filter { name in rules[name].map { $0 != file.path } ?? false }.map { "\(file.path):\(number + 1) \($0)" }
    }
  }
}
