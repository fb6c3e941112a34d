public import Diagnostics

/// The last line of a report: `2 errors in 9 files (2 claims not proven: 2 in java); 3 old findings not shown`.
public struct Summary: Sendable {
  private let report: Report

  /// The summary of a report.
  public init(_ report: Report) { self.report = report }

  /// The line, without a line end.
  public func line(style: TerminalStyle = .plain) -> String {
    let found = findings
    let files = counted(report.fileCount, "file")
    guard let worst = report.diagnostics.map(\.severity).max() else {
      return style.green("no problems") + " in \(files)\(extent)\(after(files: hidden))"
    }
    let unproven = report.counts.unproven.map { " (\($0))" } ?? ""
    return style.severity(worst, found) + " in \(files)\(unproven)\(after(files: hidden))"
  }

  /// The findings by severity, worst first: `2 errors, 1 warning`; `no problems` when there are none.
  public var findings: String { Self.findings(report.diagnostics) }

  /// Findings by severity, worst first: `2 errors, 1 warning`; `no problems` when there are none.
  public static func findings(_ all: [Diagnostic]) -> String {
    let parts = Severity.allCases.sorted(by: >).compactMap { severity -> String? in
      let count = all.count { $0.severity == severity }
      return count == 0 ? nil : counted(count, severity.noun)
    }
    return parts.isEmpty ? "no problems" : parts.joined(separator: ", ")
  }

  /// How many findings are not shown, and which rules did not run because of them; nil where there are none.
  public var hidden: String? {
    let count = report.counts.oldFindings
    guard count > 0 else { return nil }
    return "\(counted(count, "old finding")) not shown"
      + (report.counts.areRulesHeldBack ? "; rules that need every file did not run" : "")
  }

  private func after(files hidden: String?) -> String { hidden.map { "; \($0)" } ?? "" }

  private var extent: String {
    var parts: [String] = []
    if report.counts.cards > 0 { parts.append(counted(report.counts.cards, "card")) }
    if report.counts.programs > 0 { parts.append(counted(report.counts.programs, "program") + " run") }
    let all = [parts.joined(separator: ", "), report.counts.unproven ?? ""].filter { !$0.isEmpty }
    return all.isEmpty ? "" : " (\(all.joined(separator: "; ")))"
  }
}

extension Severity {
  /// What one finding of this severity is called.
  var noun: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .info: "remark"
    }
  }
}
