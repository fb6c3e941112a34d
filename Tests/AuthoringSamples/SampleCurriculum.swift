package import Authoring
package import Diagnostics

/// A small curriculum that is right in every way, to be changed in one place by a test.
package enum SampleCurriculum {
  /// The path of its one episode.
  package static let episodePath = "training/printing/say-hello.yaml"
  /// What the episode's file begins with.
  package static let heading = "title: Say hello\ncards:\n"
  /// The episode's last card.
  package static let finished = "  - {id: well-done, type: finished, header: Well done!, text: You can print.}\n"

  /// Its files, by their paths.
  package static let files = [
    "curriculum.yaml": "title: Champion\nlocale: en\nminimumClient: \"1.0.0\"\nmodules: [training]\n",
    "training/module.yaml":
      "title: Training\nsummary: Your first steps.\nlanguage: python\nblocks: [printing]\n",
    "training/printing/block.yaml": "title: Printing\nepisodes: [say-hello]\n",
    episodePath: heading + finished,
  ]

  /// The curriculum with other files added to it or put in their places.
  package static func with(_ changes: [String: String?]) -> FilesInMemory {
    var files = Self.files
    for (path, text) in changes { files[path] = text }
    return FilesInMemory(shownRoot: "", files)
  }

  /// The curriculum with cards before its last.
  package static func withCards(_ cards: String) -> FilesInMemory {
    let lines = cards.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "  " + $0 }
    return with([episodePath: heading + lines.joined(separator: "\n") + finished])
  }
}

/// What reading gives.
package func read(_ files: some CurriculumFiles) throws -> (authored: AuthoredCurriculum, diagnostics: [Diagnostic]) {
  let (authored, diagnostics) = try CurriculumReader.read(files, threads: 1)
  return (authored, diagnostics.sorted(by: Diagnostic.precedes))
}

extension [Diagnostic] {
  /// Where each is: `file:line:column code`.
  package func places(in files: some CurriculumFiles) throws -> [String] {
    try map { diagnostic in
      let source = SourceText(path: diagnostic.location.file, bytes: try files.read(diagnostic.location.file))
      let position = LineIndex(source).position(of: diagnostic.location.span.start)
      return "\(diagnostic.location.file):\(position.line):\(position.column) \(diagnostic.code)"
    }
  }

  /// Those that are errors.
  package var errors: [Diagnostic] { filter { $0.severity == .error } }
}
