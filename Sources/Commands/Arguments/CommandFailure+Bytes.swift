import POSIX

extension CommandFailure {
  /// An argument that is not valid UTF-8: decoding it would name another file, or a missing one.
  ///
  /// - Returns: nil where all arguments are valid.
  init?(argumentsNotUTF8 arguments: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>, count: Int) {
    for index in 1..<max(1, count) {
      guard let argument = arguments[index], case let bytes = NameBytes(argument), bytes.text == nil else { continue }
      var status = stat()
      if lstat(argument, &status) == 0 {
        self.init("the name '\(bytes.escaped)' is not UTF-8", help: "give it another name, in UTF-8, and write that")
      } else {
        self.init("the argument '\(bytes.escaped)' is not UTF-8", help: "write it in UTF-8")
      }
      return
    }
    return nil
  }

  /// The failure of a working folder whose path is not valid UTF-8, so that no file is found from there.
  ///
  /// - Returns: nil where the path is valid.
  static var folderNotUTF8: CommandFailure? {
    guard let path = getcwd(nil, 0) else { return nil }
    defer { free(path) }
    let bytes = NameBytes(path)
    guard bytes.text == nil else { return nil }
    return CommandFailure(
      "the path of this folder, '\(bytes.escaped)', is not UTF-8",
      help: "give its folders other names, in UTF-8, or run it elsewhere")
  }
}
