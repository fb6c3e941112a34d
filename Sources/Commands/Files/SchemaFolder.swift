internal import Foundation

/// Where editors find the JSON Schemas.
enum SchemaFolder {
  /// The path of the schemas from a curriculum's folder: those of the checkout that it is in, else those installed
  /// beside this binary; nil when there are none.
  static func path(for root: String) -> String? {
    for up in ["schemas", "../schemas", "../../schemas"]
    where FileManager.default.fileExists(atPath: ShownPath.absolute("\(root)/\(up)/episode.schema.json")) {
      return up
    }
    let binary =
      Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent().path ?? "/usr/local/bin"
    let installed = ShownPath.absolute("\(binary)/../share/hornbook/schemas")
    return FileManager.default.fileExists(atPath: "\(installed)/episode.schema.json") ? installed : nil
  }
}
