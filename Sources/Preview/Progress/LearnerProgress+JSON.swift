import CurriculumBundle
import JSON

extension LearnerProgress {
  /// The progress in a request's body; a new learner's where it has none that can be read.
  init(in body: JSONValue) {
    self = body["progress"].flatMap { try? JSONValueDecoder().decode(Self.self, from: $0) } ?? LearnerProgress()
  }

  /// The progress as pages keep it.
  var json: JSONValue { (try? JSONValueEncoder().encode(self)) ?? [:] }
}
