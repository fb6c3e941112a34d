import Foundation
import TestSupport
import Testing

@testable import Commands

@Suite("Other programs")
struct ChildProcessTests {
  private func shell(_ script: String, _ arguments: String...) -> ChildProcess {
    ChildProcess("/bin/sh", ["-c", script, "sh"] + arguments)
  }

  @Test("an argument arrives as it is, whatever is in it")
  func arguments() throws {
    let arguments = ["", " two  words ", "it's \"quoted\"", "$HOME `id` \\n *", "a\nb\tc", "--flag=x y", "é 🙂"]
    let process = ChildProcess("printf", ["%s\\0"] + arguments)
    let ending = try process.run()
    #expect(ending.status == .exited(0))
    #expect(ending.output.split(separator: 0, omittingEmptySubsequences: false).dropLast().map(text) == arguments)
    #expect(ending.errors == [])
  }

  @Test("much output on both streams arrives whole, with much input unread")
  func largeOutput() throws {
    var process = shell("yes out | head -c 5000000; yes errors | head -c 3000000 >&2")
    process.input = String(repeating: "x", count: 1_000_000)
    let ending = try process.run()
    #expect(ending.status == .exited(0))
    #expect(ending.output.count == 5_000_000)
    #expect(ending.output.starts(with: Array("out\nout\n".utf8)))
    #expect(ending.errors.count == 3_000_000)
    #expect(ending.errors.starts(with: Array("errors\n".utf8)))
  }

  @Test("a program reads its input to the end")
  func input() throws {
    var process = ChildProcess("cat", [])
    process.input = String(repeating: "a line\n", count: 100_000)
    #expect(text(try process.run().output) == process.input)
    process.input = ""
    #expect(try process.run().output == [])
  }

  @Test("a program that is missing is a failure to start it", arguments: ["no-such-program", "/no/such/program"])
  func missing(name: String) throws {
    let failure = #expect(throws: ChildProcess.Failure.self) { try ChildProcess(name, []).run() }
    #expect(failure?.isMissingProgram == true)
    #expect(failure?.error.reason == "no such file or directory")
  }

  @Test("a file that is no program is a failure to start it, and not a missing one")
  func notExecutable() throws {
    let folder = try TemporaryDirectory()
    try folder.write("text", to: "file")
    let failure = #expect(throws: ChildProcess.Failure.self) { try ChildProcess("\(folder.path)/file", []).run() }
    #expect(failure?.step == .starting)
    #expect(failure?.isMissingProgram == false)
    #expect(failure?.error.reason == "permission denied")
  }

  @Test("a program ends with a status of its own", arguments: [0, 1, 2, 127, 255] as [Int32])
  func status(status: Int32) throws {
    #expect(try shell("exit $1", "\(status)").run().status == .exited(status))
  }

  @Test("a program that a signal ends says by which one", arguments: [SIGTERM, SIGKILL, SIGPIPE])
  func signal(signal: Int32) throws {
    let ending = try shell("echo before; kill -$1 $$", "\(signal)").run()
    #expect(ending.status == .killed(signal: signal))
    #expect(text(ending.output) == "before\n")
  }

  @Test("a program gets the variables that it is given and no other")
  func environment() throws {
    var process = ChildProcess("/usr/bin/env", [])
    process.environment = ["ONE": "1 = one", "TWO": ""]
    #expect(Set(text(try process.run().output).split(separator: "\n")) == ["ONE=1 = one", "TWO="])
    let own = try ChildProcess("/usr/bin/env", ["sh", "-c", "echo $PATH"]).run()
    #expect(text(own.output) == "\(Environment.variables["PATH"] ?? "")\n")
  }

  @Test("a program has no file but its three streams")
  func descriptors() throws {
    let folder = try TemporaryDirectory()
    let open = try OpenFolder(folder.path, followsLink: false)
    let ending = try withExtendedLifetime(open) {
      try shell("for file in /dev/fd/*; do test -e $file && echo ${file##*/}; done | sort -n | head -n 9").run()
    }
    // A shell that lists a folder may have that open itself.
    let numbers = text(ending.output).split(separator: "\n").compactMap { Int($0) }
    #expect(numbers.starts(with: [0, 1, 2]))
    #expect(numbers.count <= 4, "\(numbers)")
  }

  private func text(_ bytes: some Sequence<UInt8>) -> String { String(decoding: Array(bytes), as: UTF8.self) }
}
