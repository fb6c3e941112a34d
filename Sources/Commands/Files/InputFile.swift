import Authoring
import POSIX

/// A file that is open to be read: nothing that could block a reader, or that never ends.
struct InputFile: ~Copyable {
  /// Most bytes of what is not part of a curriculum: JSON of other systems, baselines, published files.
  static let mostBytes = 256 << 20

  private let descriptor: Int32
  private let size: Int
  private let isRegular: Bool

  /// Which names of a path may be those of links.
  enum Links {
    case anywhere, inFolders
    /// None; not every system can open a file so.
    case nowhere
  }

  /// Opens a file.
  ///
  /// - Parameters:
  ///   - links: Where the path may have links.
  ///   - allowsStreams: Whether it may be a pipe without a name, as a shell makes for `<(…)`, or a terminal: what a
  ///     person names on the command line.
  init(_ path: String, links: Links = .anywhere, allowsStreams: Bool = false) throws(SystemError) {
    let (descriptor, status) = try Self.open(path, links, allowsStreams: allowsStreams)
    self.descriptor = descriptor
    size = Int(status.st_size)
    isRegular = status.st_mode & S_IFMT == S_IFREG
  }

  private static func open(
    _ path: String, _ links: Links, allowsStreams: Bool
  ) throws(SystemError) -> (descriptor: Int32, status: stat) {
    let descriptor = Self.descriptor(of: path, links)
    guard descriptor >= 0 else { throw .last }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      let failure = SystemError.last
      close(descriptor)
      throw failure
    }
    if status.st_mode & S_IFMT == S_IFREG { return (descriptor, status) }
    guard allowsStreams, isStream(descriptor, status) else {
      close(descriptor)
      throw refusal(of: status.st_mode)
    }
    // A stream is waited for.
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
    return (descriptor, status)
  }

  private static func descriptor(of path: String, _ links: Links) -> Int32 {
    let flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY
    switch links {
    case .anywhere: return POSIX.open(path, flags)
    case .inFolders: return POSIX.open(path, flags | O_NOFOLLOW)
    case .nowhere:
      #if canImport(Darwin)
        return POSIX.open(path, flags | O_NOFOLLOW_ANY)
      #else
        return linux_open_without_links(path, flags)
      #endif
    }
  }

  deinit { close(descriptor) }

  /// Everything in it.
  func bytes(atMost limit: Int) throws(SystemError) -> [UInt8] {
    if isRegular, size > limit { throw .tooLarge(size, limit: limit) }
    return try OpenFile.readAll(descriptor, size: isRegular ? size : nil, atMost: limit)
  }

  /// Its size and, where it has at most so many, its bytes.
  func measure(readingAtMost most: Int) throws(SystemError) -> MeasuredFile {
    guard size <= most else { return MeasuredFile(size: size, bytes: nil) }
    return MeasuredFile(size: size, bytes: try bytes(atMost: most))
  }

  /// Where it is, with every link resolved; nil where the system does not say.
  var realPath: String? { Self.realPath(descriptor) }

  private static func realPath(_ descriptor: Int32) -> String? {
    #if canImport(Darwin)
      var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
      guard fcntl(descriptor, F_GETPATH, &buffer) == 0 else { return nil }
      return String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    #else
      return Link(at: "/proc/self/fd/\(descriptor)")?.text
    #endif
  }

  /// Whether it is a terminal, or a pipe that has no name in any folder.
  private static func isStream(_ descriptor: Int32, _ status: stat) -> Bool {
    switch status.st_mode & S_IFMT {
    case S_IFIFO: realPath(descriptor).map { !$0.hasPrefix("/") } ?? true
    case S_IFCHR: isatty(descriptor) == 1
    default: false
    }
  }

  private static func refusal(of mode: mode_t) -> SystemError {
    switch mode & S_IFMT {
    case S_IFDIR: SystemError(code: EISDIR)
    case S_IFIFO: .isNotAFile("a pipe")
    case S_IFSOCK: .isNotAFile("a socket")
    default: .isNotAFile("a device")
    }
  }
}
