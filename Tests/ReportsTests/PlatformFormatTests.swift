import Diagnostics
import Foundation
import JSON
import Reports
import TestSupport
import Testing

/// The formats of GitHub, GitLab, JUnit and reviewdog.
struct PlatformFormatTests {
  @Test("GitHub's commands escape what would end a property or a message")
  func gitHub() {
    let expected = """
      ::error file=curriculum/training/gone.yaml,title=file-missing::'module.yaml' lists 'gone', but there is no such \
      file%0Ahelp: add it, or take it out of the list
      ::error file=curriculum/training/say hello.yaml,line=6,endLine=6,col=25,endColumn=26,title=answer-key-wrong::\
      the program prints '5', but the answer at index 0 is '2 + 3'%0Athe right answer is at index 1%0Anote: the program printed at \
      curriculum/training/say hello.yaml:4:11:%0A5\
      %0Anote: {braces} & <angles> are kept, 100%25%0Ahelp: write `correctAnswerIndex: 1`

      """
    #expect(GitHubFormat().render(Samples.report([Samples.missingFile, Samples.answerKey])) == expected)
    let odd = Diagnostic("odd", .info, at: Location("a,b:c%.yaml", .at(0)), "x")
    #expect(GitHubFormat().render(Samples.report([odd])) == "::notice file=a%2Cb%3Ac%25.yaml,title=odd::x\n")
  }

  @Test("GitHub is given no columns where a finding covers several lines")
  func gitHubLines() {
    let two = Diagnostic("two", .error, at: Location(Samples.file, Span(0, Samples.span(of: "id: quiz").end)), "x")
    let expected = "::error file=\(Samples.file),line=1,endLine=3,title=two::x\n"
    #expect(GitHubFormat().render(Samples.report([two])) == expected)
  }

  @Test("GitHub is given ten findings of a kind, errors first, and told of the rest")
  func gitHubLimits() {
    let many = (0..<25).map { number in
      Diagnostic("many", number < 12 ? .warning : .error, at: Location("a.yaml", .at(0)), "number \(number)")
    }
    let lines = GitHubFormat().render(Samples.report(many)).split(separator: "\n")
    #expect(lines.prefix(10).allSatisfy { $0.hasPrefix("::error ") })
    #expect(lines.dropFirst(10).prefix(10).allSatisfy { $0.hasPrefix("::warning ") })
    #expect(lines.count == 21)
    #expect(lines.last == "::notice title=hornbook::3 more errors, 2 more warnings; the job summary lists all")
  }

  @Test("the job summary lists everything, and Markdown shows it as it is")
  func jobSummary() {
    let text = GitHubJobSummary().render(Samples.report([Samples.remark, Samples.title]))
    let expected = """
      ### Hornbook: 1 warning, 1 remark in 2 files

      | Severity | Place | Finding | Code |
      | --- | --- | --- | --- |
      | warning | curriculum/training/say hello.yaml:1:16 | this title says 'hello' after an emoji | title-odd |
      | info | curriculum/training/say hello.yaml:1:1 | a bell: ␇ &#124; &#42;bold&#42; | odd␁name |

      """
    #expect(text == expected)
    #expect(GitHubJobSummary().render(Samples.report([])) == "### Hornbook: no problems in 2 files\n")
  }

  @Test("GitLab's fingerprints stay when lines move, and tell alike findings apart")
  func gitLab() throws {
    let twice = [Samples.title, Samples.title]
    let report = Samples.report(twice)
    let moved = Report(twice.map(moved), checkedFiles: [Samples.file], toolVersion: "1") { _ in
      SourceText(path: Samples.file, "# a comment\n" + Samples.text)
    }
    let before = try JSONReader.read(Array(GitLabFormat().render(report).utf8)).get()
    let after = try JSONReader.read(Array(GitLabFormat().render(moved).utf8)).get()
    #expect(before[0]?["location"] == ["path": .string(Samples.file), "lines": ["begin": 1]])
    #expect(after[0]?["location"]?["lines"]?["begin"] == 2)
    #expect(before[0]?["fingerprint"] == after[0]?["fingerprint"])
    #expect(before[1]?["fingerprint"] == after[1]?["fingerprint"])
    #expect(before[0]?["fingerprint"] != before[1]?["fingerprint"])
  }

