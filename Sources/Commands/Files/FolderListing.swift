internal import Foundation

/// The files below a folder.
enum FolderListing {
  /// The paths of all files below a folder, relative to it, sorted by their bytes; hidden names are left out.
  ///
  /// - Parameter depth: How many levels of folders are entered.
  static func files(below folder: String, depth: Int = 8) -> [String] {
    var paths: [String] = []
    list(folder, prefix: "", depth: depth, into: &paths)
    return paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private static func list(_ folder: String, prefix: String, depth: Int, into paths: inout [String]) {
    guard depth > 0, let directory = opendir(folder) else { return }
    defer { closedir(directory) }
    while let entry = readdir(directory) {
      let name = name(of: entry)
      guard !name.hasPrefix(".") else { continue }
      let path = "\(folder)/\(name)"
      switch kind(of: entry, at: path) {
      case .folder: list(path, prefix: "\(prefix)\(name)/", depth: depth - 1, into: &paths)
      case .file: paths.append(prefix + name)
      case .other: continue
      }
    }
  }

  private enum Kind { case file, folder, other }

  private static func name(of entry: UnsafeMutablePointer<dirent>) -> String {
    withUnsafePointer(to: &entry.pointee.d_name) { pointer in
      pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
    }
  }

  private static func kind(of entry: UnsafeMutablePointer<dirent>, at path: String) -> Kind {
    switch Int(entry.pointee.d_type) {
    case Int(DT_REG): .file
    case Int(DT_DIR): .folder
    case Int(DT_LNK), Int(DT_UNKNOWN): kind(ofLinkAt: path)
    default: .other
    }
  }

  private static func kind(ofLinkAt path: String) -> Kind {
    var status = stat()
    guard stat(path, &status) == 0 else { return .file }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    default: return .other
    }
  }
}
