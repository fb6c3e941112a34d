public import Authoring
import CurriculumBundle
public import Evidence
public import Support

extension CurriculumStatistics {
  /// The statistics of a curriculum.
  ///
  /// - Parameters:
  ///   - planner: Runs the programs on cards, but for those of which it knows what they do.
  ///   - countsDrafts: Whether modules that are not published yet count like all others; else they are left out.
  ///   - threads: How many threads to use.
  public init(
    _ authored: AuthoredCurriculum, _ planner: EvidencePlanner, countsDrafts: Bool = false,
    threads: Int = processorCount
  ) {
    let counted = countsDrafts ? authored.modules : authored.modules.filter { !$0.isDraft }
    let episodes = counted.flatMap { $0.blocks.flatMap(\.episodes) }
    let (limits, isEnglish) = (authored.settings.limits, authored.isEnglish)
    let figures = episodes.concurrentMap(threads: threads, chunk: 4) {
      EpisodeFigures($0, limits, isEnglish: isEnglish, planner)
    }
    let modules = ModuleFigures.all(of: counted, figures)
    let matrix = ConceptMatrix(zip(episodes, figures).map { ($0.path, $1.concepts) })
    let concepts = ConceptStatistics.all(
      in: matrix, modules: modules.flatMap { module in module.episodes.map { _ in module.authored.path.description } })
    let cards = modules.reduce(into: CardTally()) { $0 += $1.cards }

    version = Self.currentVersion
    title = authored.header.title
    locale = authored.header.locale
    isComplete = authored.isWhole
    drafts = DraftCounts(of: authored.modules.filter(\.isDraft), areCounted: countsDrafts)
    totals = ItemCounts(
      modules: counted.count, blocks: counted.reduce(0) { $0 + $1.blocks.count }, episodes: episodes.count,
      cards: cards.total, questions: cards.questions)
    self.cards = CardCounts(cards)
    self.concepts = concepts
    self.modules = modules.map { $0.statistics(concepts) }
    minutes = MinuteTotals(of: modules)
    reading = ReadingStatistics(episodes, figures, limit: limits.readingGrade, isEnglish: isEnglish)
    proofs = ProofStatistics(figures.reduce(into: ClaimTally()) { $0 += $1.claims })
    mutants = MutantStatistics(figures.flatMap(\.tasks))
    unlocks = UnlockGraph(countsDrafts ? authored.outlineOfEverything : authored.outline)
  }
}

extension DraftCounts {
  fileprivate init(of modules: [AuthoredModule], areCounted: Bool) {
    let episodes = modules.flatMap { $0.blocks.flatMap(\.episodes) }
    self.init(
      areCounted: areCounted, modules: modules.count, episodes: episodes.count,
      cards: episodes.reduce(0) { $0 + $1.cardCount })
  }
}

extension MinuteTotals {
  fileprivate init(of modules: [ModuleFigures]) {
    let stated = modules.compactMap(\.authored.header.minutes)
    let cards = modules.reduce(0) { $0 + $1.cards.total }
    self.init(
      stated: stated.reduce(0, +), statingModules: stated.count, silentModules: modules.count - stated.count,
      estimated: cards == 0 ? 0 : modules.reduce(LessonTime()) { $0 + $1.time }.minutes)
  }
}

extension ReadingStatistics {
  fileprivate init(_ episodes: [AuthoredEpisode], _ figures: [EpisodeFigures], limit: Int, isEnglish: Bool) {
    let grades = zip(episodes, figures).compactMap { episode, figures in
      ReadingGrade(figures.reading).grade.map {
        EpisodeGrade(
          episode: episode.path.description, title: episode.header.title, file: episode.document.source.path,
          grade: $0, words: figures.reading.words)
      }
    }
    let hardest = grades.enumerated().sorted { ($1.element.grade, $0.offset) < ($0.element.grade, $1.offset) }
    self.init(
      isMeasured: isEnglish, limit: limit, whole: ReadingGrade(figures.reduce(ReadingMeasure()) { $0 + $1.reading }),
      hardest: hardest.prefix(Self.mostListed).map(\.element))
  }
}
