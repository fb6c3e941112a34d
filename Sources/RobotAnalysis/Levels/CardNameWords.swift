package import Robot
import Support

/// The commands for which names of cards of other systems stand: `Move forward`, `turnLeft`, `Pick up the coin`.
///
///     CardNameWords.command(of: "Move one step forward") == .forward
///     CardNameWords.command(of: "Dance") == nil
///
/// A name is understood where each of its words is known and all of them together mean one command alone.
package enum CardNameWords {
  /// The words of a command: one of the telling ones has to be there, and the others may be.
  private struct Words {
    let command: Move.Word
    let telling: Set<String>
    let others: Set<String>

    init(_ command: Move.Word, _ telling: String, _ others: String = "") {
      self.command = command
      self.telling = Set(telling.split(separator: " ").map(String.init))
      self.others = Set(others.split(separator: " ").map(String.init))
    }

    func mean(_ words: [String]) -> Bool {
      words.contains(where: telling.contains) && words.allSatisfy { telling.contains($0) || others.contains($0) }
    }
  }

  private static let table = [
    Words(.forward, "forward forwards ahead straight move go step walk advance", "on"),
    Words(.left, "left leftwards", "turn rotate spin face to"),
    Words(.right, "right rightwards", "turn rotate spin face to"),
    Words(.jump, "jump hop leap", "over it"),
    Words(
      .collect, "collect take pick pickup grab gather get",
      "up it item items coin coins star stars gem gems thing things object collectible"),
    Words(.repeat, "repeat loop for again", "times begin start"),
    Words(.while, "while whilst", "loop repeat do begin"),
    Words(.if, "if branch condition conditional", "then begin"),
    Words(.else, "else otherwise"),
    Words(.end, "end endif endfor endloop endwhile endrepeat", "if for loop while repeat else block of routine"),
    Words(.routine, "routine function procedure subroutine", "define definition begin new"),
    Words(.call, "call", "routine function procedure subroutine"),
  ]

  private static let fillers: Set = ["a", "an", "the", "one", "tile", "card", "block", "command", "robot"]

  /// The command that a name means; nil where it means none, or one of several.
  package static func command(of name: String) -> Move.Word? {
    let all = words(of: name)
    let words = all.filter { !fillers.contains($0) }
    let meant = table.filter { $0.mean(words) }.map(\.command)
    return meant.count == 1 ? meant[0] : nil
  }

  /// The words of a text in small letters; `turnLeft` and `turn_left` are two.
  static func words(of text: String) -> [String] {
    var words: [String] = []
    var last: Character?
    for character in text {
      let begins = last.map { !$0.isWordPart || $0.isLowercase && character.isUppercase } ?? true
      if character.isWordPart {
        if begins { words.append("") }
        words[words.count - 1] += character.lowercased()
      }
      last = character
    }
    return words
  }

  /// The card of a deck that a name means: one that is called so, or else one that does what the name says.
  static func card(named name: String, in deck: Deck) -> Deck.Card? {
    if let card = deck.cards.first(where: { $0.name.lowercased() == name.lowercased() }) { return card }
    guard let word = command(of: name) else { return nil }
    return deck.cards.first { $0.command.word == word }
  }
}

extension Character {
  /// True if it is part of a word or number.
  fileprivate var isWordPart: Bool { isLetter || isNumber }
}
