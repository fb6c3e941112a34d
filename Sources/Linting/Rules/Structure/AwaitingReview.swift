import Authoring
import Diagnostics

/// A module that too few of its reviewers have approved as it is.
enum AwaitingReview: CurriculumRule {
  static let description = RuleDescription(
    "awaiting-review", .structure, .warning, "a module waits for the approval of its reviewers",
    explanation: """
      With `review: {required: 2, by: [ada, grace]}` in module.yaml, or in curriculum.yaml for all modules, no learner
      gets a module before so many people have read it as it is now. A reviewer reads it and records that with
      `hornbook review MODULE --as NAME`, which writes a small file below `reviews/` to commit. A change to what the
      module says takes all approvals back; comments and layout do not. `hornbook publish` refuses until then, or
      leaves the module out where `unreviewed: leaveOut` asks for that. Drafts wait for nobody.
      """,
    wrong: [.files(sample("review: ↓{required: 1, by: [ada, grace]}\n"))],
    right: [.files(sample("")), .files(SampleModules.withDraft("review: {required: 1, by: [ada, grace]}\n"))])

  static func findings(in curriculum: CurriculumContext) -> [Finding] { curriculum.authored.unapproved.map(finding) }

  private static func finding(about review: ModuleReview) -> Finding {
    let id = review.module.path
    let outdated = review.outdated.map { Diagnostic.Note("'\($0)' approved it before it was changed") }
    return Finding(
      at: review.module.document.location(of: .review),
      "the module '\(id)' has \(review.approving.count) of the \(counted(review.policy.required, "approval")) that it "
        + "needs",
      notes: outdated, help: review.request)
  }

  private static func sample(_ keys: String) -> [String: String] {
    [
      "training/module.yaml":
        "title: Training\nsummary: First steps.\nlanguage: python\n\(keys)blocks: [printing]\n"
    ]
  }
}
