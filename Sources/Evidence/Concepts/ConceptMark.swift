/// What an episode does with a concept.
public enum ConceptMark: String, Sendable, CaseIterable, Comparable, Codable {
  /// It is named under `teaches`.
  case taught
  /// Code that uses it is there to be read: in a description, a lesson, a code span or the editor at the start.
  case shown
  /// The learner runs or writes a program that uses it.
  case practised
  /// A question, a puzzle or a task is about a program that uses it.
  case asked

  /// One letter for a table.
  public var letter: Character {
    switch self {
    case .taught: "T"
    case .shown: "s"
    case .practised: "p"
    case .asked: "a"
    }
  }

  /// The order of a lesson: first taught, last asked.
  public static func < (left: ConceptMark, right: ConceptMark) -> Bool {
    allCases.firstIndex(of: left) ?? 0 < allCases.firstIndex(of: right) ?? 0
  }
}
