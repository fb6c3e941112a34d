import Diagnostics
import Linting
import Reports

/// The report of a run of the linter that could not be made, so that a program that reads it finds no error of its own:
/// no finding, and the reason, in the format that the arguments ask for.
///
/// It goes where the report of the run would have gone: a file of an earlier run must not be taken for this one's.
enum FailureReport {
  /// Writes the report; nothing where a person would read it on the terminal, who finds the reason there anyway.
  static func write(for arguments: [String], _ failure: RunFailure) {
    let options = arguments.prefix { $0 != "--" }
    guard options.first == "lint", !options.contains("--diff") else { return }
    let format = lastValue(of: "--format", in: options) { ReportFormat($0) } ?? .standard
    let path = lastValue(of: "--output", in: options) { $0 }
    guard path != nil || format.reader == .program else { return }
    let text = text(of: failure, in: format)
    guard let path else { return Terminal.write(text) }
    // What keeps it from being written keeps the run's own report, too; it is the reason, or comes after that.
    let baseline = lastValue(of: "--baseline", in: options) { $0 }
    try? OutputFile(path, baseline: baseline).write(text.description)
  }

  /// The reason in a format; the summary of the job gets it, too, where there is one.
  private static func text(of failure: RunFailure, in format: ReportFormat) -> ShownText {
    guard format.reader == .program else {
      return CommandFailure(failure.message, help: failure.help).text
    }
    let paths = ReportPaths(of: format, on: [], environment: Environment.variables)
    let report = Report(
      [], checkedFiles: [], toolVersion: toolVersion, failures: [failure], origin: paths.origin(of: [:])
    ) { _ in nil }
    if format.hasJobSummary { JobSummary.write(report) }
    return ShownText(styled: format.render(report))
  }

  /// The last value of an option that arguments give, as far as they can be understood: what begins with `-` behind its
  /// name is the next option.
  private static func lastValue<Value>(
    of name: String, in options: ArraySlice<String>, _ value: (String) -> Value?
  ) -> Value? {
    var last: Value?
    for (index, option) in options.enumerated() {
      if option.hasPrefix("\(name)=") {
        last = value(String(option.dropFirst(name.count + 1))) ?? last
      } else if option == name, index + 1 < options.count, case let next = options[index + 1],
        next == "-" || !next.hasPrefix("-")
      {
        last = value(next) ?? last
      }
    }
    return last
  }
}
