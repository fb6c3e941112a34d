package import Authoring
package import CurriculumBundle

/// Which episode teaches, shows, practises and asks which concept.
///
///     ConceptMatrix(authored).rows.first { $0.concept == "python.for" }?.cells[2]   // [.taught, .practised]
package struct ConceptMatrix: Sendable {
  /// A concept with what each episode does with it.
  package struct Row: Sendable {
    /// The concept's stable name: `python.for`.
    package let concept: String
    /// What each episode does with it, in the order of `episodes`.
    package let cells: [Set<ConceptMark>]
  }

  /// The full ids of all episodes, in order.
  package let episodes: [ItemPath]
  /// The concepts, those first that are met first.
  package let rows: [Row]

  /// The matrix of a curriculum, drafts left out; `onlyTaught` leaves out what no episode names under `teaches`.
  package init(_ authored: AuthoredCurriculum, onlyTaught: Bool = false) {
    let limits = authored.settings.limits
    let episodes = authored.withoutDrafts.episodes.map { (path: $0.path, marks: ConceptMarks($0, limits)) }
    self.init(episodes, onlyTaught: onlyTaught)
  }

  /// The matrix of some episodes.
  package init(_ episodes: [(path: ItemPath, marks: ConceptMarks)], onlyTaught: Bool = false) {
    self.episodes = episodes.map(\.path)
    var order: [String] = []
    var seen: Set<String> = []
    for (_, marks) in episodes {
      for concept in marks.taught + (onlyTaught ? [] : marks.used) where seen.insert(concept).inserted {
        order.append(concept)
      }
    }
    rows = order.map { concept in Row(concept: concept, cells: episodes.map { $0.marks[concept] }) }
  }
}
