import Foundation
import TestSupport
import Testing

/// Programs that lead from native code into native code again, as processes: on the main thread of `hornbook run`, and
/// on the threads of `hornbook lint`, whose stacks are smaller.
@Suite("Native code in native code, as processes", .enabled(if: TestRun.hasTime))
struct ReentryCommandTests {
  private static let limits = [12_000, 100_000_000]

  private static let ways = Result {
    try MarkdownPage.paths(in: "Tests/PythonTests/Reentry").flatMap { path in
      try MarkdownPage(path: path).sections.flatMap { section in
        section.blocks.filter { $0.kind == "python" }.map { (name: section.title, text: $0.text) }
      }
    }
  }

  @Test("a file ends by itself, in little time")
  func fileEnds() throws {
    let folder = try TemporaryDirectory()
    for (name, text) in try Self.ways.get() {
      let file = try folder.write("import sys; sys.setrecursionlimit(10**8)\n\(text)", to: "main.py")
      // In seconds of the processor's time; beyond them there is a signal.
      let end = try Command(
        "/bin/sh",
        [
          "-c", "ulimit -t 4; exec \"$0\" run --max-steps 2000000 --max-memory 64 \"$1\"",
          try BuiltProduct.path(of: "hornbook"), file,
        ]
      ).run()
      #expect((0...3).contains(end.status), "\(name) ends with \(end.status)")
    }
  }

  @Test("a curriculum of such cards is linted to its end", arguments: limits)
  func curriculumIsLinted(limit: Int) throws {
    let folder = try TemporaryDirectory()
    let ways = try Self.ways.get()
    try folder.write(
      "title: T\nlocale: en\nminimumClient: \"1.0.0\"\nmodules: [training]\n", to: "curriculum/curriculum.yaml")
    try folder.write(
      "title: T\nsummary: S.\nlanguage: python\nauthors: [A]\nblocks: [printing]\n",
      to: "curriculum/training/module.yaml")
    try folder.write("title: T\nepisodes: [ways]\n", to: "curriculum/training/printing/block.yaml")
    let cards = ways.enumerated().map { number, way in
      let code = "import sys; sys.setrecursionlimit(\(limit))\n\(way.text)".split(separator: "\n")
      return "  - id: way-\(number)\n    type: executor\n    text: Run it.\n    result: none\n    code: |\n"
        + code.map { "      \($0)\n" }.joined()
    }
    try folder.write(
      "title: Ways\nsummary: S.\ncards:\n\(cards.joined())  - {id: done, type: finished, header: H, text: Done.}\n",
      to: "curriculum/training/printing/ways.yaml")
    let end = try Command(
      try BuiltProduct.path(of: "hornbook"), ["lint", "--no-cache", "--format", "json"], in: folder.path
    ).run()
    #expect(end.status == 1, "\(end.errors.suffix(500))")
    // Each card says that it prints 'none', and none does.
    #expect(end.output.components(separatedBy: "\"severity\": \"error\"").count > ways.count)
  }
}
