package import Execution
import Synchronization

/// Java by the JDK of this machine: one process compiles all programs of a batch, and one runs them.
///
/// Each program is compiled by itself and has classes of its own. One that could reach what all in a process share is
/// run in a process of its own: one that leaves with `System.exit`, starts threads, or looks into classes.
package final class JavaToolchain: Toolchain {
  /// The compiler, its version, and all that runs in it.
  package let tool: Tool
  /// The folder of the JDK.
  let home: String
  /// The wall.
  let sandbox: any Sandbox
  private let started = Atomic<Int>(0)
  /// The time that programs take.
  let times = ProgramTimes()

  /// How many processes of Java were started to compile or run programs.
  package var starts: Int { started.load(ordering: .relaxed) }

  private init(home: String, version: String, sandbox: any Sandbox) {
    (self.home, self.sandbox) = (home, sandbox)
    tool = Tool(name: "javac", version: version, options: Self.options)
  }

  /// The JDK of this machine.
  ///
  /// - Parameter path: The folders in which programs are looked for, as `PATH` has them.
  package static func find(path: String) -> Result<JavaToolchain, NotRun> {
    SandboxSearch.find(path: path).flatMap { find(path: path, in: $0) }
  }

  static func find(path: String, in sandbox: any Sandbox) -> Result<JavaToolchain, NotRun> {
    guard let javac = SandboxSearch.program("javac", path: path).flatMap(SandboxSearch.realPath) else {
      return .failure(.noTool("javac", package: "default-jdk-headless"))
    }
    let home = ToolQuestion.home(of: javac)
    return ToolQuestion(javac, ["-version"], readable: settings(of: home)).answer(in: sandbox).map {
      JavaToolchain(home: home, version: $0.split(separator: " ").last.map(String.init) ?? $0, sandbox: sandbox)
    }
  }

  package func run(
    _ programs: [ToolchainProgram], budget: Budget, options: RunOptions
  ) -> [Result<ToolchainRun, NotRun>] {
    let limits = ToolchainLimits(budget)
    let sources = programs.map { JavaSource($0.source) }
    let batch = JavaCompilation(toolchain: self).compile(sources)
    var results: [Result<ToolchainRun, NotRun>?] = batch.programs.map { compiled in
      switch compiled {
      case .compiled: nil
      case .outcome(let outcome): .success(ToolchainRun(outcome: outcome))
      case .notRun(let reason): .failure(reason)
      }
    }
    let run = JavaRun(toolchain: self, limits: limits, runner: batch.runner)
    var shared: [JavaRun.Member] = []
    for index in programs.runOrder {
      guard case .compiled(let classes) = batch.programs[index] else { continue }
      let member = JavaRun.Member(index: index, classes: classes, program: programs[index], source: sources[index])
      if classes.mayShare { shared.append(member) } else { results[index] = run.alone(member) }
    }
    for (index, result) in run.together(shared) { results[index] = result }
    return results.map { $0 ?? .failure(.toolFailed("java", errors: "")) }
  }

  /// A process of Java.
  func start(_ words: [String], files: [SandboxedFile], limits: SandboxLimits) -> Result<SandboxedProcess, NotRun> {
    started.add(1, ordering: .relaxed)
    var command = SandboxedCommand("\(home)/bin/java", Self.options + words, limits: limits)
    command.files = files
    command.readable = [home] + Self.settings(of: home)
    return SandboxedProcess.start(command, in: sandbox)
  }

  /// The folder of a JDK's settings, where a system keeps it apart.
  private static func settings(of home: String) -> [String] {
    let file = SandboxSearch.realPath("\(home)/conf/security/java.security")
    guard let file, !file.hasPrefix(home + "/") else { return [] }
    return [ToolQuestion.home(of: file)]
  }

  /// Programs of lessons are over before a better compiler or a second collector would pay.
  private static let options = ["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-XX:-UsePerfData", "-Xshare:auto"]
  /// The driver that compiles.
  static let compiler = Pages.texts["compile-batch.java"] ?? ""
  /// The driver that runs.
  static let runner = Pages.texts["run-batch.java"] ?? ""
}
