import Diagnostics
import JSON
import Support

/// SARIF 2.1.0, for code scanning and its viewers (OASIS, "Static Analysis Results Interchange Format").
public struct SARIFFormat: Sendable {
  /// `--format sarif`.
  static let format = ReportFormat("sarif", paths: .stated, describesRules: true) { report, _ in Self().render(report) }

  private static let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

  /// The format.
  public init() {}

  /// The log as JSON.
  public func render(_ report: Report) -> String {
    let fingerprints = Fingerprints(report.diagnostics).values
    let rules = report.usedRules
    let indices = Dictionary(rules.enumerated().map { ($1.code, $0) }) { first, _ in first }
    let results = zip(report.diagnostics, fingerprints).map { diagnostic, fingerprint in
      SARIFResult(diagnostic, ruleIndex: indices[diagnostic.code], fingerprint: fingerprint, in: report).value
    }
    let run: JSONValue = .members([
      "tool": ["driver": driver(of: report.toolVersion, rules)],
      "invocations": [invocation(of: report)],
      "originalUriBaseIds": bases(of: report),
      "columnKind": "unicodeCodePoints",
      "results": .array(results),
      "properties": report.changedSince.map { ["changedSince": $0] },
    ])
    return PrettyJSON.text(of: ["$schema": .string(Self.schema), "version": "2.1.0", "runs": [run]])
  }

  /// `executionSuccessful`, with a notification for each failure (SARIF 2.1.0, 3.20).
  private func invocation(of report: Report) -> JSONValue {
    let notifications = report.failures.map { failure -> JSONValue in
      ["level": "error", "message": SARIFResult.message(failure.text)]
    }
    return .members([
      "executionSuccessful": .bool(report.isComplete),
      "toolExecutionNotifications": notifications.isEmpty ? nil : .array(notifications),
    ])
  }

  /// The folders that paths are relative to, by the names that results give them.
  private func bases(of report: Report) -> JSONValue? {
    let folders = report.origin.folders
    guard !folders.isEmpty else { return nil }
    var bases = JSONObject()
    for folder in folders {
      let uri = URIPath.text(of: folder.hasSuffix("/") ? folder : "\(folder)/")
      bases.append(report.origin.baseID(of: folder), ["uri": .string(uri)])
    }
    return .object(bases)
  }

  private func driver(of version: String, _ rules: [RuleDescription]) -> JSONValue {
    ["name": "hornbook", "version": .string(version), "rules": .array(rules.map(Self.descriptor))]
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

extension Report {
  /// The rules of which there are findings, by code.
  var usedRules: [RuleDescription] {
    let codes = Set(diagnostics.map(\.code))
    return rules.filter { codes.contains($0.code) }
  }
}

extension ReportOrigin {
  /// The name of a folder in a log: the main one is the root of the sources.
  func baseID(of folder: String) -> String {
    let number = number(of: folder)
    return number == 1 ? "SRCROOT" : "SRCROOT\(number)"
  }
}
