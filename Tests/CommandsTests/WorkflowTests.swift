import Foundation
import TestSupport
import Testing

/// The workflows that the article on continuous integration shows: their steps run as they are written, on a course's
/// repository, with the variables that those systems set.
@Suite("The workflows of the documentation", .enabled(if: TestRun.hasJudges))
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
    try course.commit(CourseRepository.renaming, to: "renamed")
    let renamed = try course.run("lint", at: "renamed", mergingInto: "main")
    #expect(renamed.status == 1, "\(renamed.errors)")
    #expect(renamed.output.contains("lost-id"), "\(renamed.output)")
  }
}

extension WorkflowTests {
  @Test("a merge group is checked for its changes over those queued before it")
  func checksMergeGroups() throws {
    let course = try CourseRepository()
    try course.commit("sed -i 's/result: .*/result: Good night/' \(CourseRepository.episode)", to: "before")
    let base = try course.shell("git -C work rev-parse before").trimmingCharacters(in: .whitespacesAndNewlines)
    let group = #"{"github": {"event": {"merge_group": {"base_sha": "\#(base)"}}}}"#
    try course.commit(
      "git reset -q --hard before; sed -i 's/^title: .*/title: Anew/' curriculum/curriculum.yaml", to: "right")
    let right = try course.run("lint", at: "right", contexts: group)
    #expect(right.status == 0, "\(right.output)\(right.errors)")
    try course.commit(
      "git reset -q --hard before; sed -i 's/^title: .*/title: \"\"/' \(CourseRepository.episode)", to: "wrong")
    let wrong = try course.run("lint", at: "wrong", contexts: group)
    #expect(wrong.status == 1 && wrong.output.contains("::error file=\(CourseRepository.episode)"), "\(wrong.output)")
  }

