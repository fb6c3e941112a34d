import Execution
import Foundation
import TestSupport
import Testing

@testable import Toolchains

/// Many programs at once, and those among them that cannot be compiled.
@Suite("Batches", .enabled(if: TestRun.hasJudges))
struct BatchTests {
  @Test("sixty programs of Java take two processes, also with one among them that does not compile")
  func java() throws {
    let toolchain = try JavaToolchain.find(path: Tools.path).get()
    let runs = toolchain.run(
      (0..<60).map { number in
        ToolchainProgram(
          number == 30
            ? "int x = 1;\n\nint y = \"x\";"
            : "record Pair(int a, int b) {}\nint n = \(number);\nSystem.out.println(new Pair(n, n * n));")
      })
    for (number, run) in runs.enumerated() where number != 30 {
      #expect(try run.get().outcome.standardOutput == "Pair[a=\(number), b=\(number * number)]\n")
    }
    let error = RaisedError(
      type: "error", message: "incompatible types: String cannot be converted to int", line: 3, isStatic: true)
    #expect(try runs[30].get().outcome.ending == .raised(error))
    #expect(toolchain.starts == 2)
  }

  @Test(
    "a program of Java shares a process where nothing of it can be at work after its end, or change what all share",
    arguments: [
      ("System.out.println(java.util.List.of(3, 1).stream().map(n -> n + 1).toList());", true),
      ("class A { protected void finalize() { System.out.println(1); } }\nnew A();", false),
      ("java.util.List.of(1).parallelStream().forEach(n -> {});", false),
      ("class A extends java.util.ArrayList<Integer> {}\nnew A().parallelStream().forEach(n -> {});", false),
      ("int[] a = {2, 1};\njava.util.Arrays.parallelSort(a);", false),
      ("java.util.Locale.setDefault(java.util.Locale.ROOT);", false),
      ("abstract class Z extends java.util.TimeZone {}\nZ.setDefault(null);", false),
      ("new Thread(() -> {}).start();", false), ("class T extends Thread {}\nnew T().start();", false),
      ("System.exit(0);", false),
    ])
  func sharing(source: String, shares: Bool) throws {
    let toolchain = try JavaToolchain.find(path: Tools.path).get()
    let result = JavaCompilation(toolchain: toolchain).compile([JavaSource(source)]).programs[0]
    guard case .compiled(let classes) = result else {
      Issue.record("\(source) was not compiled: \(result)")
      return
    }
    #expect(classes.mayShare == shares)
  }

  @Test("sixty programs of Swift take three compilers, with one among them that does not compile")
  func swift() throws {
    let toolchain = try SwiftToolchain.find(path: Tools.path).get()
    let runs = toolchain.run(
      (0..<60).map { number in
        ToolchainProgram(
          number == 30
            ? "let x = 1\n\nlet y: Int = \"x\""
            : "struct Pair { let a: Int, b: Int }\nlet n = \(number)\n"
              + "func pair() -> Pair { Pair(a: n, b: n * n) }\nprint([pair()])")
      })
    for (number, run) in runs.enumerated() where number != 30 {
      #expect(try run.get().outcome.standardOutput == "[main.Pair(a: \(number), b: \(number * number))]\n")
    }
    let error = RaisedError(
      type: "error", message: "cannot convert value of type 'String' to specified type 'Int'", line: 3, column: 14,
      isStatic: true)
    #expect(try runs[30].get().outcome.ending == .raised(error))
    #expect(toolchain.starts == 3)
  }

