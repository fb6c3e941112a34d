import Foundation
import TestSupport

/// A curriculum made up for measuring: the same for the same seed, and without a single finding.
///
/// Ten cards an episode, twenty episodes a block, twenty blocks a module: 40,000 cards in 4,211 files.
struct GeneratedCurriculum {
  /// How large it is.
  struct Size {
    /// How many cards there are.
    var cards: Int
    /// How many of them have a program, spread evenly.
    var programs = 0
  }

  /// Its folder.
  let path: String
  /// The paths of its YAML files.
  let files: [String]
  /// The bytes of its YAML files together.
  let bytes: Int
  /// The programs on its cards.
  let programs: [String]
  private let folder: TemporaryDirectory

  /// Writes a curriculum into a temporary folder, which goes when this value does.
  init(_ size: Size, seed: UInt64 = 1) throws {
    folder = try TemporaryDirectory()
    path = folder.path + "/curriculum"
    var writer = CurriculumWriter(path: path, size: size, seed: seed)
    try writer.write()
    (files, bytes, programs) = (writer.files, writer.bytes, writer.programs)
  }

  /// Writes the paths of its files into a list, a line each, and gives the list's path.
  func writeList() throws -> String {
    try folder.write(files.map { $0 + "\n" }.joined(), to: "files.txt")
  }

  /// Its size in words: `40,000 cards in 4,211 files, 6.9 MB`.
  func extent(_ size: Size) -> String {
    "\(grouped(size.cards)) cards in \(grouped(files.count)) files, \(megabytes(bytes))"
  }
}
