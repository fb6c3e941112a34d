/// This package's checkout, as tests find it on disk.
public enum Repository {
  /// The folder that holds `Package.swift`, without a slash at the end.
  public static let root: String = {
    var parts = #filePath.split(separator: "/")
    parts.removeLast(3)
    return "/" + parts.joined(separator: "/")
  }()

  /// The absolute path of something in the checkout: `path("schemas/report.schema.json")`.
  public static func path(_ relative: String) -> String { root + "/" + relative }
}
