import Authoring
import Diagnostics

/// The order in which findings are shown to a person: that of the course, so that the first is about what learners meet
/// first.
///
/// The curriculum's own file comes first, then each module's with its blocks and episodes as the lists name them, then
/// all files that no list names, by path.
struct CourseOrder {
  /// For each file that a list names, by its path as shown, its place.
  private let places: [String: Int]

  /// The order of some files, by their paths as shown.
  init(_ files: [String]) {
    places = Dictionary(files.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The order of a curriculum's files.
  init(of authored: AuthoredCurriculum) {
    let modules = authored.modules.flatMap { module in
      [module.document] + module.blocks.flatMap { block in [block.document] + block.episodes.map(\.document) }
    }
    self.init(([authored.document].compactMap { $0 } + modules).map(\.source.path))
  }

  /// Findings in this order, those in a file by position and code.
  func sorted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.sorted { left, right in
      let (one, other) = (place(of: left), place(of: right))
      return one == other ? Diagnostic.precedes(left, right) : one < other
    }
  }

  private func place(of diagnostic: Diagnostic) -> Int { places[diagnostic.location.file] ?? Int.max }
}
