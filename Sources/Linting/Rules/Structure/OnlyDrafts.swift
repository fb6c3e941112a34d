import Authoring
import CurriculumBundle
import Diagnostics

/// A curriculum of which no module is published.
enum OnlyDrafts: CurriculumRule {
  static let description = RuleDescription(
    "only-drafts", .structure, .warning, "every module is a draft",
    explanation: """
      A module with `visibility: draft` is checked, but stays out of every release. Where all modules are drafts,
      learners get nothing, and `hornbook publish` refuses. Publish the first module as soon as it is ready; the others
      can stay drafts.
      """,
    wrong: [.files(sample("visibility: ↓draft\n"))], right: [.files(sample("visibility: published\n"))])

  static func findings(in curriculum: CurriculumContext) -> [Finding] {
    guard curriculum.authored.modules.isEmpty, let first = curriculum.drafts.first else { return [] }
    let isOne = curriculum.drafts.count == 1
    return [
      Finding(
        at: first.document.item.visibility, "every module is a draft, so there is nothing to publish",
        help: "take `visibility: draft` out" + (isOne ? "" : " of this module, or of another one"))
    ]
  }

  private static func sample(_ visibility: String) -> [String: String] {
    [
      "training/module.yaml":
        "title: Training\nsummary: First steps.\nlanguage: python\n\(visibility)blocks: [printing]\n"
    ]
  }
}
