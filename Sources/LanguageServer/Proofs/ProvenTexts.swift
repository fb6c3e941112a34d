import CurriculumBundle

/// What is found out about the open files of a curriculum once it is checked.
public struct ProvenTexts: Sendable {
  /// What runs found out about each file.
  let files: [FileProofs]
  /// What simulated learners see next; nil where nobody wants to know any more.
  let learners: LearnerSample?

  /// Finds out about the open files of a check.
  ///
  /// - Parameter isStale: Whether a text has changed meanwhile, so that nobody wants to know any more.
  public init(_ job: CheckJob, _ curriculum: CheckedCurriculum, unless isStale: () -> Bool = { false }) {
    files = job.overlay.keys.sorted().compactMap { path in
      FileProofs(of: path, in: curriculum, unless: isStale)
    }
    learners = job.overlay.isEmpty || isStale() ? nil : LearnerSample(of: curriculum.authored, after: job.learners)
  }
}
