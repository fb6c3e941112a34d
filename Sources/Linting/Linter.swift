public import Authoring
public import CurriculumBundle
public import Diagnostics
public import Evidence
public import Remembering
import Support

/// Runs the rules over a curriculum.
public struct Linter: Sendable {
  /// Which rules run, and how many threads they use.
  public struct Options: Sendable {
    /// Only these rules; nil for all.
    public var selected: Set<Diagnostic.Code>?
    /// Without these rules.
    public var ignored: Set<Diagnostic.Code> = []
    /// Whether a file's episodes are checked; rules about the whole curriculum always are.
    public var isWanted: @Sendable (_ shownPath: String) -> Bool = { _ in true }
    /// The release that learners have; nil when there is none.
    public var published: Curriculum?
    /// The full ids of that release of which other releases know what became, so that no file has to name them.
    public var knownFates: Set<ItemPath> = []
    /// What remembers episodes that did not change; nil to check everything anew.
    public var memory: Memory?
    /// The planner of evidence, with what is known already; nil to find out everything anew.
    public var planner: EvidencePlanner?
    /// Whether the report has the evidence on every card; nothing is remembered then.
    public var keepsEvidence = false
    /// True where each card that counts as not proven is an error.
    public var requiresProof = false
    /// Whether nobody waits for the report any more; nil where somebody always does.
    ///
    /// It is asked before each episode, each card and each rule about the whole. Once it is true it has to stay true:
    /// what is left is not checked then, the report is worth nothing, and of what is remembered everything is whole.
    public var isCancelled: (@Sendable () -> Bool)?
    /// How many threads to use; as many as there are processors by default.
    public var threads: Int = processorCount

    /// All rules, on all files.
    public init() {}
  }

  private let options: Options

  /// A linter with options.
  public init(_ options: Options = Options()) {
    self.options = options
  }

  /// Checks a curriculum; `reading` is what was found while it was read.
  ///
  /// - Returns: Findings sorted by file, position and code, those that an author silenced left out.
  public func lint(_ authored: AuthoredCurriculum, reading: [Diagnostic] = []) -> LintReport {
    let chosen = chosenRules(RuleSeverities(authored.settings))
    let (whole, files, published) = (Findings(), FilesByPath(authored), authored.withoutDrafts)
    let parts = check(authored, published, chosen, meanwhile: { checkWhole(authored, published, chosen, whole, files) })
    guard !isCancelled else { return LintReport(diagnostics: [], statistics: LintStatistics()) }
    chosen.checkModules(of: authored, parts.map(\.time), whole)
    var statistics = whole.statistics
    statistics.files = authored.documents.count
    let lost = reading.filter { $0.severity == .error }
    let isWhole = authored.isWhole && lost.isEmpty
    var diagnostics = reading.filter { $0.severity < .error } + whole.diagnostics
    for part in parts.lazy.compactMap(\.found) {
      diagnostics += part.diagnostics
      statistics += part.statistics
    }
    let suppressions = Suppressions(authored.documents)
    let unclear = UnclearConcepts(diagnostics, in: published, isWhole: isWhole, suppressions)
    if !unclear.areEverywhere {
      diagnostics += conceptFindings(parts, in: published, chosen, files).filter { !unclear.has($0.location.file) }
    }
    let settled = settle(diagnostics, lost, authored, suppressions, isWhole: isWhole, unclear, files)
    let required = options.requiresProof ? RequiredProof.findings(of: statistics, in: authored) : []
    return LintReport(
      diagnostics: (Arbitration(files).settle(settled + lost) + required).sorted(by: Diagnostic.precedes),
      statistics: statistics, cards: options.keepsEvidence ? parts.flatMap { $0.found?.cards ?? [] } : [])
  }

  private var isCancelled: Bool { options.isCancelled?() ?? false }

