/// A finding: what is wrong, where, why, and what to do about it.
///
/// The message is a lower-case fact that names the thing in 'quotes'; the label is at the caret; notes say why;
/// the help is an imperative.
public struct Diagnostic: Sendable, Hashable, Codable {
  /// The kebab-case name of the bad thing, `answer-key-wrong`; it is never reused for another thing.
  public var code: Code
  /// How bad it is.
  public var severity: Severity
  /// The place it is about.
  public var location: Location
  /// The fact, without a full stop.
  public var message: String
  /// What is next to the caret; nil for none.
  public var label: String?
  /// Why it is so: evidence, or other places that matter.
  public var notes: [Note]
  /// What to do, as an imperative; nil for none.
  public var help: String?
  /// Edits that repair it.
  public var fixes: [Fix]

  /// A finding from its parts.
  public init(
    _ code: Code, _ severity: Severity, at location: Location, _ message: String, label: String? = nil,
    notes: [Note] = [], help: String? = nil, fixes: [Fix] = []
  ) {
    self.code = code
    self.severity = severity
    self.location = location
    self.message = message
    self.label = label
    self.notes = notes
    self.help = help
    self.fixes = fixes
  }
}

extension Diagnostic {
  /// The stable name of a kind of finding.
  public struct Code: Sendable, Hashable, Codable, RawRepresentable, ExpressibleByStringLiteral,
    CustomStringConvertible
  {
    /// The kebab-case name.
    public let rawValue: String

    /// A code by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A code by its name, as a literal.
    public init(stringLiteral value: String) { rawValue = value }

    /// The name itself.
    public var description: String { rawValue }
  }

  /// A further remark below a finding.
  public struct Note: Sendable, Hashable, Codable {
    /// The remark; further lines are shown behind a bar, as they are (a diff, a program's output).
    public var message: String
    /// Another place that matters; nil when the remark is about none.
    public var location: Location?

    /// A remark, about a place if one is given.
    public init(_ message: String, at location: Location? = nil) {
      self.message = message
      self.location = location
    }

    /// The remark with the name of its place behind its first line: `the other one is here at say-hello.yaml:3:5`.
    package func message(at place: String) -> String {
      var end = message.firstIndex(of: "\n") ?? message.endIndex
      if message[..<end].last == ":" { end = message.index(before: end) }
      return "\(message[..<end]) at \(place)\(message[end...])"
    }
  }
}

/// How bad a finding is.
public enum Severity: String, Sendable, Hashable, Codable, CaseIterable, Comparable {
  /// Worth knowing.
  case info
  /// Should be fixed; does not hold up a release.
  case warning
  /// A learner would meet something wrong; nothing is published while there is one.
  case error

  /// Orders `info` below `warning` below `error`.
  public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .info: 0
    case .warning: 1
    case .error: 2
    }
  }
}

extension Diagnostic {
  /// Orders findings by file, position and code, so that output is the same on every run.
  public static func precedes(_ left: Diagnostic, _ right: Diagnostic) -> Bool {
    if left.location.file != right.location.file {
      return left.location.file.precedesByBytes(right.location.file)
    }
    let (a, b) = (left.location.span, right.location.span)
    if a.start != b.start { return a.start < b.start }
    if a.end != b.end { return a.end < b.end }
    if left.code != right.code { return left.code.rawValue.precedesByBytes(right.code.rawValue) }
    return left.message.precedesByBytes(right.message)
  }
}
