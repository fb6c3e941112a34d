import Diagnostics

/// A lint that goes on: whenever a file is saved, what changed is checked again and the report shown anew.
struct LintWatch {
  let selection: SelectionOptions
  let output: OutputOptions
  let targets: LintTargets

  /// Checks and shows until the process is ended.
  ///
  /// - Throws: `CommandFailure` when git cannot say what the run is to be compared with; what cannot be read later is
  ///   shown in the place of a report.
  func run() throws -> Never {
    var run = try LintRun(
      selection: selection, targets: targets, keepsEvidence: output.evidence, isRepeated: true)
    let folders = run.folders
    let baseline = selection.baseline.map { [FilePath.absolute($0)] } ?? []
    var watch = FileWatch { folders.flatMap(\.watchedPaths) + baseline }
    var screen = Screen()
    while true {
      let shown = try report(of: &run)
      // With the time a save is seen that changed nothing in the report.
      let note: ShownText = "\nwatching \(targets.namesOfWanted), checked at \(TimeOfDay.now); Ctrl-C ends this\n"
      screen.show(
        shown.report, remarks: shown.remarks, note: note, separator: output.format.extras == .summary ? "\n" : "")
      run.leaveFindings()
      watch.wait()
    }
  }

  private func report(of run: inout LintRun) throws -> (report: ShownText, remarks: ShownText) {
    do {
      try run.lint()
      let (diagnostics, old) = try Baseline.filter(run.diagnostics, run: run, options: selection)
      let rendered = try LintOutput(options: output).render(diagnostics, of: run, oldFindings: old)
      return (rendered.report, rendered.remarks)
    } catch {
      return ("", try CommandFailure(ofCheck: error).text)
    }
  }
}
