import Diagnostics
public import Robot

/// Something wrong with a deck, and at which of its cards.
public struct DeckProblem: Sendable, Hashable {
  /// What is wrong.
  public enum Kind: Sendable, Hashable {
    /// The deck has no cards.
    case empty
    /// No marker has this number.
    case numberOutOfRange(Int)
    /// Another card has this number; it is at this index.
    case numberTwice(Int, first: Int)
    /// Another card has this name; it is at this index.
    case nameTwice(String, first: Int)
    /// A card without a name.
    case noName
    /// Another card does the same; it is at this index.
    case commandTwice(String, first: Int)
    /// A card that needs another one.
    case needs(Move.Word, for: Move.Word)
  }

  /// What is wrong.
  public let kind: Kind
  /// The index of the card in the deck, from 0.
  public let index: Int

  /// Whether it only matters once the cards lie on paper and an app has to recognize them.
  public var isOnlyOnPaper: Bool {
    switch kind {
    case .empty, .commandTwice: false
    case .numberOutOfRange, .numberTwice, .nameTwice, .noName, .needs: true
    }
  }

  /// The fact, without a full stop.
  public var message: String {
    switch kind {
    case .empty: "the deck has no cards"
    case .numberOutOfRange(let number): "there is no marker with the number \(number)"
    case .numberTwice(let number, let first): "number \(number) is also that of card \(first + 1)"
    case .nameTwice(let name, let first): "'\(shortened(name))' is also the name of card \(first + 1)"
    case .noName: "the card has no name"
    case .commandTwice(let command, let first): "card \(first + 1) does '\(command)', too"
    case .needs(let other, let word): "nobody can lay '\(word.rawValue)' without '\(other.rawValue)'"
    }
  }

  /// What to do, as an imperative.
  public var help: String {
    switch kind {
    case .empty: "add a card, for example one with the command 'forward'"
    case .numberOutOfRange: "choose a number from \(Deck.numbers.lowerBound) to \(Deck.numbers.upperBound)"
    case .numberTwice: "give each card a number of its own, since the app knows it by its marker"
    case .nameTwice: "give each card a name of its own"
    case .noName: "write what a child calls it, for example 'Forward'"
    case .commandTwice: "keep one of them"
    case .needs(let other, _): "add a card with the command '\(other.rawValue)'"
    }
  }
}

extension Deck {
  /// All that is wrong with the deck, in the order of its cards.
  ///
  /// A deck that is printed needs every card that a program needs: `end` for what begins a block, `routine` for `call`.
  public var problems: [DeckProblem] {
    if cards.isEmpty { return [DeckProblem(kind: .empty, index: 0)] }
    return cards.indices.flatMap { index in
      kinds(ofCardAt: index).map { DeckProblem(kind: $0, index: index) }
    }
  }

  private func kinds(ofCardAt index: Int) -> [DeckProblem.Kind] {
    let card = cards[index]
    let earlier = cards[..<index]
    if let first = earlier.firstIndex(of: card) { return [.commandTwice(card.command.text, first: first)] }
    var kinds: [DeckProblem.Kind] = []
    if !Self.numbers.contains(card.number) { kinds.append(.numberOutOfRange(card.number)) }
    if let first = earlier.firstIndex(where: { $0.number == card.number }) {
      kinds.append(.numberTwice(card.number, first: first))
    }
    if card.name.allSatisfy(\.isWhitespace) {
      kinds.append(.noName)
    } else if let first = earlier.firstIndex(where: { $0.name.lowercased() == card.name.lowercased() }) {
      kinds.append(.nameTwice(card.name, first: first))
    }
    if let first = earlier.firstIndex(where: { $0.command == card.command }) {
      kinds.append(.commandTwice(card.command.text, first: first))
    }
    return kinds + card.command.word.companions.filter { !has($0) }.map { .needs($0, for: card.command.word) }
  }
}

extension Move.Word {
  /// The cards without which this one cannot be laid.
  fileprivate var companions: [Move.Word] {
    switch self {
    case .repeat, .while, .if: [.end]
    case .routine: [.end, .call]
    case .call: [.routine]
    case .else: [.if]
    case .forward, .left, .right, .jump, .collect, .end: []
    }
  }
}
