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
  public init?(_ subject: EvidenceSubject) { self.init(subject, byTool: nil) }

  /// The keys of all that may be known about a card: what is found out here, and what a tool found out, here or
  /// elsewhere.
  ///
  /// - Parameter runner: The tools that are asked, whose own results are wanted before those of others; nil where none
  ///   are.
  public static func all(of subject: EvidenceSubject, by runner: (any ExternalRunner)? = nil) -> [EntryKey] {
    guard subject.needsTool, let language = subject.language else { return [EntryKey(subject)].compactMap { $0 } }
    let own = runner?.key(of: language).flatMap { EntryKey(subject, byTool: $0) }
    return [EntryKey(subject), EntryKey(subject, byTool: ""), own].compactMap { $0 }
  }

  /// The key of the evidence on a card whose programs a tool runs.
  ///
  /// - Parameter tool: The key of the tool; empty for the one that ran last, and nil for a card that needs none.
  init?(_ subject: EvidenceSubject, byTool tool: String?) {
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
      "tool": tool.map { .string($0) } ?? .null,
    ]
    self.init(of: [Array("evidence".utf8), CanonicalJSON.bytes(of: circumstances)])
  }
}
