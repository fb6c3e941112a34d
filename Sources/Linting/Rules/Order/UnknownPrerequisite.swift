import Authoring
import CurriculumBundle
import Diagnostics
import Support

/// A prerequisite that does not exist.
enum UnknownPrerequisite: CurriculumRule {
  static let premise = Premise.card
  static let description = RuleDescription(
    "unknown-prerequisite", .order, .error, "something is required that does not exist",
    explanation: """
      An app opens an item when everything it requires is finished. What does not exist can never be finished, so the
      item stays locked for every learner, and so does all that comes after it. Write the full id, from the module down:
      `training/printing/say-hello`. A draft stays out of every release, so to learners it does not exist.
      """,
    wrong: [
      .files(["training/printing/say-hello.yaml": SampleLessons.episode("requires: [↓training/printng]")]),
      .files([
        "training/printing/say-hello.yaml": SampleLessons.episode("requires: [↓training/printing/say-hello/run]")
      ]),
    ],
    right: [.files(["training/printing/say-hello.yaml": SampleLessons.episode("requires: []")])])

  static func findings(in curriculum: CurriculumContext) -> [Finding] {
    curriculum.prerequisites.all.compactMap { finding(on: $0, curriculum) }
      + curriculum.prerequisites.openings.compactMap { finding(on: $0, curriculum) }
  }

  private static func finding(
    on prerequisite: Prerequisites.Prerequisite, _ curriculum: CurriculumContext
  ) -> Finding? {
    guard case .unknown = prerequisite.verdict else { return nil }
    let item = prerequisite.item
    if let draft = curriculum.draft(holding: prerequisite.wanted) {
      return Finding(
        at: prerequisite.location,
        "the \(item.kind) '\(item.path)' requires '\(prerequisite.wanted)', \(isDraft(prerequisite.wanted, draft))",
        label: "no learner gets a draft", notes: curriculum.consequence(of: prerequisite),
        help: help(on: draft, "requirement"),
        fixes: item.document.advice(toTakeOut: prerequisite.index, of: .requires))
    }
    let meant = Meant(prerequisite.wanted, "required", by: item.path, curriculum)
    return Finding(
      at: prerequisite.location,
      "the \(item.kind) '\(item.path)' requires '\(prerequisite.wanted)', which does not exist",
      label: meant.label, notes: curriculum.consequence(of: prerequisite),
      help: meant.id.map { "write `\($0)`" } ?? "write the full id of a module, block or episode that comes before",
      fixes: meant.id.map { item.document.advice(toWrite: $0, at: prerequisite.location) } ?? [])
  }

  private static func finding(on opening: Prerequisites.Opening, _ curriculum: CurriculumContext) -> Finding? {
    guard case .unknown = opening.verdict else { return nil }
    let (item, place) = (opening.item, opening.item.location(ofOpened: opening.index))
    if let draft = curriculum.draft(holding: opening.opened) {
      return Finding(
        at: place, "the \(item.kind) '\(item.path)' opens '\(opening.opened)', \(isDraft(opening.opened, draft))",
        label: "no learner gets a draft", help: help(on: draft, "entry"),
        fixes: item.document.advice(toTakeOut: opening.index, of: .opens))
    }
    let meant = Meant(opening.opened, "opened", by: item.path, curriculum)
    return Finding(
      at: place, "the \(item.kind) '\(item.path)' opens '\(opening.opened)', which does not exist",
      label: meant.label, help: meant.id.map { "write `\($0)`" } ?? "write the full id of a module, block or episode",
      fixes: meant.id.map { item.document.advice(toWrite: $0, at: place) } ?? [])
  }

  private static func isDraft(_ path: ItemPath, _ draft: AuthoredModule) -> String {
    path == draft.path ? "which is a draft" : "which is part of the draft '\(draft.path)'"
  }

  private static func help(on draft: AuthoredModule, _ entry: String) -> String {
    "take the \(entry) out, or take `visibility: draft` out of '\(draft.document.source.path)'"
  }

  /// What an author may have meant by an id that does not exist.
  private struct Meant {
    private(set) var id: String?
    private(set) var label: String?

    init(_ wanted: ItemPath, _ verb: String, by item: ItemPath, _ curriculum: CurriculumContext) {
      let outline = curriculum.outline
      if let now = outline.successor(of: wanted) {
        (id, label) = (now.description, "it is called '\(now)' now")
      } else if let episode = wanted.parent.flatMap({ outline[$0] }), episode.kind == "episode" {
        (id, label) = (episode.path.description, "cards cannot be \(verb), only modules, blocks and episodes")
      } else if let named = outline.items.first(where: { $0.path.description.hasSuffix("/\(wanted)") }) {
        (id, label) = (named.path.description, "did you mean '\(named.path)'?")
      } else if let near = nearestName(to: wanted.description, among: outline.items.lazy.map(\.path.description))
        ?? nearestName(to: wanted.description, among: curriculum.draftPaths.lazy.map(\.description))
      {
        (id, label) = (near, "did you mean '\(near)'?")
      }
      // An item that requires or opens itself, what holds it or a part of it is as wrong.
      if id == item.description { label = nil }
      if let found = id, Self.holds(found, item.description) || Self.holds(item.description, found) { id = nil }
    }

    private static func holds(_ one: String, _ other: String) -> Bool { one == other || other.hasPrefix("\(one)/") }
  }
}
