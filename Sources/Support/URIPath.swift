/// A file's path as a relative reference of a URI (RFC 3986): what is not allowed in one is percent-encoded.
package enum URIPath {
  /// The reference; an absolute path becomes a `file:` URI.
  ///
  ///     URIPath.text(of: "/a b.yaml") == "file:///a%20b.yaml"
  package static func text(of path: String) -> String {
    let encoded = path.utf8.map(encode).joined()
    return path.utf8.first == UInt8(ascii: "/") ? "file://" + encoded : encoded
  }

  private static func encode(_ byte: UInt8) -> String {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "~"), UInt8(ascii: "/"):
      String(UnicodeScalar(byte))
    default: "%" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
  }
}
