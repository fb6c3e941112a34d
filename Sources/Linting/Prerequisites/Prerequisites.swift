import Authoring
import CurriculumBundle

/// Every prerequisite of a curriculum with what it comes to, judged once for all rules of the area.
///
/// Each has one verdict, so that one mistake is reported by one rule.
struct Prerequisites {
  /// An item that must be finished before another opens.
  struct Prerequisite {
    /// The item that requires another.
    let item: Outline.Item
    /// The place of the prerequisite in its `requires`.
    let index: Int
    /// The item that it requires.
    let wanted: ItemPath
    let verdict: Verdict
  }

  /// What a prerequisite comes to.
  enum Verdict {
    /// There is no such item.
    case unknown
    /// A list names it, or there is a file for it, and that it was not read is reported there.
    case unreadable
    /// The item itself.
    case itself
    /// What holds the item, which is finished only after it.
    case container(Outline.Item)
    /// Something inside the item, which opens only with it.
    case part(Outline.Item)
    /// A later item that requires this one in turn; the path leads from the item back to itself.
    case cycle([ItemPath])
    /// One more step of a cycle, or of a way over an item that comes later, that is reported elsewhere.
    case partOfCycle
    /// An item that comes later in the order.
    case later(Outline.Item)
    /// An item that is finished anyway; `Redundancy` says why.
    case redundant
    /// An item that nothing else requires before this one.
    case needed
  }

  /// An item that opens when another is finished.
  struct Opening {
    /// What opens it.
    let item: Outline.Item
    /// The place of the opened item in its `opens`.
    let index: Int
    /// What it opens.
    let opened: ItemPath
    /// `unknown`, `unreadable`, `itself`, `container`, `part` or, for all that are right, `needed`.
    let verdict: Verdict
  }

  /// All of them, in the order of the items.
  private(set) var all: [Prerequisite] = []
  /// What items open, in the order of the items.
  private(set) var openings: [Opening] = []

  /// Judges every prerequisite of a curriculum.
  init(_ outline: Outline, _ authored: AuthoredCurriculum) {
    guard outline.items.contains(where: { !$0.requires.isEmpty || !$0.opens.isEmpty }) else { return }
    let unread = UnreadItems(authored)
    judgeOpenings(outline, unread)
    var cycles = PrerequisiteCycles(outline)
    let certainties = Certainties(outline)
    for (position, item) in outline.items.enumerated() {
      for wanted in item.requires where !wanted.isInside(item.path) {
        if let target = outline.index[wanted], target > position { cycles.search(from: position, to: target) }
      }
    }
    for (position, item) in outline.items.enumerated() {
      var redundant: [Int] = []
      // From the end, so that of two that each make the other redundant the first stays.
      let verdicts = item.requires.indices.reversed().map { index in
        let verdict =
          Self.judge(item.requires[index], of: item, outline, unread)
          ?? Self.judge(index, of: position, outline, cycles, certainties, without: redundant)
        if case .redundant = verdict { redundant.append(index) }
        return verdict
      }
      for (index, verdict) in verdicts.reversed().enumerated() {
        all.append(Prerequisite(item: item, index: index, wanted: item.requires[index], verdict: verdict))
      }
    }
  }

  /// What a prerequisite on an item somewhere else comes to.
  private static func judge(
    _ index: Int, of position: Int, _ outline: Outline, _ cycles: PrerequisiteCycles, _ certainties: Certainties,
    without redundant: [Int]
  ) -> Verdict {
    guard let target = outline.index[outline.items[position].requires[index]] else { return .unknown }
    let step = PrerequisiteCycles.Step(item: position, wanted: target)
    if let path = cycles.found[step] { return .cycle(path) }
    if cycles.steps.contains(step) { return .partOfCycle }
    switch certainties.relation(of: index, of: position, without: redundant) {
    case .waitsForItem:
      // An earlier item needs this one only because of a later one that it requires, where that is reported.
      return target < position ? .partOfCycle : .later(outline.items[target])
    case .isFinishedAnyway: return .redundant
    case .none: return .needed
    }
  }

  /// What a full id comes to by itself and its place beside an item; nil for one that is somewhere else.
  private static func judge(
    _ wanted: ItemPath, of item: Outline.Item, _ outline: Outline, _ unread: UnreadItems
  ) -> Verdict? {
    guard let target = outline[wanted] else { return unread.mayHold(wanted) ? .unreadable : .unknown }
    if target.path == item.path { return .itself }
    if item.path.isInside(wanted) { return .container(target) }
    return wanted.isInside(item.path) ? .part(target) : nil
  }

  private mutating func judgeOpenings(_ outline: Outline, _ unread: UnreadItems) {
    for item in outline.items {
      for (index, opened) in item.opens.enumerated() {
        let verdict = Self.judge(opened, of: item, outline, unread) ?? .needed
        openings.append(Opening(item: item, index: index, opened: opened, verdict: verdict))
      }
    }
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
  /// Whatever must be finished before the item cannot be finished without it.
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
