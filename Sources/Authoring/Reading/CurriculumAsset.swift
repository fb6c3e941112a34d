public import Images

/// A file under `assets/`: an image that cards and badges name by its path.
///
///     CurriculumAsset.mostBytes == 16_000_000
public struct CurriculumAsset: Sendable {
  /// Its path inside the curriculum: `assets/box.png`.
  public let path: String
  /// The path as it is shown to a person.
  public let shownPath: String
  /// How many bytes it has; nil for a file that cannot be read, which was reported.
  public let size: Int?
  /// What its bytes say; nil for a file that cannot be read, and for one that no card can show by the ending of its
  /// name.
  public let image: ImageInspection?
  /// The SHA-256 of its bytes, in hexadecimal digits; nil for a file whose bytes were not read.
  package let digest: String?

  /// The most bytes of an image: what is larger is not read, and reported.
  public static let mostBytes = 16_000_000

  /// Whether a file belongs to the images, by its path inside the curriculum.
  package static func isAsset(_ path: String) -> Bool { path.utf8.starts(with: "assets/".utf8) }

  /// Goes by the name alone: `pictures/box.png` is such an image, as cards only show files below `assets/`.
  public static func isImageElsewhere(_ path: String) -> Bool {
    // Nearly all files are no images, as this shows without a copy of the ending.
    !path.hasSuffix(".yaml") && !isAsset(path) && ImageFormat(path: path) != nil && !path.hasPrefix(".")
      && !path.contains("/.")
  }

  /// How much of a file is read, if that is all of it; nothing of one that is not an image by its name.
  package static func mostBytes(of path: String) -> Int { ImageFormat(path: path) == nil ? 0 : mostBytes }
}

/// The size of a file and, where it is not too large, its bytes.
///
///     try FilesInMemory(["a.yaml": "title: A\n"]).measure("a.yaml", readingAtMost: 5).size == 9
///     try FilesInMemory(["a.yaml": "title: A\n"]).measure("a.yaml", readingAtMost: 5).bytes == nil
public struct MeasuredFile: Sendable {
  /// How many bytes the file has.
  public let size: Int
  /// All its bytes; nil for a file that has more than were asked for.
  public let bytes: [UInt8]?

  /// A file from its parts.
  public init(size: Int, bytes: [UInt8]?) {
    self.size = size
    self.bytes = bytes
  }
}
