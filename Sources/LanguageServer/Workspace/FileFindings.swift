import Diagnostics
import JSON

/// What was found in a file by a check.
struct FileFindings {
  /// The findings.
  var all: [Diagnostic] = []
  /// The text that was checked; an empty one for a file that is not content.
  let text: IndexedText
  /// Whether it is content.
  let isContent: Bool
  /// What was checked.
  let curriculum: CheckedCurriculum

  /// A file without findings, by the path under which they name it.
  init(_ shown: String, in curriculum: CheckedCurriculum) {
    isContent = curriculum.documents[shown] != nil
    text = curriculum.text(of: shown)
    self.curriculum = curriculum
  }
}

/// What the client was shown last of a file that has findings.
struct PublishedFindings {
  /// The findings.
  let found: [Diagnostic]
  /// The text in which their places are.
  let bytes: [UInt8]
  /// The findings as they were sent.
  let sent: [JSONValue]
}
