public import Diagnostics
public import JSON

/// What a run of the linter found, ready to be written in any format.
public struct Report: Sendable {
  /// The findings by file, position and code, or in an order of the caller's.
  public let diagnostics: [Diagnostic]
  /// The paths of all files that were checked, sorted; few formats name them.
  public var checkedFiles: [String] { namedFiles.sortedByBytes() }
  /// How many files were checked.
  public var fileCount: Int { namedFiles.count }
  /// What was looked at.
  public let counts: Counts
  /// The rules that ran, by code.
  public let rules: [RuleDescription]
  /// Findings of this severity and above make the run fail.
  public let failsAt: Severity
  /// The version of the tool that found them.
  public let toolVersion: String
  /// What was looked at and proven, as the JSON format shows it; nil where nobody asked.
  public let statistics: JSONValue?
  /// What runs of programs found out, card by card, as the JSON format shows it; nil where nobody asked.
  public let evidence: JSONValue?

  /// The reasons for which the run failed or is incomplete; empty for a complete run.
  ///
  /// Our own JSON, SARIF and JUnit show them as such. Formats of platforms, which only have findings, get one more
  /// finding for each failure that is not a finding already.
  public let failures: [RunFailure]
  /// The commits that the run was compared with, as the JSON format shows them; nil for a run that was not.
  public let changedSince: JSONValue?
  /// The folders that make the relative paths of the report absolute.
  public let origin: ReportOrigin

  /// False where something was not checked, so that no findings does not mean no problems.
  public var isComplete: Bool { failures.isEmpty }

  private let namedFiles: [String]
  private let sources: [String: IndexedText]

  /// How much was looked at, for the summary.
  public struct Counts: Sendable, Hashable {
    /// Cards.
    public var cards: Int
    /// Programs that were run.
    public var programs: Int
    /// The claims that are not proven, in words: `2 claims not proven: 2 in java`; nil where all is.
    public var unproven: String?
    /// Findings that are not shown, since a baseline holds them.
    public var oldFindings: Int
    /// Whether, because of an old finding, rules that need every file did not run.
    public var areRulesHeldBack: Bool

    /// Counts of cards, of programs that were run and of findings that are not shown.
    public init(
      cards: Int = 0, programs: Int = 0, unproven: String? = nil, oldFindings: Int = 0, areRulesHeldBack: Bool = false
    ) {
      self.cards = cards
      self.programs = programs
      self.unproven = unproven
      self.oldFindings = oldFindings
      self.areRulesHeldBack = areRulesHeldBack
    }
  }

  /// A report on findings; `source` gives the text of a file, nil for what is not a text file.
  ///
  /// - Parameter isInOrder: Whether the findings are in the order in which they are to be shown; otherwise they are
  ///   sorted by file, position and code.
  public init(
    _ diagnostics: [Diagnostic], isInOrder: Bool = false, checkedFiles: [String], counts: Counts = Counts(),
    rules: [RuleDescription] = [],
    failsAt: Severity = .error, toolVersion: String, statistics: JSONValue? = nil, evidence: JSONValue? = nil,
    failures: [RunFailure] = [], changedSince: JSONValue? = nil, origin: ReportOrigin = ReportOrigin(),
    source: (String) -> SourceText?
  ) {
    self.diagnostics = isInOrder ? diagnostics : diagnostics.sorted(by: Diagnostic.precedes)
    namedFiles = checkedFiles
    self.counts = counts
    self.rules = rules.sorted { $0.code.rawValue < $1.code.rawValue }
    self.failsAt = failsAt
    self.toolVersion = toolVersion
    self.statistics = statistics
    self.evidence = evidence
    self.failures = failures
    self.changedSince = changedSince
    self.origin = origin
    var sources: [String: IndexedText] = [:]
    for file in Set(diagnostics.flatMap(\.files)) {
      if let text = source(file) { sources[file] = IndexedText(text) }
    }
    self.sources = sources
  }

  /// How many findings have a severity.
  public func count(of severity: Severity) -> Int { diagnostics.count { $0.severity == severity } }

  /// The text of a file with findings; nil when it has none.
  func text(of file: String) -> IndexedText? { sources[file] }

  /// The lines of a file with findings; nil when it has no text.
  func lines(of file: String) -> LineIndex? { sources[file]?.lines }

  /// Where a location starts and ends; nil when it is about a file without text as a whole.
  func range(of location: Location, columnsIn unit: ColumnUnit = .codePoints) -> TextRange? {
    lines(of: location.file).map { lines in
      TextRange(
        start: lines.position(of: location.span.start, columnsIn: unit),
        end: lines.position(of: location.span.end, columnsIn: unit))
    }
  }
}

extension Report {
  /// A location as a person names it, `say-hello.yaml:14:25`; the file alone where it has no text.
  func place(of location: Location) -> String {
    guard let start = range(of: location)?.start else { return location.file }
    return "\(location.file):\(start.line):\(start.column)"
  }
}

/// Two positions in a text, the end after the last character.
struct TextRange {
  let start: TextPosition
  let end: TextPosition
}

extension Diagnostic {
  /// Every file that the finding points into.
  fileprivate var files: [String] {
    [location.file] + notes.compactMap(\.location?.file) + fixes.flatMap { $0.edits.map(\.location.file) }
  }

  /// Everything that is said, for formats with one text for all of it: fact, label, notes and help, a line each.
  ///
  /// - Parameter words: What a note says; a format that keeps the places of notes nowhere else says them here.
  func fullMessage(_ words: (Note) -> String = \.message) -> String {
    let remarks = notes.map { "note: \(words($0))" } + (help.map { ["help: \($0)"] } ?? [])
    return ([message] + (label.map { [$0] } ?? []) + remarks).joined(separator: "\n")
  }
}
