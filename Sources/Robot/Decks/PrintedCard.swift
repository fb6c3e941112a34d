/// A card of paper: a command of a deck, or a card that is laid behind `repeat`, `while` or `if` and says how often or
/// under which condition.
///
/// Its number is the id of its marker, an AprilTag of the family 25h9. The numbers of the standard deck and of the
/// cards behind others never change:
///
///     0 to 11    the commands of the standard deck
///     12         not
///     13 to 25   the conditions, in the order of `Condition.Test.all`
///     26 to 34   the counts 2 to 10; several behind one `repeat` add up
public struct PrintedCard: Sendable, Hashable {
  /// What a card means where it is laid.
  public enum Meaning: Sendable, Hashable {
    /// A command, with which a line of a program begins.
    case command(CardCommand)
    /// Turns round the condition behind it.
    case not
    /// The condition of the `while` or `if` before it.
    case test(Condition.Test)
    /// How often the `repeat` before it goes round.
    case count(Int)
  }

  /// The id of its marker.
  public let number: Int
  /// What the card is called.
  public let name: String
  /// What it does, in a sentence for a child.
  public let description: String
  /// What it means.
  public let meaning: Meaning

  /// The words that it adds to a program: `repeat`, `not`, `wall ahead`, `3`.
  public var text: String {
    switch meaning {
    case .command(let command): command.text
    case .not: "not"
    case .test(let test): test.name
    case .count(let count): "\(count)"
    }
  }
}

extension PrintedCard {
  /// The cards that are laid behind `repeat`, `while` and `if`.
  public static let behindOthers: [PrintedCard] = [negation] + tests + counts

  private static let negation = PrintedCard(
    number: 12, name: "Not", description: "Turn round what the next card asks.", meaning: .not)

  private static let tests = Condition.Test.all.enumerated().map { index, test in
    PrintedCard(number: 13 + index, name: name(of: test), description: description(of: test), meaning: .test(test))
  }

  private static let counts = (2...10).map { count in
    PrintedCard(
      number: 24 + count, name: "\(count) times", description: "Behind Repeat. Two of these add up.",
      meaning: .count(count))
  }

  private static func name(of test: Condition.Test) -> String {
    test.name.prefix(1).uppercased() + test.name.dropFirst()
  }

  private static func description(of test: Condition.Test) -> String {
    switch test {
    case .wallAhead: "Is there a wall or a closed door ahead?"
    case .pitAhead: "Is there a pit ahead?"
    case .pathAhead: "Is the tile ahead safe?"
    case .pathLeft: "Is the tile on the left safe?"
    case .pathRight: "Is the tile on the right safe?"
    case .onCollectible: "Is there something to take here?"
    case .atGoal: "Is the robot at a goal?"
    case .on(let color): "Is the floor here \(color.rawValue)?"
    }
  }
}

extension Deck {
  /// The deck's cards, and behind them those without which its `repeat`, `while` and `if` leave something open.
  ///
  /// A number that a deck of its own gives to a command stays that command's.
  public var printedCards: [PrintedCard] {
    let own = cards.map {
      PrintedCard(number: $0.number, name: $0.name, description: $0.description, meaning: .command($0.command))
    }
    let taken = Set(own.map(\.number))
    let needsCounts = cards.contains { $0.command == .anyRepeat }
    let needsTests = cards.contains { $0.command == .anyWhile || $0.command == .anyIf }
    let behind = PrintedCard.behindOthers.filter { card in
      if case .count = card.meaning { needsCounts } else { needsTests }
    }
    return own + behind.filter { !taken.contains($0.number) }
  }
}
