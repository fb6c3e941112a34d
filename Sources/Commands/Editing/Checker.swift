import LanguageServer
import POSIX
import Support

/// Checks curricula on a thread of its own, one after the other.
struct Checker {
  /// What a check came to.
  enum Outcome: Sendable {
    case checked(CheckedCurriculum)
    /// What runs found out about the open files, which comes after what was checked, and ends the check.
    case proven(ProvenTexts)
    case failed(String)
    case cancelled
    /// Nothing more is checked.
    case ended
  }

  private enum Order: Sendable {
    case check(CheckJob, CheckFlag)
    case end
  }

  private let orders: Mailbox<Order>
  private let outcomes: Mailbox<Outcome>

  /// So long nobody asks for a check before what was found is left to later processes, in milliseconds: that takes as
  /// long as a check, and who types would wait for it.
  private static let pause: Int32 = 2_000
  /// How long the end of a session waits for that, in milliseconds.
  private static let longestEnd: Int32 = 2_000

  /// A checker with its thread.
  ///
  /// - Throws: `SystemError` where the system has no more pipes, `CommandFailure` where it has no room for a thread.
  init() throws {
    (orders, outcomes) = (try Mailbox(), try Mailbox())
    let (orders, outcomes) = (orders, outcomes)
    let hasStarted = startThread { Self.work(orders, outcomes) }
    guard hasStarted else { throw CommandFailure("the system has no room for a thread") }
  }

  /// Readable while an outcome is waiting.
  var descriptor: Int32 { outcomes.descriptor }

  /// Begins a check; the flag gives it up.
  func start(_ job: CheckJob, _ flag: CheckFlag) { orders.send(.check(job, flag)) }

  /// The next outcome, in the order of the checks; waits for it.
  func next() -> Outcome { outcomes.next() }

  /// Leaves what was found to later processes, where that is soon done, and ends the thread; the check that is being
  /// made, if there is one, has to be given up before.
  func end() {
    orders.send(.end)
    while let outcome = outcomes.next(atMost: Self.longestEnd) { if case .ended = outcome { return } }
  }

  private static func work(_ orders: Mailbox<Order>, _ outcomes: Mailbox<Outcome>) {
    var folders: [String: CheckedFolder] = [:]
    var unsaved: Set<String> = []
    func save() {
      for root in unsaved.sorted() { folders[root]?.leaveFindings() }
      unsaved = []
    }
    while true {
      guard let order = orders.next(atMost: unsaved.isEmpty ? -1 : pause) else {
        save()
        continue
      }
      guard case .check(let job, let flag) = order else { break }
      for root in folders.keys where !job.known.contains(root) {
        if unsaved.remove(root) != nil { folders[root]?.leaveFindings() }
        folders[root] = nil
      }
      let outcome = check(job, flag, in: &folders)
      outcomes.send(outcome)
      guard case .checked(let curriculum) = outcome else { continue }
      unsaved.insert(job.root)
      outcomes.send(.proven(ProvenTexts(job, curriculum) { flag.isCancelled }))
    }
    save()
    outcomes.send(.ended)
  }

  private static func check(_ job: CheckJob, _ flag: CheckFlag, in folders: inout [String: CheckedFolder]) -> Outcome {
    do {
      var folder = try folders[job.root] ?? CheckedFolder(root: job.root)
      // What it has found out so far is remembered, also where it is given up.
      defer { folders[job.root] = folder }
      return .checked(try folder.check(job.overlay) { flag.isCancelled })
    } catch is LintRun.Cancelled {
      return .cancelled
    } catch {
      return .failed("\(error)")
    }
  }
}
