import CurriculumBundle
import Diagnostics
import YAMLSource

/// Puts files together: each container's list says which children there are and in which order.
struct Assembly {
  private let parsed: [ParsedFile]
  private let assets: [CurriculumAsset]
  private let imagesElsewhere: [String]
  private let root: ParsedFolder
  /// The paths of files and folders that were not looked into, which was reported.
  private let refused: Set<String>
  private let shownPath: (String) -> String
  private var diagnostics: [Diagnostic] = []
  private var missing: Set<ItemPath> = []
  private var unmatched = UnmatchedItems()

  init(
    _ parsed: [ParsedFile], assets: [CurriculumAsset], imagesElsewhere: [String], refused: [String],
    shownPath: @escaping (String) -> String
  ) {
    self.parsed = parsed
    self.assets = assets
    self.imagesElsewhere = imagesElsewhere
    self.refused = Set(refused)
    self.shownPath = shownPath
    root = ParsedFolder(parsed)
    for file in parsed { diagnostics += file.diagnostics }
  }

  /// The language of all texts; empty where it is not said.
  private var locale: String {
    if case .curriculum(let header)? = root.file?.content { header.locale } else { "" }
  }

  /// The whole, and all findings.
  mutating func assemble() -> (authored: AuthoredCurriculum, diagnostics: [Diagnostic]) {
    var header = CurriculumForm.Header(
      title: "", locale: "", minimumClient: "1.0.0", modules: [])
    if case .curriculum(let content)? = root.file?.content { header = content }
    let (ids, isWhole) = children(of: root, listed: header.modules, list: .modules, kind: "module") {
      "\($0)/module.yaml"
    }
    let modules = ids.compactMap { assembleModule($0, review: header.review) }
    reportUnmatched()
    reportMissingFiles()
    let content = Curriculum(
      title: header.title, locale: header.locale, minimumClient: header.minimumClient, order: header.order,
      dailyQuestion: header.dailyQuestion, reminders: header.reminders, elements: header.elements,
      retired: header.retired, modules: [])
    let authored = AuthoredCurriculum(
      header: content, document: root.file?.document, modules: modules, settings: header.lint,
      champion: header.champion, approvals: approvals, exchange: header.exchange,
      documents: parsed.map(\.document), assets: assets,
      imagesElsewhere: imagesElsewhere,
      isWhole: isWhole && modules.count == ids.count && modules.allSatisfy(\.isWhole), missing: missing,
      refused: refused)
    return (authored, diagnostics)
  }

  /// The records of approvals, those that cannot be read among them.
  private var approvals: [Approval] {
    parsed.compactMap { file in
      guard case .approval(let module, let reviewer) = file.role else { return nil }
      var statement: Approval.Statement?
      if file.isWhole, case .approval(let said)? = file.content { statement = said }
      return Approval(module: module, reviewer: reviewer, statement: statement, document: file.document)
    }
  }

  private mutating func assembleModule(_ id: String, review: ReviewPolicy?) -> AuthoredModule? {
    guard let folder = root.folder(id), let file = folder.file, case .module(let content)? = file.content else {
      return nil
    }
    let header = content.header
    let (ids, isWhole) = children(of: folder, listed: header.children, list: .blocks, kind: "block") {
      "\($0)/block.yaml"
    }
    let library = library(of: folder)
    var item = header.item
    item.cardLibrary = library?.library
    let blocks = ids.compactMap { assembleBlock($0, in: folder, of: item, content.teachesBy) }
    return AuthoredModule(
      path: ItemPath(folder.path), document: file.document, header: item, review: content.review ?? review,
      teaches: content.teaches, teachesBy: content.teachesBy, library: library, blocks: blocks,
      isWhole: isWhole && folder.library?.isWhole ?? true && blocks.count == ids.count
        && blocks.allSatisfy(\.isWhole))
  }

  /// The cards with which a module's robot programs are laid; nil where it says none.
  private func library(of module: ParsedFolder) -> AuthoredCardLibrary? {
    guard let file = module.library, case .library(let content)? = file.content else { return nil }
    return AuthoredCardLibrary(content, in: file.document)
  }

  private mutating func assembleBlock(
    _ id: String, in module: ParsedFolder, of item: Module, _ teachesBy: TeachingWay
  ) -> AuthoredBlock? {
    guard let folder = module.folder(id), let file = folder.file, case .block(let header)? = file.content else {
      return nil
    }
    let path = ItemPath(folder.path)
    let (ids, isWhole) = children(of: folder, listed: header.children, list: .episodes, kind: "episode") {
      "\($0).yaml"
    }
    let episodes = ids.compactMap { child -> AuthoredEpisode? in
      guard let file = folder.child(child), case .episode(let content)? = file.content else { return nil }
      return AuthoredEpisode(
        path: path.appending(child), document: file.document, language: item.language, locale: locale,
        teachesBy: teachesBy, library: item.cardLibrary, header: content.header, read: content.cards,
        isWhole: file.isWhole)
    }
    return AuthoredBlock(
      path: path, document: file.document, header: header.item, episodes: episodes,
      isWhole: isWhole && episodes.count == ids.count && episodes.allSatisfy(\.isWhole))
  }

