import Diagnostics

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
  /// A name in a list without its file, with the file that it most likely stands for.
  static func missingListedFile(
    _ entry: UnmatchedItems.Entry, _ match: UnmatchedItems.Match?, shown: (String) -> String
  ) -> Diagnostic {
    let (label, help) = advice(on: entry, match, shown: shown)
    return MissingListedFile.description.finding(
      at: entry.location, "the \(entry.kind) '\(entry.id)' is listed, but '\(shown(entry.path))' is not there",
      label: label, help: help)
  }

  private static func advice(
    on entry: UnmatchedItems.Entry, _ match: UnmatchedItems.Match?, shown: (String) -> String
  ) -> (label: String?, help: String) {
    switch match {
    case .spelled(let path):
      ("it is spelled '\(shown(path))'", renaming(path, to: entry.path, shown: shown))
    case .near(let id, let path):
      (
        "did you mean '\(id)'? there is '\(shown(path))'",
        "write `\(id)`; if the file was renamed, \(keepingProgress(of: entry, in: path, shown: shown))"
      )
    case .renamed(let id, let path):
      (
        "was it renamed? '\(shown(path))' is in no list",
        "give '\(shown(path))' its old name again; or write `\(id)`, and "
          + keepingProgress(of: entry, in: path, shown: shown)
      )
    case .moved(let path):
      (
        "there is '\(shown(path))'",
        "move '\(shown(path))' to '\(shown(entry.path))'; if it is to be where it is now, list it there, and add "
          + "`formerly: [\(FileRole.path(of: entry.id, in: entry.folder))]` to it"
      )
    case nil: (nil, "add '\(shown(entry.path))', or take '\(entry.id)' out of the list")
    }
  }

  /// What a new name takes: progress is kept under the old one.
  private static func keepingProgress(
    of entry: UnmatchedItems.Entry, in path: String, shown: (String) -> String
  ) -> String {
    "add `formerly: [\(entry.id)]` to '\(shown(path))', since learners' progress is kept under '\(entry.id)'"
  }

  /// How to give a file the path that it should have: by a new name for the first folder, or the file, that differs.
  private static func renaming(_ path: String, to wanted: String, shown: (String) -> String) -> String {
    let (old, new) = (path.split(separator: "/"), wanted.split(separator: "/"))
    guard let place = zip(old, new).enumerated().first(where: { $0.element.0 != $0.element.1 })?.offset else {
      return "rename it to '\(shown(wanted))'"
    }
    return "rename '\(shown(old[...place].joined(separator: "/")))' to '\(new[place])'"
  }
}
