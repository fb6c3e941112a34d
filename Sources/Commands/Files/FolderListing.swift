internal import Diagnostics
internal import Foundation

/// The files below a folder.
enum FolderListing {
  /// The paths of all files below a folder, relative to it, sorted by their bytes; hidden names are left out.
  ///
  /// - Parameter depth: How many levels of folders are entered.
  static func files(below folder: String, depth: Int = 8) -> [String] {
    var paths: [String] = []
    list(folder, prefix: "", depth: depth, into: &paths)
    return paths
  }

  /// A folder counts with the slash behind its name, so that what is in it stands where the whole paths' order has it.
  private static func list(_ folder: String, prefix: String, depth: Int, into paths: inout [String]) {
    guard depth > 0, let directory = opendir(folder) else { return }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = name(of: entry)
      guard name.utf8.first != UInt8(ascii: ".") else { continue }
      switch kind(of: entry, at: folder, name) {
      case .folder: names.append(name + "/")
      case .file: names.append(name)
      case .other: continue
      }
    }
    closedir(directory)
    names.sort { $0.precedesByBytes($1) }
    for name in names {
      if name.utf8.last == UInt8(ascii: "/") {
        list("\(folder)/\(name.dropLast())", prefix: prefix + name, depth: depth - 1, into: &paths)
      } else {
        paths.append(prefix + name)
      }
    }
  }

  private enum Kind { case file, folder, other }

  private static func name(of entry: UnsafeMutablePointer<dirent>) -> String {
    withUnsafePointer(to: &entry.pointee.d_name) { pointer in
      pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
    }
  }

  private static func kind(of entry: UnsafeMutablePointer<dirent>, at folder: String, _ name: String) -> Kind {
    switch Int(entry.pointee.d_type) {
    case Int(DT_REG): .file
    case Int(DT_DIR): .folder
    case Int(DT_LNK), Int(DT_UNKNOWN): kind(ofLinkAt: "\(folder)/\(name)")
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
