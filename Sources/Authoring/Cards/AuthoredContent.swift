import CurriculumBundle

/// What the mapping of a card says besides its id.
public struct AuthoredContent: Sendable {
  /// What it says for learners, its programs as the author wrote them.
  let content: CardContent
  /// The part that no learner gets.
  let part: AuthorsPart

  init(_ content: CardContent, _ part: AuthorsPart = .none) {
    self.content = content
    self.part = part
  }
}
