import Testing

/// Rules name the fields of files by what the forms declare, and look where they were read: once.
@Suite("Fields and their places")
struct FieldKeyTests {
  /// The only places that read YAML, each a text of its own: files of a curriculum, levels in files of their own, texts
  /// in an editor or after a change, examples in declarations, texts that may be YAML below a `|`, what the formatter
  /// is given and gives back, scalars for schemas, and the file that stands for none.
  private static let readers: Set<String> = [
    "Sources/Authoring/Examples/ExampleValue.swift",
    "Sources/Authoring/Fields/FieldContext+Blocks.swift",
    "Sources/Authoring/Reading/AuthoredLevel.swift",
    "Sources/Authoring/Reading/Document.swift",
    "Sources/Authoring/Reading/ParsedFile.swift",
    "Sources/Authoring/Schemas/JSONSchema.swift",
    "Sources/Formatting/YAMLFormatter.swift",
  ]

  @Test("no rule names a field by a string")
  func noStrings() {
    let linting = SourceFile.sources.filter { $0.target == "Linting" }
    #expect(!linting.isEmpty)
    #expect(linting.flatMap(Self.stringKeys) == [])
  }

  @Test("a string that names a field is seen")
  func stringsAreSeen() {
    let lines = [
      "card.location(of: \"code\")", "tree.value(for: \"id\", in: node)",
      "card.written.location(of: .code), \"a code\"",
      "/// `location(of: \"code\")`",
    ]
    let file = SourceFile(path: "Sources/Linting/X.swift", lines: lines)
    #expect(Self.stringKeys(in: file) == ["Sources/Linting/X.swift:1", "Sources/Linting/X.swift:2"])
  }

  @Test("rules, pages and exports ask the fields of an authored card where they are, and no key")
  func fieldsInsteadOfKeys() {
    let call = /(^|\W)(location|locations|value|elements)\((of|ofElementsOf): \.[a-z]/
    let asking = SourceFile.sources.filter { file in
      ["Linting", "Preview", "Exchange", "Explaining", "Statistics", "Commands"].contains(file.target)
        && file.lines.contains { !Self.isComment($0) && $0.contains(call) }
    }
    // What is retired, former ids and reviewers are no fields of cards.
    #expect(
      Set(asking.map(\.path)) == [
        "Sources/Linting/Engine/FormerLocations.swift", "Sources/Linting/Engine/RetiredEntry.swift",
        "Sources/Linting/Rules/Structure/AwaitingReview.swift",
      ])
  }

  @Test("the YAML of a curriculum is read in one place")
  func oneReading() {
    let reading = SourceFile.sources.filter { file in
      file.target != "YAMLSource" && file.lines.contains { !Self.isComment($0) && $0.contains("YAMLTree.read(") }
    }
    #expect(Set(reading.map(\.path)) == Self.readers)
  }

  @Test("only what reads and lays out files knows their nodes")
  func nodesStayInside() {
    let knowing = SourceFile.sources.filter { file in
      !["YAMLSource", "Authoring"].contains(file.target) && !file.path.hasPrefix("Sources/Formatting/")
        && file.lines.contains { !Self.isComment($0) && $0.contains(/\b(YAMLTree|NodeID)\b/) }
    }
    #expect(knowing.map(\.path) == [])
  }

  /// The lines on which a place or an entry is asked for by a string.
  private static func stringKeys(in file: SourceFile) -> [String] {
    let call = /(value|values|entry|ownEntry|writtenEntry|location|locations|elements|removal)\((\w+: )?"/
    return file.lines.indices.filter { !isComment(file.lines[$0]) && file.lines[$0].contains(call) }
      .map { "\(file.path):\($0 + 1)" }
  }

  private static func isComment(_ line: String) -> Bool { line.drop { $0 == " " }.hasPrefix("//") }
}
