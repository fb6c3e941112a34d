public import CurriculumBundle
import JSON
import Support

/// What is other in a newer release, item by item, in the order of the course.
public struct ReleaseComparison: Sendable {
  /// What is other; what is inside an item that was added or removed is not listed by itself.
  public private(set) var changes: [ReleaseChange] = []
  /// What became of ids on the way from the older to the newer release.
  let ids: IDMap
  /// For each card of episodes that changed, by its full id in the older release, whether its work goes on.
  private(set) var lostCards: Set<ItemPath> = []

  private let old: [OutlineItem]
  private let new: [OutlineItem]
  private let newPaths: Set<ItemPath>

  /// Compares two releases.
  ///
  /// - Parameter ids: What became of the older release's ids; the map of the newer one's index by default.
  /// - Throws: What reading modules throws.
  public init(_ old: ComparedRelease, _ new: ComparedRelease, ids: IDMap? = nil) throws {
    self.ids = ids ?? new.index.ids ?? IDMap()
    (self.old, self.new) = (OutlineItem.all(of: old.index), OutlineItem.all(of: new.index))
    newPaths = Set(self.new.map(\.path))
    compareWholes(old, new)
    let origins = compareItems()
    noteReusedIDs(known: old.index.ids ?? IDMap())
    compareOrders(origins)
    try compareCards(old, new)
    changes = inOrder(changes)
  }

  /// Changes in the order of the newer release; what is gone comes after what held it.
  private func inOrder(_ changes: [ReleaseChange]) -> [ReleaseChange] {
    let places = Dictionary(new.indices.map { (new[$0].path, $0 + 1) }, uniquingKeysWith: { first, _ in first })
    func place(of change: ReleaseChange) -> Int {
      var path: ItemPath? = change.item
      while let current = path, !current.description.isEmpty {
        if let place = ids.names(of: current).lazy.compactMap({ places[$0] }).first { return place }
        path = current.parent
      }
      return change.item.description.isEmpty ? 0 : places.count + 1
    }
    return changes.enumerated().map { (place(of: $0.element), $0.offset, $0.element) }
      .sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
  }

  // MARK: The whole

  private mutating func compareWholes(_ old: ComparedRelease, _ new: ComparedRelease) {
    let (before, after) = (old.index, new.index)
    func note(_ kind: ReleaseChange.Kind, _ detail: String? = nil, _ texts: ChangedText...) {
      changes.append(ReleaseChange(kind, ItemPath(""), detail, texts: texts))
    }
    if !before.title.isSameBytes(as: after.title) {
      note(.wording, "title", ChangedText("title", before.title, after.title))
    }
    if before.locale != after.locale { note(.language, "\(before.locale) to \(after.locale)") }
    let (had, has) = (before.dailyQuestion == true, after.dailyQuestion == true)
    if had != has { note(has ? .dailyQuestionOn : .dailyQuestionOff) }
    if before.reminders != after.reminders { note(.wording, "reminders") }
    if before.elements != after.elements { note(.wording, "elements") }
    if before.minimumClient < after.minimumClient {
      note(.minimumClient, "\(before.minimumClient) to \(after.minimumClient)")
    }
    if old.format.major != new.format.major { note(.format, "\(old.format.major) to \(new.format.major)") }
    for (path, asset) in (after.assets ?? [:]).sorted(by: { $0.key < $1.key }) {
      if let former = before.assets?[path], former != asset { note(.pictures, path) }
    }
  }

  // MARK: Modules, blocks and episodes

  /// Compares what is in both, and notes what is in one alone.
  ///
  /// - Returns: For each item of the newer release those of the older one that it goes on with.
  private mutating func compareItems() -> [ItemPath: [OutlineItem]] {
    var origins: [ItemPath: [OutlineItem]] = [:]
    var gone: Set<ItemPath> = []
    for item in old {
      let names = ids.names(of: item.path).filter(newPaths.contains)
      for name in names { origins[name, default: []].append(item) }
      if names.count > 1 { changes.append(ReleaseChange(.split, item.path, others: names)) }
      guard names.isEmpty else { continue }
      gone.insert(item.path)
      guard item.path.parent.map({ !gone.contains($0) }) ?? true else { continue }
      let successors = ids.successors(of: item.path).filter(newPaths.contains)
      changes.append(
        ReleaseChange(successors.isEmpty ? .removed : .retired, item.path, others: successors))
    }
    for item in new { compare(origins[item.path] ?? [], item) }
    return origins
  }

