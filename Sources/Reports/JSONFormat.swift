import Diagnostics
import JSON

/// Our own JSON: everything that is known of each finding, described by `JSONFormat.schema`.
///
/// Lines and columns count from 1 (columns in code points), offsets are bytes from 0; a finding about a file as a whole
/// stands at its start. `help` is null when there is none.
public struct JSONFormat: Sendable {
  /// `--format json`.
  static let format = ReportFormat("json", extras: .data) { report, _ in Self().render(report) }

  /// Rises when a reader of the older shape would misread the newer.
  public static let version = 1

  /// The format.
  public init() {}

  /// The report as indented JSON.
  public func render(_ report: Report) -> String {
    let diagnostics = report.diagnostics.map { value(of: $0, in: report) }
    return PrettyJSON.text(
      of: .members([
        "version": .integer(Self.version), "failures": list(report.failures, value), "diagnostics": .array(diagnostics),
        "changedSince": report.changedSince, "statistics": report.statistics, "evidence": report.evidence,
      ]))
  }

  private func value(of failure: RunFailure) -> JSONValue {
    ["message": .string(failure.message), "help": failure.help.map { .string($0) } ?? .null]
  }

  private func value(of diagnostic: Diagnostic, in report: Report) -> JSONValue {
    let range = report.range(of: diagnostic.location)
    return .members([
      "code": .string(diagnostic.code.rawValue),
      "severity": .string(diagnostic.severity.rawValue),
      "message": .string(diagnostic.message),
      "help": diagnostic.help.map { .string($0) } ?? .null,
      "file": .string(diagnostic.location.file),
      "start": value(of: range?.start),
      "end": value(of: range?.end),
      "label": diagnostic.label.map { .string($0) },
      "notes": list(diagnostic.notes) { value(of: $0, in: report) },
      "fixes": list(diagnostic.fixes) { value(of: $0, in: report) },
    ])
  }

  private func value(of note: Diagnostic.Note, in report: Report) -> JSONValue {
    let range = note.location.flatMap { report.range(of: $0) }
    return .members([
      "message": .string(note.message),
      "file": note.location.map { .string($0.file) },
      "start": range.map { value(of: $0.start) },
      "end": range.map { value(of: $0.end) },
    ])
  }

  private func value(of fix: Fix, in report: Report) -> JSONValue {
    [
      "title": .string(fix.title), "effect": .string(fix.effect.name),
      "edits": .array(fix.edits.map { value(of: $0, in: report) }),
    ]
  }

  private func value(of edit: Edit, in report: Report) -> JSONValue {
    let range = report.range(of: edit.location)
    return [
      "file": .string(edit.location.file), "start": value(of: range?.start), "end": value(of: range?.end),
      "replacement": .string(edit.replacement),
    ]
  }

  private func value(of position: TextPosition?) -> JSONValue {
    [
      "line": .integer(position?.line ?? 1), "column": .integer(position?.column ?? 1),
      "offset": .integer(position?.offset ?? 0),
    ]
  }

  private func list<Element>(_ elements: [Element], _ value: (Element) -> JSONValue) -> JSONValue? {
    elements.isEmpty ? nil : .array(elements.map(value))
  }
}

extension Fix.Effect {
  /// The name in reports, kebab-case.
  var name: String {
    switch self {
    case .invisible: "invisible"
    case .changesFormat: "changes-format"
    case .changesGrading: "changes-grading"
    case .acceptsTruth: "accepts-truth"
    case .needsChoice: "needs-choice"
    }
  }
}
