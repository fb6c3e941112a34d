internal import POSIX

/// Where the text goes that a command makes: a file that was named, or standard output.
enum OutputFile {
  /// Writes the text to the file of a path as a person gave it, and says so; to standard output when it is nil.
  ///
  /// - Throws: `FileFailure` when the file cannot be written.
  static func write(_ text: String, to path: String?) throws(FileFailure) {
    guard let path else { return Terminal.write(content: text) }
    try AtomicFile.write(Array(text.utf8), to: FilePath.absolute(path))
    Terminal.write("wrote \(path)\n")
  }

  /// Whether writing to a path would put something in the place of a file, one that cannot be read among them; not of a
  /// pipe or a device.
  static func replacesFile(at path: String) -> Bool {
    var status = stat()
    return stat(FilePath.absolute(path), &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }
}
