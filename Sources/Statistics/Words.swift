import Authoring
import Diagnostics
import Evidence
import Support

// How numbers are written for a person, in every view.

/// A part of a whole as a percentage to a tenth: `98.4%`; a dash for nil.
///
/// What is not all is never 100%, what is not nothing never 0%.
func percent(_ part: Double?) -> String {
  guard let part else { return "–" }
  guard part > 0, part < 1 else { return part > 0 ? "100%" : "0%" }
  return tenths(min(max((part * 1000).rounded(), 1), 999)) + "%"
}

/// A reading grade to a tenth; a dash for nil.
func grade(_ grade: Double?) -> String { grade.map { tenths(($0 * 10).rounded()) } ?? "–" }

private func tenths(_ number: Double) -> String {
  let count = Int(number.magnitude)
  return "\(number < 0 ? "-" : "")\(count / 10).\(count % 10)"
}

extension CurriculumStatistics {
  /// How many items there are, in a sentence without its full stop.
  var totalsInWords: String {
    let items = [
      counted(totals.modules, "module"), counted(totals.blocks, "block"), counted(totals.episodes, "episode"),
      counted(totals.cards, "card"),
    ]
    let quizzes = totals.questions == 0 ? "" : "; \(counted(totals.questions, "question")) in quizzes"
    return items.joined(separator: ", ") + quizzes
  }

  /// That numbers are incomplete; nil where every file was read.
  var missingInWords: String? {
    isComplete ? nil : "not all of the curriculum could be read; `hornbook lint` says why"
  }

  /// What became of drafts; nil where there are none.
  var draftsInWords: String? {
    guard drafts.modules > 0 else { return nil }
    let (modules, isOne) = (counted(drafts.modules, "draft module"), drafts.modules == 1)
    let content = "\(counted(drafts.episodes, "episode")), \(counted(drafts.cards, "card"))"
    return drafts.areCounted
      ? "\(modules) (\(content)) \(isOne ? "is" : "are") counted like all others"
      : "\(modules) (\(content)) \(isOne ? "is" : "are") left out; `hornbook stats --drafts` counts drafts, too"
  }
}

extension MinuteTotals {
  /// What modules state and what is estimated, in a sentence without its full stop.
  var inWords: String {
    let estimate = "all cards take about \(estimated) by estimate"
    guard statingModules > 0 else { return "no module states its minutes; \(estimate)" }
    let others = silentModules == 0 ? "" : ", \(silentModules) \(silentModules == 1 ? "states" : "state") none"
    let state = statingModules == 1 ? "1 module states" : "\(statingModules) modules state"
    return "\(state) \(counted(stated, "minute"))\(others); \(estimate)"
  }
}

extension ReadingStatistics {
  /// How hard the texts are to read, in a sentence without its full stop.
  func inWords(locale: String) -> String {
    guard isMeasured else { return "not measured: the formula is for English, and the locale is '\(locale)'" }
    guard whole.grade != nil else {
      return "not measured: the formula needs \(ReadingMeasure.fewestWords) words, and there are \(whole.words)"
    }
    return "all texts together read like grade \(Statistics.grade(whole.grade)); an episode may reach \(limit)"
  }
}

extension ProofStatistics {
  /// What came of all claims, in a sentence without its full stop.
  var inWords: String {
    guard counts.count > 0 else { return "no card claims anything about a program" }
    return "\(counts.proven) of \(counted(counts.count, "claim")) about programs "
      + "\(counts.proven == 1 ? "is" : "are") proven (\(percent(share)))"
  }

  /// How many claims are not proven, those in words alone among them, as `hornbook lint` says it; nil for none.
  var unprovenInWords: String? { unprovenClaimsInWords(unprovenSubjects.map { ($0.subject, $0.count) }) }
}

extension MutantScore {
  /// What became of mutants, in a sentence without its full stop.
  var inWords: String {
    guard counts.count > 0 else { return "no task has a mutant" }
    let others = counts.count - counts.equivalent
    let rest: [(Int, String)] = [
      (counts.survived, "survived"), (counts.timedOut, "timed out"), (counts.notRun, "not run"),
      (counts.equivalent, "equivalent, which do not count"),
    ]
    let words = rest.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return "\(counts.killed) of \(counted(others, "mutant")) killed (\(percent(score)))"
      + (words.isEmpty ? "" : "; \(words.joined(separator: ", "))")
  }
}

extension UnlockGraph {
  /// How many episodes there are and what is unlocked, in a sentence without its full stop.
  var inWords: String {
    let episodes = counted(items.count { $0.level == .episode }, "episode")
    let locked = neverUnlocked.isEmpty ? "" : "; no learner ever unlocks \(counted(neverUnlocked.count, "episode"))"
    return "\(unlockedAtStart) of \(episodes) \(unlockedAtStart == 1 ? "is" : "are") unlocked at the start\(locked)"
  }
}
