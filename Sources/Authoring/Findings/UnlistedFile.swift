import Diagnostics

/// A file that no order list names.
enum UnlistedFile {
  static let description = RuleDescription(
    "unlisted-file", .structure, .error, "a file is there, but no list names it",
    concernsCurriculum: true,
    explanation: """
      What no list names is never published, so no learner would ever see it. Add its id where it belongs in the order,
      or take the file away.
      """,
    wrong: [
      .files([
        "training/printing/say-goodbye.yaml":
          "↓title: Goodbye\ncards:\n  - {id: done, type: finished, header: Well done!, text: You did it.}\n"
      ])
    ],
    right: [
      .files([
        "training/printing/block.yaml": "title: Printing\nepisodes: [say-hello, say-goodbye]\n",
        "training/printing/say-goodbye.yaml":
          "title: Goodbye\ncards:\n  - {id: done, type: finished, header: Well done!, text: You did it.}\n",
      ])
    ])
}

extension Diagnostic {
  /// A file that no list names; where its name cannot be an id, that comes first.
  static func unlistedFile(
    _ id: String, kind: String, file: String, in list: ItemList, at location: Location
  ) -> Diagnostic {
    guard NamePattern.slug.matches(id) else {
      return .malformedFileName(id, kind: kind, file: file, in: list, at: location)
    }
    var finding = UnlistedFile.description.finding(
      at: location, "the \(kind) '\(id)' is not listed in '\(list.location.file)', so nobody would see it",
      help: "add `\(id)` to the list in '\(list.location.file)', or take the file away")
    finding.notes = [Note("the list is here", at: list.location)]
    return finding
  }
}
