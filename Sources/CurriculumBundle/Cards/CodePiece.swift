/// A piece of code that a card shows otherwise than as its one program.
public struct CodePiece: Sendable, Hashable {
  /// The role of a piece on its card.
  public enum Role: Sendable, Hashable {
    /// The code with blanks.
    case blanked
    /// A line to put in order, by its index.
    case line(Int)
    /// A line that does not belong, by its index.
    case decoy(Int)
    /// A part of a lesson to read, by its index.
    case part(Int)
  }

  /// The code.
  public let code: String
  /// Its role on the card.
  public let role: Role
  /// Its own language; nil for that of the card.
  public var language: CodeLanguage?
}
