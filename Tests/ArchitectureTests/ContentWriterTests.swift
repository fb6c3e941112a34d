import Testing

/// Only `ContentFile` writes files that an author may be editing, as it compares them with what was read.
@Suite("Writers of content files")
struct ContentWriterTests {
  /// Sources that overwrite files other than content: outputs that a person named, and files that can be made again.
  private let writersOfOthers: Set = [
    "Authoring/SchemaCommand", "Editing/RulePages", "Files/OutputFile", "Files/WholeFolder", "Playing/LearnerFile",
    "Publishing/BundleStore", "Publishing/PublishCommand", "Robot/DeckCommand", "Robot/PDFPrinter",
  ]

  private func files(with call: String) -> Set<String> {
    let files = SourceFile.sources.filter { $0.target == "Commands" && $0.code.contains { $0.contains(call) } }
    return Set(files.map { String($0.path.dropFirst("Sources/Commands/".count).dropLast(".swift".count)) })
  }

  @Test("a file is overwritten without a comparison only where it is not content")
  func others() { #expect(files(with: "AtomicFile.write(") == writersOfOthers) }

  @Test("content is replaced and created in one source file")
  func content() {
    for call in ["AtomicFile.replace(", "AtomicFile.create("] { #expect(files(with: call) == ["Files/ContentFile"]) }
  }
}