  @Test("junitparser reads a test case a file, with its failures", .enabled(if: TestRun.hasJudges))
  func junit() throws {
    let program = """
      import sys
      from junitparser import JUnitXml
      for suite in JUnitXml.fromfile(sys.argv[1]):
        print(suite.name, suite.tests, suite.failures, suite.errors)
        for case in suite:
          print(case.name, [(type(r).__name__, r.type, r.message) for r in case.result], bool(case.system_out))
      """
    let folder = try TemporaryDirectory()
    let file = try folder.write(JUnitFormat().render(Samples.report(Samples.all)), to: "report.xml")
    let verdict = try Judge.python(program, file)
    let expected = """
      hornbook lint 3 2 0
      curriculum/curriculum.yaml [] False
      curriculum/training/gone.yaml [('Failure', 'file-missing', "'module.yaml' lists 'gone', but there is no such file")] False
      curriculum/training/say hello.yaml [('Failure', 'answer-key-wrong', "the program prints '5', but the answer at index 0 is '2 + 3'")] True

      """
    #expect(verdict.output == expected, "\(verdict.errors)")
  }

  @Test("a run that failed says why to each platform, unless a finding does")
  func failures() throws {
    let failed = Samples.report([], failures: [Samples.failure])
    #expect(
      GitHubFormat().render(failed)
        == "::error title=hornbook could not run::there is no '{a}, 100%25'%0Ahelp: name a folder\n")
    #expect(
      GitHubJobSummary().render(failed) == """
        ### Hornbook: could not run

        there is no '{a}, 100%'<br>help: name a folder

        """)
    let issue = try #require(try JSONReader.read(Array(GitLabFormat().render(failed).utf8)).get()[0])
    #expect(issue["description"] == "hornbook could not run: there is no '{a}, 100%'\nhelp: name a folder")
    #expect(issue["check_name"] == "could-not-run" && issue["severity"] == "blocker")
    let review = try JSONReader.read(Array(RDJSONFormat().render(failed).utf8)).get()["diagnostics"]?[0]
    #expect(review?["message"] == issue["description"] && review?["severity"] == "ERROR")
    let found = RunFailure("cannot read it", isFinding: true)
    for format in ReportFormat.allCases where !["json", "sarif", "junit"].contains(format.name) {
      let (told, alone) = (
        Samples.report([Samples.title], failures: [found]), Samples.report([Samples.title])
      )
      #expect(format.render(told) == format.render(alone), "\(format)")
    }
    let cases = JUnitFormat().render(Samples.report([], failures: [found, Samples.failure]))
    #expect(cases.contains(#"errors="1""#) && cases.contains(#"message="cannot read it (and 1 more)""#))
    #expect(cases.contains("help: name a folder</error>"), "\(cases)")
  }

  @Test("several findings in a file are one failure, so that there are never more failures than tests")
  func junitFailures() {
    let other = Diagnostic("other", .error, at: Samples.answerKey.location, "another")
    let text = JUnitFormat().render(Samples.report([Samples.answerKey, other]))
    #expect(text.contains("failures=\"1\""))
    #expect(text.components(separatedBy: "<failure ").count == 2)
    #expect(text.contains("(and 1 more)") && text.contains("another"))
  }

  @Test("reviewdog is given byte columns, and each fix as one replacement")
  func rdjson() throws {
    let report = try JSONReader.read(Array(RDJSONFormat().render(Samples.report(Samples.all)).utf8)).get()
    let found = try #require(report["diagnostics"]?.array)
    #expect(found[0]["location"] == ["path": "curriculum/training/gone.yaml"])
    let expected: JSONValue = ["start": ["line": 1, "column": 20], "end": ["line": 1, "column": 24]]
    #expect(found[2]["location"]?["range"] == expected)
    #expect(found[3]["suggestions"]?.array?.compactMap { $0["text"]?.string } == ["1", "5, \"2 + 3\""])
    #expect(found[3]["severity"] == "ERROR")
  }

  private func moved(_ diagnostic: Diagnostic) -> Diagnostic {
    var diagnostic = diagnostic
    diagnostic.location.span.start += 12
    diagnostic.location.span.end += 12
    return diagnostic
  }
}
