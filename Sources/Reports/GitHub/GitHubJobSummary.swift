import Diagnostics
import Support

/// The full list of findings as Markdown, for the file that `GITHUB_STEP_SUMMARY` names.
public struct GitHubJobSummary: Sendable {
  /// GitHub refuses a summary of more than 1 MiB; some room is left for what other tools of the step write.
  private static let largest = 900_000

  /// The format.
  public init() {}

  /// A heading with the counts and, if anything was found, a table with the worst first.
  public func render(_ report: Report) -> String {
    let failures = report.unfoundFailures
    guard failures.isEmpty else {
      return "### Hornbook: could not run\n\n" + failures.map { "\(Self.escape($0.text))\n" }.joined()
    }
    let heading = "### Hornbook: \(Summary(report).line())\n"
    guard !report.diagnostics.isEmpty else { return heading }
    var text = heading + "\n| Severity | Place | Finding | Code |\n| --- | --- | --- | --- |\n"
    let worstFirst = Severity.allCases.sorted(by: >).flatMap { severity in
      report.diagnostics.filter { $0.severity == severity }
    }
    for (index, diagnostic) in worstFirst.enumerated() {
      let row = row(for: diagnostic, in: report)
      guard text.utf8.count + row.utf8.count < Self.largest else {
        return text + "\n\(counted(report.diagnostics.count - index, "more finding")) would not fit here\n"
      }
      text += row
    }
    return text
  }

  private func row(for diagnostic: Diagnostic, in report: Report) -> String {
    let place = Self.escape(report.place(of: diagnostic.location).visible)
    let help = diagnostic.help.map { "<br>help: \(Self.escape($0))" } ?? ""
    let finding = Self.escape(diagnostic.message.visible) + help
    return "| \(diagnostic.severity.rawValue) | \(place) | \(finding) | \(diagnostic.code.rawValue.visible) |\n"
  }

  private static func escape(_ text: String) -> String { text.visibleLines.escaped(for: .markdownCell) }
}
