internal import Diagnostics
internal import Linting
internal import Reports

/// The report of a run of the linter that could not be made, so that a program that reads it finds no error of its own:
/// no finding, and the reason, in the format that the arguments ask for.
///
/// It goes where the report of the run would have gone: a file of an earlier run must not be taken for this one's.
enum EmptyReport {
  /// Writes the report; nothing where the arguments ask for no format that programs read.
  static func write(for arguments: [String], _ failure: RunFailure) {
    let options = arguments.prefix { $0 != "--" }
    guard options.first == "lint", !options.contains("--diff"),
      let format = lastValue(of: "--format", in: options, ReportFormatName.init(rawValue:)), format.isForPrograms
    else { return }
    let paths = ReportPaths(of: format, on: [], environment: Environment.variables)
    let report = Report(
      [], checkedFiles: [], toolVersion: toolVersion, failures: [failure], origin: paths.origin(of: [:])
    ) { _ in nil }
    if format == .github { JobSummary.write(report) }
    let text = ShownText(styled: format.format().render(report))
    guard let path = lastValue(of: "--output", in: options, { $0 }) else { return Terminal.write(text) }
    // What keeps it from being written keeps the run's own report, too; it is the reason, or comes after that.
    let baseline = lastValue(of: "--baseline", in: options) { $0 }
    try? ReportFile(path, baseline: baseline).write(text)
  }

  /// The last value of an option that arguments give, as far as they can be understood.
  private static func lastValue<Value>(
    of name: String, in options: ArraySlice<String>, _ value: (String) -> Value?
  ) -> Value? {
    var last: Value?
    for (index, option) in options.enumerated() {
      if option.hasPrefix("\(name)=") {
        last = value(String(option.dropFirst(name.count + 1))) ?? last
      } else if option == name, index + 1 < options.count {
        last = value(options[index + 1]) ?? last
      }
    }
    return last
  }
}

extension ReportFormatName {
  /// False for formats that a person reads, who sees the reason on standard error.
  fileprivate var isForPrograms: Bool {
    switch self {
    case .json, .sarif, .github, .gitlab, .junit, .rdjson: true
    case .text, .concise: false
    }
  }
}
