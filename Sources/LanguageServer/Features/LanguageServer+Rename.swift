import Authoring
import Diagnostics
import JSON
import YAMLSource

extension LanguageServer {
  /// `textDocument/prepareRename`: the id at the cursor; null where there is none.
  func prepareRename(_ params: JSONValue) throws(RequestFailure) -> JSONValue {
    guard case (.item(let name), _)? = try thing(at: params) else { return .null }
    let (_, _, text) = try text(of: params)
    let tree = text.tree
    guard let offset = params["position"].flatMap({ encoding.offset(of: $0, in: text) }),
      let path = NodePath(at: offset, in: tree)
    else { return .null }
    return [
      "range": encoding.range(of: tree.span(of: path.node), in: text),
      "placeholder": .string(name.path.split(separator: "/").last.map(String.init) ?? name.path),
    ]
  }

  /// `textDocument/rename`: another id for a module, a block, an episode or a card, everywhere where it is named; the
  /// old one is kept under `formerly`, so that learners keep their progress.
  ///
  /// - Throws: `RequestFailure` for a name that is not an id, or is taken.
  func rename(_ params: JSONValue) throws(RequestFailure) -> JSONValue {
    guard case (.item(let old), let curriculum)? = try thing(at: params) else {
      throw RequestFailure(.invalidParams, "there is nothing here that has an id")
    }
    guard let new = params["newName"]?.string, NamePattern.slug.matches(new) else {
      throw RequestFailure(
        .invalidParams, "an id has small letters, digits and single hyphens, such as '\(NamePattern.slug.example)'")
    }
    let folder = old.path.split(separator: "/").dropLast().joined(separator: "/")
    let renaming = Renaming(
      old: old.path, new: folder.isEmpty ? new : "\(folder)/\(new)", in: curriculum, encoding)
    guard !renaming.isTaken else { throw RequestFailure(.invalidParams, "there is a '\(new)' already") }
    return renaming.workspaceEdit
  }
}

/// Another id for something in a curriculum, as edits of its files.
private struct Renaming {
  private let old: String
  private let new: String
  private let curriculum: CheckedCurriculum
  private let encoding: PositionEncoding

  init(old: String, new: String, in curriculum: CheckedCurriculum, _ encoding: PositionEncoding) {
    (self.old, self.new, self.curriculum, self.encoding) = (old, new, curriculum, encoding)
  }

  private var newID: String { new.split(separator: "/").last.map(String.init) ?? new }
  private var oldID: String { old.split(separator: "/").last.map(String.init) ?? old }

  /// Whether something else has the new id.
  var isTaken: Bool {
    new != old
      && curriculum.authored.documents.contains { document in
        LanguageServer.names(in: document).contains { $0.thing == .item(NamedThing.ItemName(path: new)) }
      }
  }

  /// The edits of all files, then the new name of the file or folder itself.
  var workspaceEdit: JSONValue {
    var changes: [JSONValue] = []
    for document in curriculum.authored.documents {
      let edits = edits(of: document)
      guard !edits.isEmpty else { continue }
      let uri = DocumentURI(path: "\(curriculum.root)/\(document.path)")
      changes.append([
        "textDocument": ["uri": .string(uri.text), "version": .null], "edits": .array(edits),
      ])
    }
    if let (from, to) = file {
      changes.append([
        "kind": "rename", "oldUri": .string(DocumentURI(path: "\(curriculum.root)/\(from)").text),
        "newUri": .string(DocumentURI(path: "\(curriculum.root)/\(to)").text),
      ])
    }
    return ["documentChanges": .array(changes)]
  }

  /// The file or folder that has the id for its name; nil for a card.
  private var file: (from: String, to: String)? {
    switch old.split(separator: "/").count {
    case 1, 2: (old, new)
    case 3: ("\(old).yaml", "\(new).yaml")
    default: nil
    }
  }

  private func edits(of document: Document) -> [JSONValue] {
    let text = IndexedText(document.source)
    var edits: [JSONValue] = []
    func replace(_ span: Span, by new: String) {
      edits.append(["range": encoding.range(of: span, in: text), "newText": .string(new)])
    }
    for (thing, node) in LanguageServer.names(in: document) {
      guard case .item(let name) = thing else { continue }
      let span = document.tree.span(of: node)
      if name.path == old {
        let isFullID = document.tree.text(of: node) == old && old.contains("/")
        replace(span, by: isFullID ? new : newID)
      } else if name.path.hasPrefix(old + "/"), document.tree.text(of: node) == name.path {
        replace(span, by: new + name.path.dropFirst(old.count))
      }
    }
    if let mapping = mapping(in: document), new != old {
      let (place, entry) = formerly(in: mapping, of: document, text)
      replace(place, by: entry)
    }
    return edits
  }

  /// The mapping in which the thing itself is written; nil in other files.
  private func mapping(in document: Document) -> YAMLTree.NodeID? {
    let own = ["\(old)/module.yaml", "\(old)/block.yaml", "\(old).yaml"]
    if own.contains(document.path) { return document.root }
    guard old.split(separator: "/").count == 4, document.path == old.dropLast(oldID.count + 1) + ".yaml" else {
      return nil
    }
    let episode = curriculum.authored.episodes.first { $0.document.path == document.path }
    return episode.flatMap { episode in
      zip(episode.episode.cards, episode.cardNodes).first { $0.0.id == oldID }?.1
    }
  }

  /// Where the old id is to be kept, and how.
  private func formerly(
    in mapping: YAMLTree.NodeID, of document: Document, _ text: IndexedText
  ) -> (place: Span, entry: String) {
    let tree = document.tree
    if let list = tree.value(for: .formerly, in: mapping), tree.kind(of: list) == .sequence, tree.isFlow(list) {
      return (.at(tree.span(of: list).end - 1), ", \(oldID)")
    }
    let first = tree.entries(of: mapping).first { _ in true }
    let end = first.map { tree.span(of: $0.value).end } ?? tree.span(of: mapping).end
    guard !tree.isFlow(mapping) else { return (.at(end), ", formerly: [\(oldID)]") }
    let start = first.map { tree.span(of: $0.key).start } ?? 0
    let indent = start - text.lines.start(ofLine: text.lines.line(of: start))
    return (.at(end), "\n" + String(repeating: " ", count: indent) + "formerly: [\(oldID)]")
  }
}
