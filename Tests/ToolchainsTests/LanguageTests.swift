import Execution
import TestSupport
import Testing

@testable import Toolchains

/// The code of lessons as tools run it: completion, places of errors, input and checks.
@Suite("What lessons show", .enabled(if: TestRun.hasJudges))
struct LanguageTests {
  @Test("statements of Java become a whole program, and what is a whole program stays")
  func javaCompletion() throws {
    let samples: [(source: String, output: String)] = [
      ("System.out.println(2 + 3);", "5\n"),
      ("int[] a = {1, 2};\nfor (int x : a) { System.out.print(x); }\nSystem.out.println();", "12\n"),
      ("static int twice(int n) { return 2 * n; }\nSystem.out.println(twice(4));", "8\n"),
      ("System.out.println(twice(4));\n\nint twice(int n) {\n  return 2 * n;\n}", "8\n"),
      (
        "import java.util.*;\nList<Integer> list = new ArrayList<>();\nlist.add(1);\nSystem.out.println(list);", "[1]\n"
      ),
      ("class Dog { String name = \"Rex\"; }\nDog d = new Dog();\nSystem.out.println(d.name);", "Rex\n"),
      (
        "record P(int x) {}\nenum E { A, B }\ninterface I { int f(); }\nI i = () -> 4;\nSystem.out.println(new P(i.f()) + \" \" + E.B);",
        "P[x=4] B\n"
      ),
      ("static int count = 3;\nstatic void up() { count++; }\nup();\nSystem.out.println(count);", "4\n"),
      (
        "int n = 2;\nif (n > 1) {\n  System.out.println(\"a\");\n} else if (n > 0) {\n  System.out.println(\"b\");\n} else {\n}",
        "a\n"
      ),
      (
        "try {\n  Integer.parseInt(\"x\");\n} catch (NumberFormatException e) {\n  System.out.println(\"no\");\n} finally { }",
        "no\n"
      ),
      (
        "int i = 0;\ndo { i++; } while (i < 3);\nSystem.out.println(i); // } {\n/* { */ char c = '}'; String s = \"{\";",
        "3\n"
      ),
      ("Runnable r = new Runnable() { public void run() { System.out.println(\"r\"); } };\nr.run();", "r\n"),
      ("class Main { int x = 1; }\nSystem.out.println(new Main().x);", "1\n"),
      ("var s = \"\"\"\n  a \"}\" {\n  \"\"\";\nSystem.out.print(s);", "a \"}\" {\n"),
      ("class Thing { int x; }", ""), ("", ""), ("// nothing", ""),
      ("@FunctionalInterface\ninterface F { int f(int x); }\nF f = x -> x + 1;\nSystem.out.println(f.f(1));", "2\n"),
      ("static <T> T same(T t) throws RuntimeException { return t; }\nSystem.out.println(same(\"x\"));", "x\n"),
      ("public static void main(String[] args) {\n  System.out.println(args.length);\n}", "0\n"),
    ]
    let runs = try JavaToolchain.find(path: Tools.path).get().run(samples.map { ToolchainProgram($0.source) })
    for (sample, run) in zip(samples, runs) {
      let outcome = try run.get().outcome
      #expect(outcome.standardOutput == sample.output, "\(sample.source): \(outcome.standardError)")
      #expect(outcome.ending == .finished(status: 0), "\(sample.source): \(outcome.standardError)")
    }
  }

  @Test("an error has the line of the text that was given, in each language")
  func lines() throws {
    try expectLines(
      [
        ("int a = 1;\n\nSystem.out.println(a / 0);", 3),
        ("int a = 1;\nstatic int f(int x) {\n  return 1 / x;\n}\n\nf(0);", 3),
        ("import java.util.*;\n\nint x = undefinedName;", 3), ("System.out.println(1)", 1),
        ("class A {\n  void f() {\n    int x = \"\";\n  }\n}\nnew A();", 3),
        ("class Main {\n  public static void main(String[] a) {\n    throw new Error(\"x\");\n  }\n}", 3),
        ("System.out.println(1);\nint[] a = new int[1];\n\na[1] = 2;\nSystem.exit(0);", 4),
      ], by: try JavaToolchain.find(path: Tools.path).get())
    try expectLines(
      [
        ("let a = 1;\n\na.b.c;", 3), ("function f() {\n  missing();\n}\n\nf();", 2), ("let a;\n\nlet b = ;", 3),
        ("setTimeout(() => {\n  null.x;\n}, 5);", 2), ("Promise.resolve().then(() => {\n\n  x.y });", 3),
        ("class A {\n  constructor() { throw new Error('x') }\n}\nnew A();", 2),
      ], by: try NodeToolchain.find(path: Tools.path).get())
    try expectLines(
      [
        ("let a: Int? = nil\n\nprint(a!)", 3), ("func f() {\n  fatalError(\"x\")\n}\nf()", 2),
        ("print(1)\n\nlet x = y", 3),
        ("struct A {\n  let x: Strin\n}\nprint(1)", 2), ("let s = \"\n\nprint(s)", 1),
        ("print(1)\nprecondition(1 > 2)", 2),
      ], by: try SwiftToolchain.find(path: Tools.path).get())
  }

