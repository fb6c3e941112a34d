/// What a card of a deck makes the robot do; `repeat`, `while` and `if` may leave open how often or what to look for.
public enum CardCommand: Sendable, Hashable {
  /// Exactly this move: `forward`, `repeat 3`, `while path ahead`.
  case move(Move)
  /// A `repeat` with any count.
  case anyRepeat
  /// A `while` with any condition.
  case anyWhile
  /// An `if` with any condition.
  case anyIf

  /// Whether a move is laid with this card.
  public func admits(_ move: Move) -> Bool {
    switch self {
    case .move(let own): own == move
    case .anyRepeat: move.word == .repeat
    case .anyWhile: move.word == .while
    case .anyIf: move.word == .if
    }
  }

  /// The kind of card.
  public var word: Move.Word {
    switch self {
    case .move(let move): move.word
    case .anyRepeat: .repeat
    case .anyWhile: .while
    case .anyIf: .if
    }
  }

  /// The command as a deck writes it: `forward`, `repeat`, `repeat 3`.
  public var text: String {
    switch self {
    case .move(let move): move.text
    case .anyRepeat, .anyWhile, .anyIf: word.rawValue
    }
  }

  /// The command that a text writes, or what is wrong with the text.
  public static func read(_ text: String) -> Result<CardCommand, ProgramProblem.Kind> {
    let open: [CardCommand] = [.anyRepeat, .anyWhile, .anyIf]
    if let command = open.first(where: { $0.text == text }) { return .success(command) }
    return Move.read(text).map { .move($0) }
  }
}

extension CardCommand: Codable {
  /// Reads the command's text.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    switch CardCommand.read(try container.decode(String.self)) {
    case .success(let command): self = command
    case .failure(let problem):
      throw DecodingError.dataCorruptedError(in: container, debugDescription: problem.message)
    }
  }

  /// Writes the command's text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
