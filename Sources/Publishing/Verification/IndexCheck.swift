public import CurriculumBundle

/// Whether the index of a release, its manifest and its modules agree.
public struct IndexCheck {
  private let manifest: Manifest
  private let index: BundleIndex
  /// What each module's file says; nil for one that cannot be read, which is a problem of its own.
  private let modules: [ModuleFacts?]
  /// What is wrong.
  public private(set) var problems: [SiteProblem] = []
  /// The full ids of modules, blocks and episodes.
  private var items: Set<ItemPath> = []

  /// Checks a release.
  ///
  /// - Parameter facts: What a module's file says; nil for one that cannot be read.
  public init(_ manifest: Manifest, _ index: BundleIndex, facts: (ContentReference) -> ModuleFacts?) {
    self.manifest = manifest
    self.index = index
    modules = index.modules.map { facts($0.content) }
    collectItems()
    for (number, outline) in index.modules.enumerated() { check(outline, number: number + 1, modules[number]) }
    checkLocks()
    checkAssets()
    checkIDs()
    checkFormat()
  }

  private mutating func note(_ message: String) {
    problems.append(
      SiteProblem(index(of: manifest), "in \(manifest.version): \(message)", help: SiteProblem.publishAgain))
  }

  private func index(of manifest: Manifest) -> String { manifest.index.path }

  private mutating func collectItems() {
    if index.modules.isEmpty { note("there are no modules") }
    for module in index.modules {
      let path = ItemPath(module.id)
      add(path)
      for block in module.blocks {
        let path = path.appending(block.id)
        add(path)
        for episode in block.episodes { add(path.appending(episode.id)) }
      }
    }
  }

  private mutating func add(_ path: ItemPath) {
    if !items.insert(path).inserted { note("there are two '\(path)'") }
  }

  private mutating func check(_ outline: ModuleOutline, number: Int, _ facts: ModuleFacts?) {
    if let given = outline.number, given != number {
      note("module '\(outline.id)' has number \(given) at place \(number)")
    }
    guard let facts else { return }
    for difference in OutlineComparison(outline, facts.outline).differences { note(difference) }
    if facts.formatVersion != manifest.formatVersion {
      note("the file of '\(outline.id)' has format \(facts.formatVersion), its manifest \(manifest.formatVersion)")
    }
    for path in facts.repeated { note("there are two '\(path)'") }
  }

  private mutating func checkLocks() {
    for module in index.modules {
      let path = ItemPath(module.id)
      check(module.lock, of: path)
      for block in module.blocks {
        let path = path.appending(block.id)
        check(block.lock, of: path)
        for episode in block.episodes { check(episode.lock, of: path.appending(episode.id)) }
      }
    }
  }

  private mutating func check(_ lock: Lock, of item: ItemPath) {
    for named in lock.allItems where !items.contains(named) {
      note("the lock of '\(item)' names '\(named)', which is not there")
    }
  }

  private mutating func checkAssets() {
    let listed = index.assets ?? [:]
    let shown = Set(modules.compactMap { $0 }.flatMap(\.assets))
    for path in shown.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) where listed[path] == nil {
      note("'assets' does not name '\(path)', which the content shows")
    }
  }

  /// Of every former id, what it became is there today, or is gone by an entry of its own or of what held it.
  private mutating func checkIDs() {
    guard let map = index.ids, modules.allSatisfy({ $0 != nil }) else { return }
    let current = modules.reduce(into: items) { $0.formUnion($1?.cards ?? []) }
    let isKnown = { (path: ItemPath) in
      current.contains(path) || path.andHolders.contains { map.entries[$0] != nil }
    }
    for (name, fate) in map.entries.sorted(by: { $0.key.precedes($1.key) }) {
      if current.contains(name) { note("'ids' has an entry for '\(name)', which is there today") }
      for target in (fate.now ?? []) + (fate.successors ?? []) where !isKnown(target) {
        note("'ids' names '\(target)' for '\(name)', but nothing has or had that id")
      }
    }
  }

  private mutating func checkFormat() {
    if index.minimumClient != manifest.minimumClient {
      note("'minimumClient' is \(index.minimumClient), in its manifest \(manifest.minimumClient)")
    }
    for (outline, facts) in zip(index.modules, modules) {
      guard let needed = facts?.needed else { continue }
      if manifest.format < needed.format {
        note("'\(outline.id)' needs format \(needed.format), but its manifest names \(manifest.format)")
      }
      if manifest.minimumClient < needed.client {
        note("'\(outline.id)' needs app \(needed.client), but 'minimumClient' is \(manifest.minimumClient)")
      }
    }
  }
}

extension Lock {
  /// All items that it names.
  fileprivate var allItems: [ItemPath] {
    [after].compactMap { $0 } + allOf + (oneOfEach ?? []).flatMap { $0 } + (stars ?? []).map(\.before)
  }
}

extension ItemPath {
  /// The item, what holds it, what holds that, and so on.
  fileprivate var andHolders: some Sequence<ItemPath> { sequence(first: self) { $0.parent } }
}
