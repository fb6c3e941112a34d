import CurriculumBundle

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
  ///
  /// - Parameter isInCircle: Whether it and others open each other, and nothing else does.
  static func wayToOpen(_ item: ItemPath, from ends: [Outline.Item], isInCircle: Bool = false) -> String {
    if let end = ends.first { return "write `opens: [\(item)]` in '\(end.path)'" }
    return isInCircle
      ? """
      these open only each other: let something else name one of them under `opens`, or take one `opens` out where \
      items open in order
      """
      : "write `opens: [\(item)]` in something next to it that a learner can finish"
  }
}
