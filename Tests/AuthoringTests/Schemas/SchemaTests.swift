import Authoring
import AuthoringSamples
import Foundation
import JSON
import TestSupport
import Testing

@Suite("The schemas for editors")
struct SchemaTests {
  @Test("what lies in schemas/ is what the declarations say; `make schemas` brings it up to date")
  func fresh() throws {
    for (name, schema) in JSONSchema.authoring + JSONSchema.published {
      let path = Repository.path("schemas/\(name)")
      let written = FileManager.default.contents(atPath: path).map { [UInt8]($0) }
      let isFresh = written == SchemaPart.file(schema)
      #expect(isFresh, "schemas/\(name) is stale: run `make schemas`")
    }
  }

  @Test("each says once what several kinds of cards have in common, and stays small")
  func small() throws {
    for (name, schema) in JSONSchema.authoring {
      #expect(SchemaPart.file(schema).count <= 76_000, "\(name)")
      let definitions = schema["definitions"]?.object?.members ?? []
      #expect(Set(definitions.map(\.value)).count == definitions.count, "\(name) has a definition twice")
    }
  }

  @Test("each is valid after the metaschema of draft-07", .enabled(if: TestRun.hasJudges))
  func metaschema() throws {
    let paths = (JSONSchema.authoring + JSONSchema.published).map { Repository.path("schemas/\($0.name)") }
    let verdict = try Command(try Judge.path(of: "check-jsonschema"), ["--check-metaschema"] + paths).run()
    #expect(verdict.status == 0, "\(verdict.output)\(verdict.errors)")
  }

  @Test(
    "the shipped curriculum fits them", .enabled(if: TestRun.hasJudges),
    arguments: ["curriculum", "module", "block", "episode"])
  func shipped(form: String) throws {
    let root = Repository.path("curriculum")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root).filter { path in
      let name = path.split(separator: "/").last.map(String.init) ?? ""
      guard name.hasSuffix(".yaml") else { return false }
      let isContainer = ["curriculum.yaml", "module.yaml", "block.yaml"].contains(name)
      return form == "episode" ? !isContainer : name == "\(form).yaml"
    }
    #expect(!paths.isEmpty)
    let schema = Repository.path("schemas/\(form).schema.json")
    let verdict = try Command(
      try Judge.path(of: "check-jsonschema"), ["--schemafile", schema] + paths.map { "\(root)/\($0)" }
    ).run()
    #expect(verdict.status == 0, "\(verdict.output)\(verdict.errors)")
  }
}
