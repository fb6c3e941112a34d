internal import CurriculumBundle
internal import Diagnostics

/// A prerequisite that does not exist.
enum UnknownPrerequisite: CurriculumRule {
  static let description = RuleDescription(
    "unknown-prerequisite", .order, .error, "something is required that does not exist",
    explanation: """
      An app opens an item when everything it requires is finished. What does not exist can never be finished, so the
      item stays shut for every learner, and so does all that comes after it. Write the full id, from the module down:
      `training/printing/say-hello`.
      """,
    wrong: [
      .files(["training/printing/say-hello.yaml": episode(requires: "[↓training/printng]")]),
      .files(["training/printing/say-hello.yaml": episode(requires: "[↓training/printing/say-hello/run]")]),
    ],
    right: [.files(["training/printing/say-hello.yaml": episode(requires: "[]")])])

  static func check(_ curriculum: CurriculumContext) {
    for prerequisite in curriculum.prerequisites.all {
      guard case .unknown = prerequisite.verdict else { continue }
      report(prerequisite, curriculum)
    }
  }

  private static func report(_ prerequisite: Prerequisites.Prerequisite, _ curriculum: CurriculumContext) {
    let outline = curriculum.outline
    let wanted = prerequisite.wanted
    let now = outline.successor(of: wanted)
    let card = wanted.parent.flatMap { outline[$0] }.flatMap { $0.kind == "episode" ? $0 : nil }
    let near = nearestName(to: wanted.description, among: outline.items.lazy.map(\.path.description))
    let proposal = now?.description ?? card?.path.description ?? near
    let label =
      now.map { "it is called '\($0)' now" }
      ?? card.map { _ in "cards cannot be required, only modules, blocks and episodes" }
      ?? near.map { "did you mean '\($0)'?" }
    curriculum.report(
      Self.self, at: prerequisite.location,
      "the \(prerequisite.item.kind) '\(prerequisite.item.path)' requires '\(wanted)', which does not exist",
      label: label, notes: curriculum.consequence(of: prerequisite),
      help: proposal.map { "write `\($0)`" } ?? "write the full id of a module, block or episode that comes before")
  }

  private static func episode(requires: String) -> String {
    """
    title: Say hello
    requires: \(requires)
    cards:
      - {id: run, type: executor, text: Press Run., code: print(1), result: 1}
      - {id: done, type: finished, header: Well done!, text: You did it.}

    """
  }
}
