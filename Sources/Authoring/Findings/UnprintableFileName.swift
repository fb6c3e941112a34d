import Diagnostics

/// A file or folder whose name has characters that steer a terminal, end a line or hide.
enum UnprintableFileName {
  static let description = RuleDescription(
    "unprintable-file-name", .structure, .error, "a file name with characters that cannot be shown",
    concernsCurriculum: true,
    explanation: """
      A name with a line end, an escape or a mark of writing direction looks like another name, or like a message of
      another program, wherever it is printed. The file is not read; in messages such characters are shown as `␛` or
      `\\u202e`.
      """,
    wrong: [.words("training/printing/say␊hello.yaml\n")],
    right: [.words("training/printing/say-hello.yaml\n")])
}
