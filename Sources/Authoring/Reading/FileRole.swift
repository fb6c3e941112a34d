import Diagnostics

/// What a file of a curriculum is for, told by its place.
enum FileRole: Sendable, Hashable {
  case curriculum
  case module(id: String)
  /// The cards of a module's robot programs.
  case library(module: String)
  case block(module: String, id: String)
  case episode(module: String, block: String, id: String)
  /// The record of an approval.
  case approval(module: String, reviewer: String)
  /// A YAML file where none is looked for.
  case misplaced
  /// Something else: an image, a note, a hidden file.
  case other

  /// The role of the file at a path inside a curriculum.
  init(path: String) {
    self = path.withBytes { FileRole(names: $0.split(separator: UInt8(ascii: "/"))) }
  }

  /// A path as files of content are spelled: in small letters, with hyphens in place of spaces and underscores, and
  /// with the ending `.yaml`.
  static func usualSpelling(_ path: String) -> String {
    var text = path.lowercased()
    for ending in [".yaml", ".yml"] where text.hasSuffix(ending) {
      text.removeLast(ending.count)
      break
    }
    let names = text.split(separator: "/", omittingEmptySubsequences: false).map { name in
      name.split { $0 == " " || $0 == "_" || $0 == "-" }.joined(separator: "-")
    }
    return names.joined(separator: "/") + ".yaml"
  }

  /// Whether a path is spelled as files of content are.
  static func isUsual(_ path: String) -> Bool { usualSpelling(path) == path }

  /// Whether a file of this role is of another kind than one of that.
  func isOther(than role: FileRole) -> Bool {
    switch (self, role) {
    case (.curriculum, .curriculum), (.module, .module), (.library, .library), (.block, .block), (.episode, .episode),
      (.approval, .approval), (.misplaced, .misplaced), (.other, .other):
      false
    case (.curriculum, _), (.module, _), (.library, _), (.block, _), (.episode, _), (.approval, _), (.misplaced, _),
      (.other, _):
      true
    }
  }

  /// The folder of a path, empty for the curriculum's own, and the file's name.
  static func split(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return ("", path) }
    return (String(path[..<slash]), String(path[path.index(after: slash)...]))
  }

  /// The path of a file in a folder, which is empty for the curriculum's own.
  static func path(of file: String, in folder: String) -> String { folder.isEmpty ? file : "\(folder)/\(file)" }

  /// The role of a file by the names of the folders that it is in and its own.
  private init(names: [Slice<UnsafeBufferPointer<UInt8>>]) {
    let text = { (name: Slice<UnsafeBufferPointer<UInt8>>) in String(decoding: name, as: UTF8.self) }
    let isHidden = names.contains { $0.first == UInt8(ascii: ".") }
    guard let last = names.last, !isHidden else {
      self = .other
      return
    }
    guard !names[0].elementsEqual("assets".utf8) else {
      // Any other file among the images is ignored.
      self = names.count == 2 && last.elementsEqual("module.yaml".utf8) ? .misplaced : .other
      return
    }
    guard last.suffix(".yaml".utf8.count).elementsEqual(".yaml".utf8) else {
      let isYAML = [".yml", ".yaml"].contains { text(last).lowercased().hasSuffix($0) }
      self = isYAML ? .misplaced : .other
      return
    }
    let (name, count) = (text(last.dropLast(".yaml".utf8.count)), names.count)
    guard !names[0].elementsEqual(Approval.folder.utf8) else {
      self = count == 3 ? .approval(module: text(names[1]), reviewer: name) : .misplaced
      return
    }
    switch (count, name) {
    case (1, "curriculum"): self = .curriculum
    case (2, "module"): self = .module(id: text(names[0]))
    case (2, "cards"): self = .library(module: text(names[0]))
    case (3, "block"): self = .block(module: text(names[0]), id: text(names[1]))
    case (3, _): self = .episode(module: text(names[0]), block: text(names[1]), id: name)
    default: self = .misplaced
    }
  }
}
