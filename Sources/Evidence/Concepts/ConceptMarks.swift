package import Authoring
import CurriculumBundle

/// What an episode does with concepts, in the order in which it comes to them.
package struct ConceptMarks: Sendable, Hashable {
  /// What it says that it teaches.
  package let taught: [String]
  /// The concepts that its programs use, in the order of the first places.
  package private(set) var used: [String] = []
  private var marks: [String: Set<ConceptMark>] = [:]

  /// An episode of which no program was looked at yet.
  package init(teaches taught: [String]) {
    self.taught = taught
    for concept in taught { marks[concept] = [.taught] }
  }

  /// What an episode does, found by reading its programs alone.
  package init(_ episode: AuthoredEpisode, _ limits: LintLimits) {
    self.init(teaches: episode.header.teaches)
    for card in episode.cards {
      for card in card.withQuestions.flatMap(\.withVariants) {
        add(ConceptEvidence.all(on: EvidenceSubject(card, in: episode, limits: limits)))
      }
    }
  }

  /// What is done with a concept; nothing for one that it does not know.
  package subscript(concept: String) -> Set<ConceptMark> { marks[concept] ?? [] }

  /// Adds what the programs on a card use.
  package mutating func add(_ programs: [ConceptEvidence]) {
    for program in programs {
      for use in program.uses {
        let known = marks[use.concept] ?? []
        if known.isSubset(of: [.taught]) { used.append(use.concept) }
        marks[use.concept] = known.union(program.marks)
      }
    }
  }
}
