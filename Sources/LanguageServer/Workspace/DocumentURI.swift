/// The address by which a client names a file: `file:///home/ada/course/curriculum.yaml`.
///
///     DocumentURI("file:///a%20b.yaml").path == "/a b.yaml"
///     DocumentURI(path: "/a b.yaml").text == "file:///a%20b.yaml"
public struct DocumentURI: Sendable, Hashable {
  /// The address as the client writes it.
  public let text: String

  /// An address as a client writes it.
  public init(_ text: String) { self.text = text }

  /// The address of a file at an absolute path.
  public init(path: String) {
    var text = "file://"
    for byte in path.utf8 {
      if Self.isPlain(byte) { text.unicodeScalars.append(Unicode.Scalar(byte)) } else { text += Self.escaped(byte) }
    }
    self.text = text
  }

  /// The absolute path; nil for what is not a file of this machine.
  public var path: String? {
    guard let rest = text.dropPrefix("file://") else { return nil }
    let path = rest.hasPrefix("/") ? rest : rest.firstIndex(of: "/").map { rest[$0...] } ?? ""
    guard path.hasPrefix("/") else { return nil }
    var (bytes, escape): ([UInt8], [UInt8]) = ([], [])
    var left = 0
    for byte in path.utf8 {
      if left > 0 {
        escape.append(byte)
        left -= 1
        guard left == 0 else { continue }
        guard let value = UInt8(String(decoding: escape, as: UTF8.self), radix: 16) else { return nil }
        bytes.append(value)
        escape = []
      } else if byte == UInt8(ascii: "%") {
        left = 2
      } else {
        bytes.append(byte)
      }
    }
    return left == 0 ? String(decoding: bytes, as: UTF8.self) : nil
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-._~/".utf8.contains(byte)
    }
  }

  private static func escaped(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return "%" + (digits.count == 1 ? "0" : "") + digits
  }
}

extension String {
  /// The rest of a text behind a beginning; nil for one that begins otherwise.
  func dropPrefix(_ beginning: String) -> Substring? { hasPrefix(beginning) ? dropFirst(beginning.count) : nil }
}
