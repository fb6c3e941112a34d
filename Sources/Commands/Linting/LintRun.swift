internal import Authoring
internal import CurriculumBundle
internal import Diagnostics
internal import Linting

/// A run of the linter over what a person named.
struct LintRun {
  private let selection: SelectionOptions
  private let targets: LintTargets

  /// The findings that are shown, sorted.
  private(set) var diagnostics: [Diagnostic] = []
  /// What was looked at.
  private(set) var statistics = LintStatistics()
  /// The paths, as shown, of the files whose findings are shown.
  private(set) var checkedFiles: [String] = []
  private var sources: [String: SourceText] = [:]
  private var absolutePaths: [String: String] = [:]

  init(selection: SelectionOptions, targets: LintTargets) {
    self.selection = selection
    self.targets = targets
  }

  /// The text of a file, by its path as shown.
  func source(of shown: String) -> SourceText? { sources[shown] }

  /// Where a file is, by its path as shown.
  func absolutePath(of shown: String) -> String? { absolutePaths[shown] }

  /// Reads and checks everything; what was found before is forgotten.
  ///
  /// - Throws: `CommandFailure` when a file cannot be read or no file was checked.
  mutating func lint() throws {
    diagnostics = []
    statistics = LintStatistics()
    checkedFiles = []
    for group in targets.groups { try lint(group) }
    diagnostics.sort(by: Diagnostic.precedes)
    guard !checkedFiles.isEmpty || targets.changed != nil else {
      throw CommandFailure("no file was checked", help: "name a curriculum's folder, or a content file inside one")
    }
  }

  private mutating func lint(_ group: LintTargets.Group) throws {
    let (authored, reading) = try readOrFail(group.folder)
    var wanted: Set<String> = []
    for document in authored.documents {
      let shown = document.source.path
      let absolute = "\(group.folder.root)/\(document.path)"
      sources[shown] = document.source
      absolutePaths[shown] = absolute
      let isChanged = targets.changed.map { $0.contains(absolute) } ?? true
      if isChanged, group.isWhole || group.isWanted(absolute) { wanted.insert(shown) }
    }
    checkedFiles += authored.documents.map(\.source.path).filter { wanted.contains($0) }
    var options = Linter.Options()
    options.selected = selection.select?.codes
    options.ignored = selection.ignore?.codes ?? []
    options.published = try published()
    if let threads = selection.threads { options.threads = threads }
    let isFocused = wanted.count < authored.documents.count
    if isFocused { options.isWanted = { [wanted] in wanted.contains($0) } }
    let report = Linter(options).lint(authored, reading: reading)
    let showsWhole = group.isWhole
    diagnostics += report.diagnostics.filter { diagnostic in
      !isFocused || wanted.contains(diagnostic.location.file)
        || (showsWhole && AllRules.curriculumWide.contains(diagnostic.code))
    }
    statistics += report.statistics
  }

  private func published() throws -> Curriculum? {
    guard let folder = selection.published else { return nil }
    guard let curriculum = try BundleStore(folder).currentCurriculum() else {
      throw CommandFailure("nothing is published in '\(folder)'", help: "name the folder that has a manifest.json")
    }
    return curriculum
  }
}
