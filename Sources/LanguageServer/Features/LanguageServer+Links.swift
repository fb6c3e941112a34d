import Authoring
import Diagnostics
import JSON

extension LanguageServer {
  /// `textDocument/documentLink`: the files that a file names, and addresses in its texts.
  func documentLinks(_ params: JSONValue) throws(RequestFailure) -> JSONValue {
    guard let (_, curriculum, document) = try checked(params) else { return .array([]) }
    let text = document.text
    func link(_ span: Span, _ target: String) -> JSONValue {
      ["range": encoding.range(of: span, in: text), "target": .string(target)]
    }
    let there = Set(curriculum.authored.documents.map(\.path) + curriculum.authored.assets.map(\.path))
    let named = Self.names(in: document).compactMap { name -> JSONValue? in
      guard let path = name.thing.file, there.contains(path), path != document.path else { return nil }
      return link(name.value.span, DocumentURI(path: "\(curriculum.root)/\(path)").text)
    }
    return .array(named + addresses(in: text).map { link($0, document.source.text(in: $0)) })
  }

  /// Where addresses of the web are.
  private func addresses(in text: IndexedText) -> [Span] {
    let (bytes, scheme) = (text.source.bytes, Array("https://".utf8))
    var (spans, start): ([Span], Int) = ([], 0)
    while let found = bytes[start...].firstRange(of: scheme)?.lowerBound {
      let end =
        bytes[found...].firstIndex { $0 <= 0x20 || $0 >= 0x7F || "\"'<>`()[]{},".utf8.contains($0) } ?? bytes.count
      let last = bytes[found..<end].lastIndex { !".;:!?".utf8.contains($0) } ?? found
      if last + 1 - found > scheme.count { spans.append(Span(found, last + 1)) }
      start = end
    }
    return spans
  }
}
