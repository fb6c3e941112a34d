internal import Authoring
internal import CurriculumBundle
internal import Diagnostics
internal import Linting
internal import Parallelism

/// Checks one curriculum of a run, as its files are now or as a commit has them.
struct CurriculumCheck {
  let selection: SelectionOptions
  let group: LintTargets.Group
  /// The release that learners have; nil when none was named.
  let published: Curriculum?
  let memory: (any LintMemory)?
  /// What other runs found out about cards; nil without a store.
  let evidence: SharedEvidence?
  /// Whether the evidence on every card is wanted.
  let keepsEvidence: Bool

  /// What a check comes to.
  struct Outcome {
    let authored: AuthoredCurriculum
    /// Findings about files that could not be read or were refused, shown whatever was asked for.
    let unread: [Diagnostic]
    /// All others.
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
    let threads = selection.threads ?? processorCount
    let (authored, found) = try CurriculumReader.read(files, threads: threads)
    let named = namedFiles(of: authored.documents)
    var options = Linter.Options()
    options.selected = selection.select?.codes
    options.ignored = selection.ignore?.codes ?? []
    options.published = published
    options.threads = threads
    options.memory = memory
    options.keepsEvidence = keepsEvidence
    if let named { options.isWanted = { named.contains($0) } }
    options.evidence = evidence?.memory(for: authored, where: options.isWanted)
    let unread = found.filter(\.isAboutUnreadFile)
    let reading = unread.isEmpty ? found : found.filter { !$0.isAboutUnreadFile }
    let report = Linter(options).lint(authored, reading: reading)
    if let found = options.evidence { evidence?.keep(found) }
    return Outcome(
      authored: authored, unread: unread, diagnostics: report.diagnostics, statistics: report.statistics,
      evidenceUse: options.evidence.map { EvidenceUse(recalled: $0.counts.recalled, computed: $0.counts.computed) },
      cards: report.cards, named: named)
  }

  private func namedFiles(of documents: [Document]) -> Set<String>? {
    guard !group.isWhole else { return nil }
    let named = documents.filter { group.isWanted("\(group.folder.root)/\($0.path)") }
    return named.count == documents.count ? nil : Set(named.map(\.source.path))
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
