import JSON

extension EvidenceSchema {
  /// What programs use.
  static var concepts: [(String, JSONValue)] {
    let index = SchemaPart.object([("index", count("Its index."))])
    let none = SchemaPart.object([])
    let site = SchemaPart.oneOf([
      ("code", none), ("blanks", none), ("lines", none), ("part", index),
      ("task", SchemaPart.object([("place", SchemaPart.reference("place"))])), ("answer", index), ("text", none),
    ])
    let use = SchemaPart.object([
      ("concept", SchemaPart.text("The concept: `python.for`.")),
      ("part", count("The first line, element or card that uses it, from 1.")),
    ])
    let marks = ConceptMark.allCases.filter { $0 != .taught }.map(\.rawValue)
    return [
      (
        "conceptUses",
        SchemaPart.object([
          ("site", site),
          ("marks", SchemaPart.list("What a learner does with it.", of: SchemaPart.word("A mark.", marks))),
          ("uses", SchemaPart.list("What it uses, each concept once.", of: use)),
        ])
      )
    ]
  }
}
