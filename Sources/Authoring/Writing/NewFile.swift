/// A file that is to be made: where it belongs in a curriculum, and its text.
public struct NewFile: Sendable, Hashable {
  /// The path inside the curriculum, with `/` between names.
  public let path: String
  /// The text.
  public let text: String
}

extension NewFile {
  /// A file of a curriculum from its entries.
  ///
  /// - Parameter schemas: Where the schemas lie, relative to the curriculum's folder; with them, the first line
  ///   tells editors which schema the file follows.
  init(_ path: String, _ form: any Form.Type, schemas: String?, _ entries: [WrittenValue.Entry]) {
    self.path = path
    let heading = schemas.map { Self.schemaLine(for: path, form, in: $0) } ?? ""
    text = heading + WrittenValue.lines(entries)
  }

  private static func schemaLine(for path: String, _ form: any Form.Type, in schemas: String) -> String {
    let depth = path.utf8.count { $0 == UInt8(ascii: "/") }
    let up = String(repeating: "../", count: depth)
    return "# yaml-language-server: $schema=\(up)\(schemas)/\(form.name).schema.json\n"
  }
}
