import Authoring
import AuthoringSamples
import CurriculumBundle
import Evidence
import Remembering
import TestSupport
import Testing

/// Evidence as it is written into stores.
@Suite("Evidence in a store")
struct EvidenceStoreTests {
  private struct Kept {
    let key: EntryKey
    let evidence: CardEvidence
    let bytes: [UInt8]
  }

  /// The evidence on every card of the lessons and of the flaw corpus, as it is kept.
  private static let all: [Kept] = ["curriculum", "Tests/Samples/flaws"].flatMap { folder -> [Kept] in
    let subjects = (try? EvidenceSubject.all(in: SampleFolder.read(folder))) ?? []
    return subjects.compactMap { subject in
      let evidence = EvidencePlanner().evidence(on: subject)
      return EntryKey(subject).flatMap { key in
        bytes(of: evidence, under: key).map { Kept(key: key, evidence: evidence, bytes: $0) }
      }
    }
  }

  private static func bytes(of evidence: CardEvidence, under key: EntryKey) -> [UInt8]? {
    (try? EntryEncoder().encode(evidence)).map { SharedEntry.sealed($0, under: key) }
  }

  private static func evidence(in bytes: [UInt8], under key: EntryKey) -> CardEvidence? {
    SharedEntry.opened(bytes, under: key).flatMap { try? EntryDecoder().decode(CardEvidence.self, from: $0) }
  }

  @Test("what is read back is what was found out, and written anew it is the same bytes")
  func roundTrip() {
    #expect(Self.all.count > 300)
    for kept in Self.all {
      let read = Self.evidence(in: kept.bytes, under: kept.key)
      #expect(read == kept.evidence, "\(kept.key)")
      #expect(read.flatMap { Self.bytes(of: $0, under: kept.key) } == kept.bytes)
    }
  }

  @Test("an entry that was cut off, changed or moved is none")
  func damaged() throws {
    var random = SeededRandom(seed: 16)
    for kept in Self.all {
      let place = Int.random(in: kept.bytes.indices, using: &random)
      var flipped = kept.bytes
      flipped[place] ^= 1 << UInt8.random(in: 0...7, using: &random)
      #expect(Self.evidence(in: flipped, under: kept.key) == nil, "\(kept.key) at \(place)")
      #expect(Self.evidence(in: Array(kept.bytes[..<place]), under: kept.key) == nil)
      #expect(Self.evidence(in: kept.bytes + [0x20], under: kept.key) == nil)
    }
    let (first, second) = (try #require(Self.all.first), try #require(Self.all.last))
    #expect(Self.evidence(in: first.bytes, under: second.key) == nil)
    #expect(Self.evidence(in: [], under: first.key) == nil)
  }

  @Test("a memory gives what is known, and finds out and keeps the rest")
  func memory() throws {
    let subjects = try EvidenceSubject.all(in: SampleFolder.read("curriculum"))
    let memory = Memory()
    let found = subjects.map { EvidencePlanner(memory).evidence(on: $0) }
    #expect(memory.takeCounts() == (0, subjects.count))
    let again = Memory(memory.takeFound())
    #expect(subjects.map { EvidencePlanner(again).evidence(on: $0) } == found)
    #expect(again.takeCounts() == (subjects.count, 0) && again.takeFound().isEmpty)
  }

  @Test("a card is run once, and again when something of it has changed")
  func once() {
    func subject(_ number: Int, text: String = "Run it.") -> EvidenceSubject {
      let card = ExecutorCard(text: text, code: "print(\(number))", result: "\(number)")
      return EvidenceSubject(.executor(card), language: .python, steps: 1_000)
    }
    let memory = Memory([:], .heldHere)
    #expect(EvidencePlanner(memory).evidence(on: subject(1)).code?.run?.output == "1")
    for subject in [subject(1), subject(1, text: "Press Run."), subject(2), subject(1)] {
      #expect(EvidencePlanner(memory).evidence(on: subject) == EvidencePlanner().evidence(on: subject))
    }
    #expect(memory.takeCounts().computed == 3)
  }

  @Test("a key depends on what the card says, its language and its budget, and on nothing else")
  func keys() throws {
    func subject(
      _ code: String, language: CodeLanguage = .python, steps: Int = 1000, locale: String = "en"
    ) -> EvidenceSubject {
      let card = ExecutorCard(text: "Run it.", code: code, result: "5")
      return EvidenceSubject(.executor(card), language: language, steps: steps, locale: locale)
    }
    let key = try #require(EntryKey(subject("print(5)")))
    #expect(EntryKey(subject("print(5)")) == key)
    #expect(EntryKey(subject("print(5)", locale: "en-GB")) == key)
    let others = [
      subject("print(6)"), subject("print(5)", language: .slang), subject("print(5)", steps: 1001),
      subject("print(5)", locale: "de"),
    ]
    #expect(Set(others.compactMap { EntryKey($0) } + [key]).count == 5)
    #expect(EntryKey(key.description) == key)
    for odd in ["", "abc", key.description.uppercased(), key.description + "0", "../" + key.description.dropFirst(3)] {
      #expect(EntryKey(odd) == nil, "\(odd)")
    }
  }

  @Test("every key is in one shard, and shards are about as large")
  func shards() {
    let keys = Set(Self.all.map(\.key))
    let sizes = (0..<8).map { shard in keys.count { $0.shard(of: 8) == shard } }
    #expect(sizes.reduce(0, +) == keys.count)
    #expect((sizes.min() ?? 0) > keys.count / 16, "\(sizes)")
  }
}
