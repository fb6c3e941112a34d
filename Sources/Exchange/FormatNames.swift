/// The names of a format and of its files.
///
///     FormatNames("gift", title: "GIFT", itemInFolder: "GIFT file", fileEndings: ["gift", "txt"])
package struct FormatNames: Sendable {
  /// The commands' name of it: `swiftly` in `hornbook import swiftly`.
  package let command: String
  /// The name of the system for people.
  package let title: String
  /// The name of a file's content where a folder of files may come in: `level`; nil where it is always one file.
  package let itemInFolder: String?
  /// The ends of its files' names, without the dot.
  package let fileEndings: [String]

  init(_ command: String, title: String, itemInFolder: String? = nil, fileEndings: [String] = ["json"]) {
    self.command = command
    self.title = title
    self.itemInFolder = itemInFolder
    self.fileEndings = fileEndings
  }
}
