import Diagnostics
import Formatting
import JSON

extension LanguageServer {
  /// `textDocument/formatting`: the text as `hornbook fmt` lays it out; no edit for one that cannot be read.
  func formatting(_ params: JSONValue) throws(RequestFailure) -> JSONValue {
    guard let text = try curriculumText(of: params) else { return .array([]) }
    let (formatted, findings) = YAMLFormatter.format(text.source)
    guard !findings.contains(where: { $0.severity == .error }), formatted != text.source.bytes else {
      return .array([])
    }
    let whole = Span(0, text.source.bytes.count)
    let new = String(decoding: formatted, as: UTF8.self)
    return [["range": encoding.range(of: whole, in: text), "newText": .string(new)]]
  }
}
