import Authoring
import Diagnostics

extension StatisticsPage {
  /// The top: what is counted, and what is not.
  var header: Markup {
    let notes = [statistics.draftsInWords, statistics.missingInWords].compactMap { $0 }.map { note -> Markup in
      "<p class=\"note\">\(note.replacing("`", with: "").asSentence)</p>\n"
    }
    return """
      <header class="top">
      <p class="over">Statistics</p>
      <h1>\(.words(statistics.title))</h1>
      <p>\(statistics.totalsInWords.asSentence)</p>
      \(notes)</header>

      """
  }

  /// The numbers that everybody asks for first.
  var overview: Markup {
    let (totals, minutes, proofs) = (statistics.totals, statistics.minutes, statistics.proofs.counts)
    let mutants = statistics.mutants.whole
    let others = mutants.counts.count - mutants.counts.equivalent
    let tiles: [(name: String, value: String, detail: String)] = [
      ("Episodes", "\(totals.episodes)", "in \(counted(totals.blocks, "block")), \(counted(totals.modules, "module"))"),
      ("Cards", "\(totals.cards)", "and \(counted(totals.questions, "question")) in quizzes"),
      (
        "Minutes", minutes.statingModules > 0 ? "\(minutes.stated)" : "–",
        (minutes.statingModules > 0 ? "" : "not ") + "stated; about \(minutes.estimated) estimated"
      ),
      ("Reading grade", grade(statistics.reading.whole.grade), readingDetail),
      (
        "Proven", percent(statistics.proofs.share),
        proofs.count > 0 ? "\(proofs.proven) of \(proofs.count) claims" : "nothing is claimed"
      ),
      (
        "Mutants killed", percent(mutants.score),
        others > 0 ? "\(mutants.counts.killed) of \(others) mutants" : "no task has a mutant"
      ),
    ]
    let shown = tiles.map { tile -> Markup in
      "<div><dt>\(tile.name)</dt><dd><strong>\(tile.value)</strong> <span>\(tile.detail)</span></dd></div>\n"
    }
    return "<dl class=\"tiles\">\n\(shown)</dl>\n"
  }

  private var readingDetail: String {
    guard statistics.reading.isMeasured else { return "measured in English alone" }
    return "an episode may reach \(statistics.reading.limit)"
  }

  /// A row for each module.
  var modules: Markup {
    let table = PageTable(
      caption: "The figures of each module",
      columns: [
        .words("Module"), .words("Language"), .number("Blocks"), .number("Episodes"), .number("Cards"),
        .number("Minutes"), .number("Estimated"), .number("New concepts"), .number("Grade"), .number("Proven"),
        .number("Mutants killed"),
      ],
      rows: statistics.modules.map(row))
    let content: Markup = statistics.modules.isEmpty ? "<p>No modules yet.</p>\n" : table.markup
    return """
      <section class="card" aria-labelledby="modules">
      <h2 id="modules">Modules</h2>
      \(content)</section>

      """
  }

  private func row(_ module: ModuleStatistics) -> [Markup] {
    let draft: Markup = module.isDraft ? " <span class=\"badge\">draft</span>" : .empty
    let proofs = module.proofs
    return [
      .item(module.title, module.module) + draft, "\(module.language)", "\(module.blocks)", "\(module.episodes)",
      "\(module.cards.total)", "\(module.minutes.stated.map { "\($0)" } ?? "–")",
      "\(module.minutes.estimated)\(module.minutes.hasVideos ? " and videos" : "")", "\(module.concepts.taughtFirst)",
      "\(grade(module.reading.grade))", "\(proofs.count == 0 ? "–" : "\(proofs.proven) of \(proofs.count)")",
      "\(percent(module.mutants.score))",
    ]
  }

  /// How the numbers are found, so that nobody has to guess.
  var measures: Markup {
    let (words, seconds) = (Int(LessonTime.wordsPerMinute), Int(LessonTime.secondsPerLine))
    let measures: [(name: String, text: String)] = [
      (
        "Estimated minutes",
        "\(words) words a minute, \(seconds) seconds for a line of code, and a time for what each kind of card asks, "
          + "as the rule implausible-minutes has it. Videos are left out."
      ),
      (
        "Reading grade",
        "The American school grade after Flesch and Kincaid, for English and from \(ReadingMeasure.fewestWords) words "
          + "on, as the rule high-reading-grade has it."
      ),
      (
        "Proven",
        "Of the cards that claim something about a program (a result, a key, an order, solutions) those of which runs "
          + "bear out all. What no run decides is undecided, such as code in a language that is only shown."
      ),
      (
        "Mutants killed",
        "Solutions with one small mistake that a check kills, of all that are not equivalent to the solution."
      ),
    ]
    let shown = measures.map { "<div><dt>\($0.name)</dt><dd>\($0.text)</dd></div>\n" as Markup }
    return """
      <section class="measures" aria-labelledby="measures">
      <h2 id="measures">How it is measured</h2>
      <dl>
      \(shown)</dl>
      </section>

      """
  }
}
