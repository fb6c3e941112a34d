import Foundation
import TestSupport
import Testing
import Toolchains

/// A program of one of the files in `Programs`, where a line `// ---- name` begins each.
struct Sample: CustomTestStringConvertible {
  let name: String
  let source: String

  var testDescription: String { name }

  /// The lines that every sample may read.
  static let input = ["Ada", "41"]

  /// The samples of a file.
  static func all(_ file: String) throws -> [Sample] {
    let text = try String(contentsOfFile: Repository.path("Tests/ToolchainsTests/Programs/\(file)"), encoding: .utf8)
    return text.components(separatedBy: "// ---- ").dropFirst().map { part in
      let end = part.firstIndex(of: "\n") ?? part.endIndex
      return Sample(name: String(part[..<end]), source: String(part[part.index(after: end)...]))
    }
  }

  var program: ToolchainProgram { ToolchainProgram(source, input: Self.input) }
}

/// The tools of the machine on which tests run.
enum Tools {
  /// The folders in which programs are looked for.
  static var path: String { ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin" }

  /// The path of a program of the machine.
  static func program(_ name: String) throws -> String {
    try #require(
      path.split(separator: ":").map { "\($0)/\(name)" }.first(where: FileManager.default.isExecutableFile),
      "'\(name)' is not on PATH: run `make judges`, which installs it")
  }

  /// The answer of a shell of the machine, outside of any sandbox.
  static func shell(_ script: String, in folder: TemporaryDirectory, _ arguments: String...) throws -> FinishedProcess {
    let input = Array(Sample.input.joined(separator: "\n").utf8) + [10]
    return try Command(
      "/bin/sh", ["-c", script, "sh"] + arguments, input: input, in: folder.path,
      environment: ["LC_ALL": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no", "SWIFT_DETERMINISTIC_HASHING": "1"]
    ).run()
  }
}
