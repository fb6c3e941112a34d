internal import CurriculumBundle

extension CurriculumContext {
  /// Some of the items that a learner finishes and that open nothing, by what holds them.
  var linkEnds: [ItemPath?: [Outline.Item]] {
    let map = learners.doesEverything.map
    var ends: [ItemPath?: [Outline.Item]] = [:]
    for item in outline.items where item.opens.isEmpty && map.isFinished(item.path) {
      if ends[item.path.parent, default: []].count < 3 { ends[item.path.parent, default: []].append(item) }
    }
    return ends
  }

  /// What to write so that an item opens, where some others beside it open nothing yet.
  static func wayToOpen(_ item: ItemPath, from ends: [Outline.Item]) -> String {
    "write `opens: [\(item)]` in \(ends.first.map { "'\($0.path)'" } ?? "what comes before it")"
  }
}