  private func expectLines(_ samples: [(source: String, line: Int)], by toolchain: some Toolchain) throws {
    for (sample, run) in zip(samples, toolchain.run(samples.map { ToolchainProgram($0.source) })) {
      guard case .raised(let error) = try run.get().outcome.ending else {
        Issue.record("'\(sample.source)' came to \(run)")
        continue
      }
      #expect(error.line == sample.line, "\(sample.source): \(error)")
    }
  }

  @Test("checks of JavaScript are evaluated in the names that a program left, and shown as Node.js shows values")
  func checks() throws {
    let source = "function fizz(n) { return n % 3 ? n : 'Fizz' }\nconst list = [1, 'a'];\nlet map = new Map([[1, 2]]);"
    let checks = ["fizz(3)", "fizz(4)", "list", "map", "missing", "1 +", "for (;;);", "fizz", "list.push(5)", "list"]
    let node = try NodeToolchain.find(path: Tools.path).get()
    let answers = try node.run([ToolchainProgram(source, checks: checks)])[0].get().answers
    #expect(
      answers == [
        .value("'Fizz'"), .value("4"), .value("[ 1, 'a' ]"), .value("Map(1) { 1 => 2 }"),
        .raised(RaisedError(type: "ReferenceError", message: "missing is not defined", line: 0)),
        .raised(RaisedError(type: "SyntaxError", message: "Unexpected end of input", line: 0, isStatic: true)),
        .stopped(.steps), .value("[Function: fizz]"), .value("3"), .value("[ 1, 'a', 5 ]"),
      ])
    let failed = try node.run([ToolchainProgram("null.x", checks: ["1"])])[0].get().answers
    #expect(failed == [.notMade])
  }

  @Test("a run depends on its seed alone: the clock stands still, and draws repeat")
  func draws() throws {
    let node = try NodeToolchain.find(path: Tools.path).get()
    let program = ToolchainProgram(
      "console.log(Math.random(), Date.now(), new Date().getFullYear(), new Intl.DateTimeFormat('en').format())")
    let outputs = try [0, 0, 7].map { seed in
      try node.run([program], budget: .lesson, options: RunOptions(drawSeed: seed))[0].get().outcome.standardOutput
    }
    #expect(outputs[0] == outputs[1])
    #expect(outputs[0] != outputs[2])
    #expect(outputs[0].hasSuffix("1767225600000 2026 1/1/2026\n"), "\(outputs[0])")
  }

  @Test("no sandbox, no run: the reason names the package; and without a tool its package is named")
  func nothingWithoutSandbox() throws {
    let folder = try TemporaryDirectory()
    guard case .failure(let reason) = NodeToolchain.find(path: folder.path) else {
      Issue.record("something was found in an empty folder")
      return
    }
    #expect(reason == .noSandbox(package: "bubblewrap"))
    #expect(reason.reason == "no sandbox was found, and nothing runs without one: install 'bubblewrap'")
    let sandbox = try SandboxSearch.find(path: Tools.path).get()
    guard case .failure(let missing) = JavaToolchain.find(path: folder.path, in: sandbox) else {
      Issue.record("something was found in an empty folder")
      return
    }
    #expect(missing.reason == "'javac' was not found: install 'default-jdk-headless'")
  }

  @Test("a sandbox that the system refuses is told with the system's words")
  func refusedSandbox() throws {
    let folder = try TemporaryDirectory()
    let file = try folder.write("#!/bin/sh\necho 'No permissions to create a new namespace' >&2\nexit 1\n", to: "bwrap")
    _ = try Tools.shell("chmod 755 bwrap", in: folder)
    #expect(file.hasSuffix("/bwrap"))
    guard case .failure(let reason) = NodeToolchain.find(path: folder.path) else {
      Issue.record("a sandbox that does nothing was taken for one")
      return
    }
    #expect(reason == .sandboxRefused("No permissions to create a new namespace"))
  }

  @Test("the key of a tool has its version and what it is told")
  func keys() throws {
    let node = try NodeToolchain.find(path: Tools.path).get().tool
    #expect(node.key.hasPrefix("node v"))
    // Another build of this tool may complete programs in another way.
    #expect(node.key.split(separator: " ").last?.utf8.count == 64)
    #expect(try JavaToolchain.find(path: Tools.path).get().tool.version.contains("."))
    #expect(try SwiftToolchain.find(path: Tools.path).get().tool.key.contains("-Onone"))
  }
}