  @Test("it runs in merge queues, gives each job only the rights it needs, and pins actions of others")
  func leastRights() throws {
    let program = """
      import json, re, sys, yaml
      flow = yaml.safe_load(sys.stdin)
      # PyYAML reads the key `on` as true.
      print(json.dumps({
        "events": sorted(flow[True]), "rights": [flow["permissions"]] + [
          [name, job["permissions"]] for name, job in flow["jobs"].items()],
        "loose": [step["uses"] for job in flow["jobs"].values() for step in job["steps"]
          if "uses" in step and not re.fullmatch("actions/cache(/restore)?@(FULL-COMMIT-ID|[0-9a-f]{40})", step["uses"])]}))
      """
    let found = String(decoding: try DocumentedWorkflow.gitHub.output(of: program), as: UTF8.self)
    #expect(
      found == """
        {"events": ["merge_group", "pull_request", "push"], "rights": [{}, ["prove", {"contents": "read"}], \
        ["lint", {"contents": "read"}], ["comment", {"pull-requests": "write"}], ["publish", {"contents": "write"}]], \
        "loose": []}

        """)
  }

  /// Serves the comments of a pull request by pages, as GitHub does, runs a step twice, and prints what it asked for.
  private static let pagedComments = """
    import http.server, json, os, subprocess, sys, threading, urllib.parse
    comments, calls = [{"id": number, "body": "Nice!"} for number in range(150)], []
    class API(http.server.BaseHTTPRequestHandler):
      def answer(self):
        assert self.headers["Authorization"] == "Bearer t"
        text = self.rfile.read(int(self.headers.get("Content-Length") or 0))
        calls.append(self.command + " " + self.path)
        if self.command == "POST": comments.append({"id": 150, **json.loads(text)})
        query = urllib.parse.parse_qs(urllib.parse.urlsplit(self.path).query)
        size, page = (int(query.get(name, [some])[0]) for name, some in (("per_page", 30), ("page", 1)))
        self.send_response(200); self.end_headers()
        self.wfile.write(json.dumps(comments[(page - 1) * size:page * size]).encode())
      do_GET = do_POST = do_PATCH = answer
      def log_message(self, *words): pass
    server = http.server.HTTPServer(("127.0.0.1", 0), API)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    variables = {**os.environ, **json.loads(sys.argv[2]), "GITHUB_REPOSITORY": "ada/lessons",
      "GITHUB_API_URL": "http://127.0.0.1:%d" % server.server_port}
    for run in range(2): subprocess.run(["sh", "-e", "-c", sys.argv[1]], env=variables, check=True)
    print("\\n".join(calls + [comments[-1]["body"]]))
    """

  @Test("what learners get of a merge is one comment, which the next run changes, behind a page of others")
  func comments() throws {
    let steps = try DocumentedWorkflow.gitHub.steps(
      of: "comment",
      """
      {"github": {"token": "t", "event": {"pull_request": {"number": 7}}},
       "needs": {"lint": {"outputs": {"learners": "### What learners get\\nmore"}}}}
      """)
    let step = try #require(steps.first)
    let variables = String(decoding: try JSONEncoder().encode(step.env), as: UTF8.self)
    let done = try Judge.python(Self.pagedComments, step.run, variables)
    #expect(
      done.output == """
        GET /repos/ada/lessons/issues/7/comments?per_page=100&page=1
        GET /repos/ada/lessons/issues/7/comments?per_page=100&page=2
        POST /repos/ada/lessons/issues/7/comments
        GET /repos/ada/lessons/issues/7/comments?per_page=100&page=1
        GET /repos/ada/lessons/issues/7/comments?per_page=100&page=2
        PATCH /repos/ada/lessons/issues/comments/150
        ### What learners get
        more

        """, "\(done.errors)")
  }

  @Test("GitLab stops a merge that breaks a lesson, shows it as code quality, and publishes a tag")
  func runsOnGitLab() throws {
    let course = try CourseRepository()
    let first = try course.runOnGitLab("publish", at: "v1.0.0", ["CI_COMMIT_TAG": "v1.0.0"])
    #expect(first.status == 0, "\(first.output)\(first.errors)")
    #expect(try course.releases() == ["v1.0.0"])
    let merge = ["CI_MERGE_REQUEST_TARGET_BRANCH_NAME": "main"]
    try course.commit("sed -i 's/^title: .*/title: Anew/' curriculum/curriculum.yaml", to: "right")
    let right = try course.runOnGitLab("lint", at: "right", merge)
    #expect(right.status == 0, "\(right.output)\(right.errors)")
    #expect(right.report == "[]\n")
    try course.commit("sed -i 's/result: .*/result: Good night/' \(CourseRepository.episode)", to: "wrong")
    let wrong = try course.runOnGitLab("lint", at: "wrong", merge)
    #expect(wrong.status == 1 && wrong.output.contains("error[wrong-result]"), "\(wrong.output)\(wrong.errors)")
    #expect(wrong.report?.contains(#""path": "\#(CourseRepository.episode)""#) == true, "\(wrong.report ?? "")")
  }

  @Test("a runner of GitLab's that keeps its clone publishes every tag, and stops what would lose an id")
  func runsAgainOnGitLab() throws {
    let course = try CourseRepository()
    let kept = try course.workspace()
    let first = try course.runOnGitLab("publish", at: "v1.0.0", ["CI_COMMIT_TAG": "v1.0.0"], keeping: kept)
    #expect(first.status == 0, "\(first.output)\(first.errors)")
    try course.commit("sed -i 's/^title: .*/title: Anew/' curriculum/curriculum.yaml", to: "main", tag: "v1.1.0")
    let second = try course.runOnGitLab("publish", at: "v1.1.0", ["CI_COMMIT_TAG": "v1.1.0"], keeping: kept)
    #expect(second.status == 0, "\(second.output)\(second.errors)")
    #expect(try course.releases() == ["v1.1.0", "v1.0.0"])

    try course.commit(CourseRepository.renaming, to: "renamed")
    for _ in 0..<2 {
      let merge = ["CI_MERGE_REQUEST_TARGET_BRANCH_NAME": "main"]
      let renamed = try course.runOnGitLab("lint", at: "renamed", merge, keeping: kept)
      #expect(renamed.status == 1 && renamed.output.contains("lost-id"), "\(renamed.output)\(renamed.errors)")
    }
  }

  @Test("a first release on GitLab that could not be pushed is made anew in the same clone")
  func publishesAgainOnGitLab() throws {
    let course = try CourseRepository()
    let kept = try course.workspace()
    let tag = ["CI_COMMIT_TAG": "v1.0.0"]
    let lost = tag.merging(["CI_REPOSITORY_URL": "\(course.folder.path)/nowhere.git"]) { $1 }
    #expect(try course.runOnGitLab("publish", at: "v1.0.0", lost, keeping: kept).status != 0)
    let again = try course.runOnGitLab("publish", at: "v1.0.0", tag, keeping: kept)
    #expect(again.status == 0, "\(again.output)\(again.errors)")
    #expect(try course.releases() == ["v1.0.0"])
  }
}

