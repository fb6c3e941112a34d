import Foundation
import JSON
import TestSupport
import Testing

/// The files have the shape that the article "Clients in other languages" shows.
///
///     {
///       "description": "What the file is about.",
///       "vectors": [
///         {"name": "A sentence that is true of this vector.", "given": {}, "expected": {}}
///       ]
///     }
@Suite("Test vectors for clients")
struct VectorTests {
  /// The files whose rules are in the preview's pages, which Node.js runs.
  private static let inPages = ["paragraphs.json"]

  @Test("every vector holds here", arguments: VectorRunners.all.keys.sorted())
  func holds(name: String) throws {
    let run = try #require(VectorRunners.all[name])
    #expect(try VectorFile(name).failures(run) == [])
  }

  @Test("every text is split into the paragraphs that clients show", .enabled(if: TestRun.hasJudges))
  func paragraphs() throws {
    let file = try VectorFile("paragraphs.json")
    var found = try PageParagraphs.of(file.vectors.map(\.given)).makeIterator()
    #expect(file.failures { _ in found.next() ?? .null } == [])
  }

  @Test("there are at least 650 of them, under names of their own, in files that are all run")
  func complete() throws {
    let names = try VectorFile.names()
    #expect(names == (VectorRunners.all.keys + Self.inPages).sorted())
    var count = 0
    for name in names {
      let file = try VectorFile(name)
      #expect(file.description.hasSuffix("."), "\(name)")
      #expect(file.vectors.count >= 8, "\(name)")
      #expect(Set(file.vectors.map { Array($0.name.utf8) }).count == file.vectors.count, "\(name)")
      count += file.vectors.count
    }
    #expect(count >= 650, "\(count) vectors")
  }

  @Test("a vector that does not hold is reported")
  func fails() throws {
    let file = try VectorFile("rating.json")
    #expect(file.failures { _ in ["rating": 4] }.count == file.vectors.count)
  }

  @Test("every file fits its schema", .enabled(if: TestRun.hasJudges))
  func shape() throws {
    let schema = Repository.path("schemas/vectors.schema.json")
    let paths = try VectorFile.names().map { "\(VectorFile.folder)/\($0)" }
    let check = try Command(try Judge.path(of: "check-jsonschema"), ["--schemafile", schema] + paths).run()
    #expect(check.status == 0, "\(check.output)\(check.errors)")
    let stray = #"{"description": "A file.", "vectors": [{"name": "It has no given.", "expected": {}}]}"#
    let refused = try Judge.run("check-jsonschema", "--schemafile", schema, "-", input: stray)
    #expect(refused.status == 1, "\(refused.output)\(refused.errors)")
  }
}
