import Foundation
import TestSupport

/// What other languages print: many programs in one process.
public enum SlangJudges {
  /// What Node.js prints for each program.
  public static func node(_ programs: [String]) throws -> [String] {
    try run(Command(try Judge.node, ["-e", nodeRunner]), programs)
  }

  /// What the real `python3` prints for each program.
  public static func python(_ programs: [String]) throws -> [String] {
    try run(Command(try Judge.path(of: "python3"), ["-c", pythonRunner]), programs)
  }

  /// What each program prints when swiftc compiles them all, each in a function of its own.
  public static func swift(_ programs: [String]) throws -> [String] {
    let folder = try TemporaryDirectory()
    let functions = programs.enumerated().map { "func program\($0)() {\n\($1)\n}\n" }
    let calls = programs.indices.map { "program\($0)(); print(\"\(mark)\")\n" }
    let file = try folder.write((functions + calls).joined(), to: "main.swift")
    try Judge.ask("swiftc")
    let compiler = try Command(
      "/usr/bin/env", ["swiftc", "-Onone", "-suppress-warnings", file, "-o", folder.path + "/programs"]
    ).run()
    guard compiler.status == 0 else { throw Failure(text: "swiftc refuses the programs: \(compiler.errors)") }
    let finished = try Command(folder.path + "/programs").run()
    guard finished.status == 0 else { throw Failure(text: "a program in Swift ended with \(finished.status)") }
    return finished.output.components(separatedBy: mark + "\n").dropLast()
  }

  /// A judge that is not there, or that did not judge.
  struct Failure: Error, CustomStringConvertible {
    let text: String
    var description: String { text }
  }

  private static let mark = "=== the end of a program ==="

  private static func run(_ command: Command, _ programs: [String]) throws -> [String] {
    var command = command
    command.input = Array(try JSONEncoder().encode(programs))
    let finished = try command.run()
    guard finished.status == 0 else { throw Failure(text: "\(command.executable) did not judge: \(finished.errors)") }
    return try JSONDecoder().decode([String].self, from: Data(finished.outputBytes))
  }

  private static let nodeRunner = #"""
    const util = require("util");
    const run = (program) => {
      let output = "";
      try {
        new Function("console", program)({ log: (value) => { output += util.format(value) + "\n"; } });
      } catch (error) {
        output += error.name + ": " + error.message;
      }
      return output;
    };
    const programs = JSON.parse(require("fs").readFileSync(0, "utf8"));
    process.stdout.write(JSON.stringify(programs.map(run)));
    """#

  private static let pythonRunner = #"""
    import contextlib, io, json, sys
    def run(program):
        output = io.StringIO()
        with contextlib.redirect_stdout(output):
            try:
                exec(compile(program, "main.py", "exec"), {"__name__": "__main__"})
            except Exception as error:
                print(f"{type(error).__name__}: {error}")
        return output.getvalue()
    print(json.dumps([run(program) for program in json.load(sys.stdin)]))
    """#
}
