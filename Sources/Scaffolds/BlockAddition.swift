package import Authoring
import CurriculumBundle

/// Blocks of one curriculum that are added to a module of another: their files with ids of their own, and the module's
/// file with the blocks at the end of its list; all else in it stays as it is.
package struct BlockAddition: Sendable {
  /// The files to write, by their paths in the curriculum that is added to.
  package let files: [NewFile]
  /// The module's file as it is.
  package let document: Document
  /// The module's file with the blocks in its list.
  package let changed: [UInt8]
  /// Whether the files have a record of names in another system, which stays with their own curriculum.
  package let hasRecord: Bool
  /// The ids of the blocks; those are left out whose files are in the module already.
  package let blocks: [String]

  /// Makes ready what is to be written.
  ///
  /// - Parameters:
  ///   - files: The files of a whole curriculum, such as those of an import.
  ///   - module: The id of the module that is added to.
  /// - Throws: When there is no such module, its code is in another language, or its list cannot be added to.
  package init(_ files: [NewFile], to module: String, in authored: AuthoredCurriculum) throws(ScaffoldProblem) {
    guard let target = authored.modules.first(where: { $0.document.path == "\(module)/module.yaml" }) else {
      let ids = authored.modules.map { "`\($0.header.id)`" }.joined(separator: ", ")
      throw ScaffoldProblem(
        "'\(module)' is not a module of this curriculum",
        help: ids.isEmpty ? "make one with `hornbook new module`" : "name one of \(ids)")
    }
    let added = FilesOfCurriculum(files)
    if let other = added.languages.first(where: { $0 != target.module.language }) {
      throw ScaffoldProblem(
        "the code to add is in '\(other)', but that of '\(module)' is in '\(target.module.language)'",
        help: "name a module in '\(other)'")
    }
    let taken = Set(authored.documents.compactMap { $0.path.split(separator: "/").dropFirst().first.map(String.init) })
    var slugs = Slugs(reserved: taken.union(target.module.blocks.map(\.id)).union(["module"]))
    var (written, ids, bytes) = ([NewFile](), [String](), target.document.source.bytes)
    let there = Set(target.module.blocks.map { BlockFiles(in: "\(module)/\($0.id)/", of: authored) })
    for block in added.blocks where !there.contains(BlockFiles(block)) {
      let id = slugs.take(block.id)
      written += block.files.map { NewFile("\(module)/\(id)/\($0.name)", bytes: $0.bytes) }
      bytes = try ListChange.adding(.text(id), to: .blocks, in: bytes, of: target.document)
      ids.append(id)
    }
    hasRecord = added.hasRecord && !ids.isEmpty
    (self.files, document, changed, blocks) = (written + added.assets, target.document, bytes, ids)
  }
}

/// What the files of a block say, by their names; its id says nothing.
private struct BlockFiles: Hashable {
  let files: [String: [UInt8]]

  init(_ block: FilesOfCurriculum.Block) {
    files = Dictionary(block.files.map { ($0.name, $0.bytes) }) { first, _ in first }
  }

  init(in folder: String, of authored: AuthoredCurriculum) {
    let own = authored.documents.filter { $0.path.hasPrefix(folder) }
    files = Dictionary(own.map { (String($0.path.dropFirst(folder.count)), $0.source.bytes) }) { first, _ in first }
  }
}

/// The files of a curriculum by its blocks.
private struct FilesOfCurriculum {
  struct Block {
    let id: String
    var files: [(name: String, bytes: [UInt8])]
  }

  private(set) var blocks: [Block] = []
  private(set) var assets: [NewFile] = []
  /// Whether `curriculum.yaml` has a record of an import.
  private(set) var hasRecord = false
  /// The languages of the modules.
  private(set) var languages: [String] = []

  init(_ files: [NewFile]) {
    var places: [String: Int] = [:]
    for file in files {
      let names = file.path.split(separator: "/").map(String.init)
      if names.first == "assets" {
        assets.append(file)
      } else if names.count == 3 {
        let folder = "\(names[0])/\(names[1])"
        let place = places[folder] ?? blocks.count
        if place == blocks.count { blocks.append(Block(id: names[1], files: [])) }
        places[folder] = place
        blocks[place].files.append((names[2], file.bytes))
      } else if file.path == "curriculum.yaml" {
        hasRecord = file.text.contains("\nexchange:\n")
      } else if names.last == "module.yaml" {
        languages += file.text.split(separator: "\n").filter { $0.hasPrefix("language: ") }
          .map { String($0.dropFirst("language: ".count)) }
      }
    }
  }
}
