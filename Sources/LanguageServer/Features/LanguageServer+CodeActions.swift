import Diagnostics
import JSON

extension LanguageServer {
  /// `textDocument/codeAction`: the repairs of the findings that touch a range.
  func codeActions(_ params: JSONValue) throws(RequestFailure) -> JSONValue {
    let (uri, path, text) = try text(of: params)
    guard let root = host.curriculum(containing: path), let curriculum = curricula[root],
      let document = curriculum.document(at: path), document.source.bytes == text.source.bytes,
      let span = params["range"].flatMap({ encoding.span(of: $0, in: text) })
    else { return .array([]) }
    let touched = curriculum.findings.filter {
      $0.location.file == document.source.path && $0.location.span.start <= span.end
        && span.start <= $0.location.span.end
    }
    return .array(
      touched.flatMap { finding in
        finding.fixes.map { fix in
          [
            "title": .string(fix.title), "kind": "quickfix",
            "diagnostics": [diagnostic(finding, in: curriculum)],
            "isPreferred": .bool(finding.fixes.count == 1 && fix.effect != .needsChoice),
            "edit": workspaceEdit(fix.edits, in: curriculum),
          ] as JSONValue
        }
      } + suppressions(of: touched, uri, text))
  }

  /// Edits as the protocol writes them, by document.
  private func workspaceEdit(_ edits: [Edit], in curriculum: CheckedCurriculum) -> JSONValue {
    var changes = JSONObject()
    for file in Set(edits.map(\.location.file)).sorted() {
      guard let path = curriculum.path(of: file) else { continue }
      let own = edits.filter { $0.location.file == file }.map { edit -> JSONValue in
        ["range": range(of: edit.location, in: curriculum), "newText": .string(edit.replacement)]
      }
      changes[DocumentURI(path: path).text] = .array(own)
    }
    return ["changes": .object(changes)]
  }

  /// Comments that silence findings, each with a reason that is to be written.
  private func suppressions(of findings: [Diagnostic], _ uri: DocumentURI, _ text: IndexedText) -> [JSONValue] {
    let silenceable = findings.filter { $0.severity != .error }
    return Set(silenceable.map(\.code.rawValue)).sorted().compactMap { code -> JSONValue? in
      guard let finding = silenceable.first(where: { $0.code.rawValue == code }) else { return nil }
      let start = text.lines.start(ofLine: text.lines.line(of: finding.location.span.start))
      let indent = text.source.bytes[start...].prefix { $0 == UInt8(ascii: " ") }.count
      let comment = String(repeating: " ", count: indent) + "# hornbook: ignore \(code) because \n"
      var changes = JSONObject()
      changes[uri.text] = [["range": encoding.range(of: .at(start), in: text), "newText": .string(comment)]]
      return [
        "title": .string("silence \(code) here, with a reason"), "kind": "quickfix",
        "edit": ["changes": .object(changes)],
      ]
    }
  }
}
