import Support

/// The address by which a client names a file: `file:///home/ada/course/curriculum.yaml`.
///
///     DocumentURI("file:///a%20b.yaml").path == "/a b.yaml"
///     DocumentURI(path: "/a b.yaml").text == "file:///a%20b.yaml"
///     DocumentURI("file:///%61.yaml") == DocumentURI(path: "/a.yaml")
///
/// Clients escape more or fewer bytes, so that two addresses are the same where they lead to the same path.
public struct DocumentURI: Sendable, Hashable {
  /// The address as the client writes it.
  public let text: String
  /// The absolute path, without `.`, `..` and doubled `/`; nil for what is not a file of this machine.
  public let path: String?

  /// An address as a client writes it.
  public init(_ text: String) { (self.text, path) = (text, Self.path(in: text)) }

  /// The address of a file at an absolute path.
  public init(path: String) { (text, self.path) = (URIPath.text(of: path), path) }

  /// Whether both lead to the same path, byte for byte; those that lead to none are the same where they are written
  /// alike.
  public static func == (left: DocumentURI, right: DocumentURI) -> Bool {
    switch (left.path, right.path) {
    case (let left?, let right?): left.utf8.elementsEqual(right.utf8)
    case (nil, nil): left.text.utf8.elementsEqual(right.text.utf8)
    case (nil, _), (_, nil): false
    }
  }

  /// Feeds what `==` compares into a hasher.
  public func hash(into hasher: inout Hasher) {
    for byte in (path ?? text).utf8 { hasher.combine(byte) }
  }

  private static func path(in text: String) -> String? {
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
        guard let value = UInt8(String(decoding: escape, as: UTF8.self), radix: 16), value != 0 else { return nil }
        bytes.append(value)
        escape = []
      } else if byte == UInt8(ascii: "%") {
        left = 2
      } else {
        bytes.append(byte)
      }
    }
    return left == 0 && !bytes.contains(0) ? plain(String(decoding: bytes, as: UTF8.self)) : nil
  }

  /// A path without `.`, `..` and doubled `/`.
  private static func plain(_ path: String) -> String {
    var names: [Substring] = []
    for name in path.split(separator: "/") where name != "." {
      if name == ".." { _ = names.popLast() } else { names.append(name) }
    }
    return "/" + names.joined(separator: "/")
  }
}

extension String {
  /// Whether this path of a folder, with its `/` at the end, is another one or inside of it.
  func isNested(in folder: String) -> Bool { utf8.starts(with: folder.utf8) }
}
