import Diagnostics
import Execution

/// The steps of a run for a person: the line, what changed since the last one, and below it what it printed.
///
///     1  total = 0
///     2  for n in range(2):      total = 0
///     3      total += n          n = 0
struct TraceTable {
  /// Source lines are given so many columns; longer ones push what stands beside them to the right.
  private static let widest = 40

  private let run: TracedRun
  private let lines: [Substring]
  private let output: [UInt8]
  private let width: Int
  private let numberWidth: Int

  /// A table of a run.
  init(_ run: TracedRun) {
    self.run = run
    lines = run.source.split(separator: "\n", omittingEmptySubsequences: false)
    output = run.outcome.transcript.chunks.flatMap { Array($0.text.utf8) }
    width = min(Self.widest, lines.map(\.count).max() ?? 0)
    numberWidth = max(3, String(lines.count).count)
  }

  /// The table.
  var text: String {
    let steps = run.trace.steps
    var result = ""
    var seen: [Int: [Trace.Variable]] = [:]
    for (index, step) in steps.enumerated() {
      // A call that begins has seen nothing; one that goes on has seen what it had before.
      if index > 0, steps[index - 1].depth < step.depth { seen[step.depth] = [] }
      result += row(step, changed: step.variables.filter { !(seen[step.depth] ?? []).contains($0) })
      seen[step.depth] = step.variables
      let isLast = index == steps.count - 1
      result += printed(from: step.printed, to: isLast ? output.count : steps[index + 1].printed)
    }
    if steps.isEmpty { result += printed(from: 0, to: output.count) }
    if !run.trace.isComplete {
      result += "hornbook: the run went on after these \(steps.count) steps, which are all that is kept\n"
    }
    return result
  }

  private func row(_ step: Trace.Step, changed: [Trace.Variable]) -> String {
    let source = step.line <= lines.count && step.line > 0 ? String(lines[step.line - 1]).visible : ""
    let number = String(step.line)
    let left = String(repeating: " ", count: numberWidth - min(numberWidth, number.count)) + number + "  " + source
    let notes = changed.map { "\($0.name) = \($0.value)" }.joined(separator: ", ")
    let right = [step.function.map { "\($0):" }, notes.isEmpty ? nil : notes].compactMap { $0 }.joined(separator: " ")
      .visible
    if right.isEmpty { return left + "\n" }
    return left + String(repeating: " ", count: max(0, width - source.count) + 4) + right + "\n"
  }

  private func printed(from start: Int, to end: Int) -> String {
    guard start < end, end <= output.count else { return "" }
    var lines = String(decoding: output[start..<end], as: UTF8.self).visibleLines
      .split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last == "" { lines.removeLast() }
    let margin = String(repeating: " ", count: numberWidth)
    return lines.map { "\(margin)> \($0)\n" }.joined()
  }
}
