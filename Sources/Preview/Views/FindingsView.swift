import Diagnostics
import JSON
import Linting
import Support

/// All findings as the workbench shows them.
struct FindingsView {
  private let content: PreviewContent
  private let links: EditorLinks

  init(_ content: PreviewContent, _ links: EditorLinks) {
    self.content = content
    self.links = links
  }

  /// `{"version", "findings": […]}`.
  var json: JSONValue {
    let findings = content.findingIDs.enumerated().map(finding)
    return ["version": .integer(content.version), "findings": .array(findings)]
  }

  private func finding(_ index: Int, id: String) -> JSONValue {
    let finding = content.findings[index]
    let document = content.document(finding.location.file)
    let start = document?.lines.position(of: finding.location.span.start)
    let source = sourceLine(finding.location)
    return .members([
      "id": .string(id), "code": .string(finding.code.rawValue),
      "severity": .string(finding.severity.word), "message": .string(finding.message),
      "label": finding.label.map { .string($0) }, "help": finding.help.map { .string($0) },
      "notes": .array(finding.notes.map(note)), "file": .string(finding.location.file),
      "line": start.map { .integer($0.line) }, "column": start.map { .integer($0.column) },
      "item": content.items[index].map { .string($0.description) },
      "fixes": .array(
        finding.fixes.enumerated().map { index, fix in
          ["index": .integer(index), "title": .string(fix.title), "effect": .string(fix.effect.word)]
        }),
      "explanation": AllRules.description(of: finding.code).map { .string($0.explanation) },
      "links": start.flatMap { start in
        document.map { links.json(path: $0.path, line: start.line, column: start.column) }
      },
      "source": source?.text, "from": source?.from, "to": source?.to,
    ])
  }

  private func note(_ note: Diagnostic.Note) -> JSONValue {
    .members([
      "message": .string(note.message), "file": note.location.map { .string($0.file) },
      "line": note.location.flatMap(content.line).map { .integer($0) },
    ])
  }

  /// The line on which a finding begins, and where its span is in it, in UTF-16 units.
  private func sourceLine(_ location: Location) -> (text: JSONValue, from: JSONValue, to: JSONValue)? {
    guard let document = content.document(location.file) else { return nil }
    let line = document.lines.span(ofLine: document.lines.line(of: location.span.start))
    let end = max(location.span.start, min(location.span.end, line.end))
    let units = { (to: Int) in document.source.text(in: Span(line.start, to)).utf16.count }
    return (
      .string(document.source.text(in: line)), .integer(units(location.span.start)), .integer(units(end))
    )
  }
}

extension PreviewContent {
  /// A name for each finding, which it keeps while files change: what it is about and what it says, numbered where
  /// several say the same.
  var findingIDs: [String] {
    var counts: [String: Int] = [:]
    return zip(findings, items).map { finding, item in
      let place = item?.description ?? finding.location.file
      let name = StableHash.of("\(place)\n\(finding.code.rawValue)\n\(finding.message)".utf8).hexadecimal
      counts[name, default: 0] += 1
      return "\(name)-\(counts[name, default: 0])"
    }
  }
}

extension Severity {
  /// The word for it on a page.
  fileprivate var word: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .info: "note"
    }
  }
}

extension Fix.Effect {
  /// The word for it on a page.
  fileprivate var word: String {
    switch self {
    case .invisible: "invisible"
    case .changesFormat: "changesFormat"
    case .changesGrading: "changesGrading"
    case .acceptsTruth: "acceptsTruth"
    case .needsChoice: "needsChoice"
    }
  }
}
