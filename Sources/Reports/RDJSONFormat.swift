import Diagnostics
import JSON

/// The Reviewdog Diagnostic Format: columns count bytes of UTF-8 from 1 (github.com/reviewdog/reviewdog, proto/rdf).
public struct RDJSONFormat: Sendable {
  /// `--format rdjson`; reviewdog itself adds the folder in which it runs to each path.
  static let format = ReportFormat("rdjson") { report, _ in Self().render(report) }

  /// The format.
  public init() {}

  /// The report as JSON.
  public func render(_ report: Report) -> String {
    let diagnostics = report.unfoundFailures.map(value) + report.diagnostics.map { value(of: $0, in: report) }
    return PrettyJSON.text(of: ["source": ["name": "hornbook"], "diagnostics": .array(diagnostics)])
  }

  /// A failure as a finding about the folder in which reviewdog runs, as the format only has findings.
  private func value(of failure: RunFailure) -> JSONValue {
    [
      "message": .string("hornbook could not run: \(failure.text)"), "location": ["path": "."], "severity": "ERROR",
      "code": ["value": .string(Report.failureCode)],
    ]
  }

  private func value(of diagnostic: Diagnostic, in report: Report) -> JSONValue {
    let suggestions = diagnostic.fixes.compactMap { suggestion(for: $0, to: diagnostic, in: report) }
    let related = diagnostic.notes.compactMap { note -> JSONValue? in
      note.location.map { ["message": .string(note.message), "location": location($0, in: report)] }
    }
    return .members([
      "message": .string(diagnostic.fullMessage()),
      "location": location(diagnostic.location, in: report),
      "severity": .string(diagnostic.severity.reviewdog),
      "code": ["value": .string(diagnostic.code.rawValue)],
      "suggestions": suggestions.isEmpty ? nil : .array(suggestions),
      "relatedLocations": related.isEmpty ? nil : .array(related),
    ])
  }

  private func location(_ location: Location, in report: Report) -> JSONValue {
    .members(["path": .string(location.file), "range": range(of: location, in: report)])
  }

  private func range(of location: Location, in report: Report) -> JSONValue? {
    report.range(of: location, columnsIn: .utf8).map { range in
      ["start": position(range.start), "end": position(range.end)]
    }
  }

  private func position(_ position: TextPosition) -> JSONValue {
    ["line": .integer(position.line), "column": .integer(position.column)]
  }

  /// A fix as the one replacement that a suggestion can be; nil when it touches other files.
  private func suggestion(for fix: Fix, to diagnostic: Diagnostic, in report: Report) -> JSONValue? {
    let file = diagnostic.location.file
    guard let first = fix.edits.first, fix.edits.allSatisfy({ $0.location.file == file }),
      let source = report.text(of: file)?.source
    else { return nil }
    let hull = fix.edits.reduce(first.location.span) { $0.union($1.location.span) }
    guard 0 <= hull.start, hull.end <= source.bytes.count else { return nil }
    let edits = fix.edits.map { edit in
      let span = edit.location.span
      return Edit(Location(file, Span(span.start - hull.start, span.end - hull.start)), edit.replacement)
    }
    let changed = Edit.apply(edits, to: Array(source.bytes[hull.start..<hull.end])).bytes
    return .members([
      "range": range(of: Location(file, hull), in: report), "text": .string(String(decoding: changed, as: UTF8.self)),
    ])
  }
}

extension Severity {
  fileprivate var reviewdog: String {
    switch self {
    case .error: "ERROR"
    case .warning: "WARNING"
    case .info: "INFO"
    }
  }
}
