import Diagnostics
import JSON
import Reports
import TestSupport
import Testing

/// SARIF: what code scanning and its readers take.
struct SARIFFormatTests {
  private func log(_ diagnostics: [Diagnostic]) throws -> JSONValue {
    try JSONReader.read(Array(SARIFFormat().render(Samples.report(diagnostics)).utf8)).get()
  }

  @Test("rules are described once, and results point at them")
  func rules() throws {
    let run = try #require(try log(Samples.all)["runs"]?[0])
    let rules = try #require(run["tool"]?["driver"]?["rules"]?.array)
    #expect(rules.compactMap { $0["id"]?.string } == ["answer-key-wrong", "title-odd"])
    #expect(rules[0]["fullDescription"]?["text"] == "A learner who reads the program right is told to be wrong.")
    #expect(run["columnKind"] == "unicodeCodePoints")
    let results = try #require(run["results"]?.array)
    #expect(results.map { $0["level"]?.string } == ["error", "note", "warning", "error"])
    #expect(results.map { $0["ruleIndex"]?.integer } == [nil, nil, 1, 0])
  }

  @Test("places are percent-encoded, columns count code points, and whole files have no region")
  func places() throws {
    let results = try #require(try log(Samples.all)["runs"]?[0]?["results"]?.array)
    let place = try #require(results[2]["locations"]?[0]?["physicalLocation"])
    #expect(place["artifactLocation"]?["uri"] == "curriculum/training/say%20hello.yaml")
    #expect(place["region"]?["startColumn"] == 16)
    #expect(place["region"]?["byteOffset"] == 19)
    #expect(results[0]["locations"]?[0]?["physicalLocation"]?["region"] == nil)
  }

  @Test("braces in a message are doubled, since SARIF takes single ones for placeholders")
  func braces() throws {
    let text = try #require(try log([Samples.answerKey])["runs"]?[0]?["results"]?[0]?["message"]?["text"]?.string)
    #expect(text.contains("{{braces}}"))
  }

  @Test("sarif-tools reads the log, and sarif-pydantic finds every part well-formed", .enabled(if: TestRun.hasJudges))
  func judged() throws {
    let folder = try TemporaryDirectory()
    let file = try folder.write(SARIFFormat().render(Samples.report(Samples.all)), to: "report.sarif")
    let summary = try Judge.run("sarif", "summary", file)
    #expect(summary.status == 0, "\(summary.errors)")
    #expect(summary.output.contains("error: 2"))
    #expect(summary.output.contains("warning: 1"))
    let program = """
      import sys
      from sarif_pydantic import Sarif
      log = Sarif.model_validate_json(open(sys.argv[1]).read())
      results = log.runs[0].results
      print(len(results), sum(len(result.fixes or []) for result in results))
      """
    let verdict = try Judge.python(program, file)
    #expect(verdict.output == "4 2\n", "\(verdict.errors)")
  }

  @Test(
    "every member is one that Microsoft's object model of the published schema knows, and none it needs is missing",
    .enabled(if: TestRun.hasJudges))
  func judgedByObjectModel() throws {
    let program = """
      import attr, json, sys
      import sarif_om as model
      parts = {
        "runs": "Run", "tool": "Tool", "driver": "ToolComponent", "rules": "ReportingDescriptor", "message": "Message",
        "shortDescription": "MultiformatMessageString", "fullDescription": "MultiformatMessageString",
        "help": "MultiformatMessageString", "defaultConfiguration": "ReportingConfiguration", "results": "Result",
        "locations": "Location", "relatedLocations": "Location", "physicalLocation": "PhysicalLocation",
        "artifactLocation": "ArtifactLocation", "region": "Region", "fixes": "Fix", "description": "Message",
        "artifactChanges": "ArtifactChange", "replacements": "Replacement", "deletedRegion": "Region",
        "insertedContent": "ArtifactContent", "invocations": "Invocation", "properties": None, "partialFingerprints": None,
      }
      seen = set()
      def check(value, name):
        seen.add(name)
        fields = {field.metadata["schema_property_name"]: field for field in attr.fields(getattr(model, name))}
        for key in fields:
          assert fields[key].default is not attr.NOTHING or key in value, (name, "lacks", key)
        for key, member in value.items():
          assert key in fields, (name, "has no", key)
          for part in member if isinstance(member, list) else [member]:
            if isinstance(part, dict) and parts[key]: check(part, parts[key])
      check(json.load(sys.stdin), "SarifLog")
      print(len(seen))
      """
    let verdict = try Judge.python(program, input: Array(SARIFFormat().render(Samples.report(Samples.all)).utf8))
    #expect(verdict.output == "18\n", "\(verdict.errors)")
  }
}
