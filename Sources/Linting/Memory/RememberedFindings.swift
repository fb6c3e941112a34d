public import Remembering

/// The findings in an episode or in a whole curriculum, as a memory keeps it.
struct RememberedFindings: Sendable, Codable {
  /// The prefix of shown paths: the curriculum's folder with a slash at its end, or an empty string.
  private let root: String
  private let found: EpisodeFindings

  init(_ found: EpisodeFindings, shownBelow root: String) { (self.root, self.found) = (root, found) }

  /// The findings with paths as they are shown now; nil where the words of one may name a path that was shown
  /// differently.
  func shown(below root: String) -> EpisodeFindings? {
    // Two folders whose names look alike may differ in their bytes.
    guard !root.utf8.elementsEqual(self.root.utf8) else { return found }
    var moved = found
    moved.diagnostics = found.diagnostics.compactMap { $0.moved(from: self.root, to: root) }
    return moved.diagnostics.count == found.diagnostics.count ? moved : nil
  }
}

extension Memory {
  /// The report of an earlier run; nil where there is none, or its paths cannot be shown as they are now.
  ///
  /// - Parameter root: The prefix of shown paths: the curriculum's folder with a slash at its end, or an empty string.
  public func recallReport(_ key: EntryKey, shownBelow root: String) -> LintReport? {
    recall(key, as: RememberedFindings.self)?.shown(below: root).map {
      LintReport(diagnostics: $0.diagnostics, statistics: $0.statistics)
    }
  }

  /// Keeps a report, without the evidence on cards.
  ///
  /// - Parameter root: The prefix of shown paths, as above.
  public func keep(_ report: LintReport, under key: EntryKey, shownBelow root: String) {
    let found = EpisodeFindings(diagnostics: report.diagnostics, statistics: report.statistics)
    keep(RememberedFindings(found, shownBelow: root), under: key)
  }
}
