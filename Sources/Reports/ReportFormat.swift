public import Diagnostics

/// A way to write a report, with all that the command line has to know of it.
///
///     ReportFormat("sarif")?.paths == .stated
public struct ReportFormat: Sendable {
  /// The name that `--format` takes.
  public let name: String
  /// Who reads it.
  public let reader: Reader
  /// The folders to which its paths are relative.
  public let paths: Paths
  /// Its parts beside the findings.
  public let extras: Extras
  /// True where it describes the rules of which there are findings.
  public let describesRules: Bool
  /// True where GitHub takes a summary of the job beside it.
  public let hasJobSummary: Bool

  private let text: @Sendable (Report, ReportStyle) -> String

  /// Who reads a report.
  public enum Reader: Sendable {
    /// A person, who goes through a course from its beginning and sees the reason for a failure on standard error.
    case person
    /// A program, which finds the reason for a failure in the report.
    case program
  }

  /// The folders to which the paths in a report are relative.
  public enum Paths: Sendable {
    /// The current folder, as in messages to a person.
    case shown
    /// The repository's root, as a platform puts findings beside the files of a merge.
    case inRepository
    /// The repository's root, which the report names.
    case stated
  }

  /// The parts of a report beside the findings.
  public enum Extras: Sendable {
    /// None: counts, statistics and remarks go to standard error.
    case none
    /// A summary in a last line, with the statistics below it.
    case summary
    /// Statistics and evidence as data.
    case data
  }

  /// A format of a name, written by a closure; without more, one for programs with paths as a person is shown them.
  init(
    _ name: String, for reader: Reader = .program, paths: Paths = .shown, extras: Extras = .none,
    describesRules: Bool = false, hasJobSummary: Bool = false,
    text: @escaping @Sendable (Report, ReportStyle) -> String
  ) {
    self.name = name
    self.reader = reader
    self.paths = paths
    self.extras = extras
    self.describesRules = describesRules
    self.hasJobSummary = hasJobSummary
    self.text = text
  }

  /// The whole text that goes to standard output; only formats for a person heed the style.
  public func render(_ report: Report, style: ReportStyle = ReportStyle()) -> String { text(report, style) }
}

/// How a report for a person looks.
public struct ReportStyle: Sendable {
  /// How text stands out.
  public let terminal: TerminalStyle
  /// True where a format that ends in a summary writes it.
  public let hasSummary: Bool

  /// Text in a style, with a last line that counts the findings or without.
  public init(_ terminal: TerminalStyle = .plain, hasSummary: Bool = true) {
    self.terminal = terminal
    self.hasSummary = hasSummary
  }
}
