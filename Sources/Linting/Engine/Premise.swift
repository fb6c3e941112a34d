/// What has to have been read without an error for a rule to be right; each takes in those before it.
///
/// A rule that finds something in what is there needs no more than that. One that finds that something is not there, or
/// counts, or follows learners from file to file, would report what only follows from a card, a list or a file that
/// could not be read; so it is silent until that is repaired.
public enum Premise: Int, Sendable, Comparable {
  /// The text, card or item at hand, which is looked at only when it was read whole.
  case card
  /// The file of the episode.
  case episode
  /// The file of the module, and all that it lists.
  case module
  /// Every file, and every list.
  case curriculum

  /// Orders by how much it takes.
  public static func < (left: Premise, right: Premise) -> Bool { left.rawValue < right.rawValue }
}
