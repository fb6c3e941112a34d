import Diagnostics

/// A file of a curriculum with more bytes than are read.
enum FileTooLarge {
  static let description = RuleDescription(
    "file-too-large", .structure, .error, "a file that is too large to be read",
    concernsCurriculum: true,
    explanation: """
      Every file is measured before it is read, so that no file, however large, stops a check or fills the memory of the
      machine that makes it. No lesson and no image for a phone needs more than 16 million bytes.
      """,
    wrong: [.words("assets/film.gif has 5,368,709,120 bytes\n")],
    right: [.words("assets/film.gif has 400,000 bytes\n")])
}

extension Diagnostic {
  static func fileTooLarge(_ path: String, reason: String) -> Diagnostic {
    FileTooLarge.description.finding(
      at: Location(path, .at(0)), "'\(path)' is too large: \(reason)",
      help: path.hasSuffix(".yaml") ? "split it into several files" : "make it smaller")
  }
}
