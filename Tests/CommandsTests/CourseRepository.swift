import Foundation
import TestSupport
import Testing

/// A course that `hornbook new curriculum` made, with its history on a server, as a folder of git stands for one.
struct CourseRepository {
  static let episode = "curriculum/training/printing/say-hello.yaml"
  let folder: TemporaryDirectory
  /// Where clones come from.
  var server: String { "\(folder.path)/server.git" }

  /// A course with one commit on `main`, tagged `v1.0.0`.
  init() throws {
    folder = try TemporaryDirectory()
    try shell(
      "git init -q --bare -b main server.git; git init -q -b main work; git -C work remote add origin '\(server)'")
    try shell("'\(BuiltProduct.path(of: "hornbook"))' new curriculum curriculum --title Course", in: "work")
    try commit("true", to: "main", tag: "v1.0.0")
  }

  /// Changes the course on a branch and pushes that.
  func commit(_ change: String, to branch: String, tag: String? = nil) throws {
    try shell(
      """
      git checkout -q -B \(branch)
      \(change)
      git add -A
      git -c user.name=author -c user.email=author@localhost commit -qm 'A change'
      \(tag.map { "git tag \($0)" } ?? "")
      git push -q --tags origin \(branch)
      git checkout -q main
      """, in: "work")
  }

  /// The subjects of the commits that hold releases, the newest first.
  func releases() throws -> [String] {
    try shell("git -C server.git log --format=%s bundle").split(separator: "\n").map(String.init)
  }

  /// Runs a script in a folder beside the server; one that fails ends the test.
  @discardableResult
  func shell(_ script: String, in place: String = "") throws -> String {
    let done = try Command("/bin/sh", ["-e", "-c", script], in: "\(folder.path)/\(place)").run()
    try #require(done.status == 0, "\(script)\n\(done.output)\(done.errors)")
    return done.output
  }
}
