import Commands
import Foundation
import TestSupport
import Testing

/// Where content comes from, as git and the environment say it.
struct SourceRevisionTests {
  private let folder: TemporaryDirectory

  init() throws { folder = try TemporaryDirectory() }

  private func revision(_ environment: [String: String] = [:]) throws -> SourceRevision {
    try SourceRevision(of: folder.path, content: ["curriculum.yaml"], environment: environment)
  }

  private func git(_ arguments: String...) throws -> String { try git(arguments) }

  private func git(_ arguments: [String], in place: String = "") throws -> String {
    let environment: [String: String?] = [
      "GIT_AUTHOR_DATE": "1700000000 +0200", "GIT_COMMITTER_DATE": "1700000000 +0200", "GIT_DIR": nil,
      "GIT_CONFIG_GLOBAL": "/dev/null",
    ]
    let identity = ["-c", "user.name=Tester", "-c", "user.email=tester@example.org", "-c", "init.defaultBranch=main"]
    let command = Command(
      "/usr/bin/env", ["git"] + identity + arguments, in: "\(folder.path)/\(place)", environment: environment)
    let end = try command.run()
    #expect(end.status == 0, "\(end.errors)")
    return end.output.split(separator: "\n").joined()
  }

  private func repository() throws -> String {
    try folder.write("title: x\n", to: "curriculum.yaml")
    _ = try git("init", "-q")
    _ = try git("add", ".")
    _ = try git("commit", "-q", "-m", "Begin")
    return try git("rev-parse", "HEAD")
  }

  @Test("a folder in a repository has its commit's name and time, and says when files differ from it")
  func commit() throws {
    let name = try repository()
    #expect(try revision() == SourceRevision(name: name, date: 1_700_000_000))
    try folder.write("title: y\n", to: "curriculum.yaml")
    #expect(try revision().name == "\(name)-dirty")
    let message = try #require(try revision().fault).message
    #expect(message.contains("curriculum.yaml' differs from the commit, so the release is stamped '\(name.prefix(12))"))
    #expect(try revision(["SOURCE_DATE_EPOCH": "12"]).date == 12)
  }

  @Test(
    "content that git does not follow is not in the commit, be it new or ignored; what is no content does not count")
  func unfollowed() throws {
    let name = try repository()
    try folder.write("a note", to: "notes.txt")
    #expect(try revision().name == name)
    try folder.write("title: e\n", to: "episode.yaml")
    for ignored in ["", "episode.yaml\n"] {
      try folder.write(ignored, to: ".git/info/exclude")
      let found = try SourceRevision(
        of: folder.path, content: ["curriculum.yaml", "episode.yaml"], environment: [:])
      #expect(found.name == "\(name)-dirty")
    }
    _ = try git("config", "status.showUntrackedFiles", "no")
    let found = try SourceRevision(of: folder.path, content: ["episode.yaml"], environment: [:])
    #expect(found.name == "\(name)-dirty")
  }

  @Test("a file that is deleted or only staged is not as it was committed")
  func deleted() throws {
    try folder.write("title: b\n", to: "other.yaml")
    let name = try repository()
    try FileManager.default.removeItem(atPath: folder.path + "/other.yaml")
    #expect(try revision().name == "\(name)-dirty")
    _ = try git("checkout", "-q", "other.yaml")
    #expect(try revision().name == name)
    try folder.write("title: z\n", to: "curriculum.yaml")
    _ = try git("add", ".")
    #expect(try revision().name == "\(name)-dirty")
  }

  @Test(
    "content in a submodule is not as it was committed when the submodule changed, whatever `.gitmodules` says",
    arguments: ["", "ignore = all", "ignore = dirty"])
  func submodule(setting: String) throws {
    let lessons = "sub/lesson.yaml"
    try folder.write("title: a\n", to: lessons)
    try folder.write("title: b\n", to: "sub/deep/lesson.yaml")
    try folder.write("[submodule \"deep\"]\npath = deep\nurl = ./deep\n\(setting)\n", to: "sub/.gitmodules")
    try folder.write("[submodule \"sub\"]\npath = sub\nurl = ./sub\n\(setting)\n", to: ".gitmodules")
    for place in ["sub/deep", "sub"] {
      for command in [["init", "-q"], ["add", "."], ["commit", "-q", "-m", "Begin"]] { _ = try git(command, in: place) }
    }
    let name = try repository()
    for (place, module) in [("", "sub"), ("sub", "deep")] {
      _ = try git(["config", "submodule.\(module).url", "./\(module)"], in: place)
    }
    let content = ["curriculum.yaml", lessons, "sub/deep/lesson.yaml"]
    let revision = { try SourceRevision(of: folder.path, content: content, environment: [:]) }
    #expect(try revision().name == name)
    for path in content.dropFirst() {
      let before = try folder.read(path)
      try folder.write("title: c\n", to: path)
      #expect(try revision().name == "\(name)-dirty")
      let fault = try #require(try revision().fault)
      #expect(fault.message.contains("\(path)' differs from the commit"))
      try folder.write(before, to: path)
      #expect(try revision().name == name)
    }
    try folder.write("title: c\n", to: lessons)
    _ = try git(["commit", "-qam", "Change"], in: "sub")
    #expect(try revision().name == "\(name)-dirty", "the submodule is at another commit")
    try FileManager.default.removeItem(atPath: "\(folder.path)/sub")
    try FileManager.default.createSymbolicLink(atPath: "\(folder.path)/sub", withDestinationPath: ".")
    #expect(try revision().name == "\(name)-dirty", "the submodule is a link to the repository around it")
  }

  @Test("a repository that git cannot read is told, and nothing is stamped")
  func broken() throws {
    _ = try repository()
    try folder.write("gone", to: ".git/HEAD")
    #expect(try revision().name == nil)
    #expect(
      try revision().fault?.message.hasPrefix("git does not say what is committed, so the release names no") == true)
  }

  @Test("outside a repository nothing is known, and the clock is never asked")
  func noRepository() throws {
    let unknown = try revision()
    #expect(unknown == SourceRevision(name: nil, date: nil))
    let error = #expect(throws: SourceRevision.MalformedDate.self) {
      try revision(["SOURCE_DATE_EPOCH": "today"])
    }
    #expect(error?.description.hasPrefix("SOURCE_DATE_EPOCH is 'today'") == true)
    for date in ["9223372036854775807", "-9223372036854775808", "253402300800", "-1", "-0", "+5", " 5", "5.0", "٥"] {
      #expect(throws: SourceRevision.MalformedDate.self) {
        try revision(["SOURCE_DATE_EPOCH": date])
      }
    }
    #expect(try revision(["SOURCE_DATE_EPOCH": "253402300799"]).date != nil)
    #expect(try revision(["SOURCE_DATE_EPOCH": "0"]).date == 0)
  }
}
