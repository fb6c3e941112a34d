import Foundation

/// An outside tool that says whether what we wrote is right; it comes from PyPI and lives in `.venv`.
///
///     let verdict = try Judge.run("check-jsonschema", "--schemafile", schema, "-", input: report)
///     #expect(verdict.status == 0, "\(verdict.output)")
public enum Judge {
  /// Runs a judge's command; throws `Missing` when it is not installed, which must fail the test.
  public static func run(_ name: String, _ arguments: String..., input: String = "") throws -> FinishedProcess {
    try Command(try path(of: name), arguments, input: Array(input.utf8)).run()
  }

  /// Runs a Python program that may import every judge's package.
  public static func python(
    _ program: String, _ arguments: String..., input: [UInt8] = []
  ) throws -> FinishedProcess {
    try Command(try path(of: "python3"), ["-c", program] + arguments, input: input).run()
  }

  /// Where a judge's command is.
  public static func path(of name: String) throws -> String {
    try ask(name)
    let path = Repository.path(".venv/bin/\(name)")
    guard FileManager.default.isExecutableFile(atPath: path) else {
      throw Missing(
        name: name, place: "in .venv/bin", help: "run `make test`, which installs Tests/requirements.txt there")
    }
    return path
  }

  /// Where Node.js is, the judge of JavaScript, which is a package of the system.
  public static var node: String {
    get throws {
      try ask("node")
      let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":")
      let paths = ["node", "nodejs"].flatMap { name in folders.map { "\($0)/\(name)" } }
      guard let path = paths.first(where: FileManager.default.isExecutableFile) else {
        throw Missing(name: "node", place: "on PATH", help: "run `make judges`, which installs it")
      }
      return path
    }
  }

  /// Throws where no judge may be asked, which must fail a test that does not say that it needs one.
  public static func ask(_ name: String) throws {
    guard TestRun.hasJudges else { throw NotAllowed(name: name) }
  }

  /// A judge that a test asks for without saying so.
  public struct NotAllowed: Error, CustomStringConvertible {
    let name: String

    /// What is wrong and what to do.
    public var description: String {
      "'\(name)' is an outside judge: mark the test or its suite with `.enabled(if: TestRun.hasJudges)`"
    }
  }

  /// A judge that is not installed.
  public struct Missing: Error, CustomStringConvertible {
    let name: String
    let place: String
    let help: String

    /// What is missing and what to do.
    public var description: String { "the judge '\(name)' is not \(place): \(help)" }
  }
}
