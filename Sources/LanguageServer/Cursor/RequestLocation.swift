import Authoring
import Diagnostics
import JSON
import Support

/// The location in a file of a curriculum that a request is about.
struct RequestLocation {
  /// The address of the file.
  let uri: DocumentURI
  /// The folder of its curriculum.
  let root: String
  /// Its path inside of that.
  let file: String
  /// Its text.
  let text: IndexedText
  /// The byte.
  let offset: Int
  /// The file as it was checked; nil where its text has changed since.
  let checked: Document?

  /// What the text says as YAML, which is not read again where it was checked.
  var written: SourceValue? { checked.map(\.written) ?? text.written }

  /// The number of its line, from 0.
  var line: Int { text.lines.line(of: offset) }
}

extension LanguageServer {
  /// The location of a request with a `position`; nil for a file of no curriculum.
  ///
  /// - Throws: `RequestFailure` where no file is named.
  func location(of params: JSONValue) throws(RequestFailure) -> RequestLocation? {
    let (uri, path, text) = try text(of: params)
    guard let root = host.curriculum(containing: path), let file = path.dropPrefix(root + "/"),
      let offset = params["position"].flatMap({ encoding.offset(of: $0, in: text) })
    else { return nil }
    return RequestLocation(
      uri: uri, root: root, file: String(file), text: text, offset: offset, checked: try checked(params)?.document)
  }

  /// The text of a file of a curriculum; nil for other files, which are none of ours.
  ///
  /// - Throws: `RequestFailure` where no file is named.
  func curriculumText(of params: JSONValue) throws(RequestFailure) -> IndexedText? {
    let (_, path, text) = try text(of: params)
    return host.curriculum(containing: path) == nil ? nil : text
  }

  /// What is known of a file as it is now; nil where it has not been checked, or has changed since.
  func checked(
    _ params: JSONValue
  ) throws(RequestFailure) -> (uri: DocumentURI, curriculum: CheckedCurriculum, document: Document)? {
    let (uri, path, text) = try text(of: params)
    guard let root = host.curriculum(containing: path), let curriculum = curricula[root],
      let document = curriculum.document(at: path), document.source.bytes == text.source.bytes
    else { return nil }
    return (uri, curriculum, document)
  }

  /// What runs found out about a document as it is now; nil where nothing is known, or it has changed since.
  func proofs(_ params: JSONValue) throws(RequestFailure) -> (file: FileProofs, text: IndexedText)? {
    let (uri, _, text) = try text(of: params)
    guard let file = proofs[uri], file.bytes == text.source.bytes else { return nil }
    return (file, text)
  }
}
