public import Diagnostics

/// A finding that names the cause of what another rule finds, so that only the cause is reported.
///
///     static let yieldsTo: [Cause] = [.onSameCard("nondeterministic-output")]
public struct Cause: Sendable, Hashable {
  /// Where the cause has to be found.
  public enum Scope: Sendable, Hashable {
    /// An error on the line on which the finding begins.
    case sameLine
    /// An error at the very place of the finding.
    case samePlace
    /// Anywhere on the finding's card, or question of a quiz.
    case sameCard
    /// Where a note of the finding points, and as severe as it at least.
    case noted
    /// Anywhere in the curriculum, and as severe at least, where the finding's notes point to several places: a cycle
    /// is reported at one of its steps only.
    case cycle
  }

  /// The cause's code.
  public let code: Diagnostic.Code
  /// Where it has to be found.
  public let scope: Scope

  /// An error on the same line.
  public static func onSameLine(_ code: Diagnostic.Code) -> Cause { Cause(code: code, scope: .sameLine) }
  /// An error at the same place.
  public static func atSamePlace(_ code: Diagnostic.Code) -> Cause { Cause(code: code, scope: .samePlace) }
  /// A finding on the same card.
  public static func onSameCard(_ code: Diagnostic.Code) -> Cause { Cause(code: code, scope: .sameCard) }
  /// A finding to which a note points.
  public static func noted(_ code: Diagnostic.Code) -> Cause { Cause(code: code, scope: .noted) }
  /// A finding of a cycle of which the finding's notes show several places.
  public static func cycle(_ code: Diagnostic.Code) -> Cause { Cause(code: code, scope: .cycle) }
}
