internal import Diagnostics

/// An id in an order list without its file.
enum MissingListedFile {
  static let description = RuleDescription(
    "missing-listed-file", .structure, .error, "an id is listed, but its file is not there",
    concernsCurriculum: true,
    explanation: """
      The order of modules, blocks and episodes stands in the list of what holds them; each id there names a folder or a
      file. Where the file is missing, a learner would find a gap in the way.
      """,
    wrong: [
      .files([
        "training/printing/block.yaml": "title: Printing\nepisodes: [say-hello, ↓say-goodbye]\n"
      ])
    ],
    right: [.files(["training/printing/block.yaml": "title: Printing\nepisodes: [say-hello]\n"])])
}

extension Diagnostic {
  static func missingListedFile(
    _ id: String, kind: String, expected path: String, existing: [String], at location: Location
  ) -> Diagnostic {
    let near = nearestName(to: id, among: existing)
    return MissingListedFile.description.finding(
      at: location, "the \(kind) '\(id)' is listed, but '\(path)' is not there",
      label: near.map { "did you mean '\($0)'?" },
      help: near.map { "write `\($0)`" } ?? "add the file, or take '\(id)' out of the list")
  }
}
