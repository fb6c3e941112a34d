public import CurriculumBundle

extension AuthoredCurriculum {
  /// What learners get: the modules that are no drafts, each as it is published.
  public var published: Curriculum {
    var published = curriculum
    published.modules = withoutDrafts.modules.map(\.published)
    return published
  }
}

extension AuthoredModule {
  /// What is published of the module: programs are structured as an app's editor holds them, and of all that stays at
  /// home only the solutions that may be revealed are there.
  public var published: Module {
    var published = module
    for (place, block) in blocks.enumerated() {
      published.blocks[place].episodes = block.episodes.map(\.published)
    }
    return published
  }
}

extension AuthoredEpisode {
  /// What is published of the episode.
  fileprivate var published: Episode {
    var published = episode
    for place in written.indices {
      guard let content = written[place].part.published(episode.cards[place].content) else { continue }
      published.cards[place].content = content
    }
    return published
  }
}

extension AuthorsPart {
  /// The published form of a card with it; nil for one that is published as it was read.
  fileprivate func published(_ content: CardContent) -> CardContent? {
    switch self {
    case .task(let task): task.published(content)
    // The forms read these as they are published; what is here the author keeps.
    case .none, .decoys, .reasonForBlanks, .rightAnswer, .noResult, .questions: nil
    }
  }
}

extension AuthoredTask {
  /// What is published of a task's card.
  fileprivate func published(_ content: CardContent) -> CardContent {
    guard let language = content.task?.language else { return content }
    return content.revealing(revealedSolution).mapPrograms { $0.structured(in: language) }
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
