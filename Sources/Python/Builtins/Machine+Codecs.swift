import PythonSyntax

// What UTF-8 is made of, and what stands for characters that an encoding does not have.
extension Machine {
  /// A character written out, as an error handler does.
  func escape(_ unit: UInt32, _ mode: String) -> String {
    if mode == "xmlcharrefreplace" { return "&#\(unit);" }
    if mode == "namereplace", let name = Unicode.Scalar(unit)?.properties.name { return "\\N{\(name)}" }
    if unit < 0x100 { return "\\x" + hexadecimal(unit, 2) }
    return unit < 0x10000 ? "\\u" + hexadecimal(unit, 4) : "\\U" + hexadecimal(unit, 8)
  }

  /// Says which characters of a text an encoding does not have.
  mutating func encodeError(_ text: Text, _ range: Range<Int>, _ encoding: TextEncoding) -> Raise {
    let codec = encoding.shownName
    let what =
      range.count == 1
      ? "character \(quote(makeText(text[codePoint: range.lowerBound]), asciiOnly: true)) "
        + "in position \(range.lowerBound)"
      : "characters in position \(range.lowerBound)-\(range.upperBound - 1)"
    let error = raise(.unicodeEncodeError, "'\(codec)' codec can't encode \(what): \(encoding.refusal)")
    annotate(codec, Value(text), range, encoding.refusal)
    return error
  }

  /// Says which bytes are none that an encoding makes.
  mutating func decodeError(_ codec: String, _ bytes: [UInt8], _ range: Range<Int>, _ reason: String) -> Raise {
    let what =
      range.count == 1
      ? "byte 0x\(hexadecimal(UInt32(bytes[range.lowerBound]), 2)) in position \(range.lowerBound)"
      : "bytes in position \(range.lowerBound)-\(range.upperBound - 1)"
    let error = raise(.unicodeDecodeError, "'\(codec)' codec can't decode \(what): \(reason)")
    annotate(codec, makeBytes(bytes), range, reason)
    return error
  }

  /// Gives the exception on its way the attributes of an error of encoding.
  private mutating func annotate(_ codec: String, _ object: Value, _ range: Range<Int>, _ reason: String) {
    annotatePending("encoding", string(codec))
    annotatePending("object", object)
    annotatePending("start", Value(range.lowerBound))
    annotatePending("end", Value(range.upperBound))
    annotatePending("reason", string(reason))
  }

  /// How many bytes from an index on belong together in UTF-8, and what is wrong with them; nil when nothing is.
  func examineUTF8(_ bytes: [UInt8], _ index: Int) -> (span: Int, fault: String?) {
    let lead = bytes[index]
    if lead < 0x80 { return (1, nil) }
    let length = lead >= 0xC2 && lead < 0xE0 ? 2 : lead >= 0xE0 && lead < 0xF0 ? 3 : lead >= 0xF0 && lead < 0xF5 ? 4 : 0
    if length == 0 { return (1, "invalid start byte") }
    var span = 1
    while span < length {
      guard index + span < bytes.count else { return (span, "unexpected end of data") }
      let byte = bytes[index + span]
      let least: UInt8 = span > 1 ? 0x80 : lead == 0xE0 ? 0xA0 : lead == 0xF0 ? 0x90 : 0x80
      let most: UInt8 = span > 1 ? 0xBF : lead == 0xED ? 0x9F : lead == 0xF4 ? 0x8F : 0xBF
      guard (least...most).contains(byte) else { return (span, "invalid continuation byte") }
      span += 1
    }
    return (length, nil)
  }
}
