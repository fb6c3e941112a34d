import Commands
import TestSupport
import Testing

/// Where content comes from, as git and the environment say it.
struct SourceRevisionTests {
  private let folder: TemporaryDirectory

  init() throws { folder = try TemporaryDirectory() }

  private func git(_ arguments: String...) throws -> String {
    let environment: [String: String?] = [
      "GIT_AUTHOR_DATE": "1700000000 +0200", "GIT_COMMITTER_DATE": "1700000000 +0200", "GIT_DIR": nil,
      "GIT_CONFIG_GLOBAL": "/dev/null",
    ]
    let identity = ["-c", "user.name=Tester", "-c", "user.email=tester@example.org", "-c", "init.defaultBranch=main"]
    let command = Command("/usr/bin/env", ["git"] + identity + arguments, in: folder.path, environment: environment)
    let end = try command.run()
    #expect(end.status == 0, "\(end.errors)")
    return end.output.split(separator: "\n").joined()
  }

  @Test("a folder in a repository has its commit's name and time, and says when files differ from it")
  func commit() throws {
    try folder.write("title: x\n", to: "curriculum.yaml")
    _ = try git("init", "-q")
    _ = try git("add", ".")
    _ = try git("commit", "-q", "-m", "Begin")
    let name = try git("rev-parse", "HEAD")
    let clean = try SourceRevision(of: folder.path, environment: [:])
    #expect(clean.name == name)
    #expect(clean.date == 1_700_000_000)
    try folder.write("title: y\n", to: "curriculum.yaml")
    #expect(try SourceRevision(of: folder.path, environment: [:]).name == "\(name)-dirty")
    #expect(try SourceRevision(of: folder.path, environment: ["SOURCE_DATE_EPOCH": "12"]).date == 12)
  }

  @Test("outside a repository nothing is known, and the clock is never asked")
  func noRepository() throws {
    let revision = try SourceRevision(of: folder.path, environment: [:])
    #expect(revision.name == nil)
    #expect(revision.date == nil)
    let error = #expect(throws: SourceRevision.MalformedDate.self) {
      try SourceRevision(of: folder.path, environment: ["SOURCE_DATE_EPOCH": "today"])
    }
    #expect(error?.description.hasPrefix("SOURCE_DATE_EPOCH is 'today'") == true)
    for date in ["9223372036854775807", "-9223372036854775808", "253402300800"] {
      #expect(throws: SourceRevision.MalformedDate.self) {
        try SourceRevision(of: folder.path, environment: ["SOURCE_DATE_EPOCH": date])
      }
    }
    #expect(try SourceRevision(of: folder.path, environment: ["SOURCE_DATE_EPOCH": "253402300799"]).date != nil)
  }
}
