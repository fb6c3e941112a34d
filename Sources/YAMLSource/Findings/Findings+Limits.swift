import Diagnostics

// What is too much of something.
extension Findings {
  func tooDeep(at span: Span, _ limits: YAMLLimits) -> Diagnostic {
    finding(
      .tooDeep, at: span, "more than \(limits.depth) lists and mappings inside each other",
      help: "check that every bracket is closed; no lesson needs that many levels")
  }

  func scalarTooLarge(at span: Span, _ length: Int, _ limits: YAMLLimits) -> Diagnostic {
    finding(
      .scalarTooLarge, at: .at(span.start), "this text has \(length) bytes, and \(limits.scalarBytes) are allowed",
      help: "shorten it; no phone shows a text so long")
  }

  func fileTooLarge(_ length: Int, _ limits: YAMLLimits) -> Diagnostic {
    finding(
      .fileTooLarge, at: .at(0), "this file has \(length) bytes, and \(limits.fileBytes) are allowed",
      help: "split it into several files")
  }
}
