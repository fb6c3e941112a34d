import Foundation
import TestSupport
import Testing

@testable import Python

/// The files of `Sources/Python/Library` are right Python: the real `python3` runs them too, in place of its own
/// modules, and the programs of the pages print with them what the pages say.
@Suite("The library in CPython", .enabled(if: TestRun.hasJudges))
struct LibraryOracleTests {
  /// Parts of other modules, which run with them: no program imports these.
  private static let parts = [
    // Of `collections`, `time` and `datetime`.
    "_collections", "_generic", "_strptime",
    // Starts with `site`, without which the judge of the pages runs.
    "_help",
  ]
  /// Opens a window in CPython.
  private static let unseen = ["turtle"]

  @Test(
    "programs print with a file of the library in python3 what their page says",
    arguments: Library.texts.keys.sorted().filter { !(parts + unseen).contains($0) })
  func printsWhatPagesSay(module: String) throws {
    let programs = try LibraryOracle.programs(using: module)
    #expect(!programs.isEmpty, "no page has a program that uses '\(module)'")
    let verdicts = try LibraryOracle.run(programs.map(\.program), with: module)
    try #require(verdicts.count == programs.count)
    var known = LibraryException.all[module, default: []].reduce(into: Set<String>()) { $0.formUnion($1.programs) }
    for (program, verdict) in zip(programs, verdicts) {
      let isKnown = known.remove(program.name) != nil
      if isKnown {
        #expect(verdict.written != program.output, "\(program.name) needs no exception for '\(module)' any more")
      } else {
        #expect(verdict.written == program.output, "\(program.name), with our '\(module)'")
      }
    }
    #expect(known.isEmpty, "these are no programs that use '\(module)'")
  }

  @Test("nothing is left out that a program shows")
  func unseenIsUnseen() throws {
    for module in Self.parts + Self.unseen {
      #expect(Library.texts[module] != nil)
      #expect(try LibraryOracle.programs(using: module).isEmpty, "a program uses '\(module)'")
    }
    #expect(Set(LibraryException.all.keys).isSubset(of: Library.texts.keys))
  }
}

/// Runs programs of the pages in `python3` with a file of our library in place of a standard module.
private enum LibraryOracle {
  struct Program {
    /// The page and the number of the program on it: `modules-json 3`.
    let name: String
    let program: PageProgram
    let output: String
    let modules: Set<String>
  }

  static func programs(using module: String) throws -> [Program] {
    try all.get().filter { $0.modules.contains(module) }
  }

  private static let all = Result {
    try MarkdownPage.paths(in: "Tests/PythonTests/Pages").flatMap(programs(onPage:))
  }

  private static func programs(onPage path: String) throws -> [Program] {
    let page = try MarkdownPage(path: path)
    let title = URL(filePath: path).deletingPathExtension().lastPathComponent
    return zip(page.programs, page.outputs).enumerated().map { index, pair in
      Program(
        name: "\(title) \(index + 1)", program: pair.0, output: pair.1, modules: modules(usedIn: pair.0.source))
    }
  }

  /// The modules that a program imports, and those that hold the built-in names in it.
  private static func modules(usedIn source: String) -> Set<String> {
    var found: Set<String> = []
    for statement in source.split(whereSeparator: { $0 == "\n" || $0 == ";" }) {
      let words = statement.split { $0 == " " || $0 == "," }.map(String.init)
      if words.first == "import" { found.formUnion(words.dropFirst()) }
      guard words.first == "from", words.count > 3 else { continue }
      found.insert(words[1])
      found.formUnion(words[3...].map { "\(words[1]).\($0)" })
    }
    if source.contains("memoryview(") { found.insert("_memory") }
    if source.contains("ExceptionGroup") { found.insert("_groups") }
    return found
  }

  static func run(_ programs: [PageProgram], with module: String) throws -> [PageJudge.Verdict] {
    let jobs = programs.map {
      ["module": module, "source": $0.source, "input": $0.input.map { $0 + "\n" }.joined()]
    }
    let script = Repository.path("Tests/PythonTests/Oracle/run_library.py")
    let finished = try Command(
      try Judge.path(of: "python3"), ["-S", script, Repository.path("Sources/Python/Library")],
      input: Array(try JSONSerialization.data(withJSONObject: jobs)),
      environment: ["PYTHONHASHSEED": "0", "PYTHONDONTWRITEBYTECODE": "1"]
    ).run()
    guard finished.status == 0 else {
      throw PageJudge.Failure(text: String(decoding: finished.errorBytes, as: UTF8.self))
    }
    return try JSONDecoder().decode([PageJudge.Verdict].self, from: Data(finished.outputBytes))
  }
}
