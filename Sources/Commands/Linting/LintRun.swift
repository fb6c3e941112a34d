import Authoring
import CurriculumBundle
import Diagnostics
import Evidence
import Linting
import Remembering

/// A run of the linter over what a person named.
struct LintRun {
  private let selection: SelectionOptions
  private var targets: LintTargets

  /// The findings that are shown, sorted.
  private(set) var diagnostics: [Diagnostic] = []
  /// The findings that would be shown if they were not older than the revision that the run is compared with.
  private(set) var oldFindings: [Diagnostic] = []
  /// What was looked at.
  private(set) var statistics = LintStatistics()
  /// The paths, as shown, of the files whose findings are shown.
  private(set) var checkedFiles: [String] = []
  /// The paths, as shown, of files with findings, in the order of their courses.
  private var filesInOrder: [String] = []
  /// The paths, as shown, of files that could not be read, or were refused.
  private var unread: Set<String> = []
  private var files = CheckedFiles()
  /// What was found at the revision that the run is compared with; nil without one.
  private var earlier: EarlierFindings?
  /// Whether the evidence on every card is wanted.
  private let keepsEvidence: Bool
  /// The cards with programs, where their evidence is wanted.
  private(set) var cards: [ProvenCard] = []
  /// What is shared with other runs about cards; nil without a store.
  let evidence: EvidenceSource?
  /// The tools of this machine; nil where they are not asked.
  private let tools: MachineToolchains?
  /// What is remembered of each curriculum from one check of this run to the next; nil where a run checks once.
  private let memories: [CheckMemory]?
  /// Whether what this run finds is left to the next one.
  private let remembers: Bool

  /// A run that has yet to begin.
  ///
  /// - Parameters:
  ///   - isRepeated: Whether it checks the same curricula again and again, as their files change.
  ///   - progress: Says what tools run, which may take a while.
  /// - Throws: `CommandFailure` when git cannot say what the run is to be compared with.
  init(
    selection: SelectionOptions, targets: LintTargets, keepsEvidence: Bool = false, isRepeated: Bool = false,
    progress: ProgressNote? = nil
  ) throws(CommandFailure) {
    self.selection = selection
    self.keepsEvidence = keepsEvidence
    self.targets = targets
    let tools = selection.store.tools
    let evidence = try selection.store.open().map { EvidenceSource($0, tools: tools) }
    (self.evidence, self.tools) = (evidence, tools)
    if let progress { tools?.show(on: progress, of: targets.names) }
    remembers = !selection.noCache && evidence?.mayBeRemembered != false
    memories =
      isRepeated && remembers
      ? targets.groups.map { CheckMemory(of: $0.folder.root, leavesEvidence: evidence != nil) } : nil
    earlier = try selection.changedSince.map { revision throws(CommandFailure) in
      try EarlierFindings(since: revision, in: targets.groups.map(\.folder))
    }
  }

  /// The revision of `--changed-since`; nil without that option.
  var comparison: RunComparison? { earlier?.comparison }

  /// Whether every file could be read, so that a run that finds nothing means something.
  private(set) var isWhole = true

  /// The text of a file, by its path as shown; nil for one that could not be read.
  func source(of shown: String) -> SourceText? {
    unread.contains(shown) ? nil : files[shown]?.file.source
  }

  /// The folder of a file's curriculum, and the file's absolute path, by its path as shown.
  func place(of shown: String) -> (root: String, path: String)? {
    files[shown].map { ($0.root, "\($0.root)/\($0.file.path)") }
  }

  /// The order in which a person is shown findings.
  var courseOrder: CourseOrder { CourseOrder(filesInOrder) }

  /// Takes a text for what a file holds from the next check on, and leaves the file alone.
  mutating func replace(_ shown: String, by bytes: [UInt8]) {
    guard let (file, root) = files[shown] else { return }
    targets.replace(file.path, in: root, by: bytes)
  }

  /// Takes texts for what files of a curriculum hold from the next check on, by their paths inside of it, and for no
  /// others.
  mutating func overlay(_ texts: [String: [UInt8]], in root: String) { targets.overlay(texts, in: root) }

  /// Whether the run looks for every finding of every curriculum, and met no file that cannot be read.
  var looksForEverything: Bool {
    let areAllRulesChosen = selection.select == nil && selection.ignore == nil
    return isWhole && areAllRulesChosen && earlier == nil && targets.groups.allSatisfy(\.isWhole)
  }

  /// Whether an old error of a file keeps rules from running that need every file, so that what is new to them is not
  /// found either.
  var areRulesHeldBack: Bool { oldFindings.contains { AllRules.readingErrors.contains($0.code) } }

  /// What the curricula say, in their order; of one that an earlier run looked into nothing.
  var authored: [AuthoredCurriculum] { files.curricula }

  /// Finds out about the cards of the first curriculum, but for what the run has found out lately.
  var planner: EvidencePlanner {
    let known = tools.flatMap { _ in folders.first.flatMap { CurriculumCache(of: $0.root, .evidence)?.memory } }
    return EvidencePlanner(memories?.first?.evidence ?? Memory([:], .heldHere), tools: known)
  }

  /// The claims that are not proven, in words, and what would prove more of them; nil where all are.
  var unprovenInWords: String? {
    let claims = statistics.claims
    let languages = claims.unprovenSubjects.compactMap { subject, _ -> String? in
      if case .code(let language) = subject, language.needsTool { language.rawValue } else { nil }
    }
    guard tools == nil, !languages.isEmpty else { return claims.unprovenInWords }
    return claims.unprovenInWords.map { "\($0); --with-toolchains runs \(languages.joined(separator: ", "))" }
  }

