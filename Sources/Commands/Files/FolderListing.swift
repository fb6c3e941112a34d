import Authoring
import Diagnostics
import POSIX
import Support

/// The files below a folder.
///
/// No folder is entered twice, whatever links lead to it; one that links alone lead to is entered after the others.
struct FolderListing {
  private let root: String
  private let boundary: Boundary
  private var listing = FileListing()
  private var entered: Set<Identity> = []
  private var linked: [String] = []

  /// The paths of all files below a folder, relative to it, sorted by their bytes, and links that leave a boundary;
  /// hidden names are left out.
  ///
  /// - Parameter threads: How many threads list the folders in it, one each at a time.
  /// - Throws: `UnreadableFile` for a folder that the system does not list.
  static func list(
    _ folder: String, within boundary: Boundary, threads: Int = 1
  ) throws(UnreadableFile) -> FileListing {
    var all = FolderListing(root: folder, boundary: boundary)
    if threads < 2 {
      try all.enter("")
    } else if try !all.enterAtOnce(threads) {
      all = FolderListing(root: folder, boundary: boundary)
      try all.enter("")
    }
    guard !all.linked.isEmpty else { return all.listing }
    while !all.linked.isEmpty { try all.enter(all.linked.removeFirst()) }
    all.listing.paths = all.listing.paths.sortedByBytes()
    return all.listing
  }

  private init(root: String, boundary: Boundary) {
    self.root = root
    self.boundary = boundary
  }

  /// Lists a folder and those below it.
  ///
  /// A folder counts with the slash behind its name, so that what is in it stands where the whole paths' order has it.
  private mutating func enter(_ prefix: String) throws(UnreadableFile) {
    for name in try names(in: prefix) {
      if Self.isFolder(name) { try enter(prefix + name) } else { listing.paths.append(prefix + name) }
    }
  }

  /// Lists the folder, and those in it on several threads; false where two of them lead to the same folder, as mounts
  /// may, so that their order decides which of them has it.
  private mutating func enterAtOnce(_ threads: Int) throws(UnreadableFile) -> Bool {
    let names = try names(in: "")
    let (root, boundary) = (root, boundary)
    let parts = names.filter(Self.isFolder).concurrentMap(threads: threads, chunk: 1) { name in
      Result { () throws(UnreadableFile) in
        var part = FolderListing(root: root, boundary: boundary)
        try part.enter(name)
        return part
      }
    }
    var rest = parts[...]
    for name in names {
      guard Self.isFolder(name) else {
        listing.paths.append(name)
        continue
      }
      let part = try rest.removeFirst().get()
      guard entered.isDisjoint(with: part.entered) else { return false }
      entered.formUnion(part.entered)
      linked += part.linked
      listing.paths += part.listing.paths
      listing.refused += part.listing.refused
    }
    return true
  }

  /// The names in a folder in their order.
  private mutating func names(in prefix: String) throws(UnreadableFile) -> [String] {
    let path = prefix.isEmpty ? root : "\(root)/\(prefix.dropLast())"
    return try list(path, prefix).sorted { $0.precedesByBytes($1) }
  }

  private static func isFolder(_ name: String) -> Bool { name.utf8.last == UInt8(ascii: "/") }

  /// The names in a folder, those of folders with a slash; none when it was entered before.
  private mutating func list(_ path: String, _ prefix: String) throws(UnreadableFile) -> [String] {
    guard let directory = opendir(path) else {
      throw UnreadableFile(path: FilePath.relative(FilePath.absolute(path)), reason: SystemError.last.reason)
    }
    defer { closedir(directory) }
    guard let identity = Identity(dirfd(directory)), entered.insert(identity).inserted else { return [] }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = entry.shortName
      guard name.utf8.first != UInt8(ascii: ".") else { continue }
      let kind = kind(of: entry, at: "\(path)/\(name)")
      if let escaped = entry.nameUnlessUTF8 {
        refuse(nameNotUTF8: prefix + escaped, kind, read: FileListing.isRead(prefix + name))
        continue
      }
      if isRefused(name, kind, in: prefix) { continue }
      if kind != .file, name.hasSuffix(".yaml"), !prefix.hasPrefix("assets/") {
        let kind = kind == .other ? "a pipe or a device" : "a folder"
        throw UnreadableFile(path: FilePath.relative("\(path)/\(name)"), .notAFile(kind: kind))
      }
      switch kind {
      case .folder: names.append(name + "/")
      case .linkedFolder: linked.append(prefix + name + "/")
      case .file: names.append(name)
      case .other, .leaving: continue
      }
    }
    return names
  }

  /// Keeps a path to be reported that no text can name; what is not content is passed over.
  private mutating func refuse(nameNotUTF8 path: String, _ kind: Kind, read isContent: Bool) {
    guard kind.isFolder || isContent else { return }
    listing.refused.append(RefusedFile(path: path, refusal: .nameIsNotUTF8))
  }

  /// Whether a path is not followed and not read, which is kept to be reported: a link that leaves the boundary, and a
  /// name that would steer a terminal or begin a line of its own.
  private mutating func isRefused(_ name: String, _ kind: Kind, in prefix: String) -> Bool {
    if case .leaving(let target) = kind {
      listing.refused.append(RefusedFile(path: prefix + name, refusal: .leavesCurriculum(target: target)))
      return true
    }
    // A folder with such a name is not entered.
    guard !name.isVisible, kind.isFolder || FileListing.isRead(prefix + name) else { return false }
    listing.refused.append(RefusedFile(path: prefix + name, refusal: .unprintableName))
    return true
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

  private enum Kind: Equatable {
    case file
    case folder
    case linkedFolder
    case leaving(target: String)
    case other

    var isFolder: Bool { self == .folder || self == .linkedFolder }
  }

  private func kind(of entry: UnsafeMutablePointer<dirent>, at path: @autoclosure () -> String) -> Kind {
    switch Int(entry.pointee.d_type) {
    case Int(DT_REG): .file
    case Int(DT_DIR): .folder
    case Int(DT_LNK), Int(DT_UNKNOWN): kind(at: path())
    default: .other
    }
  }

  private func kind(at path: String) -> Kind {
    let link = Link(at: path)
    do throws(SystemError) {
      _ = try link?.target(within: boundary)
    } catch {
      if case .leavesCurriculum(let target) = error.refusal { return .leaving(target: target) }
      // Reading it says what is wrong.
      return .file
    }
    var status = stat()
    guard stat(path, &status) == 0 else { return .file }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return link == nil ? .folder : .linkedFolder
    default: return .other
    }
  }
}
