import Diagnostics
import Evidence

extension CurriculumStatistics {
  /// The statistics as a person reads them in a terminal, part by part.
  public var text: String {
    let parts: [(name: String, text: String)] = [
      ("Modules", modulesText), ("Cards by kind", kindsText), ("Minutes", line(minutes.inWords)),
      ("Concepts", conceptsText), ("Reading grade", readingText), ("Proofs", proofsText), ("Mutants", mutantsText),
      ("Unlocking", unlocksText),
    ]
    let notes = [
      draftsInWords, missingInWords,
    ]
    let head = ["\(title) (\(locale))".visible, totalsInWords] + notes.compactMap { $0 }
    return head.map { "\($0)\n" }.joined() + parts.map { "\n\($0.name)\n\($0.text)" }.joined()
  }

  private func line(_ words: String) -> String { "  \(words.visible)\n" }

  private var modulesText: String {
    guard !modules.isEmpty else { return line("none") }
    return TextTable(
      head: [
        "", "blocks", "episodes", "cards", "minutes", "estimated", "new concepts", "grade", "proven", "mutants killed",
      ],
      rows: modules.map { module in
        [
          module.module + (module.isDraft ? " (draft)" : ""), "\(module.blocks)", "\(module.episodes)",
          "\(module.cards.total)", module.minutes.stated.map { "\($0)" } ?? "–", "\(module.minutes.estimated)",
          "\(module.concepts.taughtFirst)", grade(module.reading.grade),
          module.proofs.count == 0 ? "–" : "\(module.proofs.proven) of \(module.proofs.count)",
          percent(module.mutants.score),
        ]
      }
    ).text
  }

  private var kindsText: String {
    guard cards.total > 0 else { return line("none") }
    let kinds = TextTable(
      rows: cards.kinds.map { [$0.kind, "\($0.cards)", percent(fraction($0.cards, of: cards.total))] })
    let languages = cards.languages.map { "\($0.cards) in \($0.language)" }
    return kinds.text + (languages.isEmpty ? "" : line("with code: \(languages.joined(separator: ", "))"))
  }

  private var conceptsText: String {
    let taught = concepts.count { $0.taughtFirst != nil }
    let untaught = concepts.filter { $0.taughtFirst == nil }.map(\.concept)
    let modules = TextTable(
      rows: self.modules.map {
        [$0.module, "\($0.concepts.taughtFirst) taught first here", "\($0.concepts.used) used"]
      })
    return line("\(counted(concepts.count, "concept")), \(taught) of them taught") + modules.text
      + (untaught.isEmpty ? "" : line("used, and taught nowhere: \(Self.listed(untaught))"))
  }

  private var readingText: String {
    let hardest = reading.hardest.map { line("grade \(grade($0.grade)): \($0.episode)") }
    return line(reading.inWords(locale: locale)) + (hardest.isEmpty ? "" : line("the hardest episodes:"))
      + hardest.joined()
  }

  private var proofsText: String {
    let kinds = TextTable(
      head: ["", "proven", "disproven", "undecided"],
      rows: proofs.kinds.filter { $0.counts.count > 0 }.map {
        [$0.kind, "\($0.counts.proven)", "\($0.counts.disproven)", "\($0.counts.undecided)"]
      })
    let listed = proofs.unproven.prefix(Self.mostListed).map {
      line("\($0.file):\($0.line): \($0.verdict): \($0.card)")
    }
    let more = proofs.unproven.count - listed.count
    return line(proofs.inWords) + (proofs.unprovenInWords.map(line) ?? "")
      + (proofs.counts.count > 0 ? kinds.text : "") + listed.joined() + (more > 0 ? line("… and \(more) more") : "")
  }

  private var mutantsText: String {
    let weak = mutants.tasks.filter { $0.mutants.missed > 0 }.prefix(Self.mostListed).map { task in
      line("\(task.file):\(task.line): \(percent(task.mutants.score)) killed: \(task.card)")
    }
    return line(mutants.whole.inWords) + (weak.isEmpty ? "" : line("the weakest tasks:")) + weak.joined()
  }

  private var unlocksText: String {
    let named = unlocks.edges.filter { $0.kind != .order }.map { edge in
      line(edge.kind == .opens ? "\(edge.from) opens \(edge.to)" : "\(edge.to) requires \(edge.from)")
    }
    let locked = unlocks.neverUnlocked.prefix(Self.mostListed).map { line("never unlocked: \($0)") }
    return line(unlocks.inWords) + locked.joined() + named.joined()
  }

  /// Some names, of many only the first.
  private static func listed(_ names: [String]) -> String {
    let more = names.count - mostListed
    return names.prefix(mostListed).joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
  }

  /// The most concepts, episodes, cards or tasks that are listed in one part.
  static let mostListed = 10
}