  private mutating func compare(_ origins: [OutlineItem], _ item: OutlineItem) {
    guard let origin = origins.first(where: { $0.path == item.path }) ?? origins.first else {
      let isInsideNew = added.contains { item.path.isInside($0) }
      if !isInsideNew {
        added.append(item.path)
        changes.append(ReleaseChange(.added, item.path))
      }
      return
    }
    if origins.count > 1 { changes.append(ReleaseChange(.merged, item.path, others: origins.map(\.path))) }
    if origin.path != item.path { noteMove(from: origin.path, to: item.path) }
    changes += origin.changes(to: item, ids)
  }

  /// An id that was renamed away once belongs to what it was renamed to, for whoever has not learned since then.
  private mutating func noteReusedIDs(known: IDMap) {
    for item in new where known.isFormer(item.path) {
      let owners = known.names(of: item.path).filter { $0 != item.path && newPaths.contains($0) }
      if !owners.isEmpty { changes.append(ReleaseChange(.replaced, item.path, others: owners)) }
    }
  }

  /// The items that are new, without what is inside them.
  private var added: [ItemPath] = []

  /// An item that only went along with what holds it is not listed.
  private mutating func noteMove(from former: ItemPath, to path: ItemPath) {
    let holders = former.parent.map { ids.names(of: $0) } ?? []
    let isAtHome = former.parent == nil ? path.parent == nil : path.parent.map(holders.contains) ?? false
    let hasSameID = former.components.last.map(Array.init) == path.components.last.map(Array.init)
    if isAtHome, hasSameID { return }
    changes.append(ReleaseChange(isAtHome ? .renamed : .moved, path, others: [former]))
  }

  /// Notes containers whose items, as far as both releases have them, come in another order.
  private mutating func compareOrders(_ origins: [ItemPath: [OutlineItem]]) {
    let positions = Dictionary(old.indices.map { (old[$0].path, $0) }, uniquingKeysWith: { first, _ in first })
    var last: [ItemPath: Int] = [:]
    var reordered: Set<ItemPath> = []
    for item in new {
      let holder = item.path.parent ?? ItemPath("")
      guard let origin = origins[item.path]?.first, let position = positions[origin.path],
        origin.path.parent.map({ ids.names(of: $0).contains(holder) }) ?? (item.path.parent == nil)
      else { continue }
      if position < last[holder] ?? -1, reordered.insert(holder).inserted {
        changes.append(ReleaseChange(.reordered, holder))
      }
      last[holder] = position
    }
  }
}

extension ReleaseComparison {
  /// The cards of a module, by their full ids, in order.
  private typealias Cards = [(path: ItemPath, card: Card)]

  private mutating func compareCards(_ old: ComparedRelease, _ new: ComparedRelease) throws {
    let (before, after) = (Set(old.index.modules.map(\.digest)), Set(new.index.modules.map(\.digest)))
    let oldModules = try old.modules { !after.contains($0.digest) }
    let newModules = try new.modules { !before.contains($0.digest) }
    compareDetails(oldModules, newModules)
    compareLibraries(oldModules, newModules)
    let (oldCards, newCards) = (Self.cards(of: oldModules), Self.cards(of: newModules))
    let known = Dictionary(newCards.map { ($0.path, $0.card) }, uniquingKeysWith: { first, _ in first })
    var origins: [ItemPath: [ItemPath]] = [:]
    for (path, card) in oldCards {
      let names = ids.names(of: path).filter { known[$0] != nil }
      for name in names { origins[name, default: []].append(path) }
      if names.isEmpty { noteLost(path, card, isHeld: isHeld(path) { known[$0] != nil }) }
      for name in names { known[name].map { compare(card, at: path, $0, at: name) } }
    }
    for (path, _) in newCards
    where origins[path] == nil && path.parent.map({ origins[$0] != nil || isOld($0) }) ?? false {
      changes.append(ReleaseChange(.added, path))
    }
    compareOrders(of: newCards, oldCards, origins)
  }

