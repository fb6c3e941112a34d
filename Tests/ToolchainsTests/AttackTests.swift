import Execution
import Foundation
import TestSupport
import Testing
import Toolchains

/// Programs that want what is not theirs: each comes to an outcome of its own, its neighbors to theirs, and nothing of
/// it stays.
@Suite("Attacks", .enabled(if: TestRun.hasJudges), .serialized)
final class AttackTests {
  private let before = Traces()

  /// Each test has made and left its tools by then; the system takes a moment to end what is killed, and tests beside
  /// this one take a while to leave theirs.
  deinit {
    var left = Set(Traces().new(since: before))
    for _ in 0..<3_600 where !left.isEmpty {
      usleep(50_000)
      left.formIntersection(Traces().new(since: before))
    }
    #expect(left == [])
  }

  /// A budget of a second, so that loops are soon over.
  private let budget = Budget(steps: 20_000_000, memory: 32 << 20, output: 100_000, depth: 1000)

  /// Programs between which the attacks are, and what they print.
  private let neighbors = [
    "node": "console.log('fine')", "javac": "System.out.println(\"fine\");", "swiftc": "print(\"fine\")",
  ]

  /// Runs attacks, each between two harmless programs, which must not notice.
  private func run(
    _ attacks: [(name: String, source: String)], by toolchain: some Toolchain
  ) throws -> [String: Outcome] {
    let neighbor = ToolchainProgram(try #require(neighbors[toolchain.tool.name]))
    let programs = [neighbor] + attacks.flatMap { [ToolchainProgram($0.source), neighbor] }
    let runs = toolchain.run(programs, budget: budget, options: RunOptions())
    for (index, run) in runs.enumerated() where index % 2 == 0 {
      guard case .success(let run) = run, run.outcome.standardOutput == "fine\n" else {
        Issue.record("the neighbor after '\(attacks[max(0, index / 2 - 1)].name)' came to \(run)")
        continue
      }
    }
    var outcomes: [String: Outcome] = [:]
    for (attack, run) in zip(attacks, runs.indices.filter { $0 % 2 == 1 }.map { runs[$0] }) {
      guard case .success(let run) = run else {
        Issue.record("'\(attack.name)' was not run: \(run)")
        continue
      }
      outcomes[attack.name] = run.outcome
    }
    return outcomes
  }

  @Test("JavaScript that loops, fills memory and output, and looks for a way out gains nothing")
  func javaScript() throws {
    let attacks = [
      ("loop", "for (;;);"),
      ("caught loop", "for (;;) { try { (function f() { f() })() } catch {} }"),
      ("loop of promises", "(function next() { Promise.resolve().then(next) })()"),
      ("loop of timers", "setInterval(() => {}, 1)"),
      ("regular expression", "/^(a+)+$/.test('a'.repeat(40) + 'b')"),
      ("memory", "const all = []; for (;;) all.push(new Array(100000).fill(all.length))"),
      ("10 GB", "new ArrayBuffer(10e9).byteLength"),
      ("string", "let s = 'x'; for (;;) s += s"),
      ("output", "for (;;) console.log('x'.repeat(1000))"),
      ("caught output", "for (;;) try { console.log('x'.repeat(1000)) } catch {}"),
      ("process", "console.log(this.constructor.constructor('return typeof process')())"),
      ("process by a function", "console.log(console.log.constructor('return typeof process')())"),
      ("process by an error", Self.escapeByError), ("process by a hook", Self.escapeByHook),
      ("forging by an import", "import('fs').catch((error) => { \(Self.forging) })"),
      ("forging by an error", Self.forgingByError), ("forging by a hook", Self.forgingByHook),
      ("late loop", "import('fs').catch(() => { for (;;); })"), ("late", "import('fs').catch(() => null.x)"),
      ("prototypes", "Object.prototype.stream = 1; Array.prototype.map = null; JSON.stringify = null; this.x = 1"),
      ("modules", "require('fs').readFileSync('/etc/passwd')"), ("import", "import('fs').then(console.log)"),
    ]
    let outcomes = try run(attacks, by: try NodeToolchain.find(path: Tools.path).get())
    for name in ["loop", "caught loop", "loop of promises", "loop of timers", "regular expression"] {
      #expect(outcomes[name]?.ending == .stopped(.steps, line: 0), "\(name)")
    }
    for name in ["output", "caught output"] {
      #expect(outcomes[name]?.ending == .stopped(.output, line: 0), "\(name)")
      #expect(outcomes[name].map { $0.standardOutput.utf8.count <= 100_000 } == true)
    }
    let filled = try #require(outcomes["memory"]).ending
    #expect([.stopped(.memory, line: 0), .stopped(.steps, line: 0)].contains(filled), "\(filled)")
    for name in ["10 GB", "string"] { #expect(outcomes[name]?.errorType == "RangeError", "\(name)") }
    #expect(outcomes["process"]?.standardOutput == "undefined\n")
    for name in ["process by a function", "process by an error", "process by a hook"] {
      let outcome = try #require(outcomes[name])
      #expect(!outcome.standardOutput.contains("object"), "\(name): \(outcome)")
    }
    #expect(outcomes["modules"]?.errorType == "ReferenceError")
    #expect(outcomes["import"]?.errorType == "TypeError")
  }

  /// Objects of the driver that an error of its own would lead to.
  private static let escapeByError = """
    const seen = new Set();
    function deep() { try { deep() } catch (error) { look(error); } console.log({}); }
    function look(error) {
      try { seen.add(error.constructor.constructor('return typeof process')()); } catch (other) { seen.add(other.name); }
    }
    try { deep() } catch (error) { look(error) }
    for (const method of Object.keys(console)) {
      try { console[method]({ get [Symbol.toStringTag]() { throw 1 } }) } catch (error) { look(error) }
    }
    """

  /// The functions that the driver calls with objects of its own.
  private static let escapeByHook = """
    const hook = { [Symbol.for('nodejs.util.inspect.custom')](...all) {
      return all.map((x) => { try { return x.constructor.constructor('return typeof process')() } catch { return '-' } });
    } };
    console.log(hook, '%s', hook);
    Error.prepareStackTrace = (error, frames) => frames.map((f) => typeof f.getThis()?.process);
    console.log(new Error('x').stack);
    """

  /// Changes what all arrays of the driver do, to which an `error` of its own leads.
  private static let forging = """
    const own = Object.getPrototypeOf(error.constructor.constructor.prototype).constructor;
    own.keys({}).__proto__.map = () => [[0, 'forged\\n']];
    """
  private static let forgingByError = """
    Object.defineProperty(Error, Symbol.hasInstance, { value: () => true });
    try { for (;;) console.log('x'.repeat(50000)) } catch (error) { \(forging) }
    """
  private static let forgingByHook = """
    console.dir({ [Symbol.for('nodejs.util.inspect.custom')](depth, options, error) {
      \(forging)
      return '';
    } }, { customInspect: true });
    """

  @Test("a program of Java that loops, fills memory and output, starts processes and reads files gains nothing")
  func java() throws {
    let attacks = [
      ("loop", "while (true);"),
      ("caught loop", "while (true) { try { Integer.parseInt(\"x\"); } catch (Throwable t) { } }"),
      ("sleep", "Thread.sleep(1000000000L);"),
      ("memory", "var all = new java.util.ArrayList<int[]>(); while (true) all.add(new int[1000000]);"),
      ("10 GB", "long[][] all = new long[5][]; for (int i = 0; i < 5; i++) all[i] = new long[250_000_000];"),
      ("output", "while (true) System.out.println(\"x\".repeat(1000));"),
      ("caught output", "while (true) try { System.out.println(\"x\".repeat(1000)); } catch (Throwable t) { }"),
      ("threads", "for (;;) new Thread(() -> { while (true); }).start();"),
      ("processes", "for (;;) new ProcessBuilder(\"sleep\", \"1000\").start();"),
      ("exit", "Runtime.getRuntime().halt(7);"),
      ("streams", "System.setOut(null); System.out.println(1);"),
      ("forging", "new java.io.FileOutputStream(java.io.FileDescriptor.out).write(new byte[100]);"),
      ("reading", "System.out.println(new java.util.Scanner(new java.io.File(\"\(Self.secret)\")).nextLine());"),
      ("writing", "new java.io.FileWriter(\"/usr/hornbook-attack\").close();"),
      ("network", "new java.net.Socket(\"127.0.0.1\", \(Self.port)).getOutputStream().write(1);"),
      ("compiler bomb", Self.javaBomb),
    ]
    let outcomes = try run(attacks, by: try JavaToolchain.find(path: Tools.path).get())
    for name in ["loop", "caught loop", "sleep"] {
      #expect(outcomes[name]?.ending == .stopped(.steps, line: 0), "\(name): \(String(describing: outcomes[name]))")
    }
    for name in ["memory", "10 GB"] { #expect(outcomes[name]?.ending == .stopped(.memory, line: 0), "\(name)") }
    for name in ["output", "caught output"] {
      #expect(outcomes[name]?.ending == .stopped(.output, line: 0), "\(name)")
    }
    for name in ["threads", "processes"] { #expect(outcomes[name]?.ending != .finished(status: 0), "\(name)") }
    #expect(outcomes["exit"]?.ending == .finished(status: 7))
    #expect(outcomes["streams"]?.errorType == "java.lang.NullPointerException")
    #expect(outcomes["reading"]?.errorType == "java.io.FileNotFoundException")
    #expect(outcomes["writing"]?.errorType == "java.io.FileNotFoundException")
    #expect(outcomes["network"]?.errorType == "java.net.ConnectException")
    #expect(outcomes["compiler bomb"].map { $0.ending != .finished(status: 0) } == true)
  }

  /// Constants of which each is twice as long as the one before.
  private static let javaBomb =
    "final String s0 = \"xxxxxxxxxxxxxxxx\";\n"
    + (1...40).map { "final String s\($0) = s\($0 - 1) + s\($0 - 1);\n" }.joined() + "System.out.println(s40);"

  @Test("Swift that loops, fills memory and output, starts processes and reads files gains nothing")
  func swift() throws {
    let attacks = [
      ("loop", "while true {}"), ("sleep", "import Glibc\nsleep(1000000)"),
      ("memory", "var all: [[Int]] = []\nwhile true { all.append([Int](repeating: 7, count: 1_000_000)) }"),
      ("10 GB", "let all = [Int](repeating: 7, count: 1_250_000_000)\nprint(all[5])"),
      ("output", "while true { print(String(repeating: \"x\", count: 1000)) }"),
      ("processes", "import Glibc\nvar no = [UnsafeMutablePointer<CChar>?](repeating: nil, count: 1)\n\(Self.forks)"),
      ("reading", "import Foundation\nprint(try String(contentsOfFile: \"\(Self.secret)\", encoding: .utf8))"),
      ("writing", "import Foundation\n\(Self.writing)"),
      ("filling", "import Glibc\n\(Self.filling)"), ("network", "import Glibc\n\(Self.connecting)"),
      ("filling memory", "import Glibc\n\(Self.fillingMemory)"),
      ("killing", "import Glibc\nkill(-1, SIGKILL)\nwhile true {}"),
      ("hard expression", Self.hardExpression),
    ]
    let outcomes = try run(attacks, by: try SwiftToolchain.find(path: Tools.path).get())
    for name in ["loop", "sleep"] { #expect(outcomes[name]?.ending == .stopped(.steps, line: 0), "\(name)") }
    for name in ["memory", "10 GB"] {
      #expect(outcomes[name]?.ending == .stopped(.memory, line: 0), "\(name): \(String(describing: outcomes[name]))")
    }
    #expect(outcomes["output"]?.ending == .stopped(.output, line: 0))
    #expect(outcomes["processes"]?.standardOutput == "no more\n", "\(String(describing: outcomes["processes"]))")
    for name in ["reading", "writing"] { #expect(outcomes[name]?.errorType == "Fatal error", "\(name)") }
    #expect(outcomes["filling"]?.standardOutput == "full\n", "\(String(describing: outcomes["filling"]))")
    #expect(outcomes["filling memory"]?.standardOutput == "[-1, -1, -1]\n")
    #expect(outcomes["network"]?.standardOutput == "-1\n", "\(String(describing: outcomes["network"]))")
    // On a busy machine the compiler's time is over before it gives up by itself.
    let hard = outcomes["hard expression"]
    #expect(hard?.errorType == "error" || hard?.ending == .stopped(.steps, line: 0), "\(String(describing: hard))")
  }

  private static let fillingMemory =
    "print([\"/dev/shm/x\", \"/dev/x\", \"/x\"].map { (path: String) in creat(path, 0o600) })"

  @Test("a program of Swift that is too much for its compiler is stopped, and the others of its batch are not")
  func swiftCompilerBomb() throws {
    let outcomes = try run([("compiler bomb", Self.swiftBomb)], by: try SwiftToolchain.find(path: Tools.path).get())
    let ending = try #require(outcomes["compiler bomb"]).ending
    #expect([.stopped(.steps, line: 0), .stopped(.memory, line: 0)].contains(ending), "\(ending)")
  }

  private static let hardExpression = """
    print(-1 + 2 * -3.5 + 4 - -5 * 6 + -7.25 / 8 + -9 * -(1 + 2.5) - -(3 - 4.5) * -6 + -(7 * -8.5) + "1".count)
    """
  /// Types of which each is four times as large as the one before.
  private static let swiftBomb =
    "struct S0 { var x = 1.5 }\n"
    + (1..<30).map { "struct S\($0) { var a = S\($0 - 1)(), b = S\($0 - 1)(), c = S\($0 - 1)() }\n" }.joined()
    + "print(S29())\n"

  private static let forks = """
    for _ in 0..<5000 {
      var child: pid_t = 0
      var words: [UnsafeMutablePointer<CChar>?] = [strdup("sleep"), strdup("1000"), nil]
      if posix_spawn(&child, "/bin/sleep", nil, nil, &words, &no) != 0 { print("no more"); exit(0) }
    }
    print("as many as it likes")
    """
  private static let writing = """
    try "x".write(toFile: "/usr/hornbook-attack", atomically: false, encoding: .utf8)
    """
  private static let filling = """
    let block = [UInt8](repeating: 1, count: 1 << 20)
    var count = 0
    signal(SIGXFSZ, SIG_IGN)
    for number in 0..<100 {
      let file = open("/tmp/f\\(number)", O_WRONLY | O_CREAT, 0o600)
      for _ in 0..<40 { if write(file, block, block.count) > 0 { count += 1 } }
    }
    print(count < 400 ? "full" : "\\(count)")
    """
  private static let connecting = """
    let end = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(\(port)).bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    print(withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(end, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) }
    })
    """

  /// A file that any program outside of a sandbox can read.
  private static let secret = Repository.path("Package.swift")
  /// A port of this machine on which a program outside of a sandbox may find somebody.
  private static let port = 22

  @Test("two hundred attacks in one batch each come to their own outcome")
  func manyAtOnce() throws {
    let kinds = [
      "for (;;) console.log('x'.repeat(1000))", "(function f() { f() })()", "new ArrayBuffer(10e9)",
      "require('child_process')", "this.constructor.constructor('return process')().exit()", "null.x", "let = = ;",
      "console.log('fine')", "throw new Error('no')", "'x'.repeat(2 ** 29).repeat(2)",
    ]
    let node = try NodeToolchain.find(path: Tools.path).get()
    let loops = [0, 100, 199]
    let programs = (0..<200).map { ToolchainProgram(loops.contains($0) ? "for (;;);" : kinds[$0 % kinds.count]) }
    let runs = node.run(programs, budget: budget, options: RunOptions())
    let endings = try runs.map { try $0.get().outcome.ending }
    for (index, ending) in endings.enumerated() where !loops.contains(index) && index >= 20 {
      #expect(ending == endings[10 + index % kinds.count], "\(index)")
    }
    #expect(loops.allSatisfy { endings[$0] == .stopped(.steps, line: 0) })
    #expect(node.starts == 1)
  }
}

extension Outcome {
  /// The type of the error that ended it.
  fileprivate var errorType: String? {
    if case .raised(let error) = ending { error.type } else { nil }
  }
}

/// The traces that a program could leave: files in the folder for temporary ones, and processes.
private struct Traces {
  private let files: Set<String>
  private let processes: Set<String>

  /// The state now.
  init() {
    let folder = FileManager.default.temporaryDirectory.path
    files = Set((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
    let numbers = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    processes = Set(
      numbers.filter { $0.allSatisfy(\.isNumber) }.compactMap { number in
        guard let words = try? String(contentsOfFile: "/proc/\(number)/cmdline", encoding: .utf8) else { return nil }
        return ["bwrap", "sleep\0" + "1000", "/tmp/program"].contains(where: words.contains) ? number : nil
      })
  }

  /// The traces that are new since then; other tests have their own folders, which say whose they are.
  func new(since before: Traces) -> [String] {
    let new = files.subtracting(before.files).filter { !$0.hasPrefix("hornbook-test-") && $0.contains("hornbook") }
    return new.sorted() + processes.subtracting(before.processes).sorted()
  }
}
