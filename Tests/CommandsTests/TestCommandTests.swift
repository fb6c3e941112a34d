import Foundation
import TestSupport
import Testing

/// The programs that tests start.
@Suite("Programs of tests")
struct TestCommandTests {
  @Test("a program that no test waits for leaves nothing behind when it has ended")
  func reaping() throws {
    let pid = try Command("/bin/sh", ["-c", "exit 3"]).start().pid
    for _ in 0..<2000 where kill(pid, 0) == 0 { usleep(5000) }
    #expect(kill(pid, 0) == -1 && errno == ESRCH)
  }
}