  /// Compares what only content files have of modules, blocks and episodes.
  private mutating func compareDetails(_ older: [Module], _ newer: [Module]) {
    let (before, after) = (Self.details(of: older), Self.details(of: newer))
    let known = Dictionary(after.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    for item in before {
      for name in ids.names(of: item.path) {
        guard let new = known[name] else { continue }
        if item.overview.map(JSONValue.string) != new.overview.map(JSONValue.string) {
          let text = ChangedText("overview", item.overview, new.overview)
          changes.append(ReleaseChange(.wording, name, "overview", texts: [text]))
        }
        guard item.stars != new.stars else { continue }
        let kind: ReleaseChange.Kind =
          item.stars.isEmpty ? .starsAdded : new.stars.isEmpty ? .starsRemoved : .starThresholds
        changes.append(ReleaseChange(kind, name))
      }
    }
  }

  /// Compares the card libraries of modules.
  private mutating func compareLibraries(_ older: [Module], _ newer: [Module]) {
    let words = { (library: CardLibrary?) in
      library.map { $0.cards.map { "\($0.number) \($0.name)" }.joined(separator: ", ") }
    }
    for module in older {
      for name in ids.names(of: ItemPath(module.id)) {
        guard let new = newer.first(where: { ItemPath($0.id) == name }), new.cardLibrary != module.cardLibrary else {
          continue
        }
        let text = ChangedText("cardLibrary", words(module.cardLibrary), words(new.cardLibrary))
        changes.append(ReleaseChange(.details, name, "cardLibrary", texts: [text].filter { $0.old != $0.new }))
      }
    }
  }

  private typealias Details = (path: ItemPath, overview: String?, stars: [Int])

  /// The stars are the thresholds for wrong answers, or those for finishing an episode; none for other items.
  private static func details(of modules: [Module]) -> [Details] {
    modules.flatMap { module -> [Details] in
      let path = ItemPath(module.id)
      return [(path, module.overview, [])]
        + module.blocks.flatMap { block -> [Details] in
          let path = path.appending(block.id)
          return [(path, block.overview, [])]
            + block.episodes.map { episode -> Details in
              let stars = episode.stars.map { [$0.three, $0.two] } ?? episode.finishStars.map { [$0] } ?? []
              return (path.appending(episode.id), nil, stars)
            }
        }
    }
  }

  /// Whether what holds a card was there before, so that the card itself is news.
  private func isOld(_ holder: ItemPath) -> Bool {
    !added.contains { holder.isInside($0) } && newPaths.contains(holder)
  }

  /// Whether the episode of a card, or the quiz of a question, is still there.
  private func isHeld(_ path: ItemPath, _ hasCard: (ItemPath) -> Bool) -> Bool {
    guard let holder = path.parent else { return false }
    return ids.names(of: holder).contains { newPaths.contains($0) || hasCard($0) }
  }

  /// A card whose episode is gone goes with it, and is not listed by itself.
  private mutating func noteLost(_ path: ItemPath, _ card: Card, isHeld: Bool) {
    let episode = ItemPath(path.components.prefix(3).joined(separator: "/"))
    let isCredited = !ids.successors(of: episode).isEmpty
    if !isCredited, card.content.demand != .nothing { lostCards.insert(path) }
    guard isHeld else { return }
    changes.append(ReleaseChange(card.content.demand == .nothing ? .pageRemoved : .removed, path))
  }

  private mutating func compare(_ card: Card, at former: ItemPath, _ newer: Card, at path: ItemPath) {
    if former != path { noteMove(from: former, to: path) }
    guard card.content != newer.content else { return }
    let comparison = CardComparison(card.content, newer.content)
    for change in comparison.changes {
      changes.append(
        ReleaseChange(
          change.kind, path, change.keys.joined(separator: ", "), texts: comparison.texts(under: change.keys)))
    }
  }

  private mutating func compareOrders(of newer: Cards, _ older: Cards, _ origins: [ItemPath: [ItemPath]]) {
    let positions = Dictionary(older.indices.map { (older[$0].path, $0) }, uniquingKeysWith: { first, _ in first })
    var last: [ItemPath: Int] = [:]
    var reordered: Set<ItemPath> = []
    for (path, _) in newer {
      guard let holder = path.parent, let origin = origins[path]?.first, let position = positions[origin],
        origin.parent.map({ ids.names(of: $0).contains(holder) }) ?? false
      else { continue }
      if position < last[holder] ?? -1, reordered.insert(holder).inserted {
        changes.append(ReleaseChange(.reordered, holder, "cards"))
      }
      last[holder] = position
    }
  }

  /// All cards, and after a quiz its questions.
  private static func cards(of modules: [Module]) -> Cards {
    modules.flatMap { module in
      module.blocks.flatMap { block in
        block.episodes.flatMap { episode in
          let path = ItemPath("\(module.id)/\(block.id)/\(episode.id)")
          return episode.cards.flatMap { card -> Cards in
            let own = path.appending(card.id)
            return [(own, card)] + card.content.questions.map { (own.appending($0.id), $0) }
          }
        }
      }
    }
  }
}

extension ModuleOutline {
  /// What names its content.
  fileprivate var digest: String { content.sha256 }
}
