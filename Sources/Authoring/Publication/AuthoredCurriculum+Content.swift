public import CurriculumBundle

// What the files say for learners, its programs as authors wrote them: for tools that compare it, count it or write it
// in other formats. It is made anew each time.
extension AuthoredCurriculum {
  /// The curriculum without drafts, its programs as authors wrote them; learners get `published`.
  public var curriculum: Curriculum { projected(modulesWithoutDrafts, \.cardsAsWritten) }

  /// The same with drafts.
  package var everything: Curriculum { projected(modules, \.cardsAsWritten) }
}

extension AuthoredModule {
  /// The module, its blocks included.
  public var module: Module { projected(\.cardsAsWritten) }
}

extension AuthoredBlock {
  /// The block, its episodes included.
  public var block: Block { projected(\.cardsAsWritten) }
}

extension AuthoredEpisode {
  /// The episode, its cards included.
  public var episode: Episode { projected(\.cardsAsWritten) }

  fileprivate var cardsAsWritten: [Card] { written.map(\.card) }
}
