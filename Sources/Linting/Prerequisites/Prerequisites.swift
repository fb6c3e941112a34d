internal import Authoring
internal import CurriculumBundle

/// Every prerequisite of a curriculum with what it comes to, judged once for all rules of the area.
///
/// Each has one verdict, so that one mistake is reported by one rule.
struct Prerequisites {
  /// An item that must be finished before another opens.
  struct Prerequisite {
    /// What waits.
    let item: Outline.Item
    /// The place of the prerequisite in its `requires`.
    let index: Int
    /// What it waits for.
    let wanted: ItemPath
    let verdict: Verdict
  }

  /// What a prerequisite comes to.
  enum Verdict {
    /// There is no such item.
    case unknown
    /// There is a file for it that could not be read, which is reported there.
    case unreadable
    /// The item itself.
    case itself
    /// What holds the item, which is finished only after it.
    case container(Outline.Item)
    /// Something inside the item, which opens only with it.
    case part(Outline.Item)
    /// A later item that waits for this one in turn; the path leads from the item back to itself.
    case cycle([ItemPath])
    /// One more step of a cycle that is reported elsewhere.
    case partOfCycle
    /// An item that comes later in the order.
    case later(Outline.Item)
    /// An item that is finished anyway; `Redundancy` says why.
    case redundant
  }

  /// All of them, in the order of the items.
  private(set) var all: [Prerequisite] = []

  /// Judges every prerequisite of a curriculum.
  init(_ outline: Outline, _ authored: AuthoredCurriculum) {
    guard outline.items.contains(where: { !$0.requires.isEmpty }) else { return }
    var cycles = PrerequisiteCycles(outline)
    let files = Set(authored.documents.map(\.path))
    for (position, item) in outline.items.enumerated() {
      for wanted in item.requires where !wanted.isInside(item.path) {
        if let target = outline.index[wanted], target > position { cycles.search(from: position, to: target) }
      }
    }
    for (position, item) in outline.items.enumerated() {
      for (index, wanted) in item.requires.enumerated() {
        let verdict = Self.judge(index, of: position, outline, files, cycles)
        all.append(Prerequisite(item: item, index: index, wanted: wanted, verdict: verdict))
      }
    }
  }

  private static func judge(
    _ index: Int, of position: Int, _ outline: Outline, _ files: Set<String>, _ cycles: PrerequisiteCycles
  ) -> Verdict {
    let item = outline.items[position]
    let wanted = item.requires[index]
    guard let target = outline.index[wanted] else {
      return hasFile(wanted, among: files) ? .unreadable : .unknown
    }
    if target == position { return .itself }
    if item.path.isInside(wanted) { return .container(outline.items[target]) }
    if wanted.isInside(item.path) { return .part(outline.items[target]) }
    let step = PrerequisiteCycles.Step(item: position, wanted: target)
    if let path = cycles.found[step] { return .cycle(path) }
    if cycles.steps.contains(step) { return .partOfCycle }
    return target > position ? .later(outline.items[target]) : .redundant
  }

  /// Whether an item that was not read has a file all the same.
  private static func hasFile(_ wanted: ItemPath, among files: Set<String>) -> Bool {
    ["/module.yaml", "/block.yaml", ".yaml"].contains { files.contains("\(wanted)\($0)") }
  }
}

/// Why a prerequisite changes nothing.
enum Redundancy {
  /// It stands in the same list twice.
  case repeated
  /// It is part of something else in the same list.
  case coveredBy(ItemPath)
  /// What holds the item requires it already.
  case inherited(from: Outline.Item)
  /// It comes earlier, and everything earlier must be finished anyway.
  case earlier

  /// Why the prerequisite at a place changes nothing, given that it comes earlier.
  init(of index: Int, in item: Outline.Item, _ outline: Outline) {
    let wanted = item.requires[index]
    if item.requires[..<index].contains(wanted) {
      self = .repeated
      return
    }
    if let other = item.requires.first(where: { $0 != wanted && wanted.isInside($0) }) {
      self = .coveredBy(other)
      return
    }
    var holder = item.path.parent.flatMap { outline[$0] }
    while let current = holder {
      if current.requires.contains(where: { wanted.isInside($0) }) {
        self = .inherited(from: current)
        return
      }
      holder = current.path.parent.flatMap { outline[$0] }
    }
    self = .earlier
  }
}
