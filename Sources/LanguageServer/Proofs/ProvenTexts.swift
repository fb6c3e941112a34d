import CurriculumBundle

/// What is found out about the open files of a curriculum once it is checked.
public struct ProvenTexts: Sendable {
  /// What runs found out about each file.
  let files: [FileProofs]
  /// What simulated learners see next; nil where nobody wants to know any more.
  let learners: LearnerSample?

  /// Finds out about the open files of a check.
  ///
  /// - Parameter isStale: Whether a text has changed meanwhile, so that nobody wants to know any more; nil where none
  ///   can. Once it is true it has to stay true.
  public init(_ job: CheckJob, _ curriculum: CheckedCurriculum, unless isStale: (@Sendable () -> Bool)? = nil) {
    files = job.overlay.keys.sorted().compactMap { path in
      FileProofs(of: path, in: curriculum, unless: isStale)
    }
    let isWanted = !job.overlay.isEmpty && isStale?() != true
    learners = isWanted ? LearnerSample(of: curriculum.authored, after: job.learners) : nil
  }
}
