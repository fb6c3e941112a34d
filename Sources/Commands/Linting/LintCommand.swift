public import ArgumentParser
import Diagnostics
import Linting
public import Reports
import Support

/// `hornbook lint`.
struct LintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Check a curriculum: files, order, answers, and every program by running it.",
    discussion: """
      Examples:
        hornbook lint                                      check ./curriculum
        hornbook lint curriculum/training/printing         check one block
        hornbook lint --watch                              check again at each save
        hornbook lint --accept                             write what really happens into results and keys
        hornbook lint --changed-since origin/main --format github
        hornbook lint --format sarif --output report.sarif

      Exit status: 0 clean, 1 findings at or above --fail-on, 2 could not run.
      """)

  @Argument(
    help: """
      Curricula, or folders and files inside one. Without any: ./curriculum, or the curriculum that you are in.
      """, completion: .file())
  var paths: [String] = []

  @Flag(help: "Keep running, and check again whenever a file is saved; Ctrl-C ends it.")
  var watch = false

  @OptionGroup(title: "What is checked")
  var selection: SelectionOptions

  @OptionGroup(title: "What is changed")
  var repair: RepairOptions

  @OptionGroup(title: "What is shown")
  var output: OutputOptions

  func validate() throws {
    if repair.isWanted, selection.stdinFilename != nil {
      throw ValidationError("--stdin-filename checks a text that is not saved; it goes with neither --fix nor --accept")
    }
    if repair.diff, output.file != nil {
      throw ValidationError("--diff shows what would change, which is no report, so it does not go with --output")
    }
    if repair.diff, !repair.isWanted { throw ValidationError("--diff goes with --fix or --accept") }
    if watch { try validateWatch() }
    try selection.threads?.check("--threads")
    if selection.updateBaseline { try validateBaseline() }
  }

  /// A run that goes on for ever looks, and writes nothing; what it looks at is what is saved.
  private func validateWatch() throws {
    let others = [
      ("--fix", repair.fix), ("--accept", repair.accept), ("--update-baseline", selection.updateBaseline),
      ("--stdin-filename", selection.stdinFilename != nil), ("--output", output.file != nil),
    ]
    if let (option, _) = others.first(where: \.1) { throw ValidationError("--watch does not go with \(option)") }
  }

  /// A baseline that is written anew forgets what the run did not look for, so the run has to look for everything.
  private func validateBaseline() throws {
    guard selection.baseline != nil else { throw ValidationError("--update-baseline goes with --baseline FILE") }
    let narrowing = [
      ("--select", selection.select != nil), ("--ignore", selection.ignore != nil),
      ("--changed-since", selection.changedSince != nil), ("--stdin-filename", selection.stdinFilename != nil),
    ]
    if let (option, _) = narrowing.first(where: \.1) {
      throw ValidationError("--update-baseline writes all findings, so it does not go with \(option)")
    }
  }

  func run() throws {
    for rules in [selection.select, selection.ignore] { try rules?.check() }
    let targets = try LintTargets(paths, stdinFilename: selection.stdinFilename)
    if selection.updateBaseline, let part = targets.groups.first(where: { !$0.isWhole }) {
      throw CommandFailure(
        "--update-baseline writes the findings of a whole curriculum, but only a part of it is named",
        help: "name '\(FilePath.relative(part.folder.root))'")
    }
    let report = try output.file.map { try OutputFile($0, baseline: selection.baseline) }
    _ = try selection.newBaseline
    if watch { try LintWatch(selection: selection, output: output, targets: targets).run() }
    let progress = ProgressNote("checking \(targets.names)")
    defer { progress.end() }
    var run = try LintRun(selection: selection, targets: targets, keepsEvidence: output.evidence, progress: progress)
    try run.lint()
    run.keepUntilExit()
    if repair.isWanted {
      let isChanged = try Repairs(repair, style: output.color.style).apply(to: &run)
      if repair.diff {
        progress.end()
        if !run.isWhole { throw ExitStatus.couldNotRun }
        if isChanged { throw ExitStatus.findings }
        let count = run.diagnostics.count
        let rest = count == 0 ? "" : "; without --diff, \(counted(count, "finding")) \(count == 1 ? "is" : "are") shown"
        Terminal.writeError("nothing to repair\(rest)\n")
        return
      }
    }
    let (diagnostics, old) = try Baseline.filter(run.diagnostics, run: run, options: selection)
    progress.end()
    try LintOutput(options: output, file: report).write(diagnostics, of: run, oldFindings: old)
  }
}

