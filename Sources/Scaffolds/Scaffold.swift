package import Authoring
package import CurriculumBundle
package import Diagnostics

/// What `hornbook new` makes: files that lint without errors, and the place in the order of what holds them.
///
/// All texts come from the examples of the field declarations.
package struct Scaffold: Sendable {
  /// The files to write.
  package let files: [NewFile]
  /// The file to change: the list that gives the order, or the episode that gets a card.
  package let document: Document
  /// The changes to that file, whose comments and layout stay; none where its list has the item already.
  package let edits: [Edit]
  /// The full id of what is made.
  package let path: ItemPath
}

/// Why nothing can be scaffolded.
package struct ScaffoldProblem: Error, Sendable, Hashable, CustomStringConvertible {
  /// The fact, without a full stop.
  package let description: String
  /// What to do, as an imperative.
  package let help: String

  init(_ description: String, help: String) {
    self.description = description
    self.help = help
  }
}

extension Scaffold {
  /// What can be made in a file or folder of its own.
  package enum Container: Int, Sendable, CaseIterable {
    /// A folder with `module.yaml`; it gets a first block with a first episode.
    case module = 1
    /// A folder with `block.yaml`; it gets a first episode.
    case block
    /// A file with cards.
    case episode

    /// What it is called in a message.
    package var name: String {
      switch self {
      case .module: "module"
      case .block: "block"
      case .episode: "episode"
      }
    }
  }

  /// A new module, block or episode.
  ///
  /// - Parameters:
  ///   - path: The full id, as `training/printing/say-hello`.
  ///   - title: What a learner sees it called; made from the id when it is nil.
  ///   - sibling: The id of the item after which it opens; last when it is nil.
  ///   - language: The language of a new module's code; Python when it is nil. What is in a module has the module's.
  ///   - schemas: Where the JSON Schemas lie, relative to the curriculum's folder.
  package static func container(
    _ container: Container, at path: ItemPath, title: String? = nil, after sibling: String? = nil,
    language: CodeLanguage? = nil, schemas: String? = nil, in authored: AuthoredCurriculum
  ) throws(ScaffoldProblem) -> Scaffold {
    let names = path.components.map(String.init)
    guard names.count == container.rawValue, names.allSatisfy(NamePattern.slug.matches), let id = names.last else {
      let example = NamePattern.path.example.split(separator: "/").prefix(container.rawValue).joined(separator: "/")
      let shape = names.count == container.rawValue ? NamePattern.slug.shape : nil
      throw ScaffoldProblem(
        "'\(path)' is not the full id of \(withArticle(container.name))",
        help: shape.map { "\($0), as in `\(example)`" } ?? "write it like `\(example)`")
    }
    let (parent, list) = holder(of: container, names)
    if let clash = ReservedName(id, in: list) { throw ScaffoldProblem(clash.fact, help: "choose another id") }
    let ofModule = authored.modules.first { $0.document.path == "\(names[0])/module.yaml" }?.header.language
    let written = language ?? ofModule.flatMap(CodeLanguage.init) ?? .python
    let files = ScaffoldFiles(schemas: schemas, language: written).files(container, names, title: title)
    if let there = files.first(where: { file in authored.documents.contains { $0.path == file.path } }) {
      throw ScaffoldProblem("'\(there.path)' is there already", help: "choose another id")
    }
    guard let document = authored.documents.first(where: { $0.path == parent }) else {
      throw missing(parent, above: names, in: authored, for: container)
    }
    let order = ListChange(list: list, of: document)
    let index = try sibling.map { name throws(ScaffoldProblem) in try order.index(after: name) }
    // An author may have listed it before its files are made.
    let edits = order.contains(id) ? [] : try order.inserting(.text(id), at: index)
    return Scaffold(files: files, document: document, edits: edits, path: path)
  }

  /// That what holds an item is not there, with the command that makes the outermost of what is missing.
  private static func missing(
    _ parent: String, above names: [String], in authored: AuthoredCurriculum, for container: Container
  ) -> ScaffoldProblem {
    let root = authored.document.map { $0.source.path.dropLast($0.path.utf8.count) } ?? ""
    let isModuleThere = authored.documents.contains { $0.path == "\(names[0])/module.yaml" }
    let item = isModuleThere ? "block \(names.prefix(2).joined(separator: "/"))" : "module \(names[0])"
    let option = root.isEmpty || root == "curriculum/" ? "" : " --curriculum \(root.dropLast())"
    return ScaffoldProblem(
      "'\(root)\(parent)' is not there, so the \(container.name) would have no place",
      help: "make it first: `hornbook new \(item)\(option)`")
  }

  private static func holder(of container: Container, _ names: [String]) -> (file: String, list: FieldKey) {
    switch container {
    case .module: ("curriculum.yaml", .modules)
    case .block: ("\(names[0])/module.yaml", .blocks)
    case .episode: ("\(names[0])/\(names[1])/block.yaml", .episodes)
    }
  }
}

extension Scaffold {
  /// An id, or the name of a folder, as words: `say-hello` as `Say hello`.
  package static func title(of id: String) -> String {
    let words = id.split(separator: "-").joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// The files of a whole small curriculum.
  ///
  /// - Parameters:
  ///   - title: What a learner sees it called; an example when it is nil.
  ///   - language: The language of its first module's code.
  ///   - schemas: Where the JSON Schemas lie, relative to the curriculum's folder.
  package static func curriculum(
    title: String? = nil, language: CodeLanguage = .python, schemas: String? = nil
  ) -> [NewFile] {
    ScaffoldFiles(schemas: schemas, language: language).curriculum(title: title)
  }
}
