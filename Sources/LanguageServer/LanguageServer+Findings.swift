import Diagnostics
import JSON

// What the client is shown of what was found.
extension LanguageServer {
  /// Shows the client what was found in a curriculum, and that nothing was found in any other file of it.
  ///
  /// - Returns: A notification for each file of which something else was shown before, in the order of addresses.
  mutating func publish(_ findings: [DocumentURI: FileFindings], of root: String) -> [JSONValue] {
    let nested = curricula.keys.filter { $0 != root && $0.isNested(in: "\(root)/") }
    let before = published.keys.filter { uri in
      guard let path = uri.path, path.isNested(in: "\(root)/") else { return false }
      return findings[uri] == nil
    }
    var changed: [(uri: DocumentURI, findings: [JSONValue])] = []
    for uri in before + findings.keys {
      // A curriculum within this one shows its own.
      if let path = uri.path, nested.contains(where: { path.isNested(in: "\($0)/") }) { continue }
      guard let shown = show(findings[uri], of: uri) else { continue }
      changed.append((uri, shown))
    }
    return changed.sorted { $0.uri.text < $1.uri.text }.map { publication(of: $0.uri, $0.findings) }
  }

  /// Takes what was found in a file for what is shown of it.
  ///
  /// - Returns: What is to be sent; nil where the client has it already.
  private mutating func show(_ findings: FileFindings?, of uri: DocumentURI) -> [JSONValue]? {
    let before = published[uri]
    guard let findings else {
      published[uri] = nil
      return before == nil ? nil : []
    }
    let text = texts[uri]?.text.source ?? findings.source
    var found = findings.all
    if findings.isContent, text.bytes != findings.source.bytes {
      found = carried(found, from: findings.source, to: text)
    }
    // Places in other files are lines and columns there, which change with the text of that file.
    let areAlone = found.allSatisfy { $0.notes.allSatisfy { $0.location == nil } }
    if let before, areAlone, before.bytes == text.bytes, before.found == found { return nil }
    let places = FindingPlaces(text, shownAs: findings.source.path, findings.curriculum)
    let shown = found.map { diagnostic($0, in: places) }
    published[uri] = shown.isEmpty ? nil : PublishedFindings(found: found, bytes: text.bytes, sent: shown)
    return shown == before?.sent ?? [] ? nil : shown
  }

  /// Shows the client again what was found in a file that it opens: some forget that of a file that they close.
  mutating func showAgain(_ uri: DocumentURI) -> [JSONValue] {
    guard let before = published[uri], let open = texts[uri] else { return [] }
    guard open.text.source.bytes != before.bytes else { return [publication(of: uri, before.sent)] }
    // The next check shows it, whatever it finds.
    published[uri] = PublishedFindings(found: [], bytes: [], sent: [.null])
    return []
  }

  /// Findings in a text that has changed since it was checked, but for those that touch what changed.
  private func carried(_ findings: [Diagnostic], from old: SourceText, to new: SourceText) -> [Diagnostic] {
    let difference = TextDifference(from: old.bytes, to: new.bytes)
    return findings.compactMap { finding in
      guard let span = difference.span(finding.location.span) else { return nil }
      var finding = finding
      finding.location = Location(finding.location.file, span)
      return finding
    }
  }

  private func publication(of uri: DocumentURI, _ findings: [JSONValue]) -> JSONValue {
    let open = texts.index(forKey: uri).map { texts[$0] }
    return Self.notification(
      "textDocument/publishDiagnostics",
      .members([
        "uri": .string(open?.key.text ?? uri.text), "version": open.map { .integer($0.value.version) },
        "diagnostics": .array(findings),
      ]))
  }

  /// A finding as the protocol writes it.
  func diagnostic(_ finding: Diagnostic, in curriculum: CheckedCurriculum) -> JSONValue {
    let file = FileFindings(finding.location.file, in: curriculum)
    return diagnostic(finding, in: FindingPlaces(file.source, shownAs: finding.location.file, curriculum))
  }

  private func diagnostic(_ finding: Diagnostic, in places: FindingPlaces) -> JSONValue {
    let notes = finding.notes.filter { $0.location == nil }.map(\.message)
    let words = [finding.message] + notes.map { "note: \($0)" } + (finding.help.map { ["help: \($0)"] } ?? [])
    return .members([
      "range": encoding.range(of: finding.location.span, in: places.text(of: finding.location.file)),
      "severity": .integer(finding.severity.number), "code": .string(finding.code.rawValue),
      "codeDescription": host.address(ofRule: finding.code).map { ["href": .string($0)] },
      "source": "hornbook", "message": .string(words.joined(separator: "\n")),
      "tags": finding.tag.map { [.integer($0)] },
      "relatedInformation": .array(finding.notes.compactMap { related($0, in: places) }),
    ])
  }

  private func related(_ note: Diagnostic.Note, in places: FindingPlaces) -> JSONValue? {
    guard let location = note.location, let path = places.curriculum.path(of: location.file) else { return nil }
    return [
      "location": [
        "uri": .string(DocumentURI(path: path).text),
        "range": encoding.range(of: location.span, in: places.text(of: location.file)),
      ],
      "message": .string(note.message),
    ]
  }

  /// Where a finding is; the beginning of a file that could not be read.
  func range(of location: Location, in curriculum: CheckedCurriculum) -> JSONValue {
    let file = FileFindings(location.file, in: curriculum)
    return encoding.range(of: location.span, in: IndexedText(file.source))
  }
}

/// The texts in which places of findings are, each indexed once.
private final class FindingPlaces {
  let curriculum: CheckedCurriculum
  private var texts: [String: IndexedText]

  /// The texts of what was checked, but for one file, which has another.
  init(_ text: SourceText, shownAs shown: String, _ curriculum: CheckedCurriculum) {
    self.curriculum = curriculum
    texts = [shown: IndexedText(text)]
  }

  /// A text by the path under which findings name it.
  func text(of shown: String) -> IndexedText {
    if let text = texts[shown] { return text }
    let text = IndexedText(FileFindings(shown, in: curriculum).source)
    texts[shown] = text
    return text
  }
}

extension Severity {
  /// Its number in the protocol: 1 for an error, 2 for a warning, 3 for information.
  fileprivate var number: Int {
    switch self {
    case .error: 1
    case .warning: 2
    case .info: 3
    }
  }
}
