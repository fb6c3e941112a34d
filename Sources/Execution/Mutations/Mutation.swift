/// A way in which right programs become wrong ones, as learners and slips of the hand make them.
///
/// Each language has its table of them: `PythonMutations.all`, `SlangMutations.all`, `RobotMutations.all`,
/// `PseudocodeMutations.all`.
public struct MutationKind: Sendable, Hashable {
  /// What a kind of mutation changes.
  public enum Group: String, Sendable, CaseIterable {
    /// A sign between two values.
    case operators
    /// A value that is written in the program.
    case constants
    /// Where a row of numbers or a part of a collection begins and ends.
    case bounds
    /// Which way the program goes.
    case branches
    /// What the program does at all.
    case statements
    /// What beginners believe of the language, and is not so.
    case misconceptions
  }

  /// What is known of some kinds beyond their group.
  public enum Trait: Sendable, CaseIterable {
    /// Another comparison stands there: `<=` for `<`.
    case otherComparison
    /// Another number stands there, one off or 0.
    case otherNumber
    /// A range begins or stops one off.
    case otherBound
    /// Numbers are added in another order, which leaves a sum of floats right but for its last digits.
    case otherOrderOfAdding
  }

  /// Its stable name in small letters: `comparison`, `print-for-return`.
  public let name: String
  /// What it changes.
  public let group: Group
  /// What else is known of it; nil for most.
  public let trait: Trait?
  /// What is changed, in a few words.
  public let summary: String
  /// A program that it can change.
  public let before: String
  /// One of the programs that come of it.
  public let after: String

  /// A kind from its parts.
  public init(
    _ name: String, _ group: Group, _ summary: String, _ before: String, _ after: String, trait: Trait? = nil
  ) {
    self.name = name
    self.group = group
    self.trait = trait
    self.summary = summary
    self.before = before
    self.after = after
  }
}

/// What was changed in a program, and where.
///
///     Mutation(kind, line: 2, renaming: "n", to: "m").change == "`n` became `m`"
public struct Mutation: Sendable, Hashable {
  /// The way in which it was changed.
  public let kind: MutationKind
  /// The line of the program before the change, or the place of the element or card, from 1.
  public let line: Int
  /// What was changed, in words: "`<` became `<=`".
  public let change: String
  /// The name that a variable had before; nil where none was renamed.
  public let oldName: String?

  /// A mutation from its parts.
  public init(_ kind: MutationKind, line: Int, _ change: String) {
    self.init(kind, line: line, change, oldName: nil)
  }

  /// The renaming of a variable.
  public init(_ kind: MutationKind, line: Int, renaming old: String, to new: String) {
    self.init(kind, line: line, "`\(old)` became `\(new)`", oldName: old)
  }

  private init(_ kind: MutationKind, line: Int, _ change: String, oldName: String?) {
    self.kind = kind
    self.line = line
    self.change = change
    self.oldName = oldName
  }
}
