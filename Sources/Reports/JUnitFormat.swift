import Diagnostics
import Support

/// JUnit's XML: a test case a checked file; findings that make the run fail are its one failure, others
/// its output.
///
/// An incomplete run is one more test case, with the reason as its error.
public struct JUnitFormat: Sendable {
  /// `--format junit`.
  static let format = ReportFormat("junit", paths: .inRepository) { report, _ in Self().render(report) }

  /// The format.
  public init() {}

  /// The XML document.
  public func render(_ report: Report) -> String {
    let found = Dictionary(grouping: report.diagnostics, by: \.location.file)
    let files = Set(report.checkedFiles).union(found.keys).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let failures = files.count { found[$0, default: []].contains { $0.severity >= report.failsAt } }
    let errors = report.isComplete ? 0 : 1
    let counts = "tests=\"\(files.count + errors)\" failures=\"\(failures)\" errors=\"\(errors)\""
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<testsuites name=\"hornbook\" \(counts)>\n  <testsuite name=\"hornbook lint\" \(counts)>\n"
    if !report.isComplete { text += errorCase(report.failures) }
    for file in files { text += testCase(file, found[file] ?? [], in: report) }
    return text + "  </testsuite>\n</testsuites>\n"
  }

  private func errorCase(_ failures: [RunFailure]) -> String {
    let more = failures.count > 1 ? " (and \(failures.count - 1) more)" : ""
    let message = quoted((failures.first?.message ?? "") + more)
    let text = escaped(failures.map(\.text).joined(separator: "\n"))
    return "    <testcase name=\"hornbook lint\" classname=\"hornbook.lint\">\n"
      + "      <error type=\(quoted(Report.failureCode)) message=\(message)>\(text)</error>\n    </testcase>\n"
  }

  private func testCase(_ file: String, _ findings: [Diagnostic], in report: Report) -> String {
    let name = quoted(file)
    let open = "    <testcase name=\(name) classname=\"hornbook.lint\" file=\(name)"
    if findings.isEmpty { return open + "/>\n" }
    var text = open + ">\n"
    let failures = findings.filter { $0.severity >= report.failsAt }
    if let first = failures.first {
      let more = failures.count > 1 ? " (and \(failures.count - 1) more)" : ""
      text += "      <failure type=\(quoted(first.code.rawValue)) message=\(quoted(first.message + more))>"
      text += "\(escaped(failures.map { shown($0, in: report) }.joined(separator: "\n")))</failure>\n"
    }
    let rest = findings.filter { $0.severity < report.failsAt }.map { shown($0, in: report) }
    if !rest.isEmpty { text += "      <system-out>\(escaped(rest.joined(separator: "\n")))</system-out>\n" }
    return text + "    </testcase>\n"
  }

  private func shown(_ finding: Diagnostic, in report: Report) -> String {
    CaretRenderer().render(finding, text: report.text(of:))
  }

  private func quoted(_ text: String) -> String {
    "\"\(escaped(text.visible))\""
  }

  private func escaped(_ text: String) -> String { text.visibleLines.escaped(for: .xml) }
}
