import Diagnostics
public import JSON

// Checks of the curricula whose texts change, and what the client is shown of them.
extension LanguageServer {
  /// The check that is to be made next; nil while nothing has changed.
  public mutating func takeJob() -> CheckJob? {
    guard let root = stale.sorted().first else { return nil }
    stale.remove(root)
    checking.insert(root)
    let overlay = overlay(of: root)
    let known = overlay.keys.map { path in (path, proofs[DocumentURI(path: "\(root)/\(path)")]) }
    return CheckJob(
      root: root, overlay: overlay, generation: generation,
      proofs: known.reduce(into: [:]) { proofs, file in proofs[file.0] = file.1 }, learners: learners[root])
  }

  /// Whether a check has become idle, since texts of its curriculum have changed meanwhile.
  public func isStale(_ job: CheckJob) -> Bool { stale.contains(job.root) }

  /// Takes in what a check found.
  ///
  /// - Returns: The findings of files whose findings have changed. Those of a file whose text has changed since are
  ///   left for the next check, as their places may be others now.
  public mutating func finish(_ job: CheckJob, _ curriculum: CheckedCurriculum) -> [JSONValue] {
    curricula[job.root] = curriculum
    var byFile: [String: [Diagnostic]] = [:]
    for finding in curriculum.findings { byFile[finding.location.file, default: []].append(finding) }
    var sent: [JSONValue] = []
    for document in curriculum.authored.documents {
      let uri = DocumentURI(path: "\(job.root)/\(document.path)")
      if let open = texts[uri], open.text.source.bytes != document.source.bytes { continue }
      let shown = byFile[document.source.path, default: []].map { self.diagnostic($0, in: curriculum) }
      guard shown != published[uri, default: []] else { continue }
      published[uri] = shown
      sent.append(publication(of: uri, shown))
    }
    return sent + forgotten(in: curriculum) + answersToWaiting()
  }

  /// Takes in that a check could not be made.
  public mutating func fail(_ job: CheckJob, _ reason: String) -> [JSONValue] {
    checking.remove(job.root)
    return [Self.logged("cannot check '\(job.root)': \(reason)")] + answersToWaiting()
  }

  /// Files that are gone have no findings any more.
  private mutating func forgotten(in curriculum: CheckedCurriculum) -> [JSONValue] {
    let there = Set(curriculum.authored.documents.map { DocumentURI(path: "\(curriculum.root)/\($0.path)") })
    let gone = published.keys.filter { uri in
      !there.contains(uri) && published[uri]?.isEmpty == false && uri.path?.hasPrefix(curriculum.root + "/") == true
    }
    return gone.sorted { $0.text < $1.text }.map { uri in
      published[uri] = nil
      return publication(of: uri, [])
    }
  }

  private func publication(of uri: DocumentURI, _ findings: [JSONValue]) -> JSONValue {
    var params: JSONValue = ["uri": .string(uri.text), "diagnostics": .array(findings)]
    if let version = texts[uri]?.version {
      params = ["uri": .string(uri.text), "version": .integer(version), "diagnostics": .array(findings)]
    }
    return Self.notification("textDocument/publishDiagnostics", params)
  }

  /// What the client has open in a curriculum, by the path inside of it.
  private func overlay(of root: String) -> [String: [UInt8]] {
    var overlay: [String: [UInt8]] = [:]
    for (uri, open) in texts {
      guard let path = uri.path, let inside = path.dropPrefix(root + "/") else { continue }
      overlay[String(inside)] = open.text.source.bytes
    }
    return overlay
  }

  /// A finding as the protocol writes it.
  func diagnostic(_ finding: Diagnostic, in curriculum: CheckedCurriculum) -> JSONValue {
    let notes = finding.notes.filter { $0.location == nil }.map(\.message)
    let words = [finding.message] + notes.map { "note: \($0)" } + (finding.help.map { ["help: \($0)"] } ?? [])
    return .members([
      "range": range(of: finding.location, in: curriculum),
      "severity": .integer(finding.severity.number), "code": .string(finding.code.rawValue),
      "codeDescription": host.address(ofRule: finding.code).map { ["href": .string($0)] },
      "source": "hornbook", "message": .string(words.joined(separator: "\n")),
      "tags": finding.tag.map { [.integer($0)] },
      "relatedInformation": .array(finding.notes.compactMap { related($0, in: curriculum) }),
    ])
  }

  private func related(_ note: Diagnostic.Note, in curriculum: CheckedCurriculum) -> JSONValue? {
    guard let location = note.location, let path = curriculum.path(of: location.file) else { return nil }
    return [
      "location": [
        "uri": .string(DocumentURI(path: path).text), "range": range(of: location, in: curriculum),
      ],
      "message": .string(note.message),
    ]
  }

  /// Where a finding is; the beginning of a file that could not be read.
  func range(of location: Location, in curriculum: CheckedCurriculum) -> JSONValue {
    let source = curriculum.documents[location.file]?.source ?? SourceText(path: location.file, "")
    return encoding.range(of: location.span, in: IndexedText(source))
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
