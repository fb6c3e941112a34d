import Foundation
import TestSupport
import Testing

/// The workflow that the article on continuous integration shows: its steps run as they are written, in clones of a
/// course's repository.
@Suite("The workflow of the documentation", .enabled(if: TestRun.hasJudges))
struct WorkflowTests {
  @Test("a tag becomes a release, and a second run of it nothing new")
  func publishesTags() throws {
    let course = try CourseRepository()
    let first = try course.run("publish", at: "v1.0.0")
    #expect(first.status == 0, "\(first.output)\(first.errors)")
    let again = try course.run("publish", at: "v1.0.0")
    #expect(again.status == 0, "\(again.output)\(again.errors)")
    #expect(try course.releases() == ["v1.0.0"])

    try course.commit("sed -i 's/^title: .*/title: Anew/' curriculum/curriculum.yaml", to: "main", tag: "v1.1.0")
    let second = try course.run("publish", at: "v1.1.0")
    #expect(second.status == 0, "\(second.output)\(second.errors)")
    #expect(try course.releases() == ["v1.1.0", "v1.0.0"])
  }

  @Test("a merge that breaks a lesson is stopped, with an annotation at its line; one beside it is not")
  func stopsWrongLessons() throws {
    let course = try CourseRepository()
    #expect(try course.run("lint", at: "main").status == 0)
    try course.commit("sed -i 's/^title: .*/title: Anew/' curriculum/curriculum.yaml", to: "right")
    let right = try course.run("lint", at: "right", mergingInto: "main")
    #expect(right.status == 0, "\(right.output)\(right.errors)")
    try course.commit("sed -i 's/result: .*/result: Good night/' \(CourseRepository.episode)", to: "wrong")
    let wrong = try course.run("lint", at: "wrong", mergingInto: "main")
    #expect(wrong.status == 1, "\(wrong.errors)")
    #expect(wrong.output.contains("::error file=\(CourseRepository.episode),line="), "\(wrong.output)")
  }

  @Test("shards share a store, from which a merge is judged like without one")
  func shares() throws {
    let (course, server) = (try CourseRepository(), try WebDAVServer())
    for shard in 1...4 {
      let prove = try course.run("prove", at: "main", ["STORE": server.address, "SHARD": "\(shard)"])
      #expect(prove.status == 0, "\(prove.output)\(prove.errors)")
    }
    let entries = try FileManager.default.contentsOfDirectory(atPath: server.store).count
    #expect(entries > 0)
    #expect(try course.run("lint", at: "main", ["STORE": server.address]).status == 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: server.store).count == entries, "lint proved more")
    try course.commit("sed -i 's/result: .*/result: Good night/' \(CourseRepository.episode)", to: "wrong")
    let wrong = try course.run("lint", at: "wrong", mergingInto: "main", ["STORE": server.address])
    #expect(wrong.status == 1 && wrong.output.contains("wrong-result"), "\(wrong.output)\(wrong.errors)")
  }

  @Test("a merge that loses what was published is stopped")
  func stopsLostIDs() throws {
    let course = try CourseRepository()
    #expect(try course.run("publish", at: "v1.0.0").status == 0)
    try course.commit(
      "git mv \(CourseRepository.episode) curriculum/training/printing/greet.yaml; "
        + "sed -i 's/say-hello/greet/' curriculum/training/printing/block.yaml", to: "renamed")
    let renamed = try course.run("lint", at: "renamed", mergingInto: "main")
    #expect(renamed.status == 1, "\(renamed.errors)")
    #expect(renamed.output.contains("lost-id"), "\(renamed.output)")
  }
}

extension CourseRepository {
  /// Runs the last commands of a job of the workflow in a clone of its own, as a runner in a container does.
  fileprivate func run(
    _ job: String, at revision: String, mergingInto base: String = "", _ variables: [String: String] = [:]
  ) throws -> FinishedProcess {
    let clone = "clone-\(UUID().uuidString)"
    try shell(
      """
      git clone -q '\(server)' \(clone)
      git -C \(clone) checkout -q --detach $(git -C work rev-parse \(revision))
      mkdir -p \(clone)/.hornbook/bin
      ln -s '\(BuiltProduct.path(of: "hornbook"))' \(clone)/.hornbook/bin/hornbook
      """)
    let environment: [String: String?] = [
      "GITHUB_BASE_REF": base, "GITHUB_REF_NAME": revision, "GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": nil,
      "STORE": nil, "HORNBOOK_EVIDENCE_LOGIN": "",
    ]
    return try Command(
      "/bin/sh", ["-e", "-c", try Self.lastScript(of: job)], in: "\(folder.path)/\(clone)",
      environment: environment.merging(variables) { $1 }
    ).run()
  }

  /// The commands of the last step of a job that has some, as the article has them.
  private static func lastScript(of job: String) throws -> String {
    let workflow = try MarkdownPage.documentedBlock(beginning: "# .github/workflows/content.yml")
    let program = """
      import sys, yaml
      steps = yaml.safe_load(sys.stdin)["jobs"][sys.argv[1]]["steps"]
      print([step["run"] for step in steps if "run" in step][-1])
      """
    let script = try Judge.python(program, job, input: Array(workflow.text.utf8))
    try #require(script.status == 0, "\(script.errors)")
    return script.output
  }
}
