/// A file under `assets/`: an image that cards and badges name by its path.
public struct CurriculumAsset: Sendable {
  /// Its path inside the curriculum: `assets/box.png`.
  public let path: String
  /// The path as it is shown to a person.
  public let shownPath: String
  /// How it begins; nil for a file that cannot be read, which was reported.
  public let beginning: FileBeginning?

  /// Whether a file belongs to the images, by its path inside the curriculum.
  static func isAsset(_ path: String) -> Bool { path.utf8.starts(with: "assets/".utf8) }
}

/// How a file begins, and how large it is: enough to tell what it is without reading it whole.
public struct FileBeginning: Sendable {
  /// The first bytes, at most `FileBeginning.length` of them.
  public let bytes: [UInt8]
  /// How many bytes the file has.
  public let size: Int

  /// How many bytes are looked at.
  public static let length = 4096

  /// A beginning from its parts.
  public init(bytes: [UInt8], size: Int) {
    self.bytes = bytes
    self.size = size
  }
}
