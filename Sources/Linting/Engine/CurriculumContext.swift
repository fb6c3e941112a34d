internal import Authoring
internal import CurriculumBundle

/// The whole curriculum with all that a rule may ask about it.
struct CurriculumContext {
  /// The curriculum with its places.
  let authored: AuthoredCurriculum
  /// The modules, the blocks of each module and the episodes of each block.
  let families: [[Sibling]]
  /// Its items by full id, and what opens when.
  let outline: Outline
  /// Every prerequisite with what it comes to.
  let prerequisites: Prerequisites
  /// How far simulated learners get.
  let learners: SimulatedLearners
  /// What the last release has and the curriculum has no more; nil when no release is known.
  let lost: LostItems?
  /// Where findings go.
  let findings: Findings
}
