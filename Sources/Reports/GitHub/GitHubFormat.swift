import Diagnostics

/// Workflow commands that GitHub Actions turns into annotations on the changed lines.
///
/// GitHub shows ten annotations of a kind in a step and drops the rest, so that errors come first, ten of a kind are
/// written, and one line says how many more there are (docs.github.com, "Workflow commands").
public struct GitHubFormat: Sendable {
  /// `--format github`.
  static let format = ReportFormat("github", paths: .inRepository, hasJobSummary: true) { report, _ in
    Self().render(report)
  }

  private static let shownOfAKind = 10

  /// The format.
  public init() {}

  /// The commands, a line each.
  public func render(_ report: Report) -> String {
    var lines = report.unfoundFailures.map { "::error title=hornbook could not run::\(Self.escape(message: $0.text))" }
    var more: [String] = []
    for severity in Severity.allCases.sorted(by: >) {
      let found = report.diagnostics.filter { $0.severity == severity }
      // One of the notices is kept for the line that says how many more there are.
      let shown = severity == .info ? Self.shownOfAKind - 1 : Self.shownOfAKind
      lines += found.prefix(shown).map { command(for: $0, in: report) }
      if found.count > shown { more.append(counted(found.count - shown, "more \(severity.noun)")) }
    }
    if !more.isEmpty {
      lines.append("::notice title=hornbook::\(more.joined(separator: ", ")); the job summary lists all")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func command(for diagnostic: Diagnostic, in report: Report) -> String {
    var properties = [("file", diagnostic.location.file)]
    if let range = report.range(of: diagnostic.location) {
      properties += [("line", "\(range.start.line)"), ("endLine", "\(range.end.line)")]
      // GitHub takes columns only where both ends are on one line.
      if range.start.line == range.end.line {
        properties += [("col", "\(range.start.column)"), ("endColumn", "\(range.end.column)")]
      }
    }
    properties.append(("title", diagnostic.code.rawValue))
    let written = properties.map { "\($0)=\(Self.escape(property: $1))" }.joined(separator: ",")
    let message = diagnostic.fullMessage { note in
      note.location.map { note.message(at: report.place(of: $0)) } ?? note.message
    }
    return "::\(diagnostic.severity.annotation) \(written)::\(Self.escape(message: message))"
  }

  private static func escape(message: String) -> String {
    message.visibleLines.unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "%": text += "%25"
      case "\n": text += "%0A"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }

  private static func escape(property: String) -> String {
    escape(message: property.visible).unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case ":": text += "%3A"
      case ",": text += "%2C"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}

extension Severity {
  fileprivate var annotation: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .info: "notice"
    }
  }
}
