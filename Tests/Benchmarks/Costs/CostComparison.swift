import Foundation

/// Counts beside the committed ones.
struct CostComparison {
  /// The table, followed by the command to run where counts differ.
  let text: String
  /// False where a count exceeds the committed one by more than the tolerance, or is not committed.
  let holds: Bool

  /// The increase that passes, as a fraction: the same code laid out differently in memory may differ as much.
  static let tolerance = 0.03

  /// Compares counts.
  ///
  /// - Parameter isWhole: Pass true where all runs were counted, so that a committed run without a count is gone.
  init(_ counts: [CostCount], known: CostTable, isWhole: Bool) {
    var table = Table("instructions", columns: ["committed", "now", "change", ""])
    var (more, fewer, new) = ([String](), [String](), [String]())
    for count in counts {
      guard let before = known.counts[count.name] else {
        new.append(count.name)
        table.add(count.name, "", grouped(count.instructions), "", "NEW")
        continue
      }
      let change = Double(count.instructions) / Double(max(1, before)) - 1
      let isMore = change > Self.tolerance
      if isMore { more.append(count.name) }
      if change < -Self.tolerance { fewer.append(count.name) }
      let verdict = isMore ? "MORE" : change < -Self.tolerance ? "fewer" : ""
      table.add(
        count.name, grouped(before), grouped(count.instructions), String(format: "%+.2f %%", change * 100), verdict)
    }
    let names = Set(counts.map(\.name))
    let gone = isWhole ? known.counts.keys.filter { !names.contains($0) }.sorted() : []
    holds = more.isEmpty && new.isEmpty && gone.isEmpty
    text = table.text + Self.advice(more, fewer, new + gone, known.conditions)
  }

  private static func advice(
    _ more: [String], _ fewer: [String], _ unknown: [String], _ conditions: String
  ) -> String {
    func list(_ names: [String]) -> String { names.map { "  \($0)\n" }.joined() }
    let percent = String(format: "%.0f %%", tolerance * 100)
    var text = ""
    if !more.isEmpty {
      text += "more than \(percent) above the committed count:\n\(list(more))"
      text +=
        "  help: `make costs FUNCTIONS=1` shows which functions take the instructions; where the cost is worth it,\n"
      text += "  write the counts with `make costs ACCEPT=1` and say in the commit which moved, and why\n"
    }
    if !more.isEmpty, conditions != CostTable.conditionsHere {
      text += "  note: the committed counts are of \(conditions), these of \(CostTable.conditionsHere)\n"
    }
    if !unknown.isEmpty {
      text += "counted and not committed, or the other way around:\n\(list(unknown))"
      text += "  help: write the counts with `make costs ACCEPT=1`\n"
    }
    if !fewer.isEmpty {
      text += "more than \(percent) below the committed count, so that it could come back unseen:\n\(list(fewer))"
      text += "  help: write the counts with `make costs ACCEPT=1`\n"
    }
    return text
  }
}
