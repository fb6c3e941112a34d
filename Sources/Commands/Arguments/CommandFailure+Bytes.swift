internal import POSIX

extension CommandFailure {
  /// An argument that is not UTF-8: what is made of it names another file, or none.
  ///
  /// - Returns: nil where all of them are.
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

  /// That the folder in which this runs has a path that is not UTF-8, so that no file is found from there.
  ///
  /// - Returns: nil where it has one that is.
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
