public import Execution

/// What a learner sees of a run that stayed within its budget: what was printed, and the error in which it ended.
///
///     let seen = Observation(PythonProgram(source: "print(2 + 3)").run())
///     seen?.prints("5") == true
///     seen?.isAnswered(by: "nothing") == false
public struct Observation: Sendable, Hashable, Codable {
  /// Standard output without the line ends that close it.
  public let output: String
  /// The error that nobody caught; nil when the program came to its end.
  public let error: RaisedError?
  /// How many lines with nothing on them were printed, where that is all; nil for another output, and for none.
  public let emptyLines: Int?

  /// What an outcome shows; nil when the program was stopped, which shows nothing for certain.
  public init?(_ outcome: Outcome) {
    let printed = outcome.standardOutput
    self.init(
      output: Self.withoutClosingLineEnds(printed), outcome.ending, emptyLines: Self.emptyLines(in: printed))
  }

  /// How many lines with nothing on them a printed text has; nil for one with anything else, and without any.
  package static func emptyLines(in printed: String) -> Int? {
    guard printed.utf8.allSatisfy({ $0 == 0x0A || $0 == 0x0D }) else { return nil }
    let count = printed.utf8.count { $0 == 0x0A }
    return count == 0 ? nil : count
  }

  /// What a run shows, from its output without the line ends that close it; nil when the program was stopped.
  package init?(output: String, _ ending: Ending, emptyLines: Int? = nil) {
    self.output = output
    self.emptyLines = emptyLines
    switch ending {
    case .finished: error = nil
    case .raised(let raised): error = raised
    case .stopped: return nil
    }
  }

  /// Whether this is what a result says, as far as it is seen: whitespace at the ends of lines and line ends at the end
  /// do not count.
  public func prints(_ result: String) -> Bool { output.looksLike(result) }

  /// The lines of the output; none where nothing is printed.
  package var outputLines: [String] {
    if output.isEmpty { return Array(repeating: "", count: emptyLines ?? 0) }
    return output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Whether a learner sees the same; on which line an error was met is not told.
  package func looksLike(_ other: Observation) -> Bool {
    output.looksLike(other.output) && error?.summary == other.error?.summary
  }

  /// Whether the run ended in the error that `raises` names: the last line of the report, with or without the
  /// interpreter's suggestion, or the error's type alone; in pseudocode also its words alone.
  public func raises(_ text: String) -> Bool { error?.isNamed(by: text) ?? false }

  /// A text without the line ends at its end, which nobody sees.
  public static func withoutClosingLineEnds(_ text: String) -> String {
    var text = text
    let seen = text.withUTF8 { bytes -> String? in
      let count = (bytes.lastIndex { $0 != 0x0A && $0 != 0x0D } ?? -1) + 1
      return count == bytes.count ? nil : String(decoding: bytes[..<count], as: UTF8.self)
    }
    return seen ?? text
  }
}

extension RaisedError {
  /// Returns whether `raises` names this error: by its last line, with or without a suggestion, by its type, or in
  /// pseudocode by its words.
  func isNamed(by text: String) -> Bool {
    let wanted = text.trimmingWhitespace()
    return names.contains { wanted.isSameText(as: $0) }
  }

  /// Whether the report ends in the interpreter's "Did you mean".
  public var hasSuggestion: Bool { summaryWithoutSuggestion.utf8.count < summary.utf8.count }

  /// The last line of the report without the interpreter's "Did you mean" at its end.
  var summaryWithoutSuggestion: String {
    let mark = ". Did you mean: '"
    guard summary.hasSuffix("'?"), let range = lastRange(of: Array(mark.utf8), in: Array(summary.utf8)) else {
      return summary
    }
    return String(decoding: Array(summary.utf8)[..<range], as: UTF8.self)
  }

  private func lastRange(of mark: [UInt8], in text: [UInt8]) -> Int? {
    guard text.count >= mark.count else { return nil }
    return (0...(text.count - mark.count)).last { text[$0..<($0 + mark.count)].elementsEqual(mark) }
  }
}

extension String {
  /// Whether two texts have the same bytes; `==` also calls texts equal that only look alike.
  func isSameText(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
