import Diagnostics

/// The questions of a GIFT file, which empty lines separate, and the categories between them.
struct GIFTFile {
  /// What a file consists of.
  enum Entry {
    /// The questions after it belong to a category.
    case category(String, Span)
    case question(GIFTText)
  }

  private(set) var entries: [Entry] = []
  private var lines: [ForeignLine] = []

  /// The entries of a file; comments are left out, which is reported once for what an author wrote.
  static func entries(of source: ForeignText) -> [Entry] {
    var file = GIFTFile()
    var isCommentTold = false
    for line in source.lines {
      if line.trimmed.hasPrefix("//") {
        if !isCommentTold, !isGenerated(line) {
          isCommentTold = true
          source.reportLoss(
            line.span, "comments are left out, this one and those after it",
            help: "write them as comments into the new files, if they are still needed")
        }
      } else if line.isBlank {
        file.endQuestion()
      } else if let name = category(line) {
        file.endQuestion()
        file.entries.append(.category(name, line.span))
      } else {
        file.lines.append(line)
      }
    }
    file.endQuestion()
    return file.entries
  }

  private mutating func endQuestion() {
    if !lines.isEmpty { entries.append(.question(GIFTText(lines))) }
    lines = []
  }

  /// Whether a comment is one that Moodle writes above each question.
  private static func isGenerated(_ line: ForeignLine) -> Bool {
    let words = line.trimmed.dropFirst(2).drop { $0 == " " }
    return words.hasPrefix("question:") || words.hasPrefix("name:")
  }

  private static func category(_ line: ForeignLine) -> String? {
    guard line.trimmed.hasPrefix("$CATEGORY:") else { return nil }
    return line.trimmed.dropFirst("$CATEGORY:".count).split(separator: " ").joined(separator: " ")
  }
}
