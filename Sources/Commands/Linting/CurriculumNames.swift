/// The names by which a baseline tells the curricula of a run apart: the ends of their folders' paths,
/// from where they part.
///
///     /home/ada/lessons/python/curriculum    python/curriculum
///     /home/ada/lessons/swift/curriculum     swift/curriculum
struct CurriculumNames {
  private let folders: [CurriculumFolder]
  private let names: [String]

  /// Names for the curricula in folders.
  init(_ folders: [CurriculumFolder]) {
    self.folders = folders
    let paths = folders.map { $0.root.split(separator: "/") }
    var shared = max(0, (paths.map(\.count).min() ?? 0) - 1)
    while Set(paths.map { $0.prefix(shared) }).count > 1 { shared -= 1 }
    names = paths.map { $0.dropFirst(shared).joined(separator: "/") }
  }

  /// Whether there are several, so that names are needed.
  var areSeveral: Bool { folders.count > 1 }

  /// The name of a curriculum; nil where there is only one.
  subscript(index: Int) -> String? { areSeveral ? names[index] : nil }

  /// Which curriculum has a name, in this run or in the one that wrote it; the only one for no name.
  func index(of name: String?) -> Int? {
    guard let name else { return 0 }
    return names.firstIndex(of: name) ?? folders.firstIndex { $0.root.hasSuffix("/\(name)") }
  }

  /// The curriculum of a file, by its path as shown, and its path inside.
  func place(of shown: String) -> (curriculum: Int, file: String) {
    let roots = folders.map { $0.shownPath(of: "") }
    let holders = roots.indices.filter { shown.hasPrefix(roots[$0]) }
    guard let nearest = holders.max(by: { roots[$0].utf8.count < roots[$1].utf8.count }) else { return (0, shown) }
    return (nearest, String(shown.dropFirst(roots[nearest].count)))
  }
}
