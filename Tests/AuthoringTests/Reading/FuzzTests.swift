import Authoring
import AuthoringSamples
import Diagnostics
import Foundation
import TestSupport
import Testing

@Suite("However a file is spoilt")
struct FuzzTests {
  private static let count = TestRun.rounds(1_000)

  @Test("reading ends, and every finding lies inside its file")
  func mutations() throws {
    let originals = try Self.originals()
    var random = SeededRandom(seed: 42)
    for number in 0..<Self.count {
      let path = random.pick(originals.paths)
      let bytes = random.mutated(try originals.read(path))
      let files = OneChanged(rest: originals, path: path, bytes: bytes)
      let (_, diagnostics) = try CurriculumReader.read(files, threads: 1)
      for diagnostic in diagnostics {
        let count = try files.read(diagnostic.location.file).count
        let span = diagnostic.location.span
        #expect(
          0 <= span.start && span.start <= span.end && span.end <= count,
          "mutation \(number) of \(path): \(diagnostic.code) at \(span) of \(count)")
        #expect(!diagnostic.message.isEmpty)
      }
    }
  }

  /// The shipped curriculum's first block, and cards of the kinds and keys that it lacks.
  private static func originals() throws -> FilesInMemory {
    let root = Repository.path("curriculum/training/printing")
    let shipped = try String(contentsOfFile: "\(root)/line-by-line.yaml", encoding: .utf8)
    return SampleCurriculum.with([
      "curriculum.yaml":
        "title: C\nlocale: en\nminimumClient: \"1.0.0\"\nmodules: [training]\nlint: {rules: {a: off}, limits: {header: 9}}\n"
        + "champion:\n  outermost: cards\n",
      "training/printing/block.yaml":
        "title: &t Printing\noverview: *t\nrequires: [training]\nepisodes: [say-hello, line-by-line]\n",
      "training/printing/line-by-line.yaml": shipped,
      SampleCurriculum.episodePath: SampleCurriculum.heading
        + "  - id: a\n    type: executor\n    text: >-\n      b\n    code: |+\n      print(input())\n\n    input: ['é', \"\\t\"]\n"
        + "    raises: E\n  - {id: q, type: questionWithCode, code: c, text: t, answers: [1, yes], correctAnswerIndex: 1.0}\n"
        + SampleCurriculum.finished,
    ])
  }
}

/// Files of which one has other bytes.
private struct OneChanged: CurriculumFiles {
  let rest: FilesInMemory
  let path: String
  let bytes: [UInt8]

  var paths: [String] { rest.paths }
  func shownPath(of path: String) -> String { path }
  func read(_ path: String) throws(UnreadableFile) -> [UInt8] { path == self.path ? bytes : try rest.read(path) }
}
