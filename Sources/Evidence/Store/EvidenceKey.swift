import AnswerReading
import Authoring
import Crypto
import CurriculumBundle
import JSON

/// The name under which evidence is kept: the SHA-256 of all that it depends on.
///
/// That is the card's content, language and budget, the language in which its answers are read, and every source of
/// this tool that decides what evidence says. No path and no time is part of it, so that two machines and two checkouts
/// share what one of them found out.
public struct EvidenceKey: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// 64 lower-case hexadecimal digits.
  public let description: String

  /// The key of the evidence on a card; nil for one that cannot be written down, which is proven each time.
  public init?(_ subject: EvidenceSubject) {
    var task = subject.task
    // Whether a solution is shown changes nothing that a run finds out.
    task?.reveal = nil
    guard let content = try? JSONValueEncoder().encode(Card(id: "", content: subject.content)),
      let task = try? JSONValueEncoder().encode(task)
    else { return nil }
    let circumstances: JSONValue = [
      "content": content, "hasReadableLanguage": .bool(subject.hasReadableLanguage),
      "hasReason": .bool(subject.hasReason),
      "language": subject.language.map { .string($0.rawValue) } ?? .null, "planner": .string(plannerDigest),
      "readsAnswersIn": .string(AnswerReader.language(of: subject.locale)),
      "steps": .string(String(subject.steps)), "task": task,
    ]
    description = Self.sha256(of: CanonicalJSON.bytes(of: circumstances))
  }

  /// A key as it was written; nil for anything else.
  public init?(_ text: String) {
    guard text.utf8.count == 64, text.utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) })
    else { return nil }
    description = text
  }

  /// Which of so many shards has the card, from 0: every key is in exactly one.
  public func shard(of count: Int) -> Int { Int((UInt64(description.prefix(15), radix: 16) ?? 0) % UInt64(count)) }

  /// In the order of their digits.
  public static func < (left: Self, right: Self) -> Bool { left.description < right.description }

  /// The SHA-256 of bytes as hexadecimal digits.
  static func sha256(of bytes: [UInt8]) -> String {
    SHA256.hash(data: bytes).reduce(into: "") { $0 += ($1 < 0x10 ? "0" : "") + String($1, radix: 16) }
  }
}