  /// The listed children that are there, in order, and whether the list and the files agree; notes those that do not.
  private mutating func children(
    of folder: ParsedFolder, listed: [String], list: FieldKey, kind: String, fileName: (String) -> String
  ) -> (ids: [String], isWhole: Bool) {
    var seen: Set<ItemPath> = []
    seen.reserveCapacity(listed.count)
    var present: [String] = []
    lazy var locations = folder.file?.document.locations(ofElementsOf: list) ?? []
    for (index, id) in listed.enumerated() {
      // An id that stands there again was reported when the list was read.
      guard seen.insert(ItemPath(id)).inserted else { continue }
      if folder.child(id) != nil {
        present.append(id)
        continue
      }
      folder.folder(id)?.isKnownToBeMissing = true
      missing.insert(ItemPath(folder.path(of: id)))
      guard locations.indices.contains(index) else { continue }
      // What was refused was reported as such.
      guard !refused.contains(folder.path(of: fileName(id))), !refused.contains(folder.path(of: id)) else { continue }
      if reportClash(of: id, in: list, with: folder.path(of: fileName(id)), at: locations[index]) { continue }
      unmatched.entries.append(
        UnmatchedItems.Entry(
          id: id, kind: kind, folder: folder.path, file: fileName(id), location: locations[index]))
    }
    let isWhole = folder.file?.isWhole ?? false
    // A list that is missing or wrong says nothing about which files belong.
    guard let file = folder.file, !listed.isEmpty else { return (present, false) }
    // Ids are different from each other on both sides, so that equally many are the same.
    let strays = present.count == folder.ids.count ? [] : folder.ids.filter { !seen.contains(ItemPath($0)) }
    lazy var place = ItemList(location: file.document.location(of: list), listed: Set(listed), present: folder.ids)
    for id in strays {
      guard let stray = folder.child(id), stray.isRead else { continue }
      unmatched.strays.append(
        UnmatchedItems.Stray(
          id: id, folder: folder.path, file: fileName(id),
          finding: .unlistedFile(
            id, kind: kind, file: shownPath(folder.path(of: fileName(id))), in: place,
            at: stray.document.start)))
    }
    return (present, isWhole && strays.isEmpty && present.count == seen.count)
  }

  /// Reports an id that a folder or file of every curriculum already has; returns false for nearly all ids.
  private mutating func reportClash(
    of id: String, in list: FieldKey, with path: String, at location: Location
  ) -> Bool {
    guard let clash = ReservedName(id, in: list) else { return false }
    let hasFile = parsed.contains { $0.role == .misplaced && $0.document.path == path }
    diagnostics.append(.reservedName(clash, hasFile: hasFile, at: location))
    return true
  }

  /// Reports names without a file, files without a name, and files where none is looked for.
  private mutating func reportUnmatched() {
    // A module among the images or the approvals is reported where a list names it.
    for file in parsed where file.role == .misplaced {
      let reserved = ReservedName.folder(ofModuleFile: file.document.path)
      if let reserved, missing.contains(ItemPath(reserved.rawValue)) { continue }
      let (folder, name) = FileRole.split(file.document.path)
      unmatched.strays.append(
        UnmatchedItems.Stray(
          id: "", folder: folder, file: name,
          finding: reserved.map { .reservedName($0, hasFile: true, at: file.document.start) }
            ?? .misplacedFile(file.document.source.path, at: file.document.start)))
    }
    let (found, misread) = unmatched.settled(among: parsed.map(\.document.path), shown: shownPath)
    if !misread.isEmpty { diagnostics.removeAll { misread.contains($0.location.file) } }
    diagnostics += found
  }

  /// Reports folders that hold content, but not the file that says what the folder is.
  private mutating func reportMissingFiles() {
    reportMissingFile(of: root, named: "curriculum.yaml")
    for module in root.folders {
      reportMissingFile(of: module, named: "module.yaml")
      for block in module.folders { reportMissingFile(of: block, named: "block.yaml") }
    }
  }

  private mutating func reportMissingFile(of folder: ParsedFolder, named name: String) {
    guard folder.file == nil, !folder.isKnownToBeMissing, !refused.contains(folder.path(of: name)),
      let first = folder.first
    else { return }
    diagnostics.append(.missingFile(shownPath(folder.path(of: name)), at: first.document.start))
  }
}