/// Which findings a run looks for.
struct SelectionOptions: ParsableArguments {
  @Option(help: "Only these rules; codes with commas between them.", transform: RuleCodes.init)
  var select: RuleCodes?

  @Option(help: "Without these rules; codes with commas between them.", transform: RuleCodes.init)
  var ignore: RuleCodes?

  @Option(
    help: """
      Only findings that were not there yet where the work left this git revision, wherever they are; --fix and \
      --accept repair only these, too. In a submodule, it is one of the repository around that.
      """)
  var changedSince: String?

  @Option(help: "The folder that is published into: ids of the last release must not get lost.", completion: .directory)
  var published: String?

  @Option(help: "A file of old findings that are not shown.", completion: .file())
  var baseline: String?

  @Flag(help: "Write the findings of this run into the baseline file.")
  var updateBaseline = false

  @Option(help: "Read standard input in the place of this file: what an editor has not saved.", completion: .file())
  var stdinFilename: String?

  @Flag(help: "Make an error of each card with code of which something is not proven, whatever the reason.")
  var requireProof = false

  @Flag(help: "Check everything anew, and remember nothing for the next run.")
  var noCache = false

  @OptionGroup
  var store: EvidenceStoreOptions

  @Option(help: ArgumentHelp("How many threads to use.", visibility: .hidden))
  var threads: Count?
}

/// What a run changes in files.
struct RepairOptions: ParsableArguments {
  @Flag(help: "Apply repairs that change nothing that a card shows; those that change what counts as right say so.")
  var fix = false

  @Flag(help: "Also write what really happens into results, errors and answer keys.")
  var accept = false

  @Flag(help: "Show what would change, and change nothing.")
  var diff = false

  /// Whether anything is to be repaired.
  var isWanted: Bool { fix || accept }
}

/// What a run shows.
struct OutputOptions: ParsableArguments {
  @Option(help: "How findings are written: \(ReportFormat.names).")
  var format = ReportFormat.standard

  @Option(help: "The lowest severity that makes the run fail: error, warning, info or never.")
  var failOn = FailOn.error

  @Option(
    name: .customLong("output"),
    help: "Write the report into this file, and only a line with the counts to the terminal.", completion: .file())
  var file: String?

  @Flag(
    name: .shortAndLong,
    help: "Show findings alone, without counts and remarks; what is written into files is still said.")
  var quiet = false

  @Flag(help: "Say what was looked at, and what was proven.")
  var statistics = false

  @Flag(help: "With --format json: add all that runs of programs found out, card by card.")
  var evidence = false

  @Option(help: "When to use color: auto, always or never.")
  var color = ColorChoice.auto

  func validate() throws {
    if evidence, format.extras != .data { throw ValidationError("--evidence goes with --format json") }
    if quiet, statistics, format.extras != .data {
      throw ValidationError("--quiet shows findings alone, so it goes with --statistics only in --format json")
    }
  }
}

extension ReportFormat: ExpressibleByArgument {}

/// The lowest severity that makes a run fail.
enum FailOn: String, ExpressibleByArgument, CaseIterable {
  case error
  case warning
  case info
  case never

  /// Whether a finding makes the run fail.
  func fails(_ diagnostic: Diagnostic) -> Bool { severity.map { diagnostic.severity >= $0 } ?? false }

  /// The severity; nil for never.
  var severity: Severity? { Severity(rawValue: rawValue) }
}
