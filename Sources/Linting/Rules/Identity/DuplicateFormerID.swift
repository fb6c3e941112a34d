import CurriculumBundle
import Diagnostics

/// A former id to which two items lay claim.
enum DuplicateFormerID: SiblingRule {
  static let premise = Premise.card
  static let description = RuleDescription(
    "duplicate-former-id", .identity, .error, "two items have the same former id",
    explanation: """
      Progress under an old id can go to one place only. Where two items say that they had the same id, an app would
      have to guess which of them a learner has finished. Keep the id where the work went, and take it out of the other.
      """,
    wrong: [
      .cards(
        """
        - id: look-up
          formerly: [look]
          type: description
          header: Look up
          text: There is the sky.
        - id: look-down
          formerly: [↓look]
          type: description
          header: Look down
          text: There is the sea.

        """)
    ],
    right: [
      .cards(
        """
        - id: look-up
          formerly: [look, see]
          type: description
          header: Look up
          text: There is the sky.
        - id: look-down
          formerly: [stare]
          type: description
          header: Look down
          text: There is the sea.

        """)
    ])

  static func findings(in items: [Sibling]) -> [Finding] {
    var claims: [ItemPath: (item: Sibling, index: Int)] = [:]
    var places = FormerLocations()
    var findings: [Finding] = []
    for item in items {
      for (index, former) in item.formerly.enumerated() {
        let path = item.formerPath(at: index)
        guard let first = claims[path] else {
          claims[path] = (item, index)
          continue
        }
        findings.append(
          Finding(
            at: places[item, index],
            "the \(item.kind) '\(item.id)' claims the former id '\(former)', which '\(first.item.id)' claims already",
            notes: [Diagnostic.Note("the first claim is here", at: places[first.item, first.index])],
            help: "keep '\(former)' where its work went, and take it out here or there",
            fixes: item.written.advice(toTakeOut: index, of: .formerly)))
      }
    }
    return findings
  }
}
