public import Support
import Synchronization

/// Files of a curriculum that were read before anything in them is parsed, each with a digest.
///
/// Whether they are those of an earlier run shows at once. What is parsed afterwards is what was compared; images are
/// not kept, and one that is not the same when it is read again is noted in ``haveChanged``.
public struct LoadedFiles<Files: CurriculumFiles>: CurriculumFiles {
  /// A file that was read.
  public struct File: Sendable {
    /// The path inside the folder.
    public let path: String
    /// How many bytes it has.
    public let size: Int
    /// The digest of its bytes; nil for a file of which nothing but the size matters.
    public let digest: String?
    /// All its bytes, of a file of content; nil for an image.
    public let content: [UInt8]?
  }

  /// All files inside the folder, and what is refused there.
  public let listing: FileListing
  /// The files that are content or images, in the order of their paths.
  public let loaded: [File]
  /// Whether every one of them could be read.
  public let isWhole: Bool
  private let files: Files
  private let digest: @Sendable ([UInt8]) -> String
  private let places: [String: Int]
  private let changes = Changes()

  private final class Changes: Sendable {
    let wereSeen = Mutex(false)
  }

  /// Reads files, on several threads at once.
  ///
  /// - Throws: `UnreadableFile` when a folder cannot be listed; a file that cannot be read is read again by whoever
  ///   asks for it, who then gets the reason.
  public init(
    _ files: Files, threads: Int = processorCount, digest: @escaping @Sendable ([UInt8]) -> String
  ) throws(UnreadableFile) {
    self.files = files
    self.digest = digest
    listing = try files.listing(threads: threads)
    let wanted = listing.paths.filter(FileListing.isRead)
    loaded = wanted.concurrentMap(threads: threads) { Self.load($0, of: files, digest) }.compactMap { $0 }
    isWhole = loaded.count == wanted.count
    places = Dictionary(loaded.enumerated().map { ($1.path, $0) }) { first, _ in first }
  }

  private static func load(_ path: String, of files: Files, _ digest: ([UInt8]) -> String) -> File? {
    guard CurriculumAsset.isAsset(path) else {
      return (try? files.read(path)).map { File(path: path, size: $0.count, digest: digest($0), content: $0) }
    }
    let measured = try? files.measure(path, readingAtMost: CurriculumAsset.mostBytes(of: path))
    return measured.map { File(path: path, size: $0.size, digest: $0.bytes.map(digest), content: nil) }
  }

  /// Whether an image was another one when it was read again.
  public var haveChanged: Bool { changes.wereSeen.withLock { $0 } }

  /// The paths of all files inside the folder.
  public var paths: [String] { listing.paths }

  /// How a file is shown to a person.
  public func shownPath(of path: String) -> String { files.shownPath(of: path) }

  /// The bytes of a file.
  public func read(_ path: String) throws(UnreadableFile) -> [UInt8] {
    if let place = places[path], let content = loaded[place].content { return content }
    return try files.read(path)
  }

  /// The size of a file and, where it has at most so many, its bytes.
  public func measure(_ path: String, readingAtMost most: Int) throws(UnreadableFile) -> MeasuredFile {
    let measured = try files.measure(path, readingAtMost: most)
    if let place = places[path],
      loaded[place].size != measured.size || loaded[place].digest != measured.bytes.map(digest)
    {
      changes.wereSeen.withLock { $0 = true }
    }
    return measured
  }

  /// Whether there is a file or a folder at a path.
  public func holds(_ path: String) -> Bool { files.holds(path) }
}
