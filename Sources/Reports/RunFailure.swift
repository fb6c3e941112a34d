/// The reason for which a run failed or is incomplete, and so ends with exit status 2.
///
///     RunFailure("there is no 'nowhere'", help: "name a curriculum's folder").text
///     // there is no 'nowhere'
///     // help: name a curriculum's folder
public struct RunFailure: Sendable, Hashable {
  /// The fact.
  public let message: String
  /// The remedy, as an imperative; nil when there is none.
  public let help: String?
  /// True where the report also has a finding for it, as for a file that cannot be read.
  public let isFinding: Bool

  /// A failure from its parts.
  public init(_ message: String, help: String? = nil, isFinding: Bool = false) {
    self.message = message
    self.help = help
    self.isFinding = isFinding
  }

  /// The fact and what to do, a line each.
  public var text: String { message + (help.map { "\nhelp: \($0)" } ?? "") }
}

extension Report {
  /// The code used instead of a rule's where a format has findings and no room for failures.
  static let failureCode = "could-not-run"

  /// The failures that are not findings as well.
  var unfoundFailures: [RunFailure] { failures.filter { !$0.isFinding } }
}
