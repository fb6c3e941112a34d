import Authoring
import POSIX

/// What the system answered instead of doing what it was asked, or why it was not even asked.
struct SystemError: Error, Hashable {
  /// The number that the C library calls `errno`.
  let code: Int32
  /// Why a file of a curriculum was refused; nil where the system said no.
  private(set) var refusal: UnreadableFile.Refusal?
  private var words: String?

  /// The error that the C library told last; to be asked before anything else is done.
  static var last: SystemError { SystemError(code: errno) }

  /// An error by its number.
  init(code: Int32) { self.code = code }

  private init(code: Int32, words: String, refusal: UnreadableFile.Refusal? = nil) {
    self.code = code
    self.words = words
    self.refusal = refusal
  }

  private static func refused(_ code: Int32, _ refusal: UnreadableFile.Refusal) -> SystemError {
    SystemError(code: code, words: refusal.reason, refusal: refusal)
  }

  /// The reason in the system's words, or in ours.
  var reason: String { words ?? (code == EISDIR ? "it is a folder" : String(cString: strerror(code)).lowercased()) }

  /// More bytes than are read.
  static func tooLarge(_ size: Int, limit: Int) -> SystemError {
    refused(EFBIG, .tooLarge(size: size, limit: limit))
  }

  /// More bytes than are read, of something that does not say how many.
  static func endless(limit: Int) -> SystemError {
    refused(EFBIG, .tooLarge(size: nil, limit: limit))
  }

  /// A pipe, a socket or a device where a file is expected.
  static func isNotAFile(_ kind: String) -> SystemError {
    refused(EINVAL, .notAFile(kind: kind))
  }

  /// A link out of the folder that everything has to be in.
  static func leaves(_ target: String) -> SystemError {
    refused(EXDEV, .leavesCurriculum(target: target))
  }

  /// A link to what is not there.
  static func dangling(_ target: String) -> SystemError {
    SystemError(code: ENOENT, words: "it is a link to '\(target)', which does not exist")
  }

  /// A link that leads to itself.
  static func circular(_ target: String) -> SystemError {
    SystemError(code: ELOOP, words: "it is a link to '\(target)', which leads back to it")
  }
}
