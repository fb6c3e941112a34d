import POSIX

/// Paths of files and folders: as the system takes them, and as a person is shown them, from where the command runs.
enum FilePath {
  /// An absolute path without `.`, `..` and doubled `/`; links are left as they are.
  static func absolute(_ path: String) -> String {
    let full = path.hasPrefix("/") ? path : "\(currentFolder)/\(path)"
    var names: [Substring] = []
    for name in full.split(separator: "/") where name != "." {
      if name == ".." { _ = names.popLast() } else { names.append(name) }
    }
    return "/" + names.joined(separator: "/")
  }

  /// The folder in which this process runs; empty when it is gone.
  private static var currentFolder: String {
    guard let path = getcwd(nil, 0) else { return "" }
    defer { free(path) }
    return String(cString: path)
  }

  /// The folder of what a path leads to, by the path alone: `/a` of `/a/b`, and `/` of `/a`.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// An absolute path with every link in it resolved; of what is not there, only its dots are.
  static func real(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return absolute(path) }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// An absolute path with every link resolved, a last one to nothing included: where a file is, or would be made.
  static func realOrNew(_ path: String) -> String {
    var path = absolute(path)
    // The system follows no more links than this either.
    for _ in 0..<40 {
      if let resolved = realpath(path, nil) {
        defer { free(resolved) }
        return String(cString: resolved)
      }
      guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return path }
      let folder = realOrNew(String(path[..<slash]))
      guard let link = Link(at: path) else { return folder + path[slash...] }
      path = absolute(link.text.hasPrefix("/") ? link.text : "\(folder)/\(link.text)")
    }
    return path
  }

  /// A path relative to the current folder where that is shorter to say, else absolute.
  static func relative(_ absolute: String) -> String {
    let here = self.absolute(".").split(separator: "/")
    let there = absolute.split(separator: "/")
    let shared = zip(here, there).prefix { $0 == $1 }.count
    guard shared > 0 || here.isEmpty, here.count - shared <= 3 else { return absolute }
    let up = Array(repeating: "..", count: here.count - shared)
    let path = (up + there.dropFirst(shared).map(String.init)).joined(separator: "/")
    return path.isEmpty ? "." : path
  }
}