  /// What is known of an episode before the curriculum is judged as a whole.
  ///
  /// A class, since the parts of all episodes are moved from the threads' lists into one, where copies of structs took
  /// as much memory as a third of the texts.
  private final class Part: Sendable {
    let episode: AuthoredEpisode
    /// How long it takes a learner.
    let time: LessonTime
    /// What its programs use; nil where nobody asks.
    let concepts: ConceptUses?
    /// What the rules found; nil where nobody wants its file checked.
    let found: EpisodeFindings?

    init(_ episode: AuthoredEpisode, _ time: LessonTime, _ concepts: ConceptUses?, _ found: EpisodeFindings?) {
      self.episode = episode
      self.time = time
      self.concepts = concepts
      self.found = found
    }
  }

  private func check(
    _ authored: AuthoredCurriculum, _ published: AuthoredCurriculum, _ chosen: ChosenRules, meanwhile: () -> Void
  ) -> [Part] {
    let (limits, planner) = (authored.settings.limits, options.planner ?? EvidencePlanner())
    let isEnglish = authored.isEnglish
    // A curriculum that says nothing of what it teaches has no order of that.
    let hasConcepts = chosen.needConcepts && published.episodes.contains { !$0.header.teaches.isEmpty }
    let circumstances = EntryKey.circumstances(
      options.memory, rules: chosen.codes, limits: limits, isEnglish: isEnglish, hasConcepts: hasConcepts)
    return authored.episodes.concurrentMap(threads: options.threads, chunk: 8, meanwhile: meanwhile) { episode in
      guard !isCancelled else { return Part(episode, LessonTime(), nil, nil) }
      guard options.isWanted(episode.document.source.path) else {
        let concepts = hasConcepts ? ConceptUses(episode, limits) : nil
        return Part(episode, chosen.time(of: episode), concepts, nil)
      }
      // What the tools of another machine found out may come at any time.
      let memory = planner.asksTools && episode.needsTools(limits) ? nil : options.memory
      let found = recalled(
        EntryKey(episode, under: circumstances), from: memory, shownBelow: episode.document.shownRoot
      ) {
        // What was found out about an episode is forgotten with the end of its check.
        planner.prove(episode, limits: limits, unless: options.isCancelled).map {
          chosen.check(
            episode, $0, limits: limits, isEnglish: isEnglish, keepsEvidence: options.keepsEvidence,
            keepsConcepts: hasConcepts)
        }
      }
      return Part(episode, found?.time ?? LessonTime(), found?.concepts, found)
    }
  }

  /// The episodes to which no learner ever gets, in order.
  package static func neverOpen(in authored: AuthoredCurriculum) -> [ItemPath] {
    let authored = authored.withoutDrafts
    let outline = Outline(authored)
    return SimulatedLearners(outline, authored, Prerequisites(outline, authored)).neverOpen
  }

  private func checkWhole(
    _ authored: AuthoredCurriculum, _ published: AuthoredCurriculum, _ chosen: ChosenRules, _ findings: Findings,
    _ files: FilesByPath
  ) {
    guard !isCancelled else { return }
    let outline = Outline(published)
    let prerequisites = Prerequisites(outline, published)
    chosen.check(
      CurriculumContext(
        authored: published, drafts: authored.modules.filter(\.isDraft), assetUses: AssetUses(authored),
        families: Sibling.families(of: published), outline: outline, prerequisites: prerequisites,
        learners: SimulatedLearners(outline, published, prerequisites),
        lost: options.published.map { LostItems(of: $0, in: published, knownFates: options.knownFates) }), findings,
      in: files,
      isCancelled: options.isCancelled)
    chosen.checkTexts(of: authored, isWanted: options.isWanted, findings)
  }

  /// What is found in an episode, remembered if it can be; nil where its check was cancelled.
  private func recalled(
    _ key: @autoclosure () -> EntryKey, from memory: Memory?, shownBelow root: @autoclosure () -> String,
    _ check: () -> EpisodeFindings?
  ) -> EpisodeFindings? {
    guard let memory, !options.keepsEvidence else { return check() }
    let (key, root) = (key(), root())
    if let found = memory.recall(key, as: RememberedFindings.self)?.shown(below: root) { return found }
    guard let found = check() else { return nil }
    memory.keep(RememberedFindings(found, shownBelow: root), under: key)
    return found
  }

