import Diagnostics
import Evidence

// What a curriculum holds: cards, minutes and concepts.
extension StatisticsPage {
  /// Cards by kind, and by module and language.
  var kinds: PlotFigure {
    let cards = statistics.cards
    let rows = cards.kinds.map { kind in
      BarChart.Row(
        name: kind.kind, value: "\(kind.cards)", bars: [[.init(value: Double(kind.cards), tone: .accent)]])
    }
    let languages = cards.languages.map { "\($0.cards) in \($0.language)" }.joined(separator: ", ")
    let withCode = languages.isEmpty ? "no card has code" : "cards with code: \(languages)"
    let chart = BarChart(
      title: "Cards by kind", summary: cards.kinds.map { "\($0.kind) \($0.cards)" }.joined(separator: ", "),
      id: "kinds-plot", most: Double(cards.kinds.map(\.cards).max() ?? 0), rows: rows)
    let table = PageTable(
      caption: "Cards by module and kind",
      columns: [.words("Module"), .number("Cards")] + cards.kinds.map { .number($0.kind) } + [.words("With code")],
      rows: statistics.modules.map { module in
        let counts = cards.kinds.map { "\(module.cards.count(of: $0.kind))" as Markup }
        let languages = module.cards.languages.map { "\($0.language) \($0.cards)" }.joined(separator: ", ")
        return [.words(module.title), "\(module.cards.total)"] + counts + ["\(languages)"]
      })
    return PlotFigure(
      id: "kinds", heading: "Cards by kind", sentences: cards.total == 0 ? ["no cards yet"] : [withCode],
      chart: chart, details: cards.total == 0 ? .empty : table.folded(under: "By module and language"))
  }

  /// What authors state and what is estimated, module by module.
  var minutes: PlotFigure {
    let modules = statistics.modules
    let most = modules.map { Double(max($0.minutes.stated ?? 0, $0.minutes.estimated)) }.max() ?? 0
    let rows = modules.map { module in
      let (stated, estimated) = (module.minutes.stated, module.minutes.estimated)
      return BarChart.Row(
        name: module.title, value: "\(stated.map { "\($0)" } ?? "not") stated, about \(estimated)",
        bars: [
          [.init(value: Double(stated ?? 0), tone: .accent)], [.init(value: Double(estimated), tone: .soft)],
        ])
    }
    let table = PageTable(
      caption: "Minutes by module", columns: [.words("Module"), .number("Stated"), .number("Estimated")],
      rows: modules.map { module in
        [
          .words(module.title), "\(module.minutes.stated.map { "\($0)" } ?? "–")", "\(module.minutes.estimated)",
        ]
      })
    return PlotFigure(
      id: "minutes", heading: "Minutes", sentences: [statistics.minutes.inWords],
      chart: BarChart(
        title: "Minutes by module", summary: statistics.minutes.inWords, id: "minutes-plot", most: most, rows: rows),
      legend: [(.accent, "stated by the author"), (.soft, "estimated from the cards")],
      details: modules.isEmpty ? .empty : table.folded(under: "As a table"))
  }

  /// Concepts by module, and where each is taught and used.
  var concepts: PlotFigure {
    let all = statistics.concepts
    let taught = all.count { $0.taughtFirst != nil }
    let sentence = "\(counted(all.count, "concept")), \(taught) of them taught"
    let most = statistics.modules.map { Double(max($0.concepts.used, $0.concepts.taughtFirst)) }.max() ?? 0
    let rows = statistics.modules.map { module in
      BarChart.Row(
        name: module.title, value: "\(module.concepts.taughtFirst) new, \(module.concepts.used) used",
        bars: [
          [.init(value: Double(module.concepts.taughtFirst), tone: .accent)],
          [.init(value: Double(module.concepts.used), tone: .soft)],
        ])
    }
    let table = PageTable(
      caption: "Concepts", columns: [.words("Concept"), .words("First taught in"), .words("What modules do with it")],
      rows: all.map { concept in
        [
          .path(concept.concept), concept.taughtFirst.map { .path($0) } ?? "nowhere",
          "\(concept.modules.map(Self.words).joined(separator: "; "))",
        ]
      })
    return PlotFigure(
      id: "concepts", heading: "Concepts by module", sentences: [sentence],
      chart: BarChart(title: "Concepts by module", summary: sentence, id: "concepts-plot", most: most, rows: rows),
      legend: [(.accent, "taught first in the module"), (.soft, "used by its programs")],
      details: all.isEmpty ? .empty : table.folded(under: "Where each is taught and used"))
  }

  private static func words(_ use: ConceptStatistics.ModuleUse) -> String {
    "\(use.module): \(use.marks.map(\.rawValue).joined(separator: ", ")) in \(counted(use.episodes, "episode"))"
  }
}
