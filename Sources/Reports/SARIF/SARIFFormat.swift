import Diagnostics
import JSON

/// SARIF 2.1.0, for code scanning and its viewers (OASIS, "Static Analysis Results Interchange Format").
public struct SARIFFormat: ReportFormat {
  private static let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

  /// The format.
  public init() {}

  /// The log as JSON.
  public func render(_ report: Report) -> String {
    let fingerprints = Fingerprints(report.diagnostics).values
    let results = zip(report.diagnostics, fingerprints).map { diagnostic, fingerprint in
      SARIFResult(diagnostic, fingerprint: fingerprint, in: report).value
    }
    let run: JSONValue = [
      "tool": ["driver": driver(for: report)],
      "invocations": [["executionSuccessful": .bool(report.isComplete)]],
      "columnKind": "unicodeCodePoints",
      "results": .array(results),
    ]
    return PrettyJSON.text(of: ["$schema": .string(Self.schema), "version": "2.1.0", "runs": [run]])
  }

  private func driver(for report: Report) -> JSONValue {
    [
      "name": "hornbook", "version": .string(report.toolVersion),
      "rules": .array(report.rules.map(Self.descriptor)),
    ]
  }

  private static func descriptor(for rule: RuleDescription) -> JSONValue {
    [
      "id": .string(rule.code.rawValue),
      "shortDescription": ["text": .string(rule.summary)],
      "fullDescription": ["text": .string(rule.explanation)],
      "help": ["text": .string(rule.explanation)],
      "defaultConfiguration": ["level": .string(rule.severity.sarifLevel)],
      "properties": ["tags": [.string(rule.area.rawValue)]],
    ]
  }
}

extension Severity {
  /// The `level` of a result.
  var sarifLevel: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .info: "note"
    }
  }
}
