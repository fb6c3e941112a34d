import AnswerReading
import Authoring
import CurriculumBundle
import JSON
public import Remembering

extension EntryKey {
  /// The key of the evidence on a card; nil for one that cannot be written down, which is proven each time.
  ///
  /// It is made of the card's content, language and budget, the language in which its answers are read, and every
  /// source of this tool that decides what evidence says and how it is written. No path and no time is part of it, so
  /// that two machines and two checkouts share what one of them found out.
  public init?(_ subject: EvidenceSubject) {
    var task = subject.task
    // Whether a solution is shown changes nothing that a run finds out.
    task?.reveal = nil
    guard let content = try? JSONValueEncoder().encode(Card(id: "", content: subject.content)),
      let task = try? JSONValueEncoder().encode(task)
    else { return nil }
    let circumstances: JSONValue = [
      "content": content, "hasReason": .bool(subject.hasReason),
      "language": subject.language.map { .string($0.rawValue) } ?? .null, "planner": .string(plannerDigest),
      "readsAnswersIn": .string(AnswerReader.language(of: subject.locale)),
      "steps": .string(String(subject.steps)), "task": task,
    ]
    self.init(of: [Array("evidence".utf8), CanonicalJSON.bytes(of: circumstances)])
  }
}
