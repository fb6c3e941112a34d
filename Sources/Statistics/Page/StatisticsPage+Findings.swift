import Diagnostics
import Evidence

// What is found out about a curriculum: how hard its texts are, what is proven, and what checks kill.
extension StatisticsPage {
  /// How hard the texts are to read, module by module.
  var reading: PlotFigure {
    let reading = statistics.reading
    let measured = statistics.modules.filter { $0.reading.grade != nil }
    let limit = Double(reading.limit)
    let most = max(limit, measured.compactMap(\.reading.grade).max() ?? 0) * 1.1
    let rows = measured.map { module in
      let grade = module.reading.grade ?? 0
      return BarChart.Row(
        name: module.title, value: "grade \(Statistics.grade(grade))",
        bars: [[.init(value: max(0, grade), tone: grade > limit ? .bad : .accent)]])
    }
    let table = PageTable(
      caption: "The episodes that are the hardest to read",
      columns: [.words("Hardest episodes"), .number("Grade"), .number("Words")],
      rows: reading.hardest.map { [.item($0.title, $0.episode), "\(Statistics.grade($0.grade))", "\($0.words)"] })
    return PlotFigure(
      id: "reading", heading: "Reading grade", sentences: [reading.inWords(locale: statistics.locale)],
      chart: BarChart(
        title: "Reading grade by module", summary: reading.inWords(locale: statistics.locale), id: "reading-plot",
        most: most, rows: rows, limit: limit),
      legend: [(.accent, "all texts of a module"), (.limit, "what an episode may reach")],
      details: reading.hardest.isEmpty ? .empty : table.folded(under: "The hardest episodes"))
  }

  /// What came of the claims on cards, kind by kind.
  var proofs: PlotFigure {
    let proofs = statistics.proofs
    let kinds = proofs.kinds.filter { $0.counts.count > 0 }
    let rows = kinds.map { kind in
      let counts = kind.counts
      // A phone has room for one more number; the table below has them all.
      let rest = [(counts.disproven, "disproven"), (counts.undecided, "undecided")].first { $0.0 > 0 }
      return BarChart.Row(
        name: kind.kind, value: "\(counts.proven) of \(counts.count)" + (rest.map { ", \($0.0) \($0.1)" } ?? ""),
        bars: [
          [
            .init(value: Double(counts.proven) / Double(counts.count), tone: .good),
            .init(value: Double(counts.undecided) / Double(counts.count), tone: .open),
            .init(value: Double(counts.disproven) / Double(counts.count), tone: .bad),
          ]
        ])
    }
    return PlotFigure(
      id: "proofs", heading: "Proven", sentences: [proofs.inWords] + (proofs.unprovenInWords.map { [$0] } ?? []),
      chart: BarChart(
        title: "Proven claims by kind of card", summary: proofs.inWords, id: "proofs-plot", most: 1, rows: rows),
      legend: [(.good, "proven"), (.open, "undecided"), (.bad, "disproven")],
      details: proofs.kinds.isEmpty ? .empty : proofTable.folded(under: "As a table") + unprovenClaims)
  }

  private var proofTable: PageTable {
    PageTable(
      caption: "Claims by kind of card",
      columns: [
        .words("Kind"), .number("Proven"), .number("Disproven"), .number("Undecided"), .number("About words alone"),
      ],
      rows: statistics.proofs.kinds.map { kind in
        [
          "\(kind.kind)", "\(kind.counts.proven)", "\(kind.counts.disproven)", "\(kind.counts.undecided)",
          "\(kind.wordsAlone)",
        ]
      })
  }

  private var unprovenClaims: Markup {
    let unproven = statistics.proofs.unproven
    guard !unproven.isEmpty else { return .empty }
    return PageTable(
      caption: "Cards that are not proven",
      columns: [.words("Card"), .words("Kind"), .words("How it came out"), .words("Location")],
      rows: unproven.map { claim in
        [.path(claim.card), "\(claim.kind)", "\(claim.verdict.rawValue)", "\(claim.file):\(claim.line)"]
      }
    ).folded(under: "\(counted(unproven.count, "card")) not proven")
  }

  /// What became of mutants on the checks of tasks, the weakest tasks first.
  var mutants: PlotFigure {
    let mutants = statistics.mutants
    let weak = mutants.tasks.filter { $0.mutants.missed > 0 }
    let shown = weak.prefix(CurriculumStatistics.mostListed)
    let rows = shown.map { task in Self.row(task.card.split(separator: "/").last.map(String.init) ?? "", task.mutants) }
    let modules = statistics.modules.filter { $0.mutants.score != nil }.map { Self.row($0.title, $0.mutants) }
    let title = rows.isEmpty ? "Mutants killed by module" : "Mutants killed by the weakest tasks"
    let all = PageTable(
      caption: "Mutants by task",
      columns: [
        .words("Task"), .number("Killed"), .number("Survived"), .number("Timed out"), .number("Not run"),
        .number("Equivalent"), .words("Location"),
      ],
      rows: mutants.tasks.map { task in
        let counts = task.mutants.counts
        return [
          .path(task.card), "\(percent(task.mutants.score))", "\(counts.survived)", "\(counts.timedOut)",
          "\(counts.notRun)", "\(counts.equivalent)", "\(task.file):\(task.line)",
        ]
      })
    return PlotFigure(
      id: "mutants", heading: "Mutants killed",
      sentences: [mutants.whole.inWords] + (rows.isEmpty ? [] : ["the weakest tasks come first"]),
      chart: BarChart(
        title: title, summary: mutants.whole.inWords, id: "mutants-plot", most: 1, rows: rows.isEmpty ? modules : rows),
      details: mutants.tasks.isEmpty ? .empty : all.folded(under: counted(mutants.tasks.count, "task") + " as a table"))
  }

  private static func row(_ name: String, _ mutants: MutantScore) -> BarChart.Row {
    BarChart.Row(
      name: name, value: percent(mutants.score),
      bars: [
        [
          .init(value: mutants.score ?? 0, tone: .good), .init(value: 1 - (mutants.score ?? 0), tone: .bad),
        ]
      ])
  }
}
