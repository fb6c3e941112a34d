public import CurriculumBundle

/// The release before the one that is made: its ids and access codes go on.
public struct EarlierRelease: Sendable {
  /// The full ids of all that it has: modules, blocks, episodes, cards and the questions of quizzes.
  let current: Set<ItemPath>
  /// What it knows of the ids before it.
  let map: IDMap
  /// What the access code of each module must come to.
  private let access: [ItemPath: AccessDigest]

  /// A release by its index and its content.
  public init(_ index: BundleIndex, _ curriculum: Curriculum) {
    current = FormerIDs(curriculum).current
    map = index.ids ?? IDMap()
    access = Dictionary(
      index.modules.compactMap { module in module.access.map { (ItemPath(module.id), $0) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// A release of which only the ids are known.
  init(current: Set<ItemPath>, map: IDMap) {
    (self.current, self.map, access) = (current, map, [:])
  }

  /// The digest that learners who entered the same code already have.
  func access(for code: String, of module: ItemPath, _ ids: IDMap) -> AccessDigest? {
    access.first { name, digest in
      (name == module || ids.names(of: name).contains(module)) && digest.accepts(code)
    }?.value
  }
}

extension EarlierRelease {
  /// The ids of this release that need no entry by an author.
  ///
  /// They lead to items of today, or to items of the newest release, on another line, that the curriculum retires, or
  /// the newest release no longer has them.
  public func knownFates(in curriculum: Curriculum, after latest: EarlierRelease) -> Set<ItemPath> {
    let today = FormerIDs(curriculum)
    let map = IDMap(of: curriculum, after: latest)
    return current.subtracting(today.current).filter { id in
      if map.names(of: id).contains(where: today.current.contains) { return true }
      let lately = latest.map.names(of: id).filter(latest.current.contains)
      return lately.isEmpty || lately.contains { today.retired[$0] != nil }
    }
  }
}

extension AccessDigest {
  /// The digest of a code; the salt comes from the module, so that the same content has the same bytes everywhere.
  package init(of code: String, module: ItemPath) {
    let salt = String(ContentDigest.sha256(of: Array("access\n\(module)".utf8)).prefix(16))
    self.init(salt: salt, sha256: "")
    sha256 = ContentDigest.sha256(of: input(for: Self.code(in: code)))
  }

  fileprivate func accepts(_ code: String) -> Bool {
    ContentDigest.sha256(of: input(for: Self.code(in: code))) == sha256
  }
}
