internal import CurriculumBundle
internal import Diagnostics
internal import YAMLSource

/// Puts files together: each container's list says which children there are and in which order.
struct Assembly {
  private var files: [FileRole: ParsedFile] = [:]
  private var childIDs: [ItemPath: [String]] = [:]
  private let parsed: [ParsedFile]
  private let shownPath: (String) -> String
  private var diagnostics: [Diagnostic] = []
  /// Files that are not there, as findings have told already.
  private var missing: Set<FileRole> = []

  init(_ parsed: [ParsedFile], shownPath: @escaping (String) -> String) {
    self.parsed = parsed
    self.shownPath = shownPath
    for file in parsed {
      files[file.role] = file
      diagnostics += file.diagnostics
      switch file.role {
      case .module(let id): childIDs[ItemPath(""), default: []].append(id)
      case .block(let module, let id): childIDs[ItemPath(module), default: []].append(id)
      case .episode(let module, let block, let id):
        childIDs[ItemPath(module).appending(block), default: []].append(id)
      case .curriculum, .misplaced, .other: break
      }
    }
  }

  /// The whole, and all findings.
  mutating func assemble() -> (authored: AuthoredCurriculum, diagnostics: [Diagnostic]) {
    let file = files[.curriculum]
    var header = CurriculumForm.Header(
      title: "", locale: "en", minimumClient: "1.0.0", modules: [])
    if case .curriculum(let content)? = file?.content { header = content }
    let ids = children(listed: header.modules, of: ItemPath(""), in: file, list: "modules", kind: "module") { id in
      (.module(id: id), "\(id)/module.yaml")
    }
    let modules = ids.compactMap { assembleModule($0) }
    let curriculum = Curriculum(
      title: header.title, locale: header.locale, minimumClient: header.minimumClient, modules: modules.map(\.module))
    let authored = AuthoredCurriculum(
      curriculum: curriculum, document: file?.document, modules: modules, settings: header.lint,
      champion: header.champion, documents: parsed.map(\.document))
    reportMissingFiles()
    return (authored, diagnostics)
  }

  private mutating func assembleModule(_ id: String) -> AuthoredModule? {
    guard let file = files[.module(id: id)] else { return nil }
    guard case .module(var header)? = file.content else { return nil }
    let path = ItemPath(id)
    let ids = children(listed: header.children, of: path, in: file, list: "blocks", kind: "block") { child in
      (.block(module: id, id: child), "\(id)/\(child)/block.yaml")
    }
    let blocks = ids.compactMap { assembleBlock($0, module: id, language: header.item.language) }
    header.item.blocks = blocks.map(\.block)
    return AuthoredModule(path: path, document: file.document, module: header.item, blocks: blocks)
  }

  private mutating func assembleBlock(_ id: String, module: String, language: String) -> AuthoredBlock? {
    guard let file = files[.block(module: module, id: id)] else { return nil }
    guard case .block(var header)? = file.content else { return nil }
    let path = ItemPath(module).appending(id)
    let ids = children(listed: header.children, of: path, in: file, list: "episodes", kind: "episode") { child in
      (.episode(module: module, block: id, id: child), "\(module)/\(id)/\(child).yaml")
    }
    let episodes = ids.compactMap { child -> AuthoredEpisode? in
      guard let file = files[.episode(module: module, block: id, id: child)],
        case .episode(let content)? = file.content
      else { return nil }
      return AuthoredEpisode(
        path: path.appending(child), document: file.document, language: language, episode: content.episode,
        cardNodes: content.cardNodes, isComplete: content.isComplete)
    }
    header.item.episodes = episodes.map(\.episode)
    return AuthoredBlock(path: path, document: file.document, block: header.item, episodes: episodes)
  }

  /// The listed children that are there, in order; reports those that are not, and files that are not listed.
  private mutating func children(
    listed: [String], of parent: ItemPath, in file: ParsedFile?, list: String, kind: String,
    place: (String) -> (role: FileRole, path: String)
  ) -> [String] {
    let existing = childIDs[parent] ?? []
    var seen: Set<ItemPath> = []
    var present: [String] = []
    for (index, id) in listed.enumerated() {
      let location = file?.document.location(of: list, at: index)
      let (role, path) = place(id)
      // An id that stands there again was reported when the list was read.
      guard seen.insert(ItemPath(id)).inserted else { continue }
      if files[role] == nil {
        missing.insert(role)
        report(location.map { .listedNotThere(id, kind: kind, expected: shownPath(path), existing: existing, at: $0) })
      } else {
        present.append(id)
      }
    }
    // A list that is missing or wrong says nothing about which files belong.
    guard let file, !listed.isEmpty else { return present }
    for id in existing where !seen.contains(ItemPath(id)) {
      guard let stray = files[place(id).role] else { continue }
      report(.thereNotListed(id, kind: kind, in: file.document.source.path, at: stray.document.start))
    }
    return present
  }

  /// Reports folders that hold content, but not the file that says what the folder is.
  private mutating func reportMissingFiles() {
    for file in parsed {
      let holders: [(role: FileRole, path: String)]
      switch file.role {
      case .curriculum, .misplaced, .other: holders = []
      case .module: holders = [(.curriculum, "curriculum.yaml")]
      case .block(let module, _):
        holders = [(.curriculum, "curriculum.yaml"), (.module(id: module), "\(module)/module.yaml")]
      case .episode(let module, let block, _):
        holders = [
          (.curriculum, "curriculum.yaml"), (.module(id: module), "\(module)/module.yaml"),
          (.block(module: module, id: block), "\(module)/\(block)/block.yaml"),
        ]
      }
      for holder in holders where files[holder.role] == nil && missing.insert(holder.role).inserted {
        report(.missingFile(shownPath(holder.path), at: file.document.start))
      }
    }
  }

  private mutating func report(_ diagnostic: Diagnostic?) {
    if let diagnostic { diagnostics.append(diagnostic) }
  }
}
