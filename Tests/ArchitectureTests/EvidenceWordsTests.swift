import Testing

/// Evidence is values: the sentences about it are made where findings and reports are written.
@Suite("Words in evidence")
struct EvidenceWordsTests {
  @Test("`Evidence` puts no sentence together")
  func noSentences() {
    let files = SourceFile.sources.filter { $0.target == "Evidence" }
    #expect(files.count > 50)
    #expect(files.flatMap(Self.sentences) == [])
  }

  @Test("a sentence with a value in it is seen, and code is not")
  func sentencesAreSeen() {
    let file = SourceFile(
      path: "Sources/Evidence/X.swift",
      lines: [
        #"  fact: "`\(text)` is \(value) after the code ran""#, #"  help = "take '\(key)' out, or ask for it""#,
        #"  let text = "\(left) \(sign) \(right)""#, #"  /// A comment: "`\(text)` is so""#, #"  case "the word": 1"#,
      ])
    #expect(Self.sentences(in: file) == ["Sources/Evidence/X.swift:1", "Sources/Evidence/X.swift:2"])
  }

  /// The lines on which a literal has a value and two words in a row.
  private static func sentences(in file: SourceFile) -> [String] {
    file.lines.enumerated().filter { _, line in
      let marked = line.replacing(/\\\([^()]*\)/, with: "#")
      return !line.drop { $0 == " " }.hasPrefix("//")
        && marked.matches(of: /"[^"]*#[^"]*"/).contains { $0.output.contains(/[a-z]+ [a-z]+/) }
    }.map { "\(file.path):\($0.offset + 1)" }
  }
}
