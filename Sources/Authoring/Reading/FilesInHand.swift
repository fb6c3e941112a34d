public import Parallelism

/// Files of a curriculum that were taken off the disk before anybody looks into them.
///
/// Whether they are those of an earlier run shows before anything is parsed; whoever reads them reads what was
/// compared.
public struct FilesInHand<Files: CurriculumFiles>: CurriculumFiles {
  /// A file that was taken.
  public struct Taken: Sendable {
    /// The path inside the folder.
    public let path: String
    /// How many bytes it has.
    public let size: Int
    /// All its bytes; nil for a file of which nothing but the size matters.
    public let bytes: [UInt8]?

    /// Whether it is content; an image is none.
    public var isContent: Bool { FileRole(path: path) != .other }
  }

  /// All files inside the folder, and what is refused there.
  public let listing: FileListing
  /// The files that are content or images, in the order of their paths.
  public let taken: [Taken]
  /// Whether every one of them could be read.
  public let isWhole: Bool
  private let files: Files
  private let places: [String: Int]

  /// Takes files, on several threads at once.
  ///
  /// - Throws: `UnreadableFile` when a folder cannot be listed; a file that cannot be read is read again by whoever
  ///   asks for it, who then is told why.
  public init(taking files: Files, threads: Int = processorCount) throws(UnreadableFile) {
    self.files = files
    listing = try files.listing
    let wanted = listing.paths.filter(FileListing.isRead)
    let taken = wanted.concurrentMap(threads: threads) { Self.take($0, of: files) }
    self.taken = taken.compactMap { $0 }
    isWhole = self.taken.count == wanted.count
    places = Dictionary(self.taken.enumerated().map { ($1.path, $0) }) { first, _ in first }
  }

  private static func take(_ path: String, of files: Files) -> Taken? {
    guard CurriculumAsset.isAsset(path) else {
      return (try? files.read(path)).map { Taken(path: path, size: $0.count, bytes: $0) }
    }
    let measured = try? files.measure(path, readingAtMost: CurriculumAsset.mostBytes(of: path))
    return measured.map { Taken(path: path, size: $0.size, bytes: $0.bytes) }
  }

  /// The paths of all files inside the folder.
  public var paths: [String] { listing.paths }

  /// How a file is shown to a person.
  public func shownPath(of path: String) -> String { files.shownPath(of: path) }

  /// The bytes of a file.
  public func read(_ path: String) throws(UnreadableFile) -> [UInt8] {
    if let place = places[path], let bytes = taken[place].bytes { return bytes }
    return try files.read(path)
  }

  /// The size of a file and, where it has at most so many, its bytes.
  public func measure(_ path: String, readingAtMost most: Int) throws(UnreadableFile) -> MeasuredFile {
    guard let place = places[path] else { return try files.measure(path, readingAtMost: most) }
    let bytes = taken[place].bytes
    return MeasuredFile(size: taken[place].size, bytes: taken[place].size <= most ? bytes : nil)
  }

  /// Whether there is a file or a folder at a path.
  public func holds(_ path: String) -> Bool { files.holds(path) }
}
