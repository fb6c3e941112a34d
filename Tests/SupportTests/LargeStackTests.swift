import Support
import Testing

@Suite("Large stacks")
struct LargeStackTests {
  @Test("a body runs to its end before the caller goes on, deeper than a usual stack allows")
  func depth() {
    func depth(_ count: Int) -> Int { count == 0 ? 0 : 1 + depth(count - 1) }
    var reached = 0
    let isRun = runOnLargeStack { reached = depth(400_000) }
    #expect(isRun && reached == 400_000)
  }

  @Test("where the system has no room for the stack, nothing is run")
  func noRoom() {
    var isRun = false
    #expect(!runOnLargeStack(of: 1 << 60) { isRun = true })
    #expect(!isRun)
  }
}
