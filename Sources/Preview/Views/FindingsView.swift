internal import Diagnostics
internal import JSON
internal import Linting

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
    ["version": .integer(content.version), "findings": .array(content.findings.indices.map(finding))]
  }

  private func finding(_ index: Int) -> JSONValue {
    let finding = content.findings[index]
    let document = content.document(finding.location.file)
    let start = document?.lines.position(of: finding.location.span.start)
    return .members([
      "id": .string(FindingID(version: content.version, index: index).text), "code": .string(finding.code.rawValue),
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
      "source": sourceLine(finding.location)?.text, "from": sourceLine(finding.location)?.from,
      "to": sourceLine(finding.location)?.to,
    ])
  }

  private func note(_ note: Diagnostic.Note) -> JSONValue {
    .members([
      "message": .string(note.message), "file": note.location.map { .string($0.file) },
      "line": note.location.flatMap { location in
        content.document(location.file).map { .integer($0.lines.position(of: location.span.start).line) }
      },
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

/// Which finding a page means: its place among the findings of a version.
struct FindingID: Equatable {
  let version: Int
  let index: Int

  init(version: Int, index: Int) {
    self.version = version
    self.index = index
  }

  /// Reads what `text` writes; nil for anything else.
  init?(_ text: String) {
    let parts = text.split(separator: "-").map { Int($0) }
    guard parts.count == 2, let version = parts[0], let index = parts[1] else { return nil }
    self.init(version: version, index: index)
  }

  var text: String { "\(version)-\(index)" }
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
    case .changesGrading: "changesGrading"
    case .acceptsTruth: "acceptsTruth"
    case .needsChoice: "needsChoice"
    }
  }
}
