import Support
import Testing

@Suite("The concurrent map")
struct ConcurrentMapTests {
  @Test("results stand in the order of the elements", arguments: [-1, 0, 1, 2, 7], [0, 1, 3, 1000])
  func order(threads: Int, chunk: Int) {
    let numbers = Array(0..<500)
    #expect(numbers.concurrentMap(threads: threads, chunk: chunk) { $0 * 2 } == numbers.map { $0 * 2 })
  }

  @Test("what is to be done meanwhile is done, however few threads there are", arguments: [0, 1, 3])
  func meanwhile(threads: Int) {
    var isDone = false
    _ = [1, 2].concurrentMap(threads: threads, meanwhile: { isDone = true }) { $0 }
    #expect(isDone)
  }

  @Test("nothing gives nothing, and a part of an array gives its own elements")
  func ends() {
    #expect([Int]().concurrentMap { $0 } == [])
    #expect(Array(0..<10)[4..<6].concurrentMap { $0 } == [4, 5])
  }

  @Test("a thread has room for what nests deeply")
  func deepStack() {
    @Sendable func depth(_ n: Int) -> Int { n == 0 ? 0 : depth(n - 1) + 1 }
    #expect([100_000].concurrentMap { depth($0) } == [100_000])
  }
}
