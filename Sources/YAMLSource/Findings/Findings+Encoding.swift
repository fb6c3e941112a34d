import Diagnostics

// What is wrong with the bytes themselves.
extension Findings {
  func byteOrderMark() -> Diagnostic {
    let span = Span(0, 3)
    return finding(
      .byteOrderMark, at: span, "the file begins with a byte-order mark, which is invisible",
      help: "save the file as UTF-8 without a byte-order mark",
      fixes: [Fix("remove the byte-order mark", .invisible, [Edit(Location(path, span), "")])])
  }

  /// Bytes that are no text, or text that YAML does not allow; the offset is that of the first of them.
  func encoding(_ fault: SyntaxFault, at offset: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Diagnostic {
    if isUTF16(bytes) { return utf16() }
    if isBinary(bytes) { return binary() }
    let start = min(offset, bytes.count)
    let span = Span(start, min(start + 1, bytes.count))
    return fault.problem.contains("control") ? controlCharacter(at: span, bytes) : notUTF8(at: span)
  }

  private func isUTF16(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count >= 2 else { return false }
    let hasMark = (bytes[0] == 0xFF && bytes[1] == 0xFE) || (bytes[0] == 0xFE && bytes[1] == 0xFF)
    return hasMark || (bytes[0] == 0) != (bytes[1] == 0)
  }

  /// Whether control characters that no text has stand near the beginning, more than a slip of the keyboard leaves.
  private func isBinary(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var controls = 0
    for byte in bytes.prefix(1024) where byte < 0x20 && byte != 0x09 && byte != 0x0A && byte != 0x0D { controls += 1 }
    return controls > 2
  }

  private func binary() -> Diagnostic {
    finding(
      .notUTF8, at: Span(0, 1), "the file is no text: it looks like an image, a program or other binary data",
      help: "put YAML into it, or move the file to where it belongs")
  }

  private func utf16() -> Diagnostic {
    finding(
      .notUTF8, at: Span(0, 2), "the file is not UTF-8: it looks like UTF-16",
      help: "save the file as UTF-8, the encoding of nearly all text on the web")
  }

  private func notUTF8(at span: Span) -> Diagnostic {
    finding(
      .notUTF8, at: span, "the file is not UTF-8: this byte is no part of a character",
      help: "open the file in the encoding in which it was written, and save it as UTF-8")
  }

  private func controlCharacter(at span: Span, _ bytes: UnsafeBufferPointer<UInt8>) -> Diagnostic {
    let code = bytes.isEmpty || span.count == 0 ? 0 : bytes[span.start]
    let name = code < 0x80 ? " U+00" + (code < 16 ? "0" : "") + String(code, radix: 16, uppercase: true) : ""
    return finding(
      .controlCharacter, at: span, "the invisible control character\(name)",
      help: "remove it, or write it as an escape in double quotes",
      fixes: code < 0x80 ? [Fix("remove it", .needsChoice, [Edit(Location(path, span), "")])] : [])
  }
}
