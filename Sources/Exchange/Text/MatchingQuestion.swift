import CurriculumBundle

/// A question in which each item gets its match, as the text formats have it.
struct MatchingQuestion: Hashable {
  /// An item with its match.
  struct Pair: Hashable {
    var item: String
    var match: String
  }

  var text: String?
  var pairs: [Pair]
  /// Matches that belong to no item.
  var decoys: [String] = []

  private static let arrow = " → "
}

extension MatchingQuestion {
  /// The question on a card whose sentence has an item, an arrow and a blank on each line.
  init?(_ card: DragAndDropCard) {
    guard card.code == nil, let sentence = card.sentence else { return nil }
    var pairs: [Pair] = []
    for line in sentence.split(separator: "\n") {
      let number = pairs.count + 1
      let end = "\(Self.arrow)__\(number)__"
      guard line.hasSuffix(end), card.answers.indices.contains(number - 1), let match = card.answers[number - 1].first,
        card.answers[number - 1].count == 1
      else { return nil }
      pairs.append(Pair(item: String(line.dropLast(end.count)), match: match))
    }
    guard pairs.count > 1, pairs.count == card.answers.count else { return nil }
    let rights = Set(pairs.map(\.match))
    (text, self.pairs, decoys) = (card.text, pairs, card.tokens.filter { !rights.contains($0) })
  }

  /// The card of the question; its words are sorted, since in the order of the items they would give the answer away.
  func card(hints: [String]? = nil, explanation: String? = nil) -> DragAndDropCard {
    let lines = pairs.enumerated().map { "\($1.item)\(Self.arrow)__\($0 + 1)__" }
    return DragAndDropCard(
      text: text, sentence: lines.joined(separator: "\n"), tokens: (pairs.map(\.match) + decoys).sorted(),
      answers: pairs.map { [$0.match] }, hints: hints, explanation: explanation)
  }
}
