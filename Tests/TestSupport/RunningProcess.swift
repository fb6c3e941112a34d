public import Foundation
import Synchronization

/// A program that was started and not yet waited for.
public struct RunningProcess {
  /// Its process id.
  public var pid: pid_t { child.pid }
  let child: Child
  let folder: TemporaryDirectory

  /// Ends it at once, as `kill -9` does.
  public func killNow() { kill(pid, SIGKILL) }

  /// Waits until it has written something to standard output, for at most ten seconds.
  public func waitUntilReady() throws {
    for _ in 0..<10_000 {
      if let output = try? folder.read("stdout"), !output.isEmpty { return }
      usleep(1000)
    }
  }

  /// What it has written to standard output once that is as wanted, or after half a minute.
  public func output(_ isWanted: (String) -> Bool) throws -> String { text(in: "stdout", isWanted) }

  /// What it has written to standard error once that is as wanted, or after half a minute.
  public func errors(_ isWanted: (String) -> Bool) throws -> String { text(in: "stderr", isWanted) }

  private func text(in file: String, _ isWanted: (String) -> Bool) -> String {
    var text = ""
    for _ in 0..<6_000 {
      text = String(decoding: (try? folder.read(file)) ?? [], as: UTF8.self)
      if isWanted(text) { break }
      usleep(5_000)
    }
    return text
  }

  /// Waits for its end.
  public func wait() throws -> FinishedProcess {
    let status = child.wait()
    let signal = status & 0x7F
    return FinishedProcess(
      status: signal == 0 ? (status >> 8) & 0xFF : 128 + signal, outputBytes: try folder.read("stdout"),
      errorBytes: try folder.read("stderr"))
  }
}

/// A child process, which the system keeps until somebody waits for its end: where no test does, a thread does.
final class Child: Sendable {
  let pid: pid_t
  private let isWaitedFor = Atomic(false)

  init(pid: pid_t) { self.pid = pid }

  deinit {
    guard !isWaitedFor.load(ordering: .relaxed) else { return }
    let pid = pid
    Thread.detachNewThread {
      var status: Int32 = 0
      while waitpid(pid, &status, 0) == -1, errno == EINTR {}
    }
  }

  /// Waits for its end; gives its status as `wait(2)` does.
  func wait() -> Int32 {
    isWaitedFor.store(true, ordering: .relaxed)
    var status: Int32 = 0
    while waitpid(pid, &status, 0) == -1, errno == EINTR {}
    return status
  }
}

/// Tells whoever started this program that it begins its work; see `RunningProcess.waitUntilReady()`.
public func announceReady() { FileHandle.standardOutput.write(Data("ready\n".utf8)) }

/// Ends this process with status 1, its reason on standard error; for programs that tests run.
public func endProcess(telling reason: String) -> Never {
  FileHandle.standardError.write(Data("\(reason)\n".utf8))
  exit(1)
}

/// How a program ended and what it wrote.
public struct FinishedProcess: Sendable {
  /// Its exit status; 128 and the signal's number when a signal ended it.
  public let status: Int32
  /// What it wrote to standard output.
  public let outputBytes: [UInt8]
  /// What it wrote to standard error.
  public let errorBytes: [UInt8]

  /// Standard output as text.
  public var output: String { String(decoding: outputBytes, as: UTF8.self) }
  /// Standard error as text.
  public var errors: String { String(decoding: errorBytes, as: UTF8.self) }
}
