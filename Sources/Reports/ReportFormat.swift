public import Diagnostics

/// A way to write a report.
public protocol ReportFormat: Sendable {
  /// The whole text that goes to standard output.
  func render(_ report: Report) -> String
}

/// The formats by the names that `--format` takes.
public enum ReportFormatName: String, Sendable, CaseIterable {
  /// For a person: the line with a caret, notes, help, and a summary.
  case text
  /// For a person and for `grep`: a line a finding.
  case concise
  /// For programs: our own JSON, described by `schemas/report.schema.json`.
  case json
  /// For code scanning: SARIF 2.1.0.
  case sarif
  /// For GitHub Actions: annotations.
  case github
  /// For GitLab: a Code Quality report.
  case gitlab
  /// For dashboards of tests: JUnit's XML.
  case junit
  /// For reviewdog: the Reviewdog Diagnostic Format.
  case rdjson

  /// The format of that name; `style` is for those that a person reads.
  public func format(style: TerminalStyle = .plain) -> any ReportFormat {
    switch self {
    case .text: TextFormat(style: style)
    case .concise: ConciseFormat(style: style)
    case .json: JSONFormat()
    case .sarif: SARIFFormat()
    case .github: GitHubFormat()
    case .gitlab: GitLabFormat()
    case .junit: JUnitFormat()
    case .rdjson: RDJSONFormat()
    }
  }
}
