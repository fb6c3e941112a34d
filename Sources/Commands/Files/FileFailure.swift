/// What the system refused to do with a file.
package struct FileFailure: Error, Sendable, Hashable, CustomStringConvertible {
  /// What was tried, as a verb: `write`.
  package let action: String
  /// The file's path.
  package let path: String
  /// The system's reason.
  package let reason: String

  /// The failure that the C library told last; to be asked before anything else is done.
  static func last(_ action: String, _ path: String) -> FileFailure { FileFailure(action, path, .last) }

  /// The failure that the system told.
  init(_ action: String, _ path: String, _ error: SystemError) {
    self.init(action: action, path: path, reason: error.reason)
  }

  /// A failure from its parts.
  init(action: String, path: String, reason: String) {
    self.action = action
    self.path = path
    self.reason = reason
  }

  /// What did not work, with the path as a person would name it from here, and why.
  package var description: String {
    "cannot \(action) '\(FilePath.relative(FilePath.absolute(path)))': \(reason)"
  }
}
