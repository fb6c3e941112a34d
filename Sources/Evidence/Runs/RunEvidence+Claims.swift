internal import CurriculumBundle
internal import Grading

extension ExecutorCard {
  /// Whether a run is what the card says: that it never ends, or what it prints and how it ends.
  func isBorneOut(by run: RunEvidence) -> Bool {
    neverEnds == true ? StatedEnding.never.isBorneOut(by: run.ending) : run.seen?.matches(self) ?? false
  }
}
