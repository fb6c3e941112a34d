import Authoring
import CurriculumBundle
import Diagnostics

/// The check for modules that reviewers have not approved, on the way into a release.
struct ReviewGate {
  /// The curriculum with the modules as drafts that are left out until they are approved.
  let curriculum: AuthoredCurriculum
  /// The modules that are left out.
  let leftOut: [ModuleReview]
  private let refused: [ModuleReview]
  /// The modules of `refused` that would be left out, if learners did not have them already.
  private let released: [ModuleReview]

  /// Looks at a curriculum that comes after a release; nil for the first one.
  init(_ authored: AuthoredCurriculum, after release: Curriculum?) {
    let ids = Set((release?.modules ?? []).map(\.id))
    let unapproved = authored.unapproved
    let asked = unapproved.filter { $0.policy.unreviewed == .leaveOut }
    released = asked.filter { review in
      !ids.isDisjoint(with: [review.module.header.id] + review.module.header.formerly)
    }
    let kept = Set(released.map(\.module.path))
    leftOut = asked.filter { !kept.contains($0.module.path) }
    let left = Set(leftOut.map(\.module.path))
    refused = unapproved.filter { !left.contains($0.module.path) }
    curriculum = authored.drafting(left)
  }

  /// Ends the command where a module that may not be left out is not approved.
  ///
  /// - Throws: `ExitStatus.findings`, and says why on standard error.
  func refuse() throws(ExitStatus) {
    guard let first = refused.first else { return }
    let id = first.module.path
    let count = "\(first.approving.count) of the \(counted(first.policy.required, "approval")) that it needs"
    let others = refused.count == 1 ? "" : ", and \(counted(refused.count - 1, "other module")) waits, too"
    let isReleased = released.contains { $0.module.path == id }
    let why = isReleased ? "; it is in the last release, so it cannot be left out" : ""
    Terminal.writeError(
      """
      hornbook: nothing is published: the module '\(id)' has \(count)\(others)\(why)
        help: \(first.request)

      """)
    throw .findings
  }
}
