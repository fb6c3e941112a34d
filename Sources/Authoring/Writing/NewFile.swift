/// A file that is to be made: where it belongs in a curriculum, and its bytes.
public struct NewFile: Sendable, Hashable {
  /// The path inside the curriculum, with `/` between names.
  public let path: String
  /// The bytes.
  public let bytes: [UInt8]

  /// The text, for files that are text.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// A file of bytes.
  package init(_ path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}

extension NewFile {
  /// A file of a curriculum from its entries.
  ///
  /// - Parameter schemas: Where the schemas lie, relative to the curriculum's folder; with them, the first line
  ///   tells editors which schema the file follows.
  package init(_ path: String, _ kind: ContentFile, schemas: String?, _ entries: [WrittenValue.Entry]) {
    let heading = schemas.map { Self.schemaLine(for: path, kind.form, in: $0) } ?? ""
    self.init(path, bytes: Array((heading + WrittenValue.lines(entries)).utf8))
  }

  private static func schemaLine(for path: String, _ form: any Form.Type, in schemas: String) -> String {
    let depth = path.utf8.count { $0 == UInt8(ascii: "/") }
    let up = String(repeating: "../", count: depth)
    return "# yaml-language-server: $schema=\(up)\(schemas)/\(form.name).schema.json\n"
  }
}
