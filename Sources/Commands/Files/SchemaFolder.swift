import POSIX

/// Where editors find the JSON Schemas.
enum SchemaFolder {
  /// The path from a curriculum's folder to the schemas of the checkout that it is in: in that folder or up to two
  /// above it, but not past the top of a git repository; nil when there are none.
  ///
  /// Others open the same files on other machines, so what is installed on this one does not count.
  static func path(for root: String) -> String? {
    for up in ["", "../", "../../"] {
      let folder = FilePath.absolute("\(root)/\(up)")
      if PathKind.exists("\(folder)/schemas/episode.schema.json") { return "\(up)schemas" }
      if PathKind.exists("\(folder)/.git") { return nil }
    }
    return nil
  }
}
