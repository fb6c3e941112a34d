import Foundation
import TestSupport
import Testing

/// The hooks for pre-commit, as the documentation has an author write them, with a hornbook that is installed.
@Suite("Hooks for pre-commit", .enabled(if: TestRun.hasJudges))
struct PreCommitTests {
  @Test("a commit with a wrong lesson is stopped, one that only lacks its layout gets it, and a right one passes")
  func checksCommits() throws {
    let course = try CourseRepository()
    try course.shell("cat > .pre-commit-config.yaml <<'END'\n\(try configuration())\nEND", in: "work")
    let right = try preCommit(course, after: "true")
    #expect(right.status == 0, "\(right.output)\(right.errors)")

    let wrong = try preCommit(course, after: "sed -i 's/result: .*/result: Good night/' \(CourseRepository.episode)")
    #expect(wrong.status == 1, "\(wrong.errors)")
    #expect(wrong.output.contains("error[wrong-result]"), "\(wrong.output)")

    let before = try course.shell("git checkout -qf HEAD -- curriculum && cat \(CourseRepository.episode)", in: "work")
    let unlaid = try preCommit(course, after: "sed -i 's/^title: /title:    /' \(CourseRepository.episode)")
    #expect(unlaid.status == 1 && unlaid.output.contains("laid out 1 of 4 files"), "\(unlaid.output)")
    #expect(try course.shell("cat \(CourseRepository.episode)", in: "work") == before)
  }

  @Test(
    "a commit that only takes files away, a lesson or an image, is checked",
    arguments: ["git rm -q \(CourseRepository.episode)", "git rm -q curriculum/assets/box.svg"])
  func checksDeletions(change: String) throws {
    let course = try CourseRepository()
    try course.shell("cat > .pre-commit-config.yaml <<'END'\n\(try configuration())\nEND", in: "work")
    let image = #"<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>"#
    try course.commit(
      """
      mkdir curriculum/assets && echo '\(image)' > curriculum/assets/box.svg
      cat > card <<'END'
        - id: look
          type: reading
          header: A box
          content:
            - {image: assets/box.svg, alt: A yellow box that is closed with tape.}
      END
      sed -i '/^cards:/r card' \(CourseRepository.episode) && rm card
      """, to: "main")
    let right = try preCommit(course, after: "touch .pre-commit-config.yaml", ["run"])
    #expect(right.status == 0, "\(right.output)\(right.errors)")
    let deleted = try preCommit(course, after: change, ["run"])
    #expect(deleted.status == 1, "\(deleted.output)\(deleted.errors)")
    #expect(deleted.output.contains("error["), "\(deleted.output)")
  }

  @Test("a hook in a language that older versions refuse says which version it takes, and so does the article")
  func minimumVersion() throws {
    let hooks = try String(contentsOfFile: Repository.path(".pre-commit-hooks.yaml"), encoding: .utf8)
    let installed = hooks.components(separatedBy: "- id: ").filter { $0.contains("language: unsupported\n") }
    #expect(installed.count == 2)
    #expect(installed.allSatisfy { $0.contains("  minimum_pre_commit_version: 4.4.0\n") }, "\(hooks)")
    let article = "Sources/hornbook/Hornbook.docc/Guide/ContinuousIntegration.md"
    #expect(
      try String(contentsOfFile: Repository.path(article), encoding: .utf8)
        .contains("[pre-commit](https://pre-commit.com) 4.4.0 or newer"))
  }

  /// Runs the hooks, over all files where nothing else is asked for, after a change.
  private func preCommit(
    _ course: CourseRepository, after change: String, _ arguments: [String] = ["run", "--all-files"]
  ) throws -> FinishedProcess {
    try course.shell("\(change); git add -A", in: "work")
    let folder = URL(fileURLWithPath: try BuiltProduct.path(of: "hornbook")).deletingLastPathComponent().path
    let search = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return try Command(
      try Judge.path(of: "pre-commit"), arguments, in: "\(course.folder.path)/work",
      environment: ["PATH": "\(folder):\(search)", "PRE_COMMIT_HOME": "\(course.folder.path)/hooks"]
    ).run()
  }

  /// What the article has, with this checkout in place of the address, and the hooks that take what is on PATH.
  private func configuration() throws -> String {
    let commit = try Command("/usr/bin/env", ["git", "rev-parse", "HEAD"], in: Repository.path("")).run().output
    return try MarkdownPage.documentedBlock(beginning: "repos:").text
      .replacing("https://github.com/OWNER/hornbook", with: Repository.root)
      .replacing("v0.1.0", with: commit.trimmingCharacters(in: .whitespacesAndNewlines))
      .replacing(/id: [a-z-]+/) { "\($0.output)-installed" }
  }
}
