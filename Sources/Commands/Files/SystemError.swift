internal import Foundation

/// What the system answered instead of doing what it was asked.
struct SystemError: Error, Hashable {
  /// The number that the C library calls `errno`.
  let code: Int32

  /// The error that the C library told last; to be asked before anything else is done.
  static var last: SystemError { SystemError(code: errno) }

  /// The reason in the system's words.
  var reason: String { code == EISDIR ? "it is a folder" : String(cString: strerror(code)).lowercased() }
}
