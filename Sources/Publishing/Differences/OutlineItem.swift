import CurriculumBundle
import JSON

/// A module, block or episode as an index shows it, whatever it is.
struct OutlineItem {
  let path: ItemPath
  let title: String
  let lock: Lock
  let badge: Badge?
  /// The icon and the banner of an episode.
  let images: [EpisodeImage?]
  let isOptional: Bool
  /// Whether the map of all lessons leaves it out.
  let isHidden: Bool
  let difficulty: String?
  let starCount: Int
  let access: AccessDigest?
  /// What else a learner may read about it, by its key.
  let details: [(key: String, value: JSONValue?)]

  /// All items of an index, containers before what they hold.
  static func all(of index: BundleIndex) -> [OutlineItem] {
    index.modules.flatMap { module in
      let path = ItemPath(module.id)
      return [OutlineItem(module, path)]
        + module.blocks.flatMap { block in
          let path = path.appending(block.id)
          return [OutlineItem(block, path)] + block.episodes.map { OutlineItem($0, path.appending($0.id)) }
        }
    }
  }

  private init(_ module: ModuleOutline, _ path: ItemPath) {
    self.path = path
    (title, lock, badge) = (module.title, module.lock, module.badge)
    (isOptional, starCount, access, images) = (false, 0, module.access, [])
    isHidden = module.visibility == .hidden
    difficulty = module.difficulty.map { "\($0)" }
    details = [
      ("summary", .string(module.summary)), ("language", .string(module.language)),
      ("minutes", module.minutes.map { .integer($0) }), ("authors", .array(module.authors.map { .string($0) })),
      ("featured", module.featured.map { .bool($0) }),
    ]
  }

  private init(_ block: BlockOutline, _ path: ItemPath) {
    self.path = path
    (title, lock, badge) = (block.title, block.lock, block.badge)
    (isOptional, starCount, access, images) = (block.optional == true, 0, nil, [])
    (isHidden, difficulty, details) = (false, nil, [])
  }

  private init(_ episode: EpisodeOutline, _ path: ItemPath) {
    self.path = path
    (title, lock, badge) = (episode.title, episode.lock, episode.badge)
    (isOptional, starCount, access) = (episode.optional == true, episode.starCount ?? 0, nil)
    (isHidden, difficulty) = (false, episode.difficulty?.rawValue)
    images = [episode.icon, episode.banner]
    details = [("summary", episode.summary.map { .string($0) })]
  }
}

extension OutlineItem {
  /// What is other in a newer release, locks in the ids of today.
  func changes(to new: OutlineItem, _ ids: IDMap) -> [ReleaseChange] {
    var changes: [ReleaseChange] = []
    func add(_ kind: ReleaseChange.Kind, _ detail: String? = nil, _ texts: [ChangedText] = []) {
      changes.append(ReleaseChange(kind, new.path, detail, texts: texts))
    }
    if !title.isSameBytes(as: new.title) { add(.wording, "title", [ChangedText("title", title, new.title)]) }
    let texts = zip(details, new.details).filter { $0.value != $1.value }
      .map { ChangedText($0.key, $0.value, $1.value) }
    if !texts.isEmpty { add(.details, nil, texts) }
    if difficulty != new.difficulty { add(.difficulty, nil, [ChangedText("difficulty", difficulty, new.difficulty)]) }
    if isOptional != new.isOptional { add(new.isOptional ? .optional : .required) }
    if isHidden != new.isHidden { add(new.isHidden ? .hidden : .shown) }
    switch (badge, new.badge) {
    case (nil, _?): add(.badgeAdded)
    case (_?, nil): add(.badgeRemoved)
    case (let one, let other):
      if one != other { add(.badge, nil, [ChangedText("badge", one?.title, other?.title)].filter { $0.old != $0.new }) }
    }
    if images != new.images { add(.pictures) }
    lockChange(to: new, ids).map { add($0) }
    return changes
  }

  private func lockChange(to new: OutlineItem, _ ids: IDMap) -> ReleaseChange.Kind? {
    let (before, after) = (conditions(under: ids), new.conditions(under: IDMap()))
    if before == after { return nil }
    if before.isSubset(of: after) { return .locked }
    return after.isSubset(of: before) ? .unlocked : .lock
  }

  /// All that must hold until it is unlocked.
  private enum Condition: Hashable {
    case finished([ItemPath])
    case oneOf(Set<ItemPath>)
    case stars(Int, before: [ItemPath])
    case access(AccessDigest)
  }

  private func conditions(under ids: IDMap) -> Set<Condition> {
    var conditions = Set((lock.allOf + (lock.after.map { [$0] } ?? [])).map { Condition.finished(ids.names(of: $0)) })
    for list in lock.oneOfEach ?? [] { conditions.insert(.oneOf(Set(list.flatMap { ids.names(of: $0) }))) }
    for gate in lock.stars ?? [] { conditions.insert(.stars(gate.count, before: ids.names(of: gate.before))) }
    if let access { conditions.insert(.access(access)) }
    return conditions
  }
}

extension String {
  /// Whether two texts have the same bytes.
  func isSameBytes(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
