import Diagnostics
import JSON
import Support

/// One finding as a `result` object of SARIF.
struct SARIFResult {
  private let diagnostic: Diagnostic
  private let ruleIndex: Int?
  private let fingerprint: String
  private let report: Report

  /// - Parameter ruleIndex: The index of its rule among those that the log describes; nil for any other rule.
  init(_ diagnostic: Diagnostic, ruleIndex: Int?, fingerprint: String, in report: Report) {
    self.diagnostic = diagnostic
    self.ruleIndex = ruleIndex
    self.fingerprint = fingerprint
    self.report = report
  }

  /// The object.
  var value: JSONValue {
    let related = diagnostic.notes.compactMap(relatedLocation)
    let fixes = diagnostic.fixes.compactMap(value)
    return .members([
      "ruleId": .string(diagnostic.code.rawValue),
      "ruleIndex": ruleIndex.map { .integer($0) },
      "level": .string(diagnostic.severity.sarifLevel),
      "message": Self.message(diagnostic.fullMessage()),
      "locations": [["physicalLocation": physicalLocation(diagnostic.location)]],
      "relatedLocations": related.isEmpty ? nil : .array(related),
      "partialFingerprints": ["codeFileMessageOccurrence/v1": .string(fingerprint)],
      "fixes": fixes.isEmpty ? nil : .array(fixes),
    ])
  }

  /// A message; braces are doubled, since SARIF reads a single one as a placeholder (section 3.11.5).
  static func message(_ text: String) -> JSONValue {
    let doubled = text.unicodeScalars.reduce(into: "") { result, scalar in
      result.unicodeScalars.append(scalar)
      if scalar == "{" || scalar == "}" { result.unicodeScalars.append(scalar) }
    }
    return ["text": .string(doubled)]
  }

  private func relatedLocation(_ note: Diagnostic.Note) -> JSONValue? {
    note.location.map { ["physicalLocation": physicalLocation($0), "message": Self.message(note.message)] }
  }

  private func physicalLocation(_ location: Location) -> JSONValue {
    .members(["artifactLocation": artifact(location.file), "region": region(of: location)])
  }

  private func region(of location: Location) -> JSONValue? {
    report.range(of: location).map { range in
      [
        "startLine": .integer(range.start.line), "startColumn": .integer(range.start.column),
        "endLine": .integer(range.end.line), "endColumn": .integer(range.end.column),
        "byteOffset": .integer(range.start.offset), "byteLength": .integer(range.end.offset - range.start.offset),
      ]
    }
  }

  /// A fix; nil when it changes a file of which there is no text.
  private func value(of fix: Fix) -> JSONValue? {
    var changes: [(file: String, replacements: [JSONValue])] = []
    for edit in fix.edits {
      guard let region = region(of: edit.location) else { return nil }
      let replacement: JSONValue = ["deletedRegion": region, "insertedContent": ["text": .string(edit.replacement)]]
      if let place = changes.firstIndex(where: { $0.file == edit.location.file }) {
        changes[place].replacements.append(replacement)
      } else {
        changes.append((edit.location.file, [replacement]))
      }
    }
    guard !changes.isEmpty else { return nil }
    let artifactChanges = changes.map { change -> JSONValue in
      ["artifactLocation": artifact(change.file), "replacements": .array(change.replacements)]
    }
    return ["description": Self.message(fix.title), "artifactChanges": .array(artifactChanges)]
  }

  private func artifact(_ file: String) -> JSONValue {
    .members([
      "uri": .string(URIPath.text(of: file)),
      "uriBaseId": report.origin.folder(of: file).map { .string(report.origin.baseID(of: $0)) },
    ])
  }
}
