package import Execution
import Synchronization

/// Swift by the compiler of this machine: programs of a batch are compiled together where that changes nothing of what
/// they do (`SwiftMember`), and each is run by itself.
///
/// A program is a script: its statements are run from top to bottom. One that does not compile is compiled once more
/// alone, so that what is said of it is what the compiler says of it.
package final class SwiftToolchain: Toolchain {
  /// The compiler, its version and its options.
  package let tool: Tool
  private let home: String
  private let sandbox: any Sandbox
  private let buffer: String?
  private let started = Atomic<Int>(0)
  private let times = ProgramTimes()

  /// How many times the compiler was started.
  package var starts: Int { started.load(ordering: .relaxed) }

  private init(home: String, version: String, sandbox: any Sandbox, buffer: String?) {
    (self.home, self.sandbox, self.buffer) = (home, sandbox, buffer)
    tool = Tool(name: "swiftc", version: version, options: Self.options)
  }

  /// The Swift of this machine.
  ///
  /// - Parameter path: The folders in which programs are looked for, as `PATH` has them.
  package static func find(path: String) -> Result<SwiftToolchain, NotRun> {
    SandboxSearch.find(path: path).flatMap { find(path: path, in: $0) }
  }

  static func find(path: String, in sandbox: any Sandbox) -> Result<SwiftToolchain, NotRun> {
    guard let found = SandboxSearch.program("swiftc", path: path).flatMap(SandboxSearch.realPath) else {
      return .failure(.noTool("swiftc", package: "swift"))
    }
    let home = ToolQuestion.home(of: found)
    return ToolQuestion("\(home)/bin/swiftc", ["--version"]).answer(in: sandbox).map {
      SwiftToolchain(
        home: home, version: $0, sandbox: sandbox, buffer: SandboxSearch.program("stdbuf", path: "/usr/bin:/bin"))
    }
  }

  package func run(
    _ programs: [ToolchainProgram], budget: Budget, options: RunOptions
  ) -> [Result<ToolchainRun, NotRun>] {
    let limits = ToolchainLimits(budget)
    var batch = SwiftBatch(toolchain: self)
    let builds = batch.build(programs)
    var runs: [Int: Result<ToolchainRun, NotRun>] = [:]
    for place in programs.runOrder {
      switch builds[place] {
      case .notRun(let reason): runs[place] = .failure(reason)
      case .outcome(let outcome): runs[place] = .success(ToolchainRun(outcome: outcome))
      case .built(let executable):
        let run = run(programs[place], executable, limits, seed: options.hashSeed)
        times.note(run, of: programs[place])
        runs[place] = run
      }
    }
    return programs.indices.map { runs[$0] ?? .failure(.toolFailed("swiftc", errors: "")) }
  }

  /// The run of a program that was built; it says so where another order of sets and dictionaries changes it.
  private func run(
    _ program: ToolchainProgram, _ executable: SwiftExecutable, _ limits: ToolchainLimits, seed: UInt32
  ) -> Result<ToolchainRun, NotRun> {
    func run(_ seed: UInt32) -> Result<ToolchainRun, NotRun> {
      SwiftRun(executable: executable, limits: limits, seed: seed).run(
        program, milliseconds: times.limit(of: program, limits), by: start)
    }
    let own = run(seed)
    guard seed == 0, !program.isTrial, Self.mayHaveSets(program.source), case .success(var found) = own else {
      return own
    }
    // Two elements stay in their order in one case of sixteen.
    let differs = (UInt32(1)...4).contains { seed in
      guard case .success(let other) = run(seed) else { return false }
      return other.outcome.standardOutput != found.outcome.standardOutput
    }
    if differs { found.outcome.chances.insert(.setOrder) }
    return .success(found)
  }

  /// True for a program with a set or a dictionary; false is certain.
  private static func mayHaveSets(_ source: String) -> Bool {
    source.contains("Set") || source.contains("Dictionary") || source.contains("[") && source.contains(":")
  }

  /// A compiler, of which the output is what it built and standard error its errors.
  func compile(_ files: [SandboxedFile], words: [String] = []) -> Result<SandboxedProcess.Ending, NotRun> {
    // Programs of lessons take a tenth of a second each, and the compiler itself one or two.
    let limits = SandboxLimits(seconds: 10 + files.count / 4, memory: 2 << 30, processes: 96)
    started.add(1, ordering: .relaxed)
    let names = files.map(\.name)
    let all = ["-c", Self.script, "sh", "\(home)/bin/swiftc"] + Self.options + words + names
    var command = SandboxedCommand("/bin/sh", all, limits: limits)
    command.files = files
    command.readable = [home]
    return SandboxedProcess.start(command, in: sandbox).map {
      $0.finish(within: .seconds(6 * limits.seconds), outputLimit: 128 << 20)
    }
  }

  /// A program that was built.
  private func start(
    _ executable: SwiftExecutable, milliseconds: Int, seed: UInt32, limits: SandboxLimits
  ) -> Result<SandboxedProcess, NotRun> {
    let words = ["/tmp/program"] + (executable.number.map { ["\($0)", "\(milliseconds)"] } ?? [])
    // Else what was printed before a crash would stay in the program.
    let all = (buffer.map { [$0, "-oL"] } ?? []) + words
    var command = SandboxedCommand(all[0], Array(all.dropFirst()), limits: limits)
    command.files = [SandboxedFile("program", executable.bytes)]
    command.readable = [home]
    command.variables = ["SWIFT_BACKTRACE": "enable=no"]
    if seed == 0 { command.variables["SWIFT_DETERMINISTIC_HASHING"] = "1" }
    return SandboxedProcess.start(command, in: sandbox)
  }

  /// Without optimization, as learners run it; an expression that takes too long is an error.
  ///
  /// On Linux the library of mathematics has to be asked for.
  private static let options = [
    "-Onone", "-module-name", "main", "-suppress-warnings", "-Xfrontend", "-solver-expression-time-threshold=15",
    "-module-cache-path", "/tmp/modules", "-o", "built", "-lm",
  ]

  private static let script = #"""
    "$@" >&2 && cat built
    """#
}
