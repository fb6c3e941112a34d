import Explaining
import JSON

/// What runs found out about a card, as pages show it.
struct EvidenceView {
  /// What was found out.
  let summary: EvidenceSummary
  /// The question of a quiz that it is about; nil for a card by itself.
  let name: String?

  /// `[{"title", "rows": [{"label", "text", "code", "tone"}]}]`.
  var sections: [JSONValue] {
    summary.sections.map { section in
      [
        "title": .string(name.map { "\($0): \(section.title)" } ?? section.title),
        "rows": .array(section.rows.map(\.json)),
      ]
    }
  }
}

extension EvidenceSummary.Row {
  fileprivate var json: JSONValue {
    .members([
      "label": .string(label), "text": .string(text), "code": code.map { .string($0) }, "tone": .string(tone.rawValue),
    ])
  }
}