  @Test(
    "a trial of Swift is an error at once only where a variable is certainly named before it is there",
    arguments: [
      ("print(total)\nvar total = 1", "total"), ("for n in 1...3 { print(total) }\nvar total = 1", "total"),
      ("let twice = 2 * total\nlet total = 1", "total"), ("print(\"\\(total)\")\nlet total = 1", "total"),
      ("print([7].count)\nvar count = 1", nil), ("show(count: 1)\nvar count = 1", nil),
      ("f(count: 1, [7].count)\nvar count = 1", nil), ("for n in 1...3 { print(n) }\nlet n = 1", nil),
      ("print([7].map { n in n + 1 })\nlet n = 1", nil), ("if let n = Int(\"7\") { print(n) }\nlet n = 1", nil),
      ("var total = 1\nprint(total)", nil),
    ])
  func earlyNames(source: String, name: String?) { #expect(SwiftMember.certainlyEarlyName(in: source) == name) }

  @Test(
    "a program of Swift that may come to a variable before it is there has a compiler of its own",
    arguments: [
      ("func f() { print(n) }\nf()\nvar n = 3", true), ("func f() -> Int { n + 1 }\nvar n = f()", true),
      ("func g() { print(n) }\nfunc f() { g() }\nf()\nvar n = 3", true),
      ("struct A { func f() { print(n) } }\nA().f()\nvar n = 3", true),
      ("extension Int { func f() { print(n) } }\n1.f()\nvar n = 3", true),
      ("func f() { print(n) }\nvar n = 3\nf()", false), ("func f() -> Int { 4 }\nvar n = f()\nprint(n)", false),
    ])
  func earlyVariables(source: String, isAlone: Bool) {
    #expect((SwiftMember(source, number: 1) == nil) == isAlone)
  }

  @Test("programs of Swift in one module have their effects in the order of a script, and its errors")
  func effects() throws {
    let source =
      "func f(_ n: Int) -> Int { print(n); return n }\nprint(0)\nlet a = f(1)\nprint(2)\nlet b = f(3), c = f(4)"
    let toolchain = try SwiftToolchain.find(path: Tools.path).get()
    let runs = toolchain.run(
      [source, "print(5)\nif true { return }"].map { ToolchainProgram($0) } + [
        ToolchainProgram(source + "\nprint(a + b + c)")
      ])
    #expect(try runs[0].get().outcome.standardOutput == "0\n1\n2\n3\n4\n")
    #expect(try runs[2].get().outcome.standardOutput == "0\n1\n2\n3\n4\n8\n")
    let outcome = try runs[1].get().outcome
    #expect(outcome.standardError.contains("return invalid outside of a func"), "\(outcome)")
  }

  @Test("trials that never end are stopped soon, and take no process of Java with them")
  func endlessTrials() throws {
    let (java, node, swift) = (
      try JavaToolchain.find(path: Tools.path).get(), try NodeToolchain.find(path: Tools.path).get(),
      try SwiftToolchain.find(path: Tools.path).get()
    )
    let tools: [(any Toolchain, String)] = [
      (java, "System.out.println(1);"), (node, "console.log(1)"), (swift, "print(1)"),
    ]
    for (tool, right) in tools {
      let trial = ToolchainProgram("while (true) { }", isTrial: true)
      let others = (0..<5).map { number in ToolchainProgram(right + " // \(number)", isTrial: true) }
      let runs = tool.run([trial, ToolchainProgram(right)] + others.flatMap { [$0, trial] })
      for place in runs.indices {
        let outcome = try runs[place].get().outcome
        let isEndless = place == 0 || place > 1 && !place.isMultiple(of: 2)
        #expect(outcome.ending == (isEndless ? .stopped(.steps, line: 0) : .finished(status: 0)), "\(place)")
        #expect(outcome.standardOutput == (isEndless ? "" : "1\n"), "\(place)")
      }
    }
    #expect(node.starts == 1 && swift.starts == 1)
    // No Java since version 20 ends a thread from outside.
    if let version = java.tool.version.split(separator: ".").first.flatMap({ Int($0) }), version < 20 {
      #expect(java.starts == 2)
    }
  }

  @Test("a trial may take four times as long as the slowest right program, and never longer than that may")
  func trialTimes() {
    let (times, limits) = (ProgramTimes(), ToolchainLimits(.lesson))
    let (right, trial) = (ToolchainProgram("1"), ToolchainProgram("2", isTrial: true))
    #expect(times.limit(of: right, limits) == 1000 && times.limit(of: trial, limits) == 100)
    let ended = Outcome(Transcript(), .finished(status: 0))
    times.note(.success(ToolchainRun(outcome: ended, milliseconds: 60)), of: right)
    times.note(.success(ToolchainRun(outcome: .stopped(.steps), milliseconds: 1000)), of: right)
    times.note(.success(ToolchainRun(outcome: ended, milliseconds: 90)), of: trial)
    #expect(times.limit(of: trial, limits) == 240)
    times.note(.success(ToolchainRun(outcome: ended, milliseconds: 600)), of: right)
    #expect(times.limit(of: trial, limits) == 1000)
  }

  @Test("a program that the system ends is one that never ends only where it had all its time")
  func verdicts() {
    func verdict(_ status: Int32, milliseconds: Int = 0, hasNoMemory: Bool = false) -> SandboxedProcess.Ending.Verdict {
      SandboxedProcess.Ending(
        status: .exited(status), output: [], errorBytes: [], isLate: false, isTooLong: false,
        milliseconds: milliseconds, hasNoMemory: hasNoMemory
      ).verdict(seconds: 1)
    }
    #expect(verdict(3) == .exited(3) && verdict(200) == .exited(200))
    #expect(verdict(128 + SIGXCPU) == .stopped(.steps) && verdict(128 + SIGPROF) == .stopped(.steps))
    #expect(verdict(128 + SIGKILL, milliseconds: 2000) == .stopped(.steps))
    #expect(verdict(128 + SIGKILL, milliseconds: 300, hasNoMemory: true) == .stopped(.memory))
    #expect(verdict(128 + SIGKILL, milliseconds: 300) == .killed)
  }

  @Test("the processor time of a program is known, also behind a wall")
  func processorTime() throws {
    let sandbox = try SandboxSearch.find(path: Tools.path).get()
    let limits = SandboxLimits(seconds: 20, memory: 64 << 20, processes: 9)
    let command = SandboxedCommand(
      "/bin/sh", ["-c", "i=0; while [ $i -lt 300000 ]; do i=$((i + 1)); done"], limits: limits)
    let ending = try SandboxedProcess.start(command, in: sandbox).get().finish(within: .seconds(60), outputLimit: 9)
    #expect(ending.status == .exited(0) && ending.milliseconds > 50, "\(ending)")
  }

  @Test("a bubblewrap that cannot forbid inner walls still limits its folder")
  func olderBubblewrap() throws {
    let folder = try TemporaryDirectory()
    let real = try Tools.program("bwrap")
    let script = """
      #!/bin/sh
      for word; do [ "$word" != --disable-userns ] || exit 1; done
      exec \(real) "$@"

      """
    _ = try folder.write(script, to: "bwrap")
    _ = try Tools.shell("chmod -R a+rx .", in: folder)
    let sandbox = try Bubblewrap.find(path: "\(folder.path):\(Tools.path)").get()
    #expect(sandbox.options == .folders)
    let command = SandboxedCommand("/bin/true", [], limits: .compiler)
    #expect(sandbox.launch(command, files: []).arguments.contains("--size"))
  }

  @Test("the wall of macOS lets programs talk to services that it names, and to no others")
  func seatbelt() throws {
    let words = Seatbelt().launch(SandboxedCommand("/bin/true", [], limits: .compiler), files: []).arguments
    let profile = try #require(words.first { $0.contains("(version 1)") })
    #expect(profile.contains("(allow mach-lookup (global-name \"com.apple."))
    #expect(!profile.contains("(allow mach-lookup)"))
  }

  @Test("programs of Swift are compiled in groups with room for their open files", arguments: [0, 1, 240, 241, 999])
  func groups(count: Int) {
    let groups = SwiftBatch.groups(of: Array(0..<count))
    #expect(groups.flatMap { $0 } == Array(0..<count))
    #expect(groups.count == [0: 0, 1: 1, 240: 1, 241: 2, 999: 5][count])
    #expect(groups.allSatisfy { 1...240 ~= $0.count })
  }

  @Test("a program that ends with a large status of its own has ended")
  func largeStatus() throws {
    #expect(SwiftRun.ending(status: 200) == .finished(status: 200))
    let java = try JavaToolchain.find(path: Tools.path).get()
    let run = try java.run([ToolchainProgram("System.exit(200);")])[0].get()
    #expect(run.outcome.ending == .finished(status: 200))
  }

  @Test(
    "a tool is seen with the folder around its programs, unless a person's own files are there",
    arguments: [
      ("/usr/bin/node", "/usr"), ("/opt/swift/usr/bin/swiftc", "/opt/swift/usr"), ("/bin/node", "/bin"),
      ("/opt/node", "/opt"), ("/root/bin/node", "/root/bin"), ("/home/ada/bin/node", "/home/ada/bin"),
      ("/Users/ada/bin/node", "/Users/ada/bin"), ("/home/ada/.local/bin/node", "/home/ada/.local/bin"),
      ("/home/ada/.nvm/versions/node/v20/bin/node", "/home/ada/.nvm/versions/node/v20"),
    ])
  func home(program: String, folder: String) { #expect(ToolQuestion.home(of: program) == folder) }

  @Test("two hundred programs of JavaScript take one process, whether they are asked for at once or one by one")
  func javaScript() throws {
    let toolchain = try NodeToolchain.find(path: Tools.path).get()
    let programs = (0..<200).map {
      ToolchainProgram("const pair = { a: \($0), list: [1, 2] };\nconsole.log(pair);", checks: ["pair.a + 1"])
    }
    let runs = toolchain.run(Array(programs[..<100])) + programs[100...].map { toolchain.run([$0])[0] }
    for (number, run) in runs.enumerated() {
      #expect(try run.get().outcome.standardOutput == "{ a: \(number), list: [ 1, 2 ] }\n")
      #expect(try run.get().answers == [.value("\(number + 1)")])
    }
    #expect(toolchain.starts == 1)
  }

  @Test("what a program of Swift defines, extends or imports is not there for the others")
  func swiftIsApart() throws {
    let toolchain = try SwiftToolchain.find(path: Tools.path).get()
    let sources = [
      "extension Int { var twice: Int { self * 2 } }\nprint(4.twice)", "print(4.twice)",
      "func helper() {}\nlet shared = 1\nstruct Thing {}\nprint(shared)", "helper()", "print(shared)", "print(Thing())",
      "print(later)\nlet later = 1", "import Foundation\nprint(sqrt(4.0))",
      "print(\"a b\".components(separatedBy: \" \"))",
      "protocol P {}\nextension Int: P {}\nprint(5 is any P)", "print(5 is any P)",
    ]
    let runs = try toolchain.run(sources.map { ToolchainProgram($0) }).map { try $0.get().outcome }
    #expect(runs.map(\.standardOutput) == ["8\n", "", "1\n", "", "", "", "0\n", "2.0\n", "", "true\n", ""])
    let failing = [1, 3, 4, 5, 8, 10]
    for index in runs.indices {
      guard case .raised(let error) = runs[index].ending else {
        #expect(!failing.contains(index), "\(sources[index])")
        continue
      }
      #expect(failing.contains(index) && error.isStatic, "\(sources[index]): \(error)")
    }
  }
}
