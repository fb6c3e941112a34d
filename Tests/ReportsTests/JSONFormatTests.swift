import Diagnostics
import JSON
import Reports
import TestSupport
import Testing

/// Our own JSON: its shape, its schema, and both together before an outside judge.
struct JSONFormatTests {
  @Test("a finding has code, severity, message, help, file, start and end")
  func shape() throws {
    let report = try JSONReader.read(Array(JSONFormat().render(Samples.report([Samples.title])).utf8)).get()
    let expected: JSONValue = [
      "version": 1,
      "diagnostics": [
        [
          "code": "title-odd", "severity": "warning", "message": "this title says 'hello' after an emoji", "help": nil,
          "file": .string(Samples.file), "start": ["line": 1, "column": 16, "offset": 19],
          "end": ["line": 1, "column": 20, "offset": 23],
        ]
      ],
    ]
    #expect(report == expected)
  }

  @Test("a finding about a whole file stands at its start")
  func wholeFile() throws {
    let report = try JSONReader.read(Array(JSONFormat().render(Samples.report([Samples.missingFile])).utf8)).get()
    #expect(report["diagnostics"]?[0]?["start"] == ["line": 1, "column": 1, "offset": 0])
  }

  @Test("check-jsonschema accepts every sample, and refuses a report that lacks a key", .enabled(if: TestRun.hasJudges))
  func judgedBySchema() throws {
    let folder = try TemporaryDirectory()
    let schema = Repository.path("schemas/report.schema.json")
    for (name, sample) in [("all", Samples.all), ("none", [])] {
      let file = try folder.write(JSONFormat().render(Samples.report(sample)), to: "\(name).json")
      let verdict = try Judge.run("check-jsonschema", "--schemafile", schema, file)
      #expect(verdict.status == 0, "\(verdict.output)")
    }
    let failed = JSONFormat().render(Samples.report([], failures: [Samples.failure, RunFailure("no help")]))
    let verdict = try Judge.run(
      "check-jsonschema", "--schemafile", schema, try folder.write(failed, to: "failed.json"))
    #expect(verdict.status == 0, "\(verdict.output)")
    #expect(failed.contains(#""message": "there is no '{a}, 100%'""#) && failed.contains(#""help": null"#), "\(failed)")
    let broken = try folder.write(#"{"version": 1, "diagnostics": [{"code": "x"}]}"#, to: "broken.json")
    #expect(try Judge.run("check-jsonschema", "--schemafile", schema, broken).status == 1)
    #expect(try Judge.run("check-jsonschema", "--check-metaschema", schema).status == 0)
  }

  @Test("schemas/report.schema.json is what the code describes")
  func freshSchema() throws {
    let file = try Command("/bin/cat", [Repository.path("schemas/report.schema.json")]).run().output
    #expect(file == String(decoding: SchemaPart.file(JSONFormat.schema), as: UTF8.self), "run `make schemas`")
  }
}
