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

  @Test("only rules of which there are findings are described")
  func usedRules() throws {
    let run = try #require(try log([Samples.title])["runs"]?[0])
    #expect(run["tool"]?["driver"]?["rules"]?.array?.compactMap { $0["id"]?.string } == ["title-odd"])
    #expect(run["results"]?[0]?["ruleIndex"] == 0)
    #expect(try log([])["runs"]?[0]?["tool"]?["driver"]?["rules"] == [])
  }

  @Test("paths are relative to folders whose location the log states, and absolute ones to none")
  func bases() throws {
    let away = Diagnostic("odd", .info, at: Location("b/c.yaml", .at(0)), "x")
    let absolute = Diagnostic("odd", .info, at: Location("/z/d.yaml", .at(0)), "x")
    let above = Diagnostic("odd", .info, at: Location("../e.yaml", .at(0)), "x")
    let origin = ReportOrigin(folder: "/home/ada/my lessons", others: ["b/c.yaml": "/srv"])
    let report = Samples.report([above, absolute, away, Samples.title], origin: origin)
    let run = try #require(try JSONReader.read(Array(SARIFFormat().render(report).utf8)).get()["runs"]?[0])
    let bases: JSONValue = [
      "SRCROOT": ["uri": "file:///home/ada/my%20lessons/"], "SRCROOT2": ["uri": "file:///srv/"],
    ]
    #expect(run["originalUriBaseIds"] == bases)
    let places = try #require(run["results"]?.array).map {
      $0["locations"]?[0]?["physicalLocation"]?["artifactLocation"]?["uriBaseId"]?.string
    }
    #expect(places == [nil, nil, "SRCROOT2", "SRCROOT"])
    #expect(try log([])["runs"]?[0]?["originalUriBaseIds"] == nil)
  }

  @Test("many files elsewhere share one folder")
  func manyElsewhere() throws {
    let files = (0..<20_000).map { "b/\($0).yaml" }
    let others = Dictionary(uniqueKeysWithValues: files.map { ($0, "/srv") })
    let origin = ReportOrigin(folder: "/home", others: others)
    let report = Samples.report(files.map { Diagnostic("odd", .info, at: Location($0, .at(0)), "x") }, origin: origin)
    let run = try #require(try JSONReader.read(Array(SARIFFormat().render(report).utf8)).get()["runs"]?[0])
    let ids = try #require(run["results"]?.array).map {
      $0["locations"]?[0]?["physicalLocation"]?["artifactLocation"]?["uriBaseId"]?.string
    }
    #expect(ids.count == files.count && Set(ids) == ["SRCROOT2"])
  }

  @Test("a run that failed says why in the notifications of its invocation")
  func failure() throws {
    let text = SARIFFormat().render(Samples.report([], failures: [Samples.failure]))
    let invocation = try #require(
      try JSONReader.read(Array(text.utf8)).get()["runs"]?[0]?["invocations"]?[0])
    #expect(invocation["executionSuccessful"] == false)
    let notification: JSONValue = [
      "level": "error", "message": ["text": "there is no '{{a}}, 100%'\nhelp: name a folder"],
    ]
    #expect(invocation["toolExecutionNotifications"] == [notification])
    #expect(try log([])["runs"]?[0]?["invocations"] == [["executionSuccessful": true]])
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
        "toolExecutionNotifications": "Notification", "originalUriBaseIds": None,
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
      log = json.load(sys.stdin)
      check(log, "SarifLog")
      for base in log["runs"][0]["originalUriBaseIds"].values(): check(base, "ArtifactLocation")
      print(len(seen))
      """
    let report = Samples.report(Samples.all, failures: [Samples.failure], origin: ReportOrigin(folder: "/srv"))
    let verdict = try Judge.python(program, input: Array(SARIFFormat().render(report).utf8))
    #expect(verdict.output == "19\n", "\(verdict.errors)")
  }
}