  /// What is wrong with the order of what is taught.
  private func conceptFindings(
    _ parts: [Part], in authored: AuthoredCurriculum, _ chosen: ChosenRules, _ files: FilesByPath
  ) -> [Diagnostic] {
    // Where no episode says what it teaches, none has concepts.
    guard parts.contains(where: { $0.concepts != nil }) else { return [] }
    let published = Set(authored.episodes.map { ObjectIdentifier($0) })
    let episodes = parts.filter { published.contains(ObjectIdentifier($0.episode)) }.compactMap { part in
      part.concepts.map { EpisodeConcepts(authored: part.episode, uses: $0) }
    }
    guard !episodes.isEmpty else { return [] }
    let findings = Findings()
    chosen.check(CurriculumConcepts(authored, episodes), isWanted: options.isWanted, findings, in: files)
    return findings.diagnostics
  }

  /// The rules to run: those that nobody left out or switched off.
  private func chosenRules(_ severities: RuleSeverities) -> ChosenRules {
    ChosenRules(AllRules.all.filter { isChosen($0.description.code) && !severities.isOff($0.description.code) })
  }

  private func isChosen(_ code: Diagnostic.Code) -> Bool {
    options.selected.map { $0.contains(code) } ?? true && !options.ignored.contains(code)
  }

  /// Applies what settings and comments say; errors met while files were read are none of their business.
  private func settle(
    _ diagnostics: [Diagnostic], _ lost: [Diagnostic], _ authored: AuthoredCurriculum, _ suppressions: Suppressions,
    isWhole: Bool, _ unclear: UnclearConcepts, _ files: FilesByPath
  ) -> [Diagnostic] {
    let severities = RuleSeverities(authored.settings)
    let (remaining, unused) = suppressions.apply(to: diagnostics + severities.instructions.findings)
    let unread = Set(authored.episodes.filter { !$0.isWhole }.map(\.document.source.path) + lost.map(\.location.file))
    let cardsWithErrors = CardsWithErrors(remaining, files)
    let silent = isWhole ? [] : AllRules.needingMoreThanAnEpisode
    let ran = unused.filter { use in
      hasRun(use.code) && !severities.isOff(use.code) && !silent.contains(use.code)
        && !(AllRules.aboutConcepts.contains(use.code) && unclear.has(use.file))
        && !(isSilenceable(use.code) && unread.contains(use.file))
        && !cardsWithErrors.contain(suppressions.scope(of: use))
    }
    let about = suppressions.instructions(unused: ran).findings.filter { options.isWanted($0.location.file) }
    let isKnown = authored.settings.isWhole
    return (remaining + about).compactMap(severities.apply).filter {
      isChosen($0.code) && (isKnown || $0.severity == .error)
    }
  }

  /// Whether a comment can silence findings of a rule, so that it says something about a file that was read whole.
  private func isSilenceable(_ code: Diagnostic.Code) -> Bool {
    AllRules.description(of: code) != nil && !AllRules.cannotBeSilenced.contains(code)
  }

  /// Whether a rule ran; one that did not leaves every comment about it unused, which says nothing about the comment.
  private func hasRun(_ code: Diagnostic.Code) -> Bool {
    isChosen(code) && (options.published != nil || !AllRules.needingRelease.contains(code))
  }
}

/// What a run of the linter found, and what it looked at.
public struct LintReport: Sendable {
  /// The findings, sorted by file, position and code.
  public var diagnostics: [Diagnostic]
  /// What was looked at.
  public var statistics: LintStatistics
  /// The cards with programs, in their order, where the options ask for their evidence.
  public var cards: [ProvenCard] = []

  /// A report from its parts.
  public init(diagnostics: [Diagnostic], statistics: LintStatistics, cards: [ProvenCard] = []) {
    self.diagnostics = diagnostics
    self.statistics = statistics
    self.cards = cards
  }
}
