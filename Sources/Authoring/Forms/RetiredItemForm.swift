import CurriculumBundle

/// An entry of `retired:` in `curriculum.yaml`.
enum RetiredItemForm: Form {
  static let name = "retired item"
  static let documentation = "An item that earlier releases had and that is gone on purpose."

  static let id = Field.required(
    .id, .itemPath, "The full id that it had.", example: "training/printing/old-hello")
  static let successors = Field.optional(
    .successors, .list(of: .itemPath, named: "full ids"),
    "The episodes that took the place of an episode: whoever finished it has finished these.",
    example: "[training/printing/say-hello]")

  static let fields = [id.declaration, successors.declaration]

  static func read(_ reader: borrowing FieldReader) -> RetiredItem? {
    let (id, successors) = (reader[id], reader[successors])
    return id.map { RetiredItem(id: $0, successors: successors) }
  }
}
