import Serving

/// A folder into which releases were published, as its server sees it: no link inside of it is followed, so that
/// nothing outside can be read.
struct ServedFolder: ServedFiles {
  private let root: String

  /// The folder that a person named.
  ///
  /// - Throws: `CommandFailure` where nothing is published there.
  init(_ path: String) throws(CommandFailure) {
    root = FilePath.absolute(path)
    guard PublishedFolder.isThere(at: path) else { throw Self.failure(path) }
  }

  private static func failure(_ path: String) -> CommandFailure {
    let root = FilePath.absolute(path)
    switch PathKind(at: root) {
    case nil:
      return CommandFailure(
        "there is no folder '\(path)'", help: "publish into it with `hornbook publish --output \(path.shellWord)`")
    case .other: return CommandFailure("'\(path)' is not a folder", help: "name the folder that it is in")
    case .folder: break
    }
    if PathKind.exists("\(root)/curriculum.yaml") {
      return CommandFailure(
        "'\(path)' is a curriculum, not what is published of it",
        help: "publish it with `hornbook publish \(path.shellWord) --output dist`, then name `dist`")
    }
    return CommandFailure(
      "nothing is published in '\(path)'", help: "name the folder that `hornbook publish --output` wrote")
  }

  func read(_ path: String) -> [UInt8]? {
    var names = path.split(separator: "/").map(String.init)
    guard let file = names.popLast(), var folder = try? OpenFolder(root, followsLink: true) else { return nil }
    for name in names {
      guard let inner = try? OpenFolder(name, in: folder) else { return nil }
      folder = inner
    }
    return folder.read(file, atMost: InputFile.mostBytes, forbidden: nil)
  }

  func names(in folder: String) -> [String] {
    guard let root = try? OpenFolder(root, followsLink: true), let folder = try? OpenFolder(folder, in: root) else {
      return []
    }
    return folder.files.map(\.name).filter { !$0.hasPrefix(".") }
  }
}
