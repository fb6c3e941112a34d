import Authoring
import Diagnostics
import Support

/// A record of an approval that no module asks for.
enum UnusedApproval: CurriculumRule {
  static let description = RuleDescription(
    "unused-approval", .structure, .warning, "an approval counts for nothing",
    isAboutNeedlessContent: true,
    explanation: """
      A file `reviews/MODULE/REVIEWER.yaml` counts for that module alone, and only where `review` of the module, or of
      the curriculum, names the reviewer under `by`. One for a module that is gone, or by somebody who is not a reviewer
      any more, makes people believe in an approval that is none; so does one that says another module or name than its
      path. Delete it, or let the reviewer approve anew.
      """,
    wrong: [
      .files(sample("review: {required: 1, by: [ada]}\n", "eve")),
      .files(sample("", "ada")),
    ],
    right: [
      .files(
        SampleModules.withDraft("review: {required: 1, by: [ada]}\n")
          .merging(["reviews/later/ada.yaml": record("ada", of: "later")]) { first, _ in first })
    ],
    cases: .init(wrong: [
      .files(sample("review: {required: 1, by: [ada]}\n", "eve", path: "reviews/training/ada.yaml")),
      .files(sample("review: {required: 1, by: [ada]}\n", "ada", of: "trainin")),
    ]))

  static func findings(in curriculum: CurriculumContext) -> [Finding] {
    let modules = Dictionary(
      (curriculum.authored.modules + curriculum.drafts).map { ($0.path.description, $0) },
      uniquingKeysWith: { first, _ in first })
    return curriculum.authored.approvals.compactMap { finding(about: $0, modules) }
  }

  private static func finding(about approval: Approval, _ modules: [String: AuthoredModule]) -> Finding? {
    // What cannot be read was reported.
    guard let statement = approval.statement else { return nil }
    let (module, reviewer) = (approval.module, approval.reviewer)
    guard approval.content != nil else {
      return Finding(
        at: approval.document.start,
        "the file is the approval of '\(module)' by '\(reviewer)', but says that of '\(statement.module)' by "
          + "'\(statement.reviewer)'",
        help: "delete it, and let '\(reviewer)' approve with `hornbook review \(module) --as \(reviewer)`")
    }
    guard let approved = modules[module] else {
      let near = nearestName(to: module, among: modules.keys.sorted())
      return Finding(
        at: approval.document.start, "'\(reviewer)' approved the module '\(module)', which does not exist",
        label: near.map { "did you mean '\($0)'?" }, help: "delete the file; a module of another id is approved anew")
    }
    guard let policy = approved.review else {
      return Finding(
        at: approval.document.start, "'\(reviewer)' approved the module '\(module)', which asks for no review",
        help: "delete the file, or add `review: {required: 1, by: [\(reviewer)]}` to the module")
    }
    guard !policy.reviewers.contains(reviewer) else { return nil }
    let near = nearestName(to: reviewer, among: policy.reviewers)
    return Finding(
      at: approval.document.start, "'\(reviewer)' approved the module '\(module)', but is not one of its reviewers",
      label: near.map { "did you mean '\($0)'?" }, help: "delete the file, or add '\(reviewer)' to 'by' of its 'review'"
    )
  }

  private static func sample(
    _ keys: String, _ reviewer: String, of module: String = "training", path: String? = nil
  ) -> [String: String] {
    [
      "training/module.yaml":
        "title: Training\nsummary: First steps.\nlanguage: python\n\(keys)blocks: [printing]\n",
      path ?? "reviews/\(module)/\(reviewer).yaml": "↓" + record(reviewer, of: module),
    ]
  }

  private static func record(_ reviewer: String, of module: String) -> String {
    "module: \(module)\nreviewer: \(reviewer)\ncontent: \(String(repeating: "0a", count: 32))\n"
  }
}
