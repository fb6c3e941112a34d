import CurriculumBundle
import YAMLSource

// Keys of cards at the left edge, behind the list of cards.
extension FieldReader {
  /// The help for keys of a card behind a last card whose kind cannot have them; nil where it can, and they have only
  /// lost their indentation.
  func helpForKeys(behindCards entries: [Int]) -> String? {
    guard case .name(EpisodeForm.name) = title, let list = tree.value(for: EpisodeForm.cards.key, in: node),
      tree.kind(of: list) == .sequence
    else { return nil }
    let written = Set(entries.map { tree.text(of: keys.key(at: $0)) })
    let cards = Array(tree.elements(of: list))
    guard let last = cards.last.flatMap({ tree.keysOfKind(ofCard: $0) }), !written.isSubset(of: last) else {
      return nil
    }
    let it = written.count == 1 ? "it" : "them"
    let home = cards.last { card in
      written.isSubset(of: tree.keysOfKind(ofCard: card) ?? [])
        && written.allSatisfy { tree.value(for: $0, in: card) == nil }
    }
    guard let home, let id = tree.value(for: CardKeys.id.key, in: home) else {
      return "take \(it) out, since no card before \(it) can have \(it)"
    }
    return "move \(it) to the card that \(it == "it" ? "it belongs" : "they belong") to, such as "
      + "'\(tree.text(of: id))', since the last card cannot have \(it)"
  }
}

extension YAMLTree {
  /// The keys that the kind of a card has; nil for a card of no known kind.
  fileprivate func keysOfKind(ofCard card: NodeID) -> Set<String>? {
    guard kind(of: card) == .mapping, let type = value(for: CardKeys.type.key, in: card), kind(of: type) == .scalar,
      let cardKind = CardKind(rawValue: text(of: type))
    else { return nil }
    return Set(CardForms.form(of: cardKind).fields.map(\.key))
  }
}
