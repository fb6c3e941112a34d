import Execution
import Testing

/// What one run leaves to the next: room, and nothing of what it held.
@Suite("Memory that runs hand on")
struct RunMemoryTests {
  private static let size = 4 << 20

  private func isZero(_ region: UnsafeMutableRawPointer) -> Bool {
    UnsafeRawBufferPointer(start: region, count: Self.size).allSatisfy { $0 == 0 }
  }

  @Test("a region comes back to the next run, cleared", arguments: [0, 1, 4096, 1 << 20])
  func cleared(used: Int) throws {
    let memory = RunMemory(size: Self.size)
    let first = try #require(memory.take(Self.size))
    first.initializeMemory(as: UInt8.self, repeating: 7, count: used)
    memory.giveBack(first, used: used)
    let again = try #require(memory.take(Self.size))
    #expect(again == first)
    #expect(isZero(again))
    memory.giveBack(again, used: 0)
  }

  @Test("two runs at once have a region each")
  func two() throws {
    let memory = RunMemory(size: Self.size)
    let (one, other) = (try #require(memory.take(Self.size)), try #require(memory.take(Self.size)))
    #expect(one != other)
    memory.giveBack(one, used: 0)
    memory.giveBack(other, used: 0)
  }

  @Test("what used much leaves zeros to the next one, too")
  func large() throws {
    let memory = RunMemory(size: Self.size)
    let first = try #require(memory.take(Self.size))
    first.initializeMemory(as: UInt8.self, repeating: 7, count: Self.size)
    memory.giveBack(first, used: Self.size)
    let again = try #require(memory.take(Self.size))
    #expect(isZero(again))
    memory.giveBack(again, used: 0)
  }

  @Test("a region of another size is not there")
  func otherSize() { #expect(RunMemory(size: Self.size).take(Self.size + 1) == nil) }
}
