/// The files of a curriculum by the folders that they are in: the curriculum's own, one a module, one a block.
final class ParsedFolder {
  /// The folder's name; empty for the curriculum's own.
  private let id: String
  /// The folder's path inside the curriculum; empty for the curriculum's own.
  let path: String
  /// The first file in it or below it; nil in a curriculum without content.
  private(set) var first: ParsedFile?
  /// The file that says what the folder is; nil when there is none.
  private(set) var file: ParsedFile?
  /// The file with its card library; nil when there is none.
  private(set) var library: ParsedFile?
  /// The ids of what it holds, in the order of their paths.
  private(set) var ids: [String] = []
  /// The folders in it, in the order of their paths.
  private(set) var folders: [ParsedFolder] = []
  /// Whether a finding has told that `file` is not there.
  var isKnownToBeMissing = false

  private var places: [String: Int] = [:]
  private var episodes: [String: ParsedFile] = [:]

  private init(id: String, path: String, first: ParsedFile?) {
    self.id = id
    self.path = path
    self.first = first
  }

  /// The folder of a whole curriculum.
  convenience init(_ files: [ParsedFile]) {
    self.init(id: "", path: "", first: nil)
    for file in files {
      switch file.role {
      case .curriculum: self.file = file
      case .module(let id): add(file, forFolder: id)
      case .library(let id): folder(id, with: file).library = file
      case .block(let module, let id): folder(module, with: file).add(file, forFolder: id)
      case .episode(let module, let block, let id):
        folder(module, with: file).folder(block, with: file).add(file, forEpisode: id)
      case .approval, .misplaced, .other: continue
      }
      if first == nil { first = file }
    }
  }

  /// The folder in it that belongs to an id; nil when there is none.
  func folder(_ id: String) -> ParsedFolder? { places[id].map { folders[$0] } }

  /// The file of what it holds under an id; nil when there is none.
  func child(_ id: String) -> ParsedFile? { episodes[id] ?? folder(id)?.file }

  /// The path of something in it.
  func path(of name: String) -> String { FileRole.path(of: name, in: path) }

  private func add(_ file: ParsedFile, forFolder id: String) {
    folder(id, with: file).file = file
    ids.append(id)
  }

  private func add(_ file: ParsedFile, forEpisode id: String) {
    episodes[id] = file
    ids.append(id)
  }

  /// The folder of an id, made for its first file; files come in the order of paths,
  /// so the last folder is mostly meant.
  private func folder(_ id: String, with file: ParsedFile) -> ParsedFolder {
    if let last = folders.last, last.id == id { return last }
    if let place = places[id] { return folders[place] }
    let folder = ParsedFolder(id: id, path: path(of: id), first: file)
    places[id] = folders.count
    folders.append(folder)
    return folder
  }
}
