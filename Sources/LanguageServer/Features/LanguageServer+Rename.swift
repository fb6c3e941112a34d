import Authoring
import Diagnostics
import JSON

extension LanguageServer {
  /// `textDocument/prepareRename`: the id at the cursor; null where there is none.
  func prepareRename(_ params: JSONValue) throws(RequestFailure) -> JSONValue {
    guard case (.item(let name), _)? = try thing(at: params) else { return .null }
    guard let location = try location(of: params), let path = ValuePath(at: location.offset, in: location.written)
    else {
      return .null
    }
    return [
      "range": encoding.range(of: path.value.span, in: location.text),
      "placeholder": .string(name.path.split(separator: "/").last.map(String.init) ?? name.path),
    ]
  }

  /// `textDocument/rename`: a new id for a module, a block, an episode or a card, everywhere where it is named; the
  /// old one is kept under `formerly`, so that learners keep their progress.
  ///
  /// A client that cannot rename files shows its author what is left to do.
  ///
  /// - Throws: `RequestFailure` for a name that is not an id, or is taken, and while a file cannot be read that may
  ///   name the id.
  mutating func rename(_ params: JSONValue) throws(RequestFailure) -> JSONValue {
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
    if let file = renaming.unreadable {
      throw RequestFailure(.invalidParams, "'\(file)' cannot be read as it is: repair it first")
    }
    if let (from, to) = renaming.file, !renaming.isMade(by: clientCapabilities), from != to {
      let words = "rename '\(from)' to '\(to)', which this editor leaves to you"
      outbox.append(Self.message(words, .warning))
    }
    let edits = renaming.edits
    return edits.isEmpty ? .null : workspaceEdit(edits, then: renaming.operations(for: clientCapabilities))
  }
}

/// A new id for something in a curriculum, as edits of its files.
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
        document.path == "\(new).yaml" || document.path.hasPrefix("\(new)/")
          || LanguageServer.names(in: document).contains { $0.thing == .item(NamedThing.ItemName(path: new)) }
      }
  }

  /// A file that may name the old id, as it cannot be read to its end; nil where all can.
  var unreadable: String? {
    curriculum.authored.documents.first { $0.written == nil && !$0.source.bytes.isEmpty }?.path
  }

  /// The edits of all files that name the old id.
  var edits: [(uri: DocumentURI, edits: [JSONValue])] {
    guard new != old else { return [] }
    return curriculum.authored.documents.map { (uri(of: $0.path), edits(of: $0)) }.filter { !$0.1.isEmpty }
  }

  /// The new name of the file or folder itself, as far as a client can make it.
  func operations(for client: ClientCapabilities) -> [JSONValue] {
    guard let (from, to) = file, from != to, isMade(by: client) else { return [] }
    return [["kind": "rename", "oldUri": .string(uri(of: from).text), "newUri": .string(uri(of: to).text)]]
  }

  private func uri(of path: String) -> DocumentURI { DocumentURI(path: "\(curriculum.root)/\(path)") }

  /// The file or folder that has the id for its name, and its new name; nil for a card.
  var file: (from: String, to: String)? {
    switch old.split(separator: "/").count {
    case 1, 2: (old, new)
    case 3: ("\(old).yaml", "\(new).yaml")
    default: nil
    }
  }

  /// Whether a client gives the file or folder its new name by itself.
  func isMade(by client: ClientCapabilities) -> Bool {
    old.split(separator: "/").count < 3 ? client.renamesFolders : client.renamesFiles
  }

  private func edits(of document: Document) -> [JSONValue] {
    let text = document.text
    var edits: [JSONValue] = []
    func replace(_ span: Span, by new: String) {
      edits.append(["range": encoding.range(of: span, in: text), "newText": .string(new)])
    }
    for (thing, value) in LanguageServer.names(in: document) {
      guard case .item(let name) = thing else { continue }
      let span = value.span
      if name.path == old {
        let isFullID = value.text == old && old.contains("/")
        replace(span, by: isFullID ? new : newID)
      } else if name.path.hasPrefix(old + "/"), value.text == name.path {
        replace(span, by: new + name.path.dropFirst(old.count))
      }
    }
    if let mapping = mapping(in: document), new != old {
      let kept = KeptIDs(in: mapping).edit(adding: oldID, removing: [newID, new])
      replace(kept.place, by: kept.entry)
    }
    return edits
  }

  /// The mapping in which the thing itself is written; nil in other files.
  private func mapping(in document: Document) -> SourceValue? {
    let own = ["\(old)/module.yaml", "\(old)/block.yaml", "\(old).yaml"]
    if own.contains(document.path) { return document.written }
    guard old.split(separator: "/").count == 4, document.path == old.dropLast(oldID.count + 1) + ".yaml" else {
      return nil
    }
    let episode = curriculum.authored.episodes.first { $0.document.path == document.path }
    return episode?.cards.first { $0.card.id == oldID }?.written
  }
}
