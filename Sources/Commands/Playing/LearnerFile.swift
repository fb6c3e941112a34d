import CurriculumBundle
import Diagnostics
import JSON
import POSIX

/// A file with a learner's progress: what another app keeps in it stays, and nothing that cannot be read is replaced.
struct LearnerFile {
  private let path: String

  /// The progress that the file holds; nobody's where there is no file yet.
  private(set) var progress = LearnerProgress()
  private var isThere = false

  /// Reads a file.
  ///
  /// - Throws: `CommandFailure` where it cannot be read, or does not hold progress.
  init(_ path: String) throws(CommandFailure) {
    self.path = path
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try FileReading.contents(of: path, atMost: Self.mostBytes)
    } catch {
      guard error.code == ENOENT else {
        throw CommandFailure("cannot read '\(path)': \(error.reason)", help: "name a file with a learner's progress")
      }
      return
    }
    isThere = true
    do {
      progress = try JSONValueDecoder().decode(LearnerProgress.self, from: JSONReader.read(bytes).get())
    } catch {
      throw CommandFailure(
        "'\(path)' does not hold a learner's progress, so it is left as it is",
        help: "name another file, or one that is not there yet")
    }
  }

  /// Writes progress, unless the file holds the same.
  ///
  /// - Throws: `FileFailure` where it cannot be written; then the file is as it was.
  mutating func keep(_ new: LearnerProgress) throws {
    guard !isThere || new != progress else { return }
    let text = PrettyJSON.text(of: try JSONValueEncoder().encode(new)) + "\n"
    try AtomicFile.write(Array(text.utf8), to: path)
    (progress, isThere) = (new, true)
  }

  /// The most bytes of a learner's progress: far more than the largest course needs.
  private static let mostBytes = 64 << 20
}
