import Authoring
import Diagnostics

/// The order in which findings are shown to a person: that of the course, so that the first is about what learners meet
/// first.
///
/// The curriculum's own file comes first, then each module's with its blocks and episodes as the lists name them, then
/// all files that no list names, by path.
struct CourseOrder {
  /// The files that a list names, by their paths as shown, in order; listed only where something is sorted.
  private let files: () -> [String]

  /// The order of some files, by their paths as shown.
  init(_ files: [String]) { self.files = { files } }

  /// The order of a curriculum's files.
  init(of authored: AuthoredCurriculum) {
    files = {
      let modules = authored.modules.flatMap { module in
        [module.document] + module.blocks.flatMap { block in [block.document] + block.episodes.map(\.document) }
      }
      return ([authored.document].compactMap { $0 } + modules).map(\.source.path)
    }
  }

  /// Findings in this order, those in a file by position and code.
  func sorted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    // Most runs find nothing to sort.
    guard diagnostics.count > 1 else { return diagnostics }
    let places = Dictionary(files().enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let place = { (diagnostic: Diagnostic) in places[diagnostic.location.file] ?? Int.max }
    return diagnostics.sorted { left, right in
      let (one, other) = (place(left), place(right))
      return one == other ? Diagnostic.precedes(left, right) : one < other
    }
  }
}
