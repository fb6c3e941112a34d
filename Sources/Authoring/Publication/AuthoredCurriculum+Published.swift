public import CurriculumBundle

// The one way from what an author wrote to what learners get.
extension AuthoredCurriculum {
  /// The curriculum that learners get: the modules that are no drafts, each as it is published.
  public var published: Curriculum { projected(modulesWithoutDrafts, \.publishedCards) }
}

extension AuthoredModule {
  /// What is published of the module: programs are structured as an app's editor holds them, and of all that stays at
  /// home only the solutions that may be revealed are there.
  public var published: Module { projected(\.publishedCards) }
}

extension AuthoredEpisode {
  fileprivate var publishedCards: [Card] { written.map(\.published) }
}

extension AuthoredContent {
  /// The card that learners get: the programs of a task structured, with the solution that may be revealed.
  func publish() -> CardContent {
    if case .playground(let playground) = card {
      return content.mapPrograms { $0.structured(in: playground.language.value) }
    }
    guard let task else { return content }
    let language = task.language.value
    return content.revealing(task.atHome().revealedSolution).mapPrograms { $0.structured(in: language) }
  }
}

extension CardContent {
  /// The content with a solution that an app may show; none for nil.
  fileprivate func revealing(_ solution: Program?) -> CardContent {
    if case .exercise(var card) = self {
      card.solution = solution
      return .exercise(card)
    }
    if case .challenge(var card) = self {
      card.solution = solution
      return .challenge(card)
    }
    return self
  }
}
