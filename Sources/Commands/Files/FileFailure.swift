/// A file operation that failed or was not attempted, with the reason: `cannot write 'a.yaml': No space left on
/// device`.
package struct FileFailure: Error, Sendable, Hashable, CustomStringConvertible {
  /// What was tried, as a verb: `write`.
  package let action: String
  /// The file's path.
  package let path: String
  /// The reason, mostly in the system's words.
  package let reason: String
  /// True where nothing was written because the file was saved after it was read; running again may succeed.
  package private(set) var isOvertaken = false
  /// True where the temporary file holds another program's save, and so must not be deleted.
  private(set) var isKept = false

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

  /// A file has other bytes than those that were read, which stay.
  static func overtaken(_ path: String) -> FileFailure {
    var failure = FileFailure(action: "write", path: path, reason: "another program has changed it since it was read")
    failure.isOvertaken = true
    return failure
  }

  /// A file of which there should be none is there.
  static func alreadyThere(_ path: String) -> FileFailure {
    FileFailure(action: "write", path: path, reason: "a file of that name is there")
  }

  /// Another program's save that could not be put back, and is now in a temporary file.
  static func kept(_ path: String, at temporary: String) -> FileFailure {
    var failure = FileFailure(
      action: "write", path: path, reason: "another program keeps changing it; what it had saved is in '\(temporary)'")
    failure.isKept = true
    return failure
  }

  /// The failure under the path that the user knows, instead of the one that a link leads to.
  func about(_ path: String) -> FileFailure {
    var failure = FileFailure(action: action, path: path, reason: reason)
    failure.isOvertaken = isOvertaken
    failure.isKept = isKept
    return failure
  }

  /// What did not work, with the path as a person would name it from here, and why.
  package var description: String {
    "cannot \(action) '\(FilePath.relative(FilePath.absolute(path)))': \(reason)"
  }
}
