import Remembering
import Testing

@Suite("A memory")
struct MemoryTests {
  private func key(_ number: Int) -> EntryKey { EntryKey(of: [Array("\(number)".utf8)]) }

  @Test(
    "gives what a store knew, and collects what is found out", arguments: [Memory.Lifetime.leftToStore, .heldAndLeft])
  func leaves(lifetime: Memory.Lifetime) throws {
    let first = Memory([:], lifetime)
    #expect(first.recall(key(1), as: [Int].self) == nil)
    first.keep([1], under: key(1))
    #expect(first.recall(key(1), as: [Int].self) == [1])
    #expect(first.takeCounts().recalled == 0)
    let entries = first.takeFound()
    #expect(entries.keys.sorted() == [key(1)] && first.takeFound().isEmpty)
    let second = Memory(entries, lifetime)
    #expect(second.unknown(among: [key(1), key(2)]) == [key(2)])
    #expect(second.recall(key(1), as: [Int].self) == [1] && second.recall(key(2), as: [Int].self) == nil)
    #expect(second.recall(key(1), as: String.self) == nil, "another type")
    #expect(second.takeCounts().recalled > 0 && second.takeCounts().recalled == 0)
    #expect(second.takeFound().isEmpty && second.used == [key(1)])
    #expect(Memory(entries.mapValues { Array($0.dropLast()) }, lifetime).recall(key(1), as: [Int].self) == nil)
  }

  @Test("that is held here leaves nothing")
  func held() {
    let memory = Memory([:], .heldHere)
    memory.keep("text", under: key(1))
    #expect(memory.takeFound().isEmpty && memory.recall(key(1), as: String.self) == "text")
  }

  @Test("gives up what was used longest ago, and never what the last round used")
  func bound() {
    let memory = Memory([:], .heldHere, fewestUnused: 1_000)
    func isKnown(_ number: Int) -> Bool { memory.recall(key(number), as: String.self) != nil }
    memory.keep(String(repeating: "a", count: 99), under: key(0))
    for number in 1...100 {
      // One is looked at again and again.
      #expect(isKnown(0))
      memory.keep(String(repeating: "a", count: 99), under: key(number))
      memory.endRound()
    }
    #expect(isKnown(0) && isKnown(100) && isKnown(95) && !isKnown(1) && !isKnown(80))
    for number in 200..<300 { memory.keep(String(repeating: "a", count: 99), under: key(number)) }
    #expect((200..<300).allSatisfy(isKnown), "all of one round")
  }

  @Test("gives up what a store gave for something that is no longer there")
  func added() throws {
    let store = Memory([:], .leftToStore)
    for number in 1...3 { store.keep(number, under: key(number)) }
    let entries = store.takeFound()
    let memory = Memory([key(3): try #require(entries[key(3)])], .heldAndLeft)
    memory.add(entries.filter { $0.key != key(3) })
    #expect(memory.unknown(among: [key(1), key(2)]).isEmpty)
    memory.endRound()
    #expect(memory.unknown(among: [key(1), key(2)]).isEmpty, "both were wanted")
    memory.endRound()
    #expect(memory.unknown(among: [key(1)]).isEmpty)
    memory.endRound()
    #expect(memory.unknown(among: [key(1), key(2), key(3)]) == [key(2)])
    #expect(memory.recall(key(1), as: Int.self) == 1 && memory.recall(key(2), as: Int.self) == nil)
  }

  @Test("keys are told apart by where their parts end, and read as they are written")
  func keys() throws {
    let parts: [[[UInt8]]] = [[], [[]], [[1, 2]], [[1], [2]], [[1], [2], []], [[2], [1]]]
    #expect(Set(parts.map { EntryKey(of: $0) }).count == parts.count)
    let key = key(1)
    #expect(EntryKey(key.description) == key && EntryKey(bytes: key.bytes) == key && key.description.count == 64)
    for odd in ["", "abc", key.description.uppercased(), key.description + "0", "../" + key.description.dropFirst(3)] {
      #expect(EntryKey(odd) == nil, "\(odd)")
    }
    let (small, large) = (try #require(EntryKey(String(repeating: "0", count: 63) + "1")), self.key(2))
    #expect((small < large) == (small.description < large.description))
  }

  @Test("an entry of a shared store that was cut off, changed or moved is none")
  func shared() {
    let sealed = SharedEntry.sealed([1, 2, 3], under: key(1))
    #expect(SharedEntry.opened(sealed, under: key(1)) == [1, 2, 3])
    #expect(SharedEntry.opened(sealed, under: key(2)) == nil && SharedEntry.opened([], under: key(1)) == nil)
    for place in sealed.indices {
      var changed = sealed
      changed[place] ^= 4
      #expect(SharedEntry.opened(changed, under: key(1)) == nil)
      #expect(SharedEntry.opened(Array(sealed[..<place]), under: key(1)) == nil)
    }
    #expect(SharedEntry.opened(sealed + [0], under: key(1)) == nil)
  }
}
