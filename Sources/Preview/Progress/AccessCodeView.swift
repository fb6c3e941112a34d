internal import CurriculumBundle
internal import JSON

/// What becomes of an access code that a learner types.
struct AccessCodeView {
  private let isRight: Bool
  private let progress: LearnerProgress

  init(_ content: PreviewContent, _ body: JSONValue) {
    let code = body["code"]?.string ?? ""
    var progress = LearnerProgress(in: body)
    isRight = content.rules.items.contains { $0.accessCode.map { ItemPath($0) == ItemPath(code) } ?? false }
    if isRight { progress.accessCodes.insert(code) }
    self.progress = progress
  }

  /// `{"isRight", "progress"}`.
  var json: JSONValue { ["isRight": .bool(isRight), "progress": progress.json] }
}
