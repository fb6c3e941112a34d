internal import CurriculumBundle
internal import Diagnostics
internal import YAMLSource

/// Puts files together: each container's list says which children there are and in which order.
struct Assembly {
  private let parsed: [ParsedFile]
  private let assets: [CurriculumAsset]
  private let root: ParsedFolder
  /// The paths of files and folders that were not looked into, which was reported.
  private let refused: Set<String>
  private let shownPath: (String) -> String
  private var diagnostics: [Diagnostic] = []

  init(
    _ parsed: [ParsedFile], assets: [CurriculumAsset], refused: [String], shownPath: @escaping (String) -> String
  ) {
    self.parsed = parsed
    self.assets = assets
    self.refused = Set(refused)
    self.shownPath = shownPath
    root = ParsedFolder(parsed)
    for file in parsed { diagnostics += file.diagnostics }
  }

  /// The whole, and all findings.
  mutating func assemble() -> (authored: AuthoredCurriculum, diagnostics: [Diagnostic]) {
    var header = CurriculumForm.Header(
      title: "", locale: "en", minimumClient: "1.0.0", modules: [])
    if case .curriculum(let content)? = root.file?.content { header = content }
    let ids = children(listed: header.modules, in: root, list: "modules", kind: "module") { "\($0)/module.yaml" }
    let modules = ids.compactMap { assembleModule($0) }
    let curriculum = Curriculum(
      title: header.title, locale: header.locale, minimumClient: header.minimumClient, order: header.order,
      dailyQuestion: header.dailyQuestion, modules: modules.filter { !$0.isDraft }.map(\.module))
    let authored = AuthoredCurriculum(
      curriculum: curriculum, document: root.file?.document, modules: modules, settings: header.lint,
      champion: header.champion, exchange: header.exchange, documents: parsed.map(\.document), assets: assets,
      refused: refused)
    reportMissingFile(of: root, named: "curriculum.yaml")
    for module in root.folders {
      reportMissingFile(of: module, named: "module.yaml")
      for block in module.folders { reportMissingFile(of: block, named: "block.yaml") }
    }
    return (authored, diagnostics)
  }

  private mutating func assembleModule(_ id: String) -> AuthoredModule? {
    guard let folder = root.folder(id), let file = folder.file, case .module(var header)? = file.content else {
      return nil
    }
    let ids = children(listed: header.children, in: folder, list: "blocks", kind: "block") { "\($0)/block.yaml" }
    let blocks = ids.compactMap { assembleBlock($0, in: folder, language: header.item.language) }
    header.item.blocks = blocks.map(\.block)
    return AuthoredModule(
      path: ItemPath(folder.path), document: file.document, module: header.item,
      blocks: blocks)
  }

  private mutating func assembleBlock(_ id: String, in module: ParsedFolder, language: String) -> AuthoredBlock? {
    guard let folder = module.folder(id), let file = folder.file, case .block(var header)? = file.content else {
      return nil
    }
    let path = ItemPath(folder.path)
    let ids = children(listed: header.children, in: folder, list: "episodes", kind: "episode") { "\($0).yaml" }
    let episodes = ids.compactMap { child -> AuthoredEpisode? in
      guard let file = folder.child(child), case .episode(let content)? = file.content else { return nil }
      return AuthoredEpisode(
        path: path.appending(child), document: file.document, language: language, episode: content.episode,
        cardNodes: content.cardNodes, isComplete: content.isComplete)
    }
    header.item.episodes = episodes.map(\.episode)
    return AuthoredBlock(path: path, document: file.document, block: header.item, episodes: episodes)
  }

  /// The listed children that are there, in order; reports those that are not, and files that are not listed.
  private mutating func children(
    listed: [String], in folder: ParsedFolder, list: String, kind: String, fileName: (String) -> String
  ) -> [String] {
    var seen: Set<ItemPath> = []
    seen.reserveCapacity(listed.count)
    var present: [String] = []
    var missing = BoundedDiagnostics()
    lazy var locations = folder.file?.document.locations(ofElementsOf: list) ?? []
    for (index, id) in listed.enumerated() {
      // An id that stands there again was reported when the list was read.
      guard seen.insert(ItemPath(id)).inserted else { continue }
      if folder.child(id) != nil {
        present.append(id)
        continue
      }
      folder.folder(id)?.isKnownToBeMissing = true
      guard locations.indices.contains(index) else { continue }
      let expected = folder.path(of: fileName(id))
      // What was refused was reported as such.
      guard !refused.contains(expected), !refused.contains(folder.path(of: id)) else { continue }
      missing.report(
        .missingListedFile(id, kind: kind, expected: shownPath(expected), existing: folder.ids, at: locations[index]))
    }
    diagnostics += missing.inOrderOfReport
    // A list that is missing or wrong says nothing about which files belong.
    guard let file = folder.file, !listed.isEmpty else { return present }
    for id in folder.ids where !seen.contains(ItemPath(id)) {
      guard let stray = folder.child(id), stray.isRead else { continue }
      diagnostics.append(
        .unlistedFile(id, kind: kind, in: file.document.location(of: list), at: stray.document.start))
    }
    return present
  }

  /// Reports a folder that holds content, but not the file that says what the folder is.
  private mutating func reportMissingFile(of folder: ParsedFolder, named name: String) {
    guard folder.file == nil, !folder.isKnownToBeMissing, !refused.contains(folder.path(of: name)),
      let first = folder.first
    else { return }
    diagnostics.append(.missingFile(shownPath(folder.path(of: name)), at: first.document.start))
  }
}
