internal import CurriculumBundle
internal import Diagnostics

extension Prerequisites.Prerequisite {
  /// Where it stands.
  var location: Location { item.location(ofPrerequisite: index) }
}

extension CurriculumContext {
  /// What a prerequisite that can never be finished means for a learner.
  func consequence(of prerequisite: Prerequisites.Prerequisite) -> [Diagnostic.Note] {
    let episodes = prerequisite.item.episodes
    let steps = outline.unlocking.steps
    guard episodes.lowerBound < steps.count, !episodes.isEmpty else { return [] }
    return [Diagnostic.Note(Self.neverOpens(episodes.lowerBound, of: steps))]
  }

  /// Says that no learner gets to an episode, and how many follow it.
  static func neverOpens(_ index: Int, of steps: [UnlockRules.Step]) -> String {
    let following = steps.count - index - 1
    let tail =
      switch following {
      case 0: ""
      case 1: ", nor to the 1 episode after it"
      default: ", nor to the \(following) episodes after it"
      }
    return "so no learner ever gets to '\(steps[index].episode)'\(tail)"
  }
}

extension Outline {
  /// The item that an id from an earlier release means today, containers that were renamed included; nil when no item
  /// had that id.
  func successor(of former: ItemPath) -> ItemPath? {
    var current: ItemPath?
    var old = ItemPath("")
    for slug in former.components {
      old = old.appending(String(slug))
      let next = items.first { item in
        if old.parent != nil, item.formerly.contains(old.description) { return true }
        let isThere = current.map { item.path.parent == $0 } ?? (item.path.parent == nil)
        return isThere && (item.formerly.contains(String(slug)) || item.path.components.last == slug)
      }
      guard let next else { return nil }
      current = next.path
    }
    return current == former ? nil : current
  }
}
