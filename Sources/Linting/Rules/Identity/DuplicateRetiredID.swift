import CurriculumBundle
import Diagnostics

/// An id that is retired a second time.
enum DuplicateRetiredID: CurriculumRule {
  static let premise = Premise.card
  static let description = RuleDescription(
    "duplicate-retired-id", .identity, .error, "an id is listed under `retired` a second time",
    explanation: """
      What took the place of an item is known from its entry under `retired`, and only the first one counts: whoever
      finished the item does not get the successors of the second. Keep one entry, with all successors in it.
      """,
    wrong: [.files(retiring("↓training/printing/wave"))],
    right: [.files(retiring("training/printing/greet"))])

  /// A curriculum that retires one item with a successor, and then another id.
  private static func retiring(_ id: String) -> [String: String] {
    SampleLessons.retiring(
      "{id: training/printing/wave, successors: [training/printing/say-hello]}", "{id: \(id)}")
  }

  static func findings(in curriculum: CurriculumContext) -> [Finding] {
    var first: [ItemPath: RetiredEntry] = [:]
    return curriculum.retired.compactMap { entry in
      guard let earlier = first[entry.item.id] else {
        first[entry.item.id] = entry
        return nil
      }
      let fixes = fixes(for: entry, earlier)
      return Finding(
        at: entry.location, "the \(entry.kind) '\(entry.item.id)' is retired already",
        notes: [Diagnostic.Note("the entry that counts is here", at: earlier.location)],
        help: fixes.isEmpty ? "add its successors to the first entry, and take this one out" : "take this entry out",
        fixes: fixes)
    }
  }

  /// A second entry goes where it adds no successor.
  private static func fixes(for entry: RetiredEntry, _ earlier: RetiredEntry) -> [Fix] {
    Set(entry.item.successors ?? []).isSubset(of: earlier.item.successors ?? []) ? entry.removal : []
  }
}
