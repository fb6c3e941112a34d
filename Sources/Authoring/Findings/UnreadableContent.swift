public import Diagnostics

/// A content file that the system does not hand over.
enum UnreadableContent {
  static let description = RuleDescription(
    "unreadable-file", .structure, .error, "a content file that cannot be read", concernsCurriculum: true,
    explanation: """
      The system refused to hand over a file that is part of the curriculum: its permissions forbid it, or it is a link
      to a file that does not exist. What is in it was not checked, so the run ends as one that could not be made, with
      exit status 2, however well the rest is.
      """,
    wrong: [.words("training/printing/say-hello.yaml is a link to a file that was taken away\n")],
    right: [.words("training/printing/say-hello.yaml is a file that everybody may read\n")])
}

extension Diagnostic {
  /// A file that was not read.
  static func unread(_ path: String, _ file: UnreadableFile) -> Diagnostic {
    file.refusal.map { .refused(path, $0) } ?? .unreadableFile(path, reason: file.reason)
  }

  /// A file or folder that is neither read nor followed.
  static func refused(_ path: String, _ refusal: UnreadableFile.Refusal) -> Diagnostic {
    switch refusal {
    case .leavesCurriculum(let target): .linkLeavesCurriculum(path, target: target)
    case .notAFile: .unreadableFile(path, reason: refusal.reason)
    case .tooLarge: .fileTooLarge(path, reason: refusal.reason)
    case .unprintableName: .unprintableFileName(path)
    case .nameIsNotUTF8: .fileNameNotUTF8(path)
    }
  }

  static func unreadableFile(_ path: String, reason: String) -> Diagnostic {
    UnreadableContent.description.finding(
      at: Location(path, .at(0)), "cannot read '\(path)': \(reason)", help: "make it readable, or take it away")
  }

  /// Whether the finding says that a file could not be read, so that what is in it was not checked.
  public var isAboutUnreadableFile: Bool { code == UnreadableContent.description.code }

  /// Whether the finding is about a file of which nothing was read, so that no line of it can be shown.
  public var isAboutUnreadFile: Bool { AuthoringFindings.outside.contains { $0.code == code } }
}
