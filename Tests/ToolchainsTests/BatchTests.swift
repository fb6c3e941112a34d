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
    #expect(SwiftRun.ending(status: 128 + SIGKILL) == .stopped(.steps, line: 0))
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
