import Execution
import TestSupport
import Testing
import Toolchains

/// Programs behind the wall come to what the tools themselves say, run plainly.
@Suite("Tools run plainly", .enabled(if: TestRun.hasJudges))
struct OracleTests {
  @Test("programs of JavaScript print what Node.js prints for them, and end as there")
  func javaScript() throws {
    let samples = try Sample.all("javascript.txt")
    #expect(samples.count > 40)
    let runs = try NodeToolchain.find(path: Tools.path).get().run(samples.map(\.program))
    for (sample, run) in zip(samples, runs) {
      let folder = try TemporaryDirectory()
      try folder.write(sample.source, to: "main.js")
      try folder.write(Self.prompt, to: "prompt.js")
      let judge = try Tools.shell("exec node -r ./prompt.js main.js", in: folder)
      try compare(run, judge, sample) { $0.contains($1.summary) || $1.type == "Uncaught" && $0.contains("a text") }
    }
  }

  @Test("programs of Java print what a JVM of their own prints for them, and end as there")
  func java() throws {
    let samples = try Sample.all("java.txt")
    #expect(samples.count > 40)
    let toolchain = try JavaToolchain.find(path: Tools.path).get()
    let runs = toolchain.run(samples.map(\.program))
    // Two for the batch, and one for each that leaves, has threads or looks into classes.
    #expect(toolchain.starts == 7, "\(toolchain.starts)")
    let script = """
      javac -d . Main.java && exec java -Duser.language= -Duser.country= "$1"
      """
    for (sample, run) in zip(samples, runs) {
      let folder = try TemporaryDirectory()
      try folder.write(sample.source, to: "Main.java")
      let main = Self.mains[sample.name] ?? "Main"
      try compare(run, try Tools.shell(script, in: folder, main), sample) {
        $0.contains("Exception in thread \"main\" \($1.summary)\n") && $0.contains("Main.java:\($1.line))")
      }
    }
  }

  @Test("programs of Swift print what they print when they are built alone, and end as there")
  func swift() throws {
    let samples = try Sample.all("swift.txt")
    #expect(samples.count > 40)
    let toolchain = try SwiftToolchain.find(path: Tools.path).get()
    let runs = toolchain.run(samples.map(\.program))
    let script = "swiftc -suppress-warnings main.swift -lm -o main && exec stdbuf -oL ./main"
    for (sample, run) in zip(samples, runs) {
      let folder = try TemporaryDirectory()
      try folder.write(sample.source, to: "main.swift")
      try compare(run, try Tools.shell(script, in: folder), sample) { $1.message.isEmpty || $0.contains($1.message) }
    }
    // One for the scripts, one for those with Foundation, and one for each that needs a compiler of its own.
    #expect(toolchain.starts == 5, "\(toolchain.starts)")
  }

  private func compare(
    _ run: Result<ToolchainRun, NotRun>, _ judge: FinishedProcess, _ sample: Sample,
    reports: (String, RaisedError) -> Bool
  ) throws {
    guard case .success(let run) = run else {
      Issue.record("'\(sample.name)' was not run: \(run)")
      return
    }
    #expect(run.outcome.standardOutput == judge.output, "\(sample.name)")
    switch run.outcome.ending {
    case .finished(let status): #expect(Int32(status) == judge.status, "\(sample.name): \(judge.errors)")
    case .raised(let error):
      #expect(judge.status != 0, "\(sample.name): \(error)")
      #expect(reports(judge.errors, error), "\(sample.name): \(error)\n\(judge.errors)")
    case .stopped(let limit, _): Issue.record("'\(sample.name)' reached a limit: \(limit)")
    }
  }

  /// The classes that are started, where that is not `Main`.
  private static let mains = ["fizz buzz": "FizzBuzz", "a package": "lessons.one.Main", "two mains": "First"]

  /// The input of a program, for Node.js run plainly.
  private static let prompt = """
    const lines = require('fs').readFileSync(0, 'utf8').split('\\n').slice(0, -1);
    globalThis.prompt = (text = '') => { process.stdout.write(text); return lines.length ? lines.shift() : null; };
    """
}
