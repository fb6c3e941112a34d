internal import Foundation

/// What the system refused to do with a file.
package struct FileFailure: Error, Sendable, Hashable, CustomStringConvertible {
  /// What was tried, as a verb: `write`.
  package let action: String
  /// The file's path.
  package let path: String
  /// The system's reason.
  package let reason: String

  /// The failure that the C library told last.
  static func last(_ action: String, _ path: String) -> FileFailure {
    FileFailure(action: action, path: path, reason: String(cString: strerror(errno)).lowercased())
  }

  /// What did not work, and why.
  package var description: String { "cannot \(action) '\(path)': \(reason)" }
}
