/// Something wrong with a program, and at which card.
public struct ProgramProblem: Sendable, Hashable {
  /// What is wrong.
  public enum Kind: Error, Sendable, Hashable {
    /// There is no card of this name.
    case unknownCard(String, nearest: String?)
    /// Something stands behind a card that takes nothing.
    case extraWords(String, after: Move.Word)
    /// A `repeat` that does not say how often.
    case missingCount
    /// A `repeat` with something that is no whole number.
    case countIsNoNumber(String)
    /// A `repeat` with a number that is not allowed.
    case countOutOfRange(Int)
    /// A `while` or `if` that asks nothing.
    case missingCondition(Move.Word)
    /// A question that the robot does not understand.
    case unknownCondition(String, nearest: String?)
    /// A card that needs an `end` and has none.
    case missingEnd(Move.Word)
    /// An `end` that ends nothing.
    case strayEnd
    /// An `else` that belongs to no `if`.
    case strayElse
    /// An `else` in the block of another card than `if`.
    case elseOutsideIf(Move.Word)
    /// A second `else` for one `if`; the first one is at this card.
    case secondElse(first: Int)
    /// A `routine` inside of another block.
    case routineInside(Move.Word)
    /// A second `routine`; the first one is at this card.
    case secondRoutine(first: Int)
    /// A `call` without a `routine`.
    case callWithoutRoutine
    /// A card that this level does not have.
    case notInDeck(Move)
    /// More cards than a program may have.
    case tooManyCards(Int)
  }

  /// What is wrong.
  public let kind: Kind
  /// The card, from 1.
  public let card: Int
  /// The line of the program's text on which the card stands, from 1; the card's number when there is no text.
  public let line: Int
  /// The bytes of the line that are meant, from 0; nil when there is no text.
  public let bytes: Range<Int>?
  /// The cards that may be laid.
  let deck: Deck

  /// The fact, without a full stop.
  public var message: String { kind.message }
  /// What to do, as an imperative.
  public var help: String { kind.help(deck) }
}
