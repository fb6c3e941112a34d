import Authoring
import CurriculumBundle

extension ExchangeRecord {
  /// Notes the id of an item where its own is another.
  mutating func note(id: String?, of path: ItemPath) {
    guard let id else { return }
    ids = path.isCard ? .all : ids == .none ? .containers : ids
    guard let own = path.components.last, !own.utf8.elementsEqual(id.utf8) else { return }
    items.append(Item(item: path, id: id))
  }

  /// Notes what else is special about an item, whose id was noted last.
  mutating func note(_ path: ItemPath, _ change: (inout Item) -> Void) {
    if items.last?.item != path { items.append(Item(item: path)) }
    change(&items[items.count - 1])
  }

  /// What is special about all items, by their full ids.
  var byItem: [ItemPath: Item] { Dictionary(items.map { ($0.item, $0) }) { first, _ in first } }
}

extension ItemPath {
  /// Whether this is the full id of a card.
  var isCard: Bool { components.count == 4 }
}
