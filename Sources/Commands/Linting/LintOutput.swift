internal import Diagnostics
internal import Linting
internal import POSIX
internal import Reports

/// Writes what a run found.
struct LintOutput {
  let options: OutputOptions

  /// A report that is ready to be written.
  struct Rendered {
    /// The report itself, for standard output.
    fileprivate(set) var report: ShownText
    /// What is said beside it, for standard error.
    fileprivate(set) var remarks: ShownText = ""
    /// What GitHub shows of the whole job; nil for other formats.
    fileprivate(set) var jobSummary: Report?
    /// With what the run ends; nil for success.
    fileprivate(set) var status: ExitStatus?
  }

  /// Writes findings in the wanted format; of old ones that a baseline holds it says how many there are.
  ///
  /// - Throws: `ExitStatus.findings` when one of them makes the run fail, `.couldNotRun` when a file could not be read.
  func write(_ diagnostics: [Diagnostic], of run: LintRun, oldFindings: Int) throws {
    let rendered = try render(diagnostics, of: run, oldFindings: oldFindings)
    if let summary = rendered.jobSummary { writeJobSummary(summary) }
    Terminal.write(rendered.report)
    if !rendered.remarks.description.isEmpty { Terminal.writeError(rendered.remarks) }
    if let status = rendered.status { throw status }
  }

  /// Findings in the wanted format, as `write` writes them.
  func render(_ diagnostics: [Diagnostic], of run: LintRun, oldFindings: Int) throws -> Rendered {
    let paths = ReportPaths(of: options.format, on: run.folders, environment: Environment.variables)
    let isForPerson = options.format == .text || options.format == .concise
    let (moved, shown) = paths.moved(isForPerson ? run.courseOrder.sorted(diagnostics) : diagnostics)
    let report = Report(
      moved, isInOrder: isForPerson, checkedFiles: run.checkedFiles.map(paths.path),
      counts: Report.Counts(
        cards: run.statistics.cards, programs: run.statistics.programs, oldFindings: oldFindings,
        areRulesHeldBack: run.areRulesHeldBack),
      rules: options.format == .sarif ? AllRules.descriptions : [], failsAt: options.failOn.severity ?? .error,
      toolVersion: toolVersion, statistics: options.statistics ? .some(run.statistics.json) : .none,
      evidence: options.evidence ? .some(try EvidenceReport.list(of: run.cards)) : .none,
      isComplete: run.isWhole,
      source: { path in shown[path].flatMap(run.source) })
    var rendered = Rendered(
      report: ShownText(styled: options.format.format(style: options.color.style).render(report)))
    if options.format == .github { rendered.jobSummary = report }
    if options.format != .text, let hidden = Summary(report).hidden { rendered.remarks = "\(hidden)\n" }
    if options.statistics { add(run.statistics, to: &rendered) }
    if !run.isWhole {
      rendered.status = .couldNotRun
    } else if diagnostics.contains(where: options.failOn.fails) {
      rendered.status = .findings
    }
    return rendered
  }

  /// Statistics stand in our own JSON, beside a report that another program reads, and below one that a person does.
  private func add(_ statistics: LintStatistics, to rendered: inout Rendered) {
    switch options.format {
    case .json: break
    case .text: rendered.report = rendered.report + ShownText(lines: statistics.text)
    case .concise, .sarif, .github, .gitlab, .junit, .rdjson:
      rendered.remarks = rendered.remarks + ShownText(lines: statistics.text)
    }
  }

  /// GitHub shows ten annotations of a kind; the job summary has them all.
  private func writeJobSummary(_ report: Report) {
    guard let path = Environment.variables["GITHUB_STEP_SUMMARY"], !path.isEmpty else { return }
    do throws(SystemError) {
      try append(GitHubJobSummary().render(report), to: path)
    } catch {
      Terminal.writeError("hornbook: cannot write the job summary '\(path)': \(error.reason)\n")
    }
  }

  private func append(_ text: String, to path: String) throws(SystemError) {
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o666)
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    try OpenFile.writeAll(Array(text.utf8), to: descriptor)
  }
}
