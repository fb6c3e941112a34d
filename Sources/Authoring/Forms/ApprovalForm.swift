/// `reviews/MODULE/REVIEWER.yaml`: what `hornbook review` records.
///
/// The three keys are all that is said, so that a signature over their canonical JSON can be a fourth one.
enum ApprovalForm: Form {
  static let name = "approval"
  static let documentation =
    "A reviewer's approval of a module with exactly this content, as `hornbook review` writes it."

  static let module = Field.required(
    .module, .name(.slug), "The module that is approved.", example: "training", published: .never)
  static let reviewer = Field.required(
    .reviewer, .name(.slug), "Who approves it.", example: "ada", published: .never)
  static let content = Field.required(
    .content, .name(.digest), "The digest of what is approved.", example: NamePattern.digest.example,
    published: .never)

  static let fields = [module.declaration, reviewer.declaration, content.declaration]

  static func read(_ reader: borrowing FieldReader) -> Approval.Statement? {
    let (module, reviewer, content) = (reader[module], reader[reviewer], reader[content])
    guard let module, let reviewer, let content else { return nil }
    return Approval.Statement(module: module, reviewer: reviewer, content: content)
  }
}
