import Diagnostics
import Evidence
import Explaining
import Linting

extension LintStatistics {
  /// The statistics as a person reads them, one number a line.
  var text: String {
    let numbers = (rows + proofRows).map { name, count in Self.indented(name, "\(count)\n") }.joined()
    return numbers + mostExpensiveText + unprovenText
  }

  private var rows: [(name: String, count: String)] {
    let rows = [
      ("files", files), ("cards", cards), ("programs run", programs), ("steps", steps),
      ("claims proven", claims.all.proven), ("claims disproven", claims.all.disproven),
      ("claims not proven", claims.unproven),
      ("mutants killed", mutants.killed), ("mutants survived", mutants.survived),
      ("mutants equivalent", mutants.equivalent), ("mutants timed out", mutants.timedOut),
      ("mutants not run", mutants.notRun),
    ]
    let shared = evidence.map { [("evidence recalled", $0.recalled), ("evidence computed", $0.computed)] } ?? []
    return (rows + (solverTries > 0 ? [("tries of the solver", solverTries)] : []) + shared).map { ($0, String($1)) }
  }

  private var proofRows: [(name: String, count: String)] {
    ProofFamily.allCases.compactMap { family in
      proofs[family].map { counts in
        (family.rawValue, "\(counts.proven) proven, \(counts.disproven) disproven, \(counts.undecided) undecided")
      }
    }
  }

  private var mostExpensiveText: String {
    guard !mostExpensive.isEmpty else { return "" }
    let width = mostExpensive.map { String($0.steps).count }.max() ?? 0
    let lines = mostExpensive.map { cost in
      let steps = String(cost.steps)
      let gap = String(repeating: " ", count: width - steps.count)
      let path = cost.path.description.visible
      return Self.indented("", "\(gap)\(steps) steps, \(cost.kibibytes) KiB: \(path)\n")
    }
    return Self.indented("most expensive cards", "\n") + lines.joined()
  }

  private var unprovenText: String {
    guard !unprovenCards.isEmpty else { return "" }
    let lines = unprovenCards.map { card -> String in
      let reasons = card.reasons.isEmpty ? ["no run decides"] : card.reasons.map(\.inWords)
      return Self.indented(
        "", "\(card.path), line \(card.line): \(reasons.joined(separator: "; "))".visible + "\n")
    }
    let more = unproven - unprovenCards.count
    let rest = more > 0 ? Self.indented("", "… and \(more) more\n") : ""
    return Self.indented("what is not proven", "\n") + lines.joined() + rest
  }

  /// A name that ends where all names end, and what stands behind it.
  private static func indented(_ name: String, _ rest: String) -> String {
    String(repeating: " ", count: max(0, 26 - name.count)) + name + (rest == "\n" ? "" : "  ") + rest
  }
}

extension CardCost {
  /// The most memory held at once, in units of 1024 bytes.
  var kibibytes: Int { (bytes + 1023) / 1024 }
}
