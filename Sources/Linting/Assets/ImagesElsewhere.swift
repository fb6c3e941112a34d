/// Images in folders where no card can show them, for findings about missing images under `assets/`.
struct ImagesElsewhere {
  private let byName: [String: [String]]
  /// The folder that has all of the images that are missing, where it is the only one and nothing is under `assets/`.
  private let folder: String?
  /// True for a folder of lessons, which keeps its name.
  private let hasLessons: Bool

  /// - Parameters:
  ///   - paths: The paths of the images in other folders.
  ///   - missing: The paths under `assets/` that are named, and where no image is.
  ///   - lessons: The paths of the files of modules, blocks and episodes.
  ///   - isAssetsEmpty: Pass true where `assets/` has no file at all, so that another folder may be meant as a whole.
  init(_ paths: [String], missing: [String], lessons: [String], isAssetsEmpty: Bool) {
    byName = Dictionary(grouping: paths, by: Self.name)
    let byName = byName
    let folders = missing.map { path in Set(Self.folders(in: byName[Self.name(path)] ?? [], with: Self.rest(path))) }
    let common = folders.dropFirst().reduce(folders.first ?? []) { $0.intersection($1) }
    let folder = isAssetsEmpty && common.count == 1 ? common.first : nil
    self.folder = folder
    hasLessons = folder.map { folder in lessons.contains { $0.hasPrefix("\(folder)/") } } ?? false
  }

  /// The path of the image meant by a path under `assets/`, with the imperative that moves it there; nil where there is
  /// none.
  ///
  /// It is the one with the same path in another folder, or else the only one of that name.
  func image(for path: String, sameFolders: Bool) -> (path: String, help: String)? {
    let named = byName[Self.name(path)] ?? []
    if let folder, !hasLessons {
      let verb = folder.contains("/") ? "move" : "rename"
      return ("\(folder)/\(Self.rest(path))", "\(verb) the folder '\(folder)' to 'assets'")
    }
    let folders = folder.map { [$0] } ?? Self.folders(in: named, with: Self.rest(path))
    let alike = folders.map { "\($0)/\(Self.rest(path))" }
    guard let found = alike.count == 1 ? alike[0] : sameFolders || named.count != 1 ? nil : named[0] else { return nil }
    return (found, "move '\(found)' to '\(path)'")
  }

  /// The folders of some images that have a path in them.
  private static func folders(in images: [String], with rest: String) -> [String] {
    images.compactMap { $0.hasSuffix("/\(rest)") ? String($0.dropLast(rest.count + 1)) : nil }
  }

  private static func rest(_ path: String) -> String { String(path.dropFirst("assets/".count)) }

  private static func name(_ path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }
}
