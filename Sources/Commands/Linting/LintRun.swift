internal import Authoring
internal import CurriculumBundle
internal import Diagnostics
internal import Linting
internal import Parallelism

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
  /// The paths, as shown, of files that could not be read.
  private var unreadable: Set<String> = []
  private var files = CheckedFiles()

  init(selection: SelectionOptions, targets: LintTargets) {
    self.selection = selection
    self.targets = targets
  }

  /// Whether every file could be read, so that a run that finds nothing means something.
  var isWhole: Bool { unreadable.isEmpty }

  /// The text of a file, by its path as shown; nil for one that could not be read.
  func source(of shown: String) -> SourceText? {
    unreadable.contains(shown) ? nil : files[shown]?.document.source
  }

  /// Where a file is, by its path as shown.
  func absolutePath(of shown: String) -> String? { files[shown].map { "\($0.root)/\($0.document.path)" } }

  /// Whether the run looks for every finding of every curriculum, and met no file that cannot be read.
  var looksForEverything: Bool {
    let areAllRulesChosen = selection.select == nil && selection.ignore == nil
    return isWhole && areAllRulesChosen && targets.changed == nil && targets.groups.allSatisfy(\.isWhole)
  }

  /// The curricula that are checked.
  var folders: [CurriculumFolder] { targets.groups.map(\.folder) }

  /// Keeps what was read until the process ends: to free a curriculum value by value costs more than to end with it.
  func keepUntilExit() { _ = Unmanaged.passRetained(files) }

  /// Reads and checks everything; what was found before is forgotten.
  ///
  /// - Throws: `CommandFailure` when a folder cannot be read or no file was checked.
  mutating func lint() throws {
    diagnostics = []
    statistics = LintStatistics()
    checkedFiles = []
    unreadable = []
    files = CheckedFiles()
    for group in targets.groups { try lint(group) }
    diagnostics.sort(by: Diagnostic.precedes)
    statistics.files = checkedFiles.count
    guard !checkedFiles.isEmpty || targets.changed != nil else {
      throw CommandFailure("no file was checked", help: "name a curriculum's folder, or a content file inside one")
    }
  }

  private mutating func lint(_ group: LintTargets.Group) throws {
    let (authored, found) = try read(group.folder, threads: selection.threads ?? processorCount)
    let lost = found.filter(\.isAboutUnreadableFile)
    let reading = lost.isEmpty ? found : found.filter { !$0.isAboutUnreadableFile }
    unreadable.formUnion(lost.map(\.location.file))
    files.add(authored, below: group.folder.root)
    let wanted = wantedFiles(of: authored.documents, in: group)
    let shown = authored.documents.map(\.source.path)
    checkedFiles += wanted.map { wanted in shown.filter { wanted.contains($0) } } ?? shown
    var options = Linter.Options()
    options.selected = selection.select?.codes
    options.ignored = selection.ignore?.codes ?? []
    options.published = try published()
    if let threads = selection.threads { options.threads = threads }
    if let wanted { options.isWanted = { wanted.contains($0) } }
    let cache = selection.noCache ? nil : ProofCache(of: group.folder.root)
    options.memory = cache
    let report = Linter(options).lint(authored, reading: reading)
    cache?.save(isWhole: looksForEverything)
    let showsWhole = group.isWhole
    diagnostics += lost
    diagnostics += report.diagnostics.filter { diagnostic in
      wanted.map(diagnostic.concerns) ?? true || (showsWhole && AllRules.curriculumWide.contains(diagnostic.code))
    }
    statistics += report.statistics
  }

  /// The paths, as shown, of the files whose findings are shown; nil for all.
  private func wantedFiles(of documents: [Document], in group: LintTargets.Group) -> Set<String>? {
    if targets.changed == nil, group.isWhole { return nil }
    let wanted = documents.filter { document in
      let absolute = "\(group.folder.root)/\(document.path)"
      let isChanged = targets.changed.map { $0.contains(absolute) } ?? true
      return isChanged && (group.isWhole || group.isWanted(absolute))
    }
    return wanted.count == documents.count ? nil : Set(wanted.map(\.source.path))
  }

  private func published() throws -> Curriculum? {
    guard let folder = selection.published else { return nil }
    guard let curriculum = try BundleStore(folder).latestCurriculum() else {
      throw CommandFailure("nothing is published in '\(folder)'", help: "name the folder that has a manifest.json")
    }
    return curriculum
  }
}

extension Diagnostic {
  /// Whether a finding stands in one of some files or, where it concerns more than one file, is caused there.
  fileprivate func concerns(_ files: Set<String>) -> Bool {
    guard !files.contains(location.file) else { return true }
    return AllRules.curriculumWide.contains(code) && notes.compactMap(\.location).contains { files.contains($0.file) }
  }
}

/// The files of a run by their paths as shown; looked up only when there are findings.
private final class CheckedFiles {
  private var curricula: [AuthoredCurriculum] = []
  private var all: [(document: Document, root: String)] = []
  private lazy var places = Dictionary(
    all.enumerated().map { ($1.document.source.path, $0) }, uniquingKeysWith: { _, last in last })

  /// Adds the files of a curriculum.
  func add(_ authored: AuthoredCurriculum, below root: String) {
    curricula.append(authored)
    all += authored.documents.map { ($0, root) }
  }

  /// A file and the folder of its curriculum, by the path as shown.
  subscript(shown: String) -> (document: Document, root: String)? { places[shown].map { all[$0] } }
}
