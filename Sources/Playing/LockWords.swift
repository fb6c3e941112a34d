import CurriculumBundle

/// The words for any lock, in the terminal and on pages; `UnlockRules.words(for:)` adds the reasons of each.
public enum LockWords {
  /// The state of a locked item, next to its title.
  public static let status = "Locked"
  /// The notice above a lesson that was opened by its address.
  public static let notice = "A learner cannot open this lesson yet."

  /// The refusal of an episode that somebody named.
  static func refusal(of lesson: ItemPath) -> String { "'\(lesson)' is locked for this learner" }
}
