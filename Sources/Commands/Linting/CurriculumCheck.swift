import Authoring
import CurriculumBundle
import Diagnostics
import Evidence
import Linting
import Publishing
import Remembering
import Support

/// Checks one curriculum of a run, as its files are now or as a commit has them.
struct CurriculumCheck {
  let selection: SelectionOptions
  let group: LintTargets.Group
  /// The release that learners have; nil when none was named.
  let published: Curriculum?
  let memory: Memory?
  /// What was read when the curriculum was checked before; nil where a run checks once.
  let reading: ReadingMemory?
  /// What this run has found out about cards lately; nil where it has not checked before.
  let recent: Memory?
  /// What other runs found out about cards; nil without a store.
  let evidence: EvidenceSource?
  /// The memory of what the tools of this machine find out, where no store is named; nil without the flag.
  let tools: EvidenceSource?
  /// Whether the evidence on every card is wanted.
  let keepsEvidence: Bool

  /// Whether nobody waits for the outcome any more, which is worth nothing then; nil where somebody always does.
  var isCancelled: (@Sendable () -> Bool)?

  /// A file that was looked at.
  struct CheckedFile {
    /// The path inside the curriculum.
    let path: String
    /// Its text, with the path as shown.
    let source: SourceText
  }

  /// What a check comes to.
  struct Outcome {
    /// The files of content, in the order of their paths.
    let files: [CheckedFile]
    /// What they say; nil where an earlier run looked into the same files.
    let authored: AuthoredCurriculum?
    /// Findings about files that could not be read or were refused, shown whatever was asked for.
    let unread: [Diagnostic]
    /// All others, in the order of the course.
    let diagnostics: [Diagnostic]
    let statistics: LintStatistics
    /// Where the evidence came from; nil without a store.
    let evidenceUse: EvidenceUse?
    /// The cards with programs, where their evidence is wanted.
    let cards: [ProvenCard]
    /// The paths, as shown, of the files that were named; nil for all.
    let named: Set<String>?
  }

  /// Reads and checks the files.
  ///
  /// Findings about files that could not be read, or were refused, come in `unread` and not among the others: they are
  /// shown whatever is asked for, and never compared with those of a revision.
  ///
  /// - Throws: `UnreadableFile` when a folder cannot be listed.
  func run(on files: some CurriculumFiles) throws(UnreadableFile) -> Outcome {
    // What git holds is asked for once: images of a commit are not kept, and would be read twice.
    // A run that checks again and again looks at what changed, and reads no file twice.
    guard let memory, reading == nil, files is CurriculumFolder, published == nil, evidence == nil, tools == nil,
      !keepsEvidence
    else { return try check(files) }
    let files = try LoadedFiles(files, threads: threads) { ContentDigest.sha256(of: $0) }
    guard let digest = files.digest else { return try check(files) }
    let key = EntryKey(curriculum: digest, options, named: group.wantedInside)
    let root = files.shownPath(of: "")
    if let report = memory.recallReport(key, shownBelow: root) { return outcome(of: report, files) }
    let outcome = try check(files)
    if outcome.unread.isEmpty, !files.haveChanged, isCancelled?() != true {
      let report = LintReport(diagnostics: outcome.diagnostics, statistics: outcome.statistics)
      memory.keep(report, under: key, shownBelow: root)
    }
    return outcome
  }

  /// What the arguments ask for.
  private var options: Linter.Options {
    var options = Linter.Options()
    options.selected = selection.select?.codes
    options.ignored = selection.ignore?.codes ?? []
    options.published = published
    options.requiresProof = selection.requireProof
    options.threads = threads
    options.memory = memory
    options.keepsEvidence = keepsEvidence
    options.isCancelled = isCancelled
    return options
  }

  private var threads: Int { selection.threads?.value ?? processorCount }

  /// What an earlier run found in the same files.
  private func outcome(of report: LintReport, _ files: LoadedFiles<some CurriculumFiles>) -> Outcome {
    let content = files.loaded.compactMap { file in
      file.content.map {
        CheckedFile(path: file.path, source: SourceText(path: files.shownPath(of: file.path), bytes: $0))
      }
    }
    return Outcome(
      files: content, authored: nil, unread: [], diagnostics: report.diagnostics, statistics: report.statistics,
      evidenceUse: nil, cards: [], named: namedFiles(among: content))
  }

  private func check(_ files: some CurriculumFiles) throws(UnreadableFile) -> Outcome {
    let (authored, found) = try CurriculumReader.read(
      files, threads: threads, remembering: reading, isCancelled: isCancelled)
    let read = authored.documents.map { CheckedFile(path: $0.path, source: $0.source) }
    let named = namedFiles(among: read)
    var options = options
    if let named { options.isWanted = { named.contains($0) } }
    let unread = found.filter(\.isAboutUnreadFile)
    let reading = unread.isEmpty ? found : found.filter { !$0.isAboutUnreadFile }
    let (report, use) = (evidence ?? tools ?? .nowhere).withPlanner(
      for: authored, remembering: recent, where: options.isWanted
    ) {
      options.planner = $0
      return Linter(options).lint(authored, reading: reading)
    }
    return Outcome(
      files: read, authored: authored, unread: unread,
      diagnostics: CourseOrder(of: authored).sorted(report.diagnostics), statistics: report.statistics,
      evidenceUse: evidence.map { _ in EvidenceUse(recalled: use.recalled, computed: use.computed) },
      cards: report.cards, named: named)
  }

  /// The paths, as shown, of the files that were named; nil where all were.
  private func namedFiles(among files: [CheckedFile]) -> Set<String>? {
    guard !group.isWhole else { return nil }
    let named = files.filter { group.isWanted("\(group.folder.root)/\($0.path)") }
    return named.count == files.count ? nil : Set(named.map(\.source.path))
  }
}

extension LoadedFiles {
  /// A digest of everything that a report about the files depends on: their paths in the curriculum and their bytes,
  /// wherever the curriculum is and however it was named; nil where the report depends on more.
  fileprivate var digest: String? {
    guard isWhole, listing.refused.isEmpty, !listing.mayHaveRepository else { return nil }
    let names = ["\(listing.paths.count)"] + listing.paths
    let contents = loaded.flatMap { [$0.path, "\($0.size)", $0.digest ?? ""] }
    return ContentDigest.sha256(of: Array((names + contents).joined(separator: "\u{0}").utf8))
  }
}

extension CurriculumCheck.Outcome {
  /// Whether a finding is about what was named: it is in one of the files or, where it concerns more than one file, is
  /// caused there.
  func isAboutNamed(_ diagnostic: Diagnostic) -> Bool {
    guard let named, !named.contains(diagnostic.location.file) else { return true }
    guard AllRules.curriculumWide.contains(diagnostic.code) else { return false }
    return diagnostic.notes.compactMap(\.location).contains { named.contains($0.file) }
  }
}
