import Authoring
import Pseudocode

/// A file with a program in pseudocode.
struct PseudocodeFile {
  /// How its name ends.
  static let suffix = ".pseudocode"

  /// The program; a mistake in it is reported when it runs.
  let program: PseudocodeProgram

  /// Reads a file.
  ///
  /// - Throws: `CommandFailure` when it cannot be read.
  init(reading path: String) throws {
    let bytes = try FileReading.bytesOrFail(of: path, atMost: CurriculumReader.mostFileBytes)
    program = PseudocodeProgram(source: String(decoding: bytes, as: UTF8.self))
  }
}
