public import CurriculumBundle

// The one way from what an author wrote to what learners get.
extension AuthoredCurriculum {
  /// What learners get: the modules that are no drafts, each as it is published.
  public var published: Curriculum {
    var published = header
    published.modules = withoutDrafts.modules.map(\.published)
    return published
  }
}

extension AuthoredModule {
  /// What is published of the module: programs are structured as an app's editor holds them, and of all that stays at
  /// home only the solutions that may be revealed are there.
  public var published: Module {
    var published = header
    published.blocks = blocks.map { block in
      var published = block.header
      published.episodes = block.episodes.map(\.published)
      return published
    }
    return published
  }
}

extension AuthoredEpisode {
  /// What is published of the episode.
  fileprivate var published: Episode {
    var published = header
    published.cards = written.map(\.published)
    return published
  }
}

extension AuthoredContent {
  /// What learners get of a card: the programs of a task structured, with the solution that may be revealed.
  func publish() -> CardContent {
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
