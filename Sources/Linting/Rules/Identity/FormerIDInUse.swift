import CurriculumBundle
import Diagnostics

/// A former id that a sibling, or the item itself, still has.
enum FormerIDInUse: SiblingRule {
  static let premise = Premise.card
  static let description = RuleDescription(
    "former-id-in-use", .identity, .error, "an id under `formerly` is still in use",
    explanation: """
      `formerly` hands a learner's progress on from an old id to a new one. While something still has the old
      id, both would lay claim to the same progress, and a learner would find work marked as done that they never saw.
      Take the id out of `formerly`, or rename what still uses it.
      """,
    wrong: [
      .cards(
        """
        - id: look-twice
          formerly: [↓look]
          type: description
          header: Look twice
          text: It is still there.
        - id: look
          type: description
          header: Look
          text: Follow my lead.

        """),
      .files(["training/printing/say-hello.yaml": SampleLessons.episode("formerly: [↓say-hello]")]),
      .files(["training/printing/say-hello.yaml": SampleLessons.episode("formerly: [↓training/printing/say-hello]")]),
    ],
    right: [
      .cards(
        """
        - id: look-twice
          formerly: [look]
          type: description
          header: Look twice
          text: It is still there.

        """),
      .files([
        "training/printing/say-hello.yaml": SampleLessons.episode("formerly: [hello, training/talking/say-hello]")
      ]),
    ])

  static func findings(in items: [Sibling]) -> [Finding] {
    guard items.contains(where: { !$0.formerly.isEmpty }) else { return [] }
    let byPath = Dictionary(items.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    var places = FormerLocations()
    return items.flatMap { item in
      item.formerly.indices.compactMap { index -> Finding? in
        guard let owner = byPath[item.formerPath(at: index)] else { return nil }
        return finding(on: index, of: item, at: places[item, index], ownedBy: owner)
      }
    }
  }

  private static func finding(
    on index: Int, of item: Sibling, at location: Location, ownedBy owner: Sibling
  ) -> Finding {
    let (former, isItself) = (item.formerly[index], owner.path == item.path)
    return Finding(
      at: location,
      "'\(former)' is a former id of the \(item.kind) '\(item.id)', but "
        + (isItself ? "it is the id that it has now" : "another \(owner.kind) has that id now"),
      notes: isItself ? [] : [Diagnostic.Note("the \(owner.kind) '\(former)' is here", at: owner.location)],
      help: "take '\(former)' out of `formerly`\(isItself ? "" : ", or rename what still uses it")",
      fixes: item.written.advice(toTakeOut: index, of: .formerly))
  }
}
