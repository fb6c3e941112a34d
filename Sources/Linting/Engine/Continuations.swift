import Authoring
import CurriculumBundle

/// The items of today by the ids that they have and had, for a few ids that somebody asks about.
struct Continuations {
  private var current: [ItemPath: Sibling] = [:]
  private var former: [ItemPath: Sibling] = [:]

  /// The items of a curriculum; its cards only where one of the ids is one of a card, since there are many.
  init(_ curriculum: CurriculumContext, about ids: [ItemPath]) {
    add(curriculum.families.flatMap { $0 })
    guard ids.contains(where: { $0.components.count > 3 }) else { return }
    for episode in curriculum.authored.episodes { add(Sibling.cards(of: episode)) }
  }

  private mutating func add(_ items: [Sibling]) {
    for item in items {
      current[item.path] = item
      for index in item.formerly.indices { former[item.formerPath(at: index)] = item }
    }
  }

  /// What goes on with the progress of an id: the item that has it, the one that names it under `formerly`, or what is
  /// under the id of today of something that held it; nil when nothing does.
  subscript(id: ItemPath) -> Sibling? {
    if let item = current[id] { return item }
    var old = ItemPath("")
    // What holds it may be gone, and it may have moved from there.
    var holder: ItemPath? = ItemPath("")
    for slug in id.components {
      old = old.appending(String(slug))
      let beside = holder?.appending(String(slug))
      holder = (former[old] ?? beside.flatMap { current[$0] ?? former[$0] })?.path
    }
    return holder.flatMap { current[$0] }
  }
}
