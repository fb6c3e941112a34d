package import CurriculumBundle
import Diagnostics

extension ShutReason {
  /// What it is, of an item: `it requires 'training/printing'`.
  package var label: String {
    switch self {
    case .waitsFor(let item): "it requires '\(item)'"
    case .waitsForOne(let items):
      items.isEmpty
        ? "nothing unlocks it"
        : items.count == 1 ? "it requires '\(items[0])'" : "it requires one of \(Self.list(items))"
    case .needsStars(let count, let place): "it needs \(counted(count, "more star")) from what comes before '\(place)'"
    case .needsAccessCode(let module): "it needs the access code of '\(module)'"
    }
  }

  private static func list(_ items: [ItemPath]) -> String { items.map { "'\($0)'" }.joined(separator: ", ") }
}

extension CurriculumContext {
  /// The steps to which a requirement leads, with where each requirement stands; steps of mere order are passed over.
  func notes(on steps: [ShutChains.Step]) -> [Diagnostic.Note] {
    steps.compactMap { step in
      guard let (item, location) = cause(of: step) else { return nil }
      let words = step.reason.label.dropFirst("it ".utf8.count)
      return Diagnostic.Note(
        step.reason == .waitsForOne(of: []) ? "nothing unlocks '\(item.path)'" : "'\(item.path)' \(words)", at: location
      )
    }
  }

  /// What an author wrote that a step comes from: the item, and where it stands; nil for a step of mere order.
  private func cause(of step: ShutChains.Step) -> (item: Outline.Item, location: Location)? {
    switch step.reason {
    case .waitsFor(let wanted): return requirement(of: wanted, by: step.episode)
    case .waitsForOne(let items):
      // The item that nothing but these opens is the episode or what holds it.
      return holders(of: step.episode).first { outline.unlocking[$0.path]?.lock.oneOfEach?.contains(items) == true }
        .map { ($0, opening(of: $0, by: items) ?? $0.document.item.title) }
    case .needsStars(_, let place):
      return outline[place].map { ($0, $0.document.item.requiresStars) }
    case .needsAccessCode(let module): return outline[module].map { ($0, $0.document.item.access) }
    }
  }

  /// Where the first of several items that open an item says so; nil when none does.
  private func opening(of opened: Outline.Item, by items: [ItemPath]) -> Location? {
    guard let opener = items.first.flatMap({ outline[$0] }) else { return nil }
    return opener.opens.firstIndex(of: opened.path).map { opener.location(ofOpened: $0) }
  }

  private func requirement(of wanted: ItemPath, by episode: ItemPath) -> (item: Outline.Item, location: Location)? {
    for item in holders(of: episode) {
      if let index = item.requires.firstIndex(of: wanted) { return (item, item.location(ofPrerequisite: index)) }
    }
    return nil
  }

  /// A module, block and episode, outermost first.
  private func holders(of episode: ItemPath) -> [Outline.Item] {
    var items: [Outline.Item] = []
    var current: ItemPath? = episode
    while let path = current {
      if let item = outline[path] { items.append(item) }
      current = path.parent
    }
    return items.reversed()
  }
}
