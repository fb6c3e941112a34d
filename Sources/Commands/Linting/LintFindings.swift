package import Diagnostics

/// What `hornbook lint` finds with some arguments, where nobody wants a report: a process for each of a thousand runs
/// takes a test minutes.
package struct LintFindings {
  /// The findings that would be shown.
  package let shown: [Diagnostic]
  /// How many more are left out, since they are old.
  package let oldCount: Int

  /// Reads and checks what the arguments name; nothing is written but the cache.
  ///
  /// - Throws: what `hornbook lint` would end with.
  package init(_ arguments: [String]) throws {
    let command = try LintCommand.parse(arguments)
    let targets = try LintTargets(command.paths, stdinFilename: nil)
    var run = try LintRun(selection: command.selection, targets: targets)
    try run.lint()
    (shown, oldCount) = try Baseline.filter(run.diagnostics, run: run, options: command.selection)
  }
}
