internal import Authoring
internal import Diagnostics
internal import Foundation

/// The files below a folder.
///
/// No folder is entered twice, whatever links lead to it; one that links alone lead to is entered after the others.
struct FolderListing {
  private let root: String
  private var files: [String] = []
  private var entered: Set<Identity> = []
  private var linked: [String] = []

  /// The paths of all files below a folder, relative to it, sorted by their bytes; hidden names are left out.
  ///
  /// - Throws: `UnreadableFile` for a folder that the system does not list.
  static func files(below folder: String) throws(UnreadableFile) -> [String] {
    var listing = FolderListing(root: folder)
    try listing.enter("")
    guard !listing.linked.isEmpty else { return listing.files }
    while !listing.linked.isEmpty { try listing.enter(listing.linked.removeFirst()) }
    return listing.files.sortedByBytes()
  }

  private init(root: String) { self.root = root }

  /// Lists a folder and those below it.
  ///
  /// A folder counts with the slash behind its name, so that what is in it stands where the whole paths' order has it.
  private mutating func enter(_ prefix: String) throws(UnreadableFile) {
    let path = prefix.isEmpty ? root : "\(root)/\(prefix.dropLast())"
    for name in try list(path, prefix).sorted(by: { $0.precedesByBytes($1) }) {
      if name.utf8.last == UInt8(ascii: "/") { try enter(prefix + name) } else { files.append(prefix + name) }
    }
  }

  /// The names in a folder, those of folders with a slash; none when it was entered before.
  private mutating func list(_ path: String, _ prefix: String) throws(UnreadableFile) -> [String] {
    guard let directory = opendir(path) else {
      throw UnreadableFile(path: ShownPath.relative(ShownPath.absolute(path)), reason: SystemError.last.reason)
    }
    defer { closedir(directory) }
    guard let identity = Identity(dirfd(directory)), entered.insert(identity).inserted else { return [] }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = Self.name(of: entry)
      guard name.utf8.first != UInt8(ascii: ".") else { continue }
      let kind = Self.kind(of: entry, at: path, name)
      if kind != .file, name.hasSuffix(".yaml"), !prefix.hasPrefix("assets/") {
        throw UnreadableFile(path: ShownPath.relative("\(path)/\(name)"), reason: "it is no file")
      }
      switch kind {
      case .folder: names.append(name + "/")
      case .linkedFolder: linked.append(prefix + name + "/")
      case .file: names.append(name)
      case .other: continue
      }
    }
    return names
  }

  /// What makes a folder the same under every name.
  private struct Identity: Hashable {
    let device: UInt64
    let inode: UInt64

    init?(_ descriptor: Int32) {
      var status = stat()
      guard fstat(descriptor, &status) == 0 else { return nil }
      device = UInt64(truncatingIfNeeded: status.st_dev)
      inode = UInt64(truncatingIfNeeded: status.st_ino)
    }
  }

  private enum Kind { case file, folder, linkedFolder, other }

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
    case S_IFDIR: return .linkedFolder
    default: return .other
    }
  }
}
