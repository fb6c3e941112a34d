import Diagnostics
import JSON
import Support

/// A Code Quality report for GitLab's merge requests (docs.gitlab.com, "Code Quality report format").
public struct GitLabFormat: Sendable {
  /// `--format gitlab`.
  static let format = ReportFormat("gitlab", paths: .inRepository) { report, _ in Self().render(report) }

  /// The format.
  public init() {}

  /// The report as a JSON array.
  public func render(_ report: Report) -> String {
    let fingerprints = Fingerprints(report.diagnostics).values
    let issues = zip(report.diagnostics, fingerprints).map { diagnostic, fingerprint -> JSONValue in
      let line = report.range(of: diagnostic.location)?.start.line ?? 1
      return [
        "description": .string(diagnostic.message),
        "check_name": .string(diagnostic.code.rawValue),
        "fingerprint": .string(fingerprint),
        "severity": .string(diagnostic.severity.codeQuality),
        "location": ["path": .string(diagnostic.location.file), "lines": ["begin": .integer(line)]],
      ]
    }
    return PrettyJSON.text(of: .array(report.unfoundFailures.map(issue) + issues))
  }

  /// A failure as an issue of the repository as a whole, as GitLab's format only has issues.
  private func issue(of failure: RunFailure) -> JSONValue {
    [
      "description": .string("hornbook could not run: \(failure.text)"),
      "check_name": .string(Report.failureCode),
      "fingerprint": .string(StableHash.wide("\(Report.failureCode)\u{0}\(failure.message)".utf8).hexadecimal),
      "severity": "blocker",
      "location": ["path": ".", "lines": ["begin": 1]],
    ]
  }
}

extension Severity {
  fileprivate var codeQuality: String {
    switch self {
    case .error: "major"
    case .warning: "minor"
    case .info: "info"
    }
  }
}
