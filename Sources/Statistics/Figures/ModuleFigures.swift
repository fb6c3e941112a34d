import Authoring
import Claims
import CurriculumBundle
import Evidence

/// What is counted in a module, episode by episode.
struct ModuleFigures {
  let authored: AuthoredModule
  /// The figures of its episodes, in order.
  let episodes: [EpisodeFigures]

  /// The figures of all modules; `figures` has those of all episodes, in order.
  static func all(of modules: [AuthoredModule], _ figures: [EpisodeFigures]) -> [ModuleFigures] {
    var rest = figures[...]
    return modules.map { module in
      let count = module.blocks.reduce(0) { $0 + $1.episodes.count }
      defer { rest = rest.dropFirst(count) }
      return ModuleFigures(authored: module, episodes: Array(rest.prefix(count)))
    }
  }

  /// Its cards.
  var cards: CardTally { episodes.reduce(into: CardTally()) { $0 += $1.cards } }
  /// The time that its cards take.
  var time: LessonTime { episodes.reduce(LessonTime()) { $0 + $1.time } }
  /// Its texts.
  var reading: ReadingMeasure { episodes.reduce(ReadingMeasure()) { $0 + $1.reading } }

  /// All of it as numbers, given all concepts of the curriculum.
  func statistics(_ concepts: [ConceptStatistics]) -> ModuleStatistics {
    let (module, path, time) = (authored.header, authored.path.description, time)
    return ModuleStatistics(
      module: path, title: module.title, language: module.language, isDraft: authored.isDraft,
      blocks: authored.blocks.count, episodes: episodes.count, cards: CardCounts(cards),
      minutes: ModuleMinutes(
        stated: module.minutes, estimated: cards.total == 0 ? 0 : time.minutes, hasVideos: time.hasVideos),
      reading: ReadingGrade(reading), concepts: ConceptCounts(of: path, in: concepts),
      proofs: episodes.reduce(into: ProofCounts()) { $0 += $1.claims.counts },
      mutants: MutantScore(
        episodes.flatMap(\.tasks).reduce(into: MutantCounts()) { $0 += $1.mutants.counts }))
  }
}
