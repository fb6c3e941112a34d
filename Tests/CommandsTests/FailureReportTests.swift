import TestSupport
import Testing

/// What `hornbook lint` writes in the place of its report when it cannot run: the reason, for each reader.
@Suite("Reports of runs that could not be made")
struct FailureReportTests {
  /// Arguments that cannot be run: a wrong option or value; paths, repositories, releases and files that are missing.
  static let failures = [
    ["--no-such-option"], ["--threads", "0"], ["nowhere"], ["--changed-since", "HEAD"], ["--published", "nowhere"],
    ["--baseline", "nowhere.json"], ["--fix", "--stdin-filename", "a.yaml"],
  ]

  @Test(
    "outside readers accept them, and receive the reason",
    .enabled(if: TestRun.hasJudges), arguments: ["json", "sarif", "gitlab", "junit", "rdjson"])
  func isValid(format: String) throws {
    let folder = try TemporaryDirectory()
    for (path, text) in SampleCurriculum.files { try folder.write(text, to: "curriculum/\(path)") }
    for failure in Self.failures {
      var told: Set<String> = []
      for arguments in [
        ["lint", "--format", format] + failure, ["lint"] + failure + ["--format=\(format)"],
        ["lint", "--output", "report", "--format", format] + failure,
      ] {
        try folder.write("old", to: "report")
        let lint = try Command(try BuiltProduct.path(of: "hornbook"), arguments, in: folder.path).run()
        #expect(lint.status == 2 && lint.errors.hasPrefix("hornbook: "), "\(arguments): \(lint.errors)")
        let isInFile = arguments.contains("--output")
        if !isInFile { try folder.write(lint.output, to: "report") } else { #expect(lint.output.isEmpty) }
        let verdict = try Judge.python(Self.readers, format, "\(folder.path)/report")
        let reason = lint.errors.dropFirst("hornbook: ".count).prefix { $0 != "\n" }
        #expect(verdict.output == "0 \(reason)\n", "\(verdict.errors)")
        told.insert(try String(contentsOfFile: "\(folder.path)/report", encoding: .utf8))
      }
      #expect(told.count == 1)
      guard format == "json" else { continue }
      let judged = try Judge.run(
        "check-jsonschema", "--schemafile", Repository.path("schemas/report.schema.json"), "\(folder.path)/report")
      #expect(judged.status == 0, "\(judged.output)")
    }
  }

  @Test(
    "a run that met a file that cannot be read says so to the readers that can be told",
    .enabled(if: TestRun.hasJudges), arguments: ["json", "sarif", "junit"])
  func isPartial(format: String) throws {
    let folder = try TemporaryDirectory()
    for (path, text) in SampleCurriculum.files { try folder.write(text, to: "curriculum/\(path)") }
    let tool = try BuiltProduct.path(of: "hornbook")
    let reason = "cannot read 'curriculum/training/gone.yaml': it is a link to 'nowhere', which does not exist"
    for (script, status, expected) in [
      ("true", Int32(0), "0\n"),
      ("ln -s nowhere curriculum/training/gone.yaml", 2, "\(format == "junit" ? 1 : 2) \(reason)\n"),
    ] {
      let lint = try Command(
        "/bin/sh", ["-c", "\(script); '\(tool)' lint --format \(format) > report"], in: folder.path
      ).run()
      #expect(lint.status == status, "\(lint.errors)")
      let verdict = try Judge.python(Self.readers, format, "\(folder.path)/report")
      #expect(verdict.output == expected, "\(verdict.errors)")
    }
  }

  /// Prints the number of findings that a reader of a format sees, and the first line of each reason for which the run
  /// failed or is incomplete.
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
      log = json.load(open(path))
      runs = Sarif.model_validate(log).runs
      # What the model does not know is read from the log itself.
      made = [made for run in log["runs"] for made in run["invocations"]]
      said = [note["message"]["text"] for one in made for note in one.get("toolExecutionNotifications", [])]
      notes = [text.split("\\n")[0] for text in said]
      assert all(one.execution_successful == (not notes) for run in runs for one in run.invocations)
      print(sum(len(run.results) for run in runs), *notes)
    else:
      report = json.load(open(path))
      found = report if format == "gitlab" else report["diagnostics"]
      said = [one.get("description") or one["message"] for one in found]
      start = "hornbook could not run: "
      reasons = [text.split("\\n")[0][len(start):] for text in said if text.startswith(start)]
      if format == "json": reasons = [failure["message"] for failure in report.get("failures", [])]
      print(len(found) - (0 if format == "json" else len(reasons)), *reasons)
    """

  @Test("GitHub shows the reason as an annotation, and in the summary of the job")
  func isAnnotated() throws {
    let folder = try TemporaryDirectory()
    let lint = try Command(
      try BuiltProduct.path(of: "hornbook"), ["lint", "nowhere", "--format", "github"], in: folder.path,
      environment: ["GITHUB_STEP_SUMMARY": "\(folder.path)/summary"]
    ).run()
    #expect(lint.status == 2)
    #expect(
      lint.output.hasPrefix("::error title=hornbook could not run::there is no 'nowhere'%0Ahelp: "), "\(lint.output)")
    let summary = try String(contentsOfFile: "\(folder.path)/summary", encoding: .utf8)
    #expect(summary.hasPrefix("### Hornbook: could not run\n\nthere is no 'nowhere'"), "\(summary)")
  }

  @Test(
    "in formats that a person reads, standard output stays empty, and so it does for a difference",
    arguments: ["text", "concise"])
  func isNothing(format: String) throws {
    let folder = try TemporaryDirectory()
    let tool = try BuiltProduct.path(of: "hornbook")
    #expect(try Command(tool, ["lint", "--format", format], in: folder.path).run().output.isEmpty)
    #expect(try Command(tool, ["lint", "--format", "json", "--fix", "--diff"], in: folder.path).run().output.isEmpty)
    #expect(try Command(tool, ["fmt", "--format", "json"], in: folder.path).run().output.isEmpty)
  }
}
