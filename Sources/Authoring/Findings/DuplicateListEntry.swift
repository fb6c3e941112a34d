import Diagnostics

/// An id that stands twice in an order list.
enum DuplicateListEntry {
  static let description = RuleDescription(
    "duplicate-list-entry", .identity, .error, "a duplicate id in a list",
    concernsCurriculum: true,
    explanation: """
      An item has one place in the order. Listed twice, its second showing would count as finished before it began,
      since progress is kept under its id.
      """,
    wrong: [.files(["training/printing/block.yaml": "title: Printing\nepisodes: [say-hello, ↓say-hello]\n"])],
    right: [.files(["training/printing/block.yaml": "title: Printing\nepisodes: [say-hello]\n"])])
}

extension Diagnostic {
  static func duplicateListEntry(_ id: String, list: String, at location: Location) -> Diagnostic {
    DuplicateListEntry.description.finding(
      at: location, "'\(shortened(id))' is a duplicate in '\(list)'",
      help: "take it out here, or the other one")
  }
}
