import CurriculumBundle
import Diagnostics
import JSON
import Support

extension LanguageServer {
  /// `textDocument/semanticTokens/full`: the colors of the code in a file.
  func semanticTokens(_ params: JSONValue) throws(RequestFailure) -> JSONValue {
    let (_, path, text) = try text(of: params)
    guard let root = host.curriculum(containing: path), let inside = path.dropPrefix(root + "/") else { return .null }
    let tokens = CodeTokens(text, language: curricula[root]?.language(ofFileAt: String(inside))).all
    var (data, last) = ([JSONValue](), (line: 0, character: 0))
    for token in tokens {
      let place = token.place(in: text, encoding)
      data += [
        .integer(place.line - last.line),
        .integer(place.line == last.line ? place.character - last.character : place.character),
        .integer(place.length), .integer(token.type), .integer(0),
      ]
      last = (place.line, place.character)
    }
    return ["data": .array(data)]
  }
}
