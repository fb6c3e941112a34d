import TestSupport
import Testing

/// What `hornbook lint` writes to standard output when it cannot run: a report without findings for each reader.
@Suite("Reports of runs that could not be made")
struct EmptyReportTests {
  /// Arguments that cannot be run: a wrong option or value; paths, repositories, releases and files that are missing.
  static let failures = [
    ["--no-such-option"], ["--threads", "0"], ["nowhere"], ["--changed-since", "HEAD"], ["--published", "nowhere"],
    ["--baseline", "nowhere.json"], ["--fix", "--stdin-filename", "a.yaml"],
  ]

  @Test(
    "outside readers take them", .enabled(if: TestRun.hasJudges),
    arguments: ["json", "sarif", "gitlab", "junit", "rdjson"])
  func isValid(format: String) throws {
    let folder = try TemporaryDirectory()
    for (path, text) in SampleCurriculum.files { try folder.write(text, to: "curriculum/\(path)") }
    var reports: Set<String> = []
    for failure in Self.failures {
      for arguments in [["lint", "--format", format] + failure, ["lint"] + failure + ["--format=\(format)"]] {
        let lint = try Command(try BuiltProduct.path(of: "hornbook"), arguments, in: folder.path).run()
        #expect(lint.status == 2 && lint.errors.hasPrefix("hornbook: "), "\(arguments): \(lint.errors)")
        reports.insert(lint.output)
      }
    }
    #expect(reports.count == 1)
    let report = try folder.write(try #require(reports.first), to: "report")
    let verdict = try Judge.python(Self.readers, format, report)
    let isTold = format == "sarif" || format == "junit"
    #expect(verdict.output == (isTold ? "0 could not run\n" : "0\n"), "\(verdict.errors)")
    guard format == "json" else { return }
    let judged = try Judge.run(
      "check-jsonschema", "--schemafile", Repository.path("schemas/report.schema.json"), report)
    #expect(judged.status == 0, "\(judged.output)")
  }

  @Test(
    "a run that met a file that cannot be read says so to the readers that can be told",
    .enabled(if: TestRun.hasJudges), arguments: ["sarif", "junit"])
  func isPartial(format: String) throws {
    let folder = try TemporaryDirectory()
    for (path, text) in SampleCurriculum.files { try folder.write(text, to: "curriculum/\(path)") }
    let tool = try BuiltProduct.path(of: "hornbook")
    for (script, status, expected) in [
      ("true", Int32(0), "0\n"),
      ("ln -s nowhere curriculum/training/gone.yaml", 2, "\(format == "sarif" ? 2 : 1) could not run\n"),
    ] {
      let lint = try Command(
        "/bin/sh", ["-c", "\(script); '\(tool)' lint --format \(format) > report"], in: folder.path
      ).run()
      #expect(lint.status == status, "\(lint.errors)")
      let verdict = try Judge.python(Self.readers, format, "\(folder.path)/report")
      #expect(verdict.output == expected, "\(verdict.errors)")
    }
  }

  /// Prints how many findings a reader of a format sees, and whether it is told that the run could not be made.
  private static let readers = """
    import json, sys
    from junitparser import JUnitXml
    from sarif_pydantic import Sarif
    format, path = sys.argv[1:]
    if format == "junit":
      report = JUnitXml.fromfile(path)
      cases = [case for suite in report for case in suite]
      errors = [result.message for case in cases for result in case.result if type(result).__name__ == "Error"]
      assert report.tests == len(cases) and report.errors == len(errors), (report.tests, report.errors)
      print(report.failures, *errors)
    elif format == "sarif":
      runs = Sarif.model_validate_json(open(path).read()).runs
      is_told = [not made.execution_successful for run in runs for made in run.invocations]
      print(sum(len(run.results) for run in runs), *["could not run"] * sum(is_told))
    else:
      report = json.load(open(path))
      print(len(report if format == "gitlab" else report["diagnostics"]))
    """

  @Test("formats that a person reads, and a difference, stay empty", arguments: ["text", "concise", "github"])
  func isNothing(format: String) throws {
    let folder = try TemporaryDirectory()
    let tool = try BuiltProduct.path(of: "hornbook")
    #expect(try Command(tool, ["lint", "--format", format], in: folder.path).run().output.isEmpty)
    #expect(try Command(tool, ["lint", "--format", "json", "--fix", "--diff"], in: folder.path).run().output.isEmpty)
    #expect(try Command(tool, ["fmt", "--format", "json"], in: folder.path).run().output.isEmpty)
  }
}
