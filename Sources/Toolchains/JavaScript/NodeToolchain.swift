package import Execution
import JSON
import Synchronization

/// JavaScript by the Node.js of this machine: one process behind a wall, which stays, and a fresh context a program.
///
/// A program has the language itself, `console`, `prompt` for its scripted lines (null when there are no more), and
/// timers whose time passes without waiting. There are no modules, no files, no network; the clock stands still, and
/// `Math.random` begins with the seed of the run. It runs as a script: what it defines at its top is global, and a
/// `return` there is an error.
package final class NodeToolchain: Toolchain {
  /// Node.js, its version, and all that runs in it.
  package let tool: Tool
  private let program: String
  private let sandbox: any Sandbox
  private let session = Mutex<Session?>(nil)
  private let times = ProgramTimes()

  /// How often Node.js was started to run programs.
  package var starts: Int { started.load(ordering: .relaxed) }
  private let started = Atomic<Int>(0)

  /// The process that waits for the next program, and how much it may spend.
  private struct Session {
    let process: SandboxedProcess
    let memory: Int
  }

  private init(program: String, version: String, sandbox: any Sandbox) {
    (self.program, self.sandbox) = (program, sandbox)
    tool = Tool(name: "node", version: version, options: Self.options)
  }

  /// The Node.js of this machine.
  ///
  /// - Parameter path: The folders in which programs are looked for, as `PATH` has them.
  package static func find(path: String) -> Result<NodeToolchain, NotRun> {
    SandboxSearch.find(path: path).flatMap { find(path: path, in: $0) }
  }

  static func find(path: String, in sandbox: any Sandbox) -> Result<NodeToolchain, NotRun> {
    let names = ["node", "nodejs"].lazy.compactMap { SandboxSearch.program($0, path: path) }
    guard let found = names.first.flatMap(SandboxSearch.realPath) else {
      return .failure(.noTool("node", package: "nodejs"))
    }
    return ToolQuestion(found, ["--version"]).answer(in: sandbox).map {
      NodeToolchain(program: found, version: $0, sandbox: sandbox)
    }
  }

  package func run(
    _ programs: [ToolchainProgram], budget: Budget, options: RunOptions
  ) -> [Result<ToolchainRun, NotRun>] {
    let limits = ToolchainLimits(budget)
    return session.withLock { session in
      var runs: [Int: Result<ToolchainRun, NotRun>] = [:]
      for place in programs.runOrder {
        let program = programs[place]
        let milliseconds = times.limit(of: program, limits)
        let line = NodeMessage.line(for: program, milliseconds: milliseconds, limits: limits, options: options)
        let run = run(line, limits, &session)
        times.note(run, of: program)
        runs[place] = run
      }
      return programs.indices.map { runs[$0] ?? .failure(.toolFailed("node", errors: "")) }
    }
  }

  private func run(
    _ line: [UInt8], _ limits: ToolchainLimits, _ session: inout Session?
  ) -> Result<ToolchainRun, NotRun> {
    // What ended a process, or keeps it busy, may be what a program before left in it: only a new one says.
    if session?.memory == limits.mebibytes, let run = try? ask(&session, line, limits).get(), session != nil {
      return .success(run)
    }
    session = nil
    switch start(limits) {
    case .failure(let reason): return .failure(reason)
    case .success(let process):
      session = Session(process: process, memory: limits.mebibytes)
      return ask(&session, line, limits)
    }
  }

  /// The answer of the process to a program; one that lost its way is ended.
  private func ask(
    _ session: inout Session?, _ line: [UInt8], _ limits: ToolchainLimits
  ) -> Result<ToolchainRun, NotRun> {
    guard let process = session?.process else { return .failure(.toolFailed("node", errors: "")) }
    let deadline = ContinuousClock.now + .seconds(60 * limits.seconds)
    // Each byte may be an escape of six.
    let limit = 8 * limits.output + (1 << 20)
    let isTaken = process.channel.write(line, until: deadline)
    let reading = isTaken ? process.channel.line(limit: limit, until: deadline) : .closed
    if case .bytes(let bytes) = reading, let run = NodeMessage.run(from: bytes) { return .success(run) }
    session = nil
    switch reading {
    case .late: return .success(ToolchainRun(outcome: .stopped(.steps)))
    case .tooLong: return .success(ToolchainRun(outcome: .stopped(.output)))
    case .bytes, .closed:
      if process.isOutOfMemory { return .success(ToolchainRun(outcome: .stopped(.memory))) }
      let errors = process.errors.split(separator: "\n").first.map(String.init)
      return .failure(.toolFailed("node", errors: errors ?? ""))
    }
  }

  private func start(_ limits: ToolchainLimits) -> Result<SandboxedProcess, NotRun> {
    started.add(1, ordering: .relaxed)
    let words =
      ["--max-old-space-size=\(limits.mebibytes)"] + Self.options + ["-e", Self.driver, "--", Self.context]
    var command = SandboxedCommand(
      program, words,
      // The process stays for many programs: each is timed by the driver, and all of them by this process.
      limits: SandboxLimits(seconds: 3600, memory: 2 * limits.memory + (512 << 20), processes: 64, file: 0))
    command.readable = [ToolQuestion.home(of: program)]
    return SandboxedProcess.start(command, in: sandbox)
  }

  /// A text never becomes code by itself in the driver, and what its objects can do never changes: a program that finds
  /// a way to them cannot leave its context by them, nor change what programs after it come to.
  private static let options = ["--disallow-code-generation-from-strings", "--frozen-intrinsics", "--no-warnings"]
  private static let driver = Pages.texts["driver.js"] ?? ""
  private static let context = Pages.texts["context.js"] ?? ""
}
