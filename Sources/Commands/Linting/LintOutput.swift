import Authoring
import Diagnostics
import Linting
import Reports

/// Writes what a run found.
struct LintOutput {
  let options: OutputOptions
  /// The file that the report goes into; nil for standard output.
  var file: OutputFile?

  /// A report that is ready to be written.
  struct Rendered {
    /// The report itself, for standard output.
    fileprivate(set) var report: ShownText
    /// What is said beside it, for standard error.
    fileprivate(set) var remarks: ShownText = ""
    /// The counts of findings in a line.
    fileprivate(set) var summary: ShownText = ""
    /// The summary that GitHub shows of the whole job; nil for formats without such a summary.
    fileprivate(set) var jobSummary: Report?
    /// With what the run ends; nil for success.
    fileprivate(set) var status: ExitStatus?
  }

  /// Writes findings in the wanted format; of old ones that a baseline holds it says how many there are.
  ///
  /// - Throws: `ExitStatus.findings` when one of them makes the run fail, `.couldNotRun` when a file could not be read.
  func write(_ diagnostics: [Diagnostic], of run: LintRun, oldFindings: Int) throws {
    let rendered = try render(diagnostics, of: run, oldFindings: oldFindings)
    if let file {
      try write(rendered, to: file)
    } else {
      Terminal.write(rendered.report)
    }
    // A report that could not be written has a summary of its own, which says so.
    if let summary = rendered.jobSummary { JobSummary.write(summary) }
    if !rendered.remarks.description.isEmpty, !options.quiet { Terminal.writeError(rendered.remarks) }
    if let status = rendered.status { throw status }
  }

  /// Writes the report to a file, and a line about it to the terminal.
  private func write(_ rendered: Rendered, to file: OutputFile) throws(FileFailure) {
    try file.write(rendered.report.description)
    if !options.quiet { file.say("\(rendered.summary); the report is in '\(file.path)'\n") }
  }

  /// Findings in the wanted format, as `write` writes them.
  func render(_ diagnostics: [Diagnostic], of run: LintRun, oldFindings: Int) throws -> Rendered {
    let paths = ReportPaths(of: options.format, on: run.folders, environment: Environment.variables)
    let isForPerson = options.format.reader == .person
    let (moved, shown) = paths.moved(isForPerson ? run.courseOrder.sorted(diagnostics) : diagnostics)
    let report = Report(
      moved, isInOrder: isForPerson, checkedFiles: run.checkedFiles.map(paths.path),
      counts: Report.Counts(
        cards: run.statistics.cards, programs: run.statistics.programs,
        unproven: run.unprovenInWords, oldFindings: oldFindings,
        areRulesHeldBack: run.areRulesHeldBack),
      rules: options.format.describesRules ? AllRules.descriptions + AuthoringFindings.outside : [],
      failsAt: options.failOn.severity ?? .error,
      toolVersion: toolVersion, statistics: options.statistics ? .some(run.statistics.json) : .none,
      evidence: options.evidence ? .some(try EvidenceReport.list(of: run.cards)) : .none,
      failures: failures(of: run), changedSince: run.comparison?.json, origin: paths.origin(of: shown),
      source: { path in shown[path].flatMap(run.source) })
    var rendered = Rendered(report: ShownText(styled: options.format.render(report, style: style)))
    rendered.summary = "\(Summary(report).line())"
    if options.format.hasJobSummary { rendered.jobSummary = report }
    if options.format.extras != .summary, let hidden = Summary(report).hidden { rendered.remarks = "\(hidden)\n" }
    for line in run.comparison?.remarks ?? [] { rendered.remarks = rendered.remarks + "\(line)\n" }
    if options.statistics { add(run.statistics, to: &rendered) }
    if !run.isWhole {
      rendered.status = .couldNotRun
    } else if diagnostics.contains(where: options.failOn.fails) {
      rendered.status = .findings
    }
    return rendered
  }

  /// The files that could not be read, each of which is a finding, too.
  private func failures(of run: LintRun) -> [RunFailure] {
    guard !run.isWhole else { return [] }
    return run.diagnostics.filter(\.isAboutUnreadableFile).map {
      RunFailure($0.message, help: $0.help, isFinding: true)
    }
  }

  /// How the report looks: without colors in a file, and without a summary under `--quiet`.
  private var style: ReportStyle {
    ReportStyle(options.file == nil ? options.color.style : .plain, hasSummary: !options.quiet)
  }

  /// Statistics stand in our own JSON, beside a report that another program reads, and below one that a person does.
  private func add(_ statistics: LintStatistics, to rendered: inout Rendered) {
    switch options.format.extras {
    case .data: break
    case .summary: rendered.report = rendered.report + ShownText(lines: statistics.text)
    case .none: rendered.remarks = rendered.remarks + ShownText(lines: statistics.text)
    }
  }
}
