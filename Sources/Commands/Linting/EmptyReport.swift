internal import Diagnostics
internal import Linting
internal import Reports

/// The report of a run of the linter that could not be made, so that a program that reads it finds no error of its own:
/// no finding, in the format that the arguments ask for.
///
/// SARIF and JUnit say that the run failed. GitLab's, reviewdog's and our own JSON have no field for that: only the
/// exit status tells it from a run that found nothing.
enum EmptyReport {
  /// Writes the report; nothing where the arguments ask for no format that only programs read.
  static func write(for arguments: [String]) {
    guard let format = format(in: arguments) else { return }
    let report = Report(
      [], checkedFiles: [], rules: format == .sarif ? AllRules.descriptions : [], toolVersion: toolVersion,
      isComplete: false
    ) { _ in nil }
    Terminal.write(ShownText(styled: format.format().render(report)))
  }

  /// The format that arguments ask for, as far as they can be understood; nil for one that a person reads, and where
  /// no report would be written if all went well.
  private static func format(in arguments: [String]) -> ReportFormatName? {
    let options = arguments.prefix { $0 != "--" }
    guard options.first == "lint", !options.contains("--diff") else { return nil }
    var format: ReportFormatName?
    for (index, option) in options.enumerated() {
      if option.hasPrefix("--format=") {
        format = ReportFormatName(rawValue: String(option.dropFirst("--format=".count))) ?? format
      } else if option == "--format", index + 1 < options.count {
        format = ReportFormatName(rawValue: options[index + 1]) ?? format
      }
    }
    switch format {
    case .json, .sarif, .gitlab, .junit, .rdjson: return format
    case .text, .concise, .github, nil: return nil
    }
  }
}
