import CurriculumBundle
import YAMLSource

/// Guesses the id and the type of a card that lacks them, from the list that it is in.
struct CardGuesser {
  /// The list that it is in.
  let list: CardList
  /// Whether it is the last one.
  let isLast: Bool

  /// An id that no other card of the list has, made from what the card says.
  func freeID(for card: YAMLTree.NodeID, _ tree: YAMLTree) -> String? {
    let told = ["title", "header", "text", "code"].lazy.compactMap { tree.value(for: $0, in: card) }.first
    guard let told, tree.kind(of: told) == .scalar else { return nil }
    let words = tree.text(of: told).split(separator: " ").prefix(3).joined(separator: " ")
    return Slugs.slug(from: words).map { list.ids.take($0) }
  }

  /// The kind whose keys a card has: with the fewest keys that it does not know, and then the fewest that it lacks.
  func kind(of card: YAMLTree.NodeID, _ tree: YAMLTree) -> CardKind {
    var keys = Set(tree.entries(of: card).map { tree.text(of: $0.key) })
    // An answer that is neither true nor false is no answer to a statement.
    let answer = TrueFalseForm.answer.key
    if let value = tree.value(for: answer, in: card), tree.boolean(of: value) == nil {
      keys.remove(answer)
      keys.insert(RightAnswerFields.index.key)
    }
    let hasChoices = hasChoices(card, tree)
    let ranked = CardKind.allCases.map { kind in
      let fields = CardForms.form(of: kind).payload
      let known = Set(fields.map(\.key))
      let unknown = keys.subtracting(known).subtracting(CardKeys.all.map(\.key)).count
      let lacking = fields.count { field in
        field.isRequired && !keys.contains(field.key)
          && !(field.alternative.map { keys.contains($0.rawValue) } ?? false)
      }
      let unlikeliness =
        (kind == .finished && !isLast ? 2 : 0) + (kind == .description ? 1 : 0)
        + (hasChoices && !known.contains(QuestionForm.answers.key) ? 10 : 0)
        + (kind == .poll && unknown > 0 ? 4 : 0)
      return (kind, unknown * 10 + lacking * 3 + unlikeliness)
    }
    return ranked.min { $0.1 < $1.1 }?.0 ?? .description
  }

  /// Whether it lists answers that say something else than true and false.
  private func hasChoices(_ card: YAMLTree.NodeID, _ tree: YAMLTree) -> Bool {
    guard let list = tree.value(for: QuestionForm.answers.key, in: card), tree.kind(of: list) == .sequence else {
      return false
    }
    return tree.elements(of: list).contains { tree.kind(of: $0) != .scalar || tree.boolean(of: $0) == nil }
  }

  /// Reports a card that is written as its id with the keys below it.
  func reportIDAsKey(of card: borrowing FieldReader) -> Bool {
    guard card.keys.indices.count == 1 else { return false }
    let (tree, key, value) = (card.tree, card.keys.key(at: 0), card.keys.value(at: 0))
    guard tree.kind(of: value) == .mapping, tree.value(for: "type", in: value) != nil else { return false }
    let id = tree.text(of: key)
    card.findings.report(
      .misplacedKeys(
        [id], in: "card", help: "write `- id: \(id)`, and indent the keys below it like `id`",
        at: [tree.location(of: key)]))
    return true
  }

  /// Reports a card that dashes cut into several, of which only the first has an id and only one a type.
  ///
  /// - Returns: How many of the cards that follow are parts of it; 0 for a card that is whole.
  func reportSplit(
    of card: YAMLTree.NodeID, before following: ArraySlice<YAMLTree.NodeID>, _ context: borrowing FieldContext
  ) -> Int {
    let tree = context.tree
    guard let next = following.first, isPart(next, tree), tree.kind(of: card) == .mapping else { return 0 }
    var keys = Set(tree.entries(of: card).map { tree.text(of: $0.key) })
    guard keys.contains(CardKeys.id.key) else { return 0 }
    var count = 0
    for part in following {
      let own = tree.entries(of: part).map { tree.text(of: $0.key) }
      guard isPart(part, tree), keys.isDisjoint(with: own), own.allSatisfy(Self.known.contains) else { break }
      keys.formUnion(own)
      count += 1
    }
    guard count > 0, keys.contains(CardKeys.type.key) else { return 0 }
    context.findings.report(
      .splitCard(
        tree.entries(of: next).lazy.map { tree.text(of: $0.key) }.first ?? "", count: count,
        at: tree.titleLocation(of: next), after: tree.titleLocation(of: card)))
    return count
  }

  /// Whether a card has keys, and no id among them.
  private func isPart(_ card: YAMLTree.NodeID, _ tree: YAMLTree) -> Bool {
    tree.kind(of: card) == .mapping && tree.value(for: CardKeys.id.key, in: card) == nil
  }

  private static let known = Set(CardForms.keysOfAllKinds.map(\.key))
}

/// A list of cards, with what is worked out once for all that lack an id.
final class CardList {
  private let node: YAMLTree.NodeID
  private let tree: YAMLTree

  init(_ node: YAMLTree.NodeID, _ tree: YAMLTree) { (self.node, self.tree) = (node, tree) }

  /// Ids that no card of the list has.
  lazy var ids = Slugs(
    reserved: tree.elements(of: node).compactMap { card in
      tree.kind(of: card) == .mapping ? tree.value(for: CardKeys.id.key, in: card).map { tree.text(of: $0) } : nil
    })
}
