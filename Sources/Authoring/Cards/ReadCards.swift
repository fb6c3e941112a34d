import CurriculumBundle
import JSON
import YAMLSource

/// The cards of an episode that could be read.
struct ReadCards: Sendable {
  var cards: [WrittenCard] = []
  /// The traits that any of them has.
  var traits: CardTraits = []
  /// Whether every card of the file could be read.
  var isComplete = true
}

extension FieldType where Value == ReadCards {
  /// A list of cards of any kind.
  static var cards: FieldType { cards(named: "card", type: CardKeys.type) }

  /// A list of cards of the kinds that ask.
  static var questions: FieldType { cards(named: "question", type: CardKeys.typeOfQuestion) }

  private static func cards(named name: String, type: Field<CardKind>) -> FieldType {
    let schema: JSONValue = ["type": "array", "minItems": 1, "items": ["$ref": .string("#/definitions/\(name)")]]
    return FieldType(name: "list of \(name)s", schema: schema) { node, context in
      guard context.tree.kind(of: node) == .sequence else {
        context.reportNoCards(node, of: name)
        return nil
      }
      var result = ReadCards()
      let elements = Array(context.tree.elements(of: node))
      result.cards.reserveCapacity(elements.count)
      let list = CardList(node, context.tree)
      var next = 0
      while next < elements.count {
        let element = elements[next]
        next += 1
        let guesser = CardGuesser(list: list, isLast: next == elements.count)
        let parts = guesser.reportSplit(of: element, before: elements[next...], context)
        if parts > 0 {
          result.isComplete = false
          next += parts
          continue
        }
        guard let card = readCard(element, type, guesser, context) else {
          result.isComplete = false
          continue
        }
        if result.traits.contains(.end) { result.traits.insert(.behindEnd) }
        result.traits.formUnion(card.content.card.traits)
        result.cards.append(card)
      }
      if result.cards.isEmpty && result.isComplete {
        context.findings.report(
          .tooFewElements(0, minimum: 1, of: "\(name)s", key: context.key, at: context.tree.location(of: node)))
      }
      return result
    }
  }
}

extension FieldContext {
  /// Reports a value that is not a list of cards, or of similar items such as questions.
  fileprivate func reportNoCards(_ node: YAMLTree.NodeID, of name: String) {
    let advice = advice(onBlock: node, of: "\(name)s").flatMap { $0.fixes.isEmpty ? nil : $0 }
    reportWrongType(
      node, wanted: "a list of \(name)s", help: advice?.help ?? "begin each \(name) with `- id: …`",
      fixes: advice?.fixes ?? [])
  }
}

/// A card; nil for one with a key that is misspelled or cannot be read, since what is left of it says something else.
private func readCard(
  _ node: YAMLTree.NodeID, _ type: Field<CardKind>, _ guesser: CardGuesser, _ context: borrowing FieldContext
) -> WrittenCard? {
  let tree = context.tree
  guard tree.kind(of: node) == .mapping else {
    context.findings.report(
      tree.keysBelowMark(node, "card") ?? tree.keysWithoutSpaces(node)
        ?? .notAMapping("card", keys: ["id", "type"], at: tree.location(of: node)))
    return nil
  }
  let unreadBefore = context.findings.unreadKeys.count
  var reader = FieldReader(.name("card"), .ofAllCards, from: node, findings: context.findings)
  guard !guesser.reportIDAsKey(of: reader) else { return nil }
  if let commas = reader.commasAtLineEnds {
    context.findings.report(.commasAtLineEnds(commas, in: tree))
    return nil
  }
  let id = reader.located(CardKeys.id) { guesser.freeID(for: node, tree) }
  let kind = reader.located(type) { guesser.kind(of: node, tree).rawValue }
  let formerly = reader[CardKeys.formerly]
  guard let kind else {
    reader.reportUnknownKeys(CardForms.keysOfAllKinds)
    return nil
  }
  let form = CardForms.ready(of: kind.value)
  reader.continueAs(.card(kind.value), .ofCard(form))
  let content = form._withUnsafeGuaranteedRef { reader.read($0) }
  guard let id, let content, context.findings.unreadKeys.count == unreadBefore else { return nil }
  return WrittenCard(
    id: id, type: kind.node, node: node, formerly: formerly ?? [], content: content)
}
