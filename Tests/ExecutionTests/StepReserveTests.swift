import Synchronization
import Testing

@testable import Execution

@Suite("The steps that a run has not been handed yet")
struct StepReserveTests {
  @Test("a run that cannot be cancelled has its whole budget at once", arguments: [-5, 0, 1, 20_000_000])
  func whole(budget: Int) {
    var (reserve, left) = (StepReserve(of: budget, RunOptions()), 0)
    #expect(reserve.refill(&left) == (budget >= 0))
    #expect(left == budget && reserve.steps == 0)
    left -= 1
    #expect(reserve.refill(&left) == (budget > 0))
  }

  @Test("a run that can be cancelled has all steps of its budget, whatever it spends at a time")
  func slices() {
    for cost in [1, 99_999, 100_000, 250_000, 2_000_000] {
      let asked = Mutex(0)
      let options = RunOptions(isCancelled: {
        asked.withLock { $0 += 1 }
        return false
      })
      var (reserve, left) = (StepReserve(of: 1_000_000, options), 0)
      _ = reserve.refill(&left)
      var spent = 0
      while spent <= 1_000_000 {
        (left, spent) = (left - cost, spent + cost)
        #expect(left + reserve.steps == 1_000_000 - spent)
        guard left < 0 else { continue }
        guard reserve.refill(&left) else { break }
        #expect(spent <= 1_000_000)
      }
      #expect(spent > 1_000_000 && spent - cost <= 1_000_000)
      #expect((1...11).contains(asked.withLock { $0 }))
    }
  }

  @Test("a cancelled run gets no more steps, and none at all where it was cancelled before")
  func cancelled() {
    let isOver = Mutex(false)
    let options = RunOptions(isCancelled: { isOver.withLock { $0 } })
    var (reserve, left) = (StepReserve(of: 1_000_000, options), 0)
    #expect(reserve.refill(&left) && left < 1_000_000)
    isOver.withLock { $0 = true }
    left = -1
    #expect(!reserve.refill(&left) && left == -1)
    (reserve, left) = (StepReserve(of: 1_000_000, options), 0)
    #expect(!reserve.refill(&left) && left == 0)
  }
}
