internal import Diagnostics
internal import Foundation
internal import Linting
internal import Reports

/// Writes what a run found.
struct LintOutput {
  let options: OutputOptions

  /// Writes findings in the wanted format; of old ones that a baseline holds it says how many there are.
  ///
  /// - Throws: `ExitStatus.findings` when one of them makes the run fail, `.couldNotRun` when a file could not be read.
  func write(_ diagnostics: [Diagnostic], of run: LintRun, oldFindings: Int) throws {
    let report = Report(
      diagnostics, checkedFiles: run.checkedFiles,
      counts: Report.Counts(cards: run.statistics.cards, programs: run.statistics.programs, oldFindings: oldFindings),
      rules: options.format == .sarif ? AllRules.descriptions : [], failsAt: options.failOn.severity ?? .error,
      toolVersion: toolVersion,
      source: run.source(of:))
    Terminal.write(options.format.format(style: options.color.style).render(report))
    if options.format == .github { writeJobSummary(report) }
    if options.statistics { write(run.statistics) }
    guard run.isWhole else { throw ExitStatus.couldNotRun }
    if diagnostics.contains(where: options.failOn.fails) { throw ExitStatus.findings }
  }

  /// Statistics go beside the report where a program reads it, and below it where a person does.
  private func write(_ statistics: LintStatistics) {
    let rows = [
      ("files", statistics.files), ("cards", statistics.cards), ("programs run", statistics.programs),
      ("steps", statistics.steps), ("proven", statistics.proven), ("unproven", statistics.unproven),
      ("wrong variants refused", statistics.mutants.killed), ("wrong variants praised", statistics.mutants.survivors),
      ("variants that do the same", statistics.mutants.equivalent),
      ("variants out of reach", statistics.mutants.outOfReach),
    ]
    let proofs = ProofFamily.allCases.compactMap { family in
      statistics.proofs[family].map { counts in
        (
          family.rawValue,
          "\(counts.proven) proven, \(counts.disproven) disproven, \(counts.outOfReach) out of reach"
        )
      }
    }
    let text = (rows.map { ($0, String($1)) } + proofs).map { name, count in
      String(repeating: " ", count: max(0, 26 - name.count)) + "\(name)  \(count)\n"
    }.joined()
    let width = statistics.dearest.map { String($0.steps).count }.max() ?? 0
    let dearest = statistics.dearest.map { cost in
      let steps = String(cost.steps)
      return String(repeating: " ", count: 28 + width - steps.count)
        + "\(steps) steps, \((cost.bytes + 1023) / 1024) KiB: \(cost.path)\n"
    }
    let all = text + (dearest.isEmpty ? "" : "             dearest cards\n" + dearest.joined())
    if options.format == .text { Terminal.write(all) } else { Terminal.writeError(all) }
  }

  /// GitHub shows ten annotations of a kind; the job summary has them all.
  private func writeJobSummary(_ report: Report) {
    guard let path = ProcessInfo.processInfo.environment["GITHUB_STEP_SUMMARY"], !path.isEmpty else { return }
    do throws(SystemError) {
      try append(GitHubJobSummary().render(report), to: path)
    } catch {
      Terminal.writeError("hornbook: cannot write the job summary '\(path)': \(error.reason)\n")
    }
  }

  private func append(_ text: String, to path: String) throws(SystemError) {
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    try OpenFile.writeAll(Array(text.utf8), to: descriptor)
  }
}