  /// The curricula that are checked.
  var folders: [CurriculumFolder] { targets.groups.map(\.folder) }

  /// Keeps what was read until the process ends: to free a curriculum value by value costs more than to end with it.
  func keepUntilExit() { _ = Unmanaged.passRetained(files) }

  /// Reads and checks everything; what was found before is forgotten.
  ///
  /// - Parameter isCancelled: Whether nobody waits for it any more; what was found out till then is remembered. Once it
  ///   is true it has to stay true.
  /// - Throws: `CommandFailure` when a folder cannot be read or no file was checked, and `Cancelled`.
  mutating func lint(isCancelled: (@Sendable () -> Bool)? = nil) throws {
    diagnostics = []
    cards = []
    statistics = LintStatistics()
    checkedFiles = []
    filesInOrder = []
    unread = []
    isWhole = true
    files = CheckedFiles()
    let published = try published()
    var found: [(diagnostic: Diagnostic, isNamed: Bool)] = []
    var old: [Diagnostic] = []
    for (number, group) in targets.groups.enumerated() {
      try group.folder.checkTool()
      let repeated = memories?[number]
      let cache = repeated == nil && remembers ? CurriculumCache(of: group.folder.root, .findings) : nil
      let memory = cache?.memory ?? (earlier == nil ? nil : Memory())
      let check = CurriculumCheck(
        selection: selection, group: group, published: published, memory: repeated?.findings ?? memory,
        reading: repeated?.reading, recent: repeated?.evidenceInCheck, evidence: evidence,
        tools: tools.map { .tools($0, of: group.folder.root, remembers: remembers) }, keepsEvidence: keepsEvidence,
        isCancelled: isCancelled)
      let outcome = try outcome(of: check)
      if isCancelled?() == true { throw Cancelled() }
      repeated?.endCheck()
      found += outcome.diagnostics.map { ($0, outcome.isAboutNamed($0)) }
      if !outcome.diagnostics.isEmpty { old += try earlier?.findings(of: number, check) ?? [] }
      cache?.save(isWhole: looksForEverything, wasKnown: outcome.authored == nil)
    }
    show(found.sorted { Diagnostic.precedes($0.diagnostic, $1.diagnostic) }, except: old)
    diagnostics.sort(by: Diagnostic.precedes)
    statistics.files = checkedFiles.count
    guard !checkedFiles.isEmpty else {
      throw CommandFailure("no file was checked", help: "name a curriculum's folder, or a content file inside one")
    }
  }

  /// Why a run has no outcome that nobody waits for any more.
  struct Cancelled: Error {}

  /// Leaves what checks that are repeated have found to later runs, where that is new.
  func leaveFindings() { memories?.forEach { $0.save(isWhole: looksForEverything) } }

  /// Checks a curriculum as it is now, and keeps what belongs to the run.
  private mutating func outcome(of check: CurriculumCheck) throws(CommandFailure) -> CurriculumCheck.Outcome {
    let outcome: CurriculumCheck.Outcome
    do throws(UnreadableFile) { outcome = try check.run(on: check.group.folder) } catch { throw CommandFailure(error) }
    diagnostics += outcome.unread
    unread.formUnion(outcome.unread.map(\.location.file))
    if outcome.unread.contains(where: \.isAboutUnreadableFile) { isWhole = false }
    for file in outcome.diagnostics.map(\.location.file) where filesInOrder.last != file { filesInOrder.append(file) }
    files.add(outcome, below: check.group.folder.root)
    let shown = outcome.files.map(\.source.path)
    checkedFiles += outcome.named.map { named in shown.filter { named.contains($0) } } ?? shown
    statistics += outcome.statistics
    if let use = outcome.evidenceUse { statistics.evidence = (statistics.evidence ?? .none) + use }
    cards += outcome.cards
    return outcome
  }

  /// Sorts out which findings about what was named are new: those that are no old ones, each of which counts once.
  private mutating func show(_ found: [(diagnostic: Diagnostic, isNamed: Bool)], except old: [Diagnostic]) {
    let curricula = CurriculumNames(folders)
    var known = OldFindings()
    for finding in old { known.insert(FindingIdentity(finding, curricula), finding.severity) }
    let sorted = zip(found, known.take(found.map(\.diagnostic), of: curricula))
    diagnostics += sorted.filter { $0.isNamed && !$1 }.map(\.0.diagnostic)
    oldFindings = sorted.filter { $0.isNamed && $1 }.map(\.0.diagnostic)
  }

  private func published() throws -> Curriculum? {
    guard let folder = selection.published else { return nil }
    guard let curriculum = try BundleStore(folder).latestCurriculum() else {
      throw CommandFailure("nothing is published in '\(folder)'", help: "name the folder that has a manifest.json")
    }
    return curriculum
  }
}

/// The files of a run by their paths as shown; looked up only when there are findings.
private final class CheckedFiles {
  private(set) var curricula: [AuthoredCurriculum] = []
  private var all: [(files: [CurriculumCheck.CheckedFile], root: String)] = []
  private lazy var places = Dictionary(
    all.flatMap { files, root in files.map { ($0.source.path, (file: $0, root: root)) } },
    uniquingKeysWith: { _, last in last })

  /// Adds the files of a curriculum.
  func add(_ outcome: CurriculumCheck.Outcome, below root: String) {
    if let authored = outcome.authored { curricula.append(authored) }
    all.append((outcome.files, root))
  }

  /// A file and the folder of its curriculum, by the path as shown.
  subscript(shown: String) -> (file: CurriculumCheck.CheckedFile, root: String)? { places[shown] }
}
