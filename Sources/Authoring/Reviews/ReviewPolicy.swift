/// Who has to approve a module before it is published: the value of `review:`.
///
///     authored.modules[0].review?.required == 2
///     authored.modules[0].review?.reviewers == ["ada", "grace"]
public struct ReviewPolicy: Sendable, Hashable {
  /// How many of the reviewers have to approve, from 1 to their number.
  public let required: Int
  /// The names of the reviewers, in the author's order, none twice.
  public let reviewers: [String]
  /// The treatment by `hornbook publish` of a module that too few have approved.
  public let unreviewed: Unreviewed

  /// The treatment of a module that too few have approved.
  public enum Unreviewed: String, Sendable, CaseIterable {
    /// Nothing is published.
    case refuse
    /// The rest is published, and the module stays out as a draft does.
    case leaveOut
  }
}
