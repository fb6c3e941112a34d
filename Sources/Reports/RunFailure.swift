/// Why a run could not be made, or did not look at all that it should: the reason behind exit status 2.
///
///     RunFailure("there is no 'nowhere'", help: "name a curriculum's folder").text
///     // there is no 'nowhere'
///     // help: name a curriculum's folder
public struct RunFailure: Sendable, Hashable {
  /// The fact.
  public let message: String
  /// What to do, as an imperative; nil when there is nothing to say.
  public let help: String?
  /// Whether a finding of the same report says it, too, as it does of a file that cannot be read.
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

  /// The failures that no finding tells.
  var unfoundFailures: [RunFailure] { failures.filter { !$0.isFinding } }
}
