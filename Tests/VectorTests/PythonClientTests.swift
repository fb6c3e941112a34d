import Foundation
import JSON
import TestSupport
import Testing

/// `Tests/PythonClient`, which was written from the documentation alone.
@Suite("A client in Python", .enabled(if: TestRun.hasJudges))
struct PythonClientTests {
  @Test("every vector holds there")
  func holds() throws {
    let count = try VectorFile.names().reduce(0) { $0 + (try VectorFile($1).vectors.count) }
    let finished = try run(on: VectorFile.folder)
    #expect(finished.output == "\(count) vectors, 0 failures\n", "\(finished.errors)")
    #expect(finished.status == 0)
  }

  @Test("a vector that does not hold, and a file that is not known, fail there")
  func fails() throws {
    let folder = try TemporaryDirectory()
    let rating = try String(contentsOfFile: "\(VectorFile.folder)/rating.json", encoding: .utf8)
    try folder.write(rating.replacing("\"rating\": 3", with: "\"rating\": 2"), to: "rating.json")
    try folder.write(rating, to: "newer.json")
    let finished = try run(on: folder.path)
    #expect(finished.status == 1)
    #expect(finished.output.contains("newer.json: nothing is known of this file\n"))
    #expect(finished.output.contains("in place of {'rating': 2}"))
  }

  @Test("texts and numbers at random come out there as they do here")
  func texts() throws {
    var random = SeededRandom(seed: 21)
    try compare(GeneratedVectors.texts(&random), atLeast: 10_000)
  }

  @Test("locks, progress and releases at random come out there as they do here")
  func progress() throws {
    var random = SeededRandom(seed: 23)
    try compare(GeneratedVectors.progress(&random), atLeast: 2_000)
  }

  @Test(
    "lessons are graded there as they are here",
    arguments: ["curriculum"]
      + ["ar-programming", "calls", "champion", "pseudocode", "quicode", "slang", "swiftly"]
      .map { "Tests/Samples/\($0)" })
  func lessons(folder: String) throws {
    var random = SeededRandom(seed: 22)
    try compare(try GeneratedVectors.lessons(in: folder, &random), atLeast: 10)
  }

  /// Expects of the client what this package makes of what is given.
  private func compare(_ files: [String: [JSONValue]], atLeast least: Int) throws {
    let folder = try TemporaryDirectory()
    for (name, given) in files {
      let found = try VectorRunners.all[name].map { try given.map($0) } ?? PageParagraphs.of(given)
      let vectors = zip(given, found).enumerated().map { index, vector -> JSONValue in
        ["name": .string("Number \(index)"), "given": vector.0, "expected": vector.1]
      }
      try folder.write(CanonicalJSON.bytes(of: ["description": "Generated.", "vectors": .array(vectors)]), to: name)
    }
    let count = files.values.reduce(0) { $0 + $1.count }
    #expect(count >= least)
    let finished = try run(on: folder.path)
    let shown = finished.output.split(separator: "\n").suffix(10).joined(separator: "\n")
    #expect(shown == "\(count) vectors, 0 failures", "\(finished.errors)")
  }

  private func run(on folder: String) throws -> FinishedProcess {
    try Command(
      try Judge.path(of: "python3"), [Repository.path("Tests/PythonClient/vectors.py"), folder],
      environment: ["PYTHONDONTWRITEBYTECODE": "1"]
    ).run()
  }
}
