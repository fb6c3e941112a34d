import Diagnostics

/// A YAML file where no content is looked for.
enum MisplacedFile {
  static let description = RuleDescription(
    "misplaced-file", .structure, .warning, "a YAML file where none is looked for",
    explanation: """
      Content is found by its place: `curriculum.yaml`, `MODULE/module.yaml`, `MODULE/BLOCK/block.yaml` and
      `MODULE/BLOCK/EPISODE.yaml`. A file elsewhere, or one that ends in `.yml`, is never read, which its author may not
      notice.
      """,
    wrong: [.files(["training/printing/extra.yml": "↓title: Extra\n"])],
    right: [.files(["training/printing/notes.txt": "Ideas for later.\n"])])
}

extension Diagnostic {
  static func misplacedFile(_ path: String, at location: Location) -> Diagnostic {
    MisplacedFile.description.finding(
      at: location, "'\(path)' is not where content is looked for, so it is not read",
      help: !path.hasSuffix(".yaml")
        ? "end its name in `.yaml`" : "move it to MODULE/BLOCK/EPISODE.yaml, or take it away")
  }
}
