import YAMLSource

/// `review:` in `module.yaml` and `curriculum.yaml`: who has to approve a module.
enum ReviewForm: Form {
  static let name = "review"
  static let documentation = "Who has to approve a module before it is published."

  static let required = Field.required(
    .required, .integer(1...100, upTo: "the number of names under 'by'"), "How many of the reviewers have to approve.",
    example: "2")
  static let by = Field.required(
    .by, .list(of: .name(.slug), named: "names", atLeast: 1, unique: true),
    "The names of the reviewers, each as in `hornbook review MODULE --as NAME`.", example: "[ada, grace]")
  static let unreviewed = Field.optional(
    .unreviewed,
    FieldType<ReviewPolicy.Unreviewed>.choice { choice in
      switch choice {
      case .refuse: "Nothing is published until enough reviewers have approved."
      case .leaveOut: "The rest is published, and the module stays out as a draft does."
      }
    }, "What `hornbook publish` does with a module that too few have approved.", example: "leaveOut",
    standard: "refuse")

  static let fields = [required.declaration, by.declaration, unreviewed.declaration]

  static func read(_ reader: borrowing FieldReader) -> ReviewPolicy? {
    let (required, names, unreviewed) = (reader[required], reader[by], reader[unreviewed])
    guard let required, let names else { return nil }
    // A name that is there twice was reported.
    var seen: Set<String> = []
    let reviewers = names.filter { seen.insert($0).inserted }
    guard required <= reviewers.count else {
      reader.reportTooFewReviewers(reviewers.count, required: required)
      return nil
    }
    return ReviewPolicy(required: required, reviewers: reviewers, unreviewed: unreviewed ?? .refuse)
  }
}

extension FieldReader {
  /// Reports a number of approvals that the reviewers together cannot give.
  fileprivate func reportTooFewReviewers(_ count: Int, required: Int) {
    let key = ReviewForm.required.key
    guard let value = tree.value(for: key, in: node) else { return }
    findings.report(
      .numberOutOfRange(
        required, 1...count, upTo: "\(count), the number of names under 'by'", key: key, at: tree.location(of: value)))
    findings.addUnread(key: key)
  }
}
