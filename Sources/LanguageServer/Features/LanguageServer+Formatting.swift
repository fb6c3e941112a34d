import Diagnostics
import Formatting
import JSON

extension LanguageServer {
  /// `textDocument/formatting`: what `hornbook fmt` changes in the text; nothing in one that cannot be read.
  func formatting(_ params: JSONValue) throws(RequestFailure) -> JSONValue {
    guard let text = try curriculumText(of: params) else { return .array([]) }
    let (formatted, findings) = YAMLFormatter.format(text.source)
    guard !findings.contains(where: { $0.severity == .error }), formatted != text.source.bytes else {
      return .array([])
    }
    // A cursor in lines that stay the same stays where it is.
    let (span, new) = TextDifference(from: text.source.bytes, to: formatted).lines(of: text.source.bytes, formatted)
    return [
      ["range": encoding.range(of: span, in: text), "newText": .string(String(decoding: new, as: UTF8.self))]
    ]
  }
}
