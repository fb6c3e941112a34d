import CurriculumBundle

/// What the mapping of a card says besides its id.
public struct AuthoredContent: Sendable {
  /// What it says for learners, its programs as the author wrote them.
  let content: CardContent
  /// What stays at home; nil for kinds that ask for no program.
  let task: AuthoredTask?

  init(_ content: CardContent, task: AuthoredTask? = nil) {
    self.content = content
    self.task = task
  }
}
