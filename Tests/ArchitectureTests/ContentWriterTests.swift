import Testing

/// What an author may be editing is written by `ContentFile` alone, which compares it with what was read.
@Suite("Writers of content files")
struct ContentWriterTests {
  /// What writes files that are no content, whatever is there: what a person named as an output, or what is made again.
  private let writersOfOthers: Set = [
    "Authoring/SchemaCommand", "Editing/RulePages", "Files/OutputFile", "Files/WholeFolder", "Linting/Baseline",
    "Linting/ReportFile",
    "Playing/LearnerFile", "Publishing/BundleStore", "Publishing/PublishCommand", "Robot/DeckCommand",
    "Robot/PDFPrinter", "Robot/RobotFileRun", "Robot/SolveCommand", "Running/RunCommand",
  ]

  private func files(with call: String) -> Set<String> {
    let files = SourceFile.sources.filter { $0.target == "Commands" && $0.code.contains { $0.contains(call) } }
    return Set(files.map { String($0.path.dropFirst("Sources/Commands/".count).dropLast(".swift".count)) })
  }

  @Test("a file is written over whatever it holds only where it is no content")
  func others() { #expect(files(with: "AtomicFile.write(") == writersOfOthers) }

  @Test("content is replaced and made in one place")
  func content() {
    for call in ["AtomicFile.replace(", "AtomicFile.create("] { #expect(files(with: call) == ["Files/ContentFile"]) }
  }
}
