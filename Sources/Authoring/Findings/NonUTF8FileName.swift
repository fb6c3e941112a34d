import Diagnostics

/// A file or folder whose name is not valid UTF-8, as older systems and archives write names.
enum NonUTF8FileName {
  static let description = RuleDescription(
    "non-utf8-file-name", .structure, .error, "a file name that is not UTF-8", concernsCurriculum: true,
    explanation: """
      A name is bytes, and these are no text: they were written on a system with another encoding, or unpacked from an
      archive of one. No list can name the file, and no other system shows it as it was meant. It is not read; in
      messages each byte that is not UTF-8 is shown as `\\xE9`.
      """,
    wrong: [.words("training/printing/caf\\xE9.yaml, where \\xE9 is a byte of Latin-1\n")],
    right: [.words("training/printing/cafe.yaml\n")])
}
