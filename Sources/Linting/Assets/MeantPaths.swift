import Diagnostics
import Support

/// Which unused image each path means that names none; each image is meant by one path.
struct MeantPaths {
  /// The images that are found, by the paths that mean them.
  private(set) var byPath: [String: String] = [:]
  private let unused: [String]
  private var taken: Set<String> = []

  /// Beyond so many images no names are compared.
  private static let mostCompared = 200

  /// Nothing is meant yet.
  init(unused: [String]) { self.unused = unused }

  /// Finds the image for each path.
  ///
  /// It is the one with the same path but for its ending, else the one with the same name in another folder, else one
  /// with a path like it. Upper-case and lower-case letters are the same in that.
  mutating func match(_ paths: [String]) {
    guard !unused.isEmpty, !paths.isEmpty else { return }
    match(paths, by: Self.stem)
    match(paths, by: Self.name)
    var free = unused.filter { !taken.contains($0) }
    guard free.count <= Self.mostCompared else { return }
    for path in paths where byPath[path] == nil && !free.isEmpty {
      guard let near = nearestName(to: path, among: free) else { continue }
      take(near, for: path)
      free.removeAll { $0 == near }
    }
  }

  private mutating func match(_ paths: [String], by key: (String) -> String) {
    let alike = Dictionary(grouping: unused.filter { !taken.contains($0) }, by: key)
    for path in paths where byPath[path] == nil {
      if let image = alike[key(path)]?.first(where: { !taken.contains($0) }) { take(image, for: path) }
    }
  }

  private mutating func take(_ image: String, for path: String) {
    byPath[path] = image
    taken.insert(image)
  }

  private static func stem(_ path: String) -> String {
    let path = path.lowercased()
    return path.lastIndex(of: ".").map { String(path[..<$0]) } ?? path
  }

  private static func name(_ path: String) -> String {
    let path = path.lowercased()
    return path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }
}
