import Diagnostics

// What is wrong with the bytes themselves.
extension Findings {
  func byteOrderMark() -> Diagnostic {
    let span = Span(0, 3)
    return finding(
      .byteOrderMark, .warning, at: span, "the file begins with a byte-order mark",
      help: "save the file as UTF-8 without a byte-order mark",
      fixes: [Fix("remove the byte-order mark", .invisible, [Edit(Location(path, span), "")])])
  }

  func notUTF8(at offset: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Diagnostic {
    let start = min(offset, bytes.count)
    let span = Span(start, min(start + 1, bytes.count))
    return finding(
      .notUTF8, at: span, "a byte that is not UTF-8 text", help: "save the file as UTF-8 in your editor")
  }

  func controlCharacter(at offset: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Diagnostic {
    let start = min(offset, bytes.count)
    let span = Span(start, min(start + 1, bytes.count))
    return finding(
      .controlCharacter, at: span, "a control character, which text cannot contain", help: "remove it")
  }
}
