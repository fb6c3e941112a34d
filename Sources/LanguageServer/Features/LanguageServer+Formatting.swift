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
    let (span, new) = Self.difference(from: text.source.bytes, to: formatted)
    return [
      ["range": encoding.range(of: span, in: text), "newText": .string(String(decoding: new, as: UTF8.self))]
    ]
  }

  /// The lines that differ, from the first to the last, so that a cursor in others stays where it is.
  private static func difference(from old: [UInt8], to new: [UInt8]) -> (Span, ArraySlice<UInt8>) {
    let same = zip(old, new).prefix { $0 == $1 }.count
    let start = old[..<same].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let most = min(old.count, new.count) - start
    let tail = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.prefix(most).count
    // The tail begins behind a line end, which is the end of a Unicode scalar, too.
    let kept = old[(old.count - tail)...].firstIndex(of: 0x0A).map { old.count - $0 - 1 } ?? 0
    return (Span(start, old.count - kept), new[start..<(new.count - kept)])
  }
}
