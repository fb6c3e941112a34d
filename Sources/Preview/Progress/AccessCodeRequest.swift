import CurriculumBundle
import JSON
import Playing

/// An access code that a learner types.
struct AccessCodeRequest {
  private let isRight: Bool
  private let progress: LearnerProgress

  init(_ content: PreviewContent, _ body: JSONValue) {
    let code = body["code"]?.string ?? ""
    var progress = LearnerProgress(in: body)
    let key = content.rules.accessKey(for: code)
    isRight = key != nil
    if let key { progress.accessCodes.insert(ExactText(key)) }
    self.progress = progress
  }

  /// What becomes of it: `{"isRight", "progress"}`.
  var answer: JSONValue { ["isRight": .bool(isRight), "progress": progress.json] }
}
