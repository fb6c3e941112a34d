import Diagnostics
import JSON
import Linting

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
    let text = texts[uri]?.text ?? findings.text
    var found = findings.all
    if findings.isContent, text.source.bytes != findings.text.source.bytes {
      found = carried(found, from: findings.text.source, to: text.source)
    }
    // Places in other files are lines and columns there, which change with the text of that file.
    let areAlone = found.allSatisfy { $0.notes.allSatisfy { $0.location == nil } }
    if let before, areAlone, before.bytes == text.source.bytes, before.found == found { return nil }
    let shown = found.map { diagnostic($0, in: findings.curriculum, showing: text) }
    published[uri] = shown.isEmpty ? nil : PublishedFindings(found: found, bytes: text.source.bytes, sent: shown)
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
  ///
  /// - Parameter text: The text in which its own place is, where that is not the one that was checked.
  func diagnostic(
    _ finding: Diagnostic, in curriculum: CheckedCurriculum, showing text: IndexedText? = nil
  ) -> JSONValue {
    let notes = finding.notes.filter { $0.location == nil }.map(\.message)
    let words = [finding.message] + notes.map { "note: \($0)" } + (finding.help.map { ["help: \($0)"] } ?? [])
    func range(_ location: Location) -> JSONValue {
      let own = location.file == finding.location.file ? text : nil
      return encoding.range(of: location.span, in: own ?? curriculum.text(of: location.file))
    }
    let related = finding.notes.compactMap { note -> JSONValue? in
      guard let location = note.location, let path = curriculum.path(of: location.file) else { return nil }
      let place: JSONValue = ["uri": .string(DocumentURI(path: path).text), "range": range(location)]
      return ["location": place, "message": .string(note.message)]
    }
    let isNeedless = AllRules.description(of: finding.code)?.isAboutNeedlessContent ?? false
    return .members([
      "range": range(finding.location), "severity": .integer(finding.severity.number),
      "code": .string(finding.code.rawValue),
      "codeDescription": host.address(ofRule: finding.code).map { ["href": .string($0)] },
      "source": "hornbook", "message": .string(words.joined(separator: "\n")),
      // The protocol's number for what editors show faded.
      "tags": isNeedless ? [1] : nil, "relatedInformation": .array(related),
    ])
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
