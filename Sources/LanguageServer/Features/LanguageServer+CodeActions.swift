import Authoring
import CurriculumBundle
import Diagnostics
import JSON
import Linting
import Scaffolds

extension LanguageServer {
  /// `textDocument/codeAction`: what can be done about what is found on the lines of a range, and in the
  /// whole file.
  func codeActions(_ params: JSONValue) throws(RequestFailure) -> JSONValue {
    guard let (uri, curriculum, document) = try checked(params) else { return .array([]) }
    let text = document.text
    guard let span = params["range"].flatMap({ encoding.span(of: $0, in: text) }) else { return .array([]) }
    let found = curriculum.findings.filter { $0.location.file == document.source.path }
    let touched = found.filter { finding in
      let start = document.itemInBlock(at: finding.location.span.start) ?? finding.location.span.start
      return text.lines.line(of: min(start, finding.location.span.start)) <= text.lines.line(of: span.end)
        && text.lines.line(of: span.start) <= text.lines.line(of: finding.location.span.end)
    }
    let only = params["context"]?["only"]?.array?.compactMap(\.string)
    var actions: [JSONValue] = []
    if ActionKind.quickFix.isWanted(by: only) {
      actions += touched.flatMap { repairs(of: $0, in: curriculum) + creations(for: $0, in: document, curriculum) }
      actions += suppressions(of: touched, in: document, uri, text)
    }
    if ActionKind.extract.isWanted(by: only) {
      actions += extractions(onLine: text.lines.line(of: span.start), uri, text)
    }
    // What concerns the whole file would be in the way among the repairs of one place.
    for kind in [ActionKind.fixAll, .repairAll, .acceptAll] where only != nil && kind.isWanted(by: only) {
      actions += sourceAction(kind, found, in: curriculum)
    }
    return .array(actions)
  }

  /// The repairs that a finding itself has.
  private func repairs(of finding: Diagnostic, in curriculum: CheckedCurriculum) -> [JSONValue] {
    finding.fixes.map { fix in
      [
        "title": .string(fix.title), "kind": .string(ActionKind.quickFix.rawValue),
        "diagnostics": [diagnostic(finding, in: curriculum)],
        "isPreferred": .bool(finding.fixes.count == 1 && fix.effect != .needsChoice),
        "edit": workspaceEdit(fix.edits, in: curriculum),
      ]
    }
  }

  /// All repairs of a kind in a file at once, as the command line makes them in its first round.
  private func sourceAction(
    _ kind: ActionKind, _ found: [Diagnostic], in curriculum: CheckedCurriculum
  ) -> [JSONValue] {
    let (effects, title): (Set<Fix.Effect>, String) =
      switch kind {
      case .fixAll: ([.invisible], "repair all that learners do not see")
      case .repairAll: (FixSelection.unasked, "repair all that `--fix` repairs")
      case .acceptAll: (FixSelection.unasked.union([.acceptsTruth]), "write the actual results, everywhere here")
      case .quickFix, .extract: ([], "")
      }
    let edits = FixSelection(found, effects).edits
    guard !edits.isEmpty else { return [] }
    return [
      [
        "title": .string(title), "kind": .string(kind.rawValue), "edit": workspaceEdit(edits, in: curriculum),
      ]
    ]
  }

  /// The files that a list names and that are not there, as `hornbook new` makes them.
  private func creations(
    for finding: Diagnostic, in document: Document, _ curriculum: CheckedCurriculum
  ) -> [JSONValue] {
    guard clientCapabilities.createsFiles, finding.code == "missing-listed-file",
      let path = ValuePath(at: finding.location.span.start, in: document.written),
      case .item(let name)? = NamedThing(path, file: document.path),
      let container = Scaffold.Container(rawValue: name.path.split(separator: "/").count),
      let scaffold = try? Scaffold.container(
        container, at: ItemPath(name.path), schemas: host.schemas(of: curriculum.root), in: curriculum.authored)
    else { return [] }
    let changes = scaffold.files.flatMap { file -> [JSONValue] in
      let uri: JSONValue = .string(DocumentURI(path: "\(curriculum.root)/\(file.path)").text)
      let start: JSONValue = ["line": 0, "character": 0]
      return [
        ["kind": "create", "uri": uri, "options": ["ignoreIfExists": false, "overwrite": false]],
        [
          "textDocument": ["uri": uri, "version": .null],
          "edits": [["range": ["start": start, "end": start], "newText": .string(file.text)]],
        ],
      ]
    }
    return [
      [
        "title": .string("create '\(scaffold.files.first?.path ?? name.path)'"),
        "kind": .string(ActionKind.quickFix.rawValue), "diagnostics": [diagnostic(finding, in: curriculum)],
        "edit": ["documentChanges": .array(changes)],
      ]
    ]
  }

  /// Edits as the protocol writes them, by document.
  private func workspaceEdit(_ edits: [Edit], in curriculum: CheckedCurriculum) -> JSONValue {
    let files = Set(edits.map(\.location.file)).sorted().compactMap { file -> (uri: DocumentURI, edits: [JSONValue])? in
      guard let path = curriculum.path(of: file) else { return nil }
      let own = edits.filter { $0.location.file == file }.map { edit -> JSONValue in
        [
          "range": encoding.range(of: edit.location.span, in: curriculum.text(of: edit.location.file)),
          "newText": .string(edit.replacement),
        ]
      }
      return (DocumentURI(path: path), own)
    }
    return workspaceEdit(files)
  }

  /// Comments that silence findings, each with a reason that is to be written.
  private func suppressions(
    of findings: [Diagnostic], in document: Document, _ uri: DocumentURI, _ text: IndexedText
  ) -> [JSONValue] {
    let silenceable = findings.filter { !AllRules.cannotBeSilenced.contains($0.code) }
    return Set(silenceable.map(\.code.rawValue)).sorted().compactMap { code -> JSONValue? in
      guard let finding = silenceable.first(where: { $0.code.rawValue == code }),
        let item = document.itemInBlock(at: finding.location.span.start)
      else { return nil }
      let line = text.lines.line(of: item)
      let (start, indent) = (text.lines.start(ofLine: line), text.lines.indentation(ofLine: line))
      let lineEnd = text.source.bytes[..<start].suffix(2).first == 0x0D ? "\r\n" : "\n"
      let comment = String(repeating: " ", count: indent) + "# hornbook: ignore \(code) because " + lineEnd
      let edit: JSONValue = ["range": encoding.range(of: .at(start), in: text), "newText": .string(comment)]
      return [
        "title": .string("silence \(code) here, with a reason"), "kind": .string(ActionKind.quickFix.rawValue),
        "edit": workspaceEdit([(uri, [edit])]),
      ]
    }
  }
}

extension Document {
  /// Where the innermost entry or element that is on lines of its own begins around a byte: above it a comment may be
  /// that is not a part of a text or a list in brackets.
  fileprivate func itemInBlock(at offset: Int) -> Int? {
    var (next, item) = (written, Int?.none)
    while let value = next, !value.isAlias, !value.isInBrackets {
      if let element = value.writtenElements.last(where: { $0.span.start <= offset }) {
        (item, next) = (element.span.start, element)
      } else if let entry = value.writtenEntries.last(where: { $0.key.span.start <= offset }) {
        (item, next) = (entry.key.span.start, entry.value)
      } else {
        return item
      }
    }
    return item
  }
}