extension CourseRepository {
  /// Commands that give an episode a different id, so that its old one gets lost.
  fileprivate static let renaming = """
    git mv \(episode) curriculum/training/printing/greet.yaml
    sed -i 's/say-hello/greet/' curriculum/training/printing/block.yaml
    """

  /// Runs a job of GitHub's workflow in a folder of its own, as a runner in a container does, where the tool is there.
  ///
  /// - Parameter contexts: The values of the workflow's expressions, as JSON.
  fileprivate func run(
    _ job: String, at revision: String, mergingInto base: String = "", _ variables: [String: String] = [:],
    contexts: String = "{}"
  ) throws -> FinishedProcess {
    let workspace = try workspace()
    let commit = try shell("git -C work rev-parse \(revision)").trimmingCharacters(in: .whitespacesAndNewlines)
    let environment: [String: String?] = [
      "GITHUB_ACTIONS": "true", "GITHUB_BASE_REF": base, "GITHUB_REF_NAME": revision, "GITHUB_SHA": commit,
      "GITHUB_SERVER_URL": "file://\(folder.path)", "GITHUB_REPOSITORY": "server.git", "GITHUB_WORKSPACE": workspace,
      "GITHUB_OUTPUT": "\(workspace)-output", "GITHUB_STEP_SUMMARY": nil, "HOME": folder.path,
    ]
    let left = Set(["system", "build"])
    var last: FinishedProcess?
    for step in try DocumentedWorkflow.gitHub.steps(of: job, contexts) where !left.contains(step.name) {
      let own = environment.merging(step.env) { $1 }.merging(variables) { $1 }
      let done = try Command("/bin/sh", ["-e", "-c", step.run], in: workspace, environment: own).run()
      last = done
      guard done.status == 0 else { break }
    }
    return try #require(last)
  }

  /// The result of a job on GitLab, with its report on code quality.
  fileprivate struct GitLabRun {
    let status: Int32
    let output: String
    let errors: String
    let report: String?
  }

  /// Runs a job of GitLab's in a clone as its runner makes one; the tool is there already.
  ///
  /// - Parameter kept: The folder of the clone, in which jobs may have run before; nil for a new one. What they left is
  ///   deleted as a runner does it, which knows nothing of work trees.
  fileprivate func runOnGitLab(
    _ job: String, at revision: String, _ variables: [String: String], keeping kept: String? = nil
  ) throws -> GitLabRun {
    let workspace = try kept ?? workspace()
    try shell(
      """
      [ -e .git ] || { git init -q . && git remote add origin '\(server)'; }
      git fetch -q origin $(git -C '\(folder.path)/work' rev-parse \(revision))
      git checkout -q --detach FETCH_HEAD && git clean -qffdx -e .hornbook
      """, at: workspace)
    let environment: [String: String?] = [
      "GITLAB_CI": "true", "CI_PROJECT_DIR": workspace, "CI_REPOSITORY_URL": server, "HOME": folder.path,
      "GITHUB_WORKSPACE": nil, "CI_COMMIT_TAG": nil, "CI_MERGE_REQUEST_TARGET_BRANCH_NAME": nil,
    ]
    let done = try Command(
      "/bin/bash", ["-eo", "pipefail", "-c", try DocumentedWorkflow.gitLab.script(of: job)], in: workspace,
      environment: environment.merging(variables) { $1 }
    ).run()
    let report = try? String(contentsOfFile: "\(workspace)/gl-code-quality-report.json", encoding: .utf8)
    return GitLabRun(status: done.status, output: done.output, errors: done.errors, report: report)
  }

  /// A new folder with the tool where a cache puts it.
  fileprivate func workspace() throws -> String {
    let name = "workspace-\(UUID().uuidString)"
    try shell(
      """
      mkdir -p \(name)/.hornbook/bin
      ln -s '\(BuiltProduct.path(of: "hornbook"))' \(name)/.hornbook/bin/hornbook
      """)
    return "\(folder.path)/\(name)"
  }

  private func shell(_ script: String, at path: String) throws {
    let done = try Command("/bin/sh", ["-e", "-c", script], in: path).run()
    try #require(done.status == 0, "\(script)\n\(done.output)\(done.errors)")
  }
}
