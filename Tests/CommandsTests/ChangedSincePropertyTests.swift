import Commands
import CurriculumSamples
import Diagnostics
import Foundation
import TestSupport
import Testing

/// `lint --changed-since` finds what is found after a change and was not found before it, on changes at random.
@Suite("New findings, on edits at random")
struct ChangedSincePropertyTests {
  @Test("they are those after without those before, on 500 edits in repositories of git", arguments: 0..<10)
  func isDifference(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let history = try EditedCurriculum()
    var (edits, news, olds) = (0, 0, 0)
    while edits < 50 {
      let state = RandomLessons(&random).files.mapValues { Array($0.utf8) }
      try history.write(state)
      try history.commit()
      var (files, before) = (state, try history.findings())
      for _ in 0..<5 {
        let words = (0..<Int.random(in: 1...3, using: &random)).map { _ in RandomEdit.apply(to: &files, &random) }
        try history.write(files)
        let after = try history.findings()
        let found = try history.findings("--changed-since", "HEAD")
        #expect(found.shown == after.shown.without(before.shown), "seed \(seed), edit \(edits): \(words)")
        #expect(found.shown.count + found.oldCount == after.shown.count, "seed \(seed), edit \(edits): \(words)")
        (edits, news, olds) = (edits + 1, news + found.shown.count, olds + found.oldCount)
        try history.commit()
        before = after
      }
    }
    #expect(news > 20 && olds > 50, "\(news) new ones, \(olds) old ones")
  }

  @Test("so are they on the command line, with what earlier runs left in the cache")
  func isDifferenceOnTheCommandLine() throws {
    var random = SeededRandom(seed: 77)
    let history = try EditedCurriculum()
    var news = 0
    for edit in 0..<20 {
      var files = RandomLessons(&random).files.mapValues { Array($0.utf8) }
      try history.write(files)
      try history.commit()
      let before = try history.report("--no-cache")
      let words = (0..<3).map { _ in RandomEdit.apply(to: &files, &random) }
      try history.write(files)
      // What is found anew goes into the cache here, and is taken from there below.
      let after = try history.report(edit.isMultiple(of: 2) ? "--no-cache" : "--threads=1")
      #expect(try history.report("--changed-since", "HEAD") == after.without(before), "edit \(edit): \(words)")
      news += after.without(before).count
    }
    #expect(news > 10, "\(news) new ones")
  }
}

/// A finding as it is compared: `path code message`, and how bad it is.
private struct Found: Equatable {
  let text: String
  let severity: Severity

  /// The order of a sorted list: the worst first, then by text.
  static func precedes(_ left: Found, _ right: Found) -> Bool {
    left.severity == right.severity ? left.text < right.text : left.severity > right.severity
  }
}

extension [Found] {
  /// The findings of a list without those of another, the worst first; found the slow and plain way.
  ///
  /// Each of the other takes one away that is not worse than it, and the mildest that can does.
  fileprivate func without(_ other: [Found]) -> [Found] {
    var old = other.sorted { $0.severity < $1.severity }
    return sorted(by: Found.precedes).filter { new in
      guard let index = old.firstIndex(where: { $0.text == new.text && $0.severity >= new.severity }) else {
        return true
      }
      old.remove(at: index)
      return false
    }
  }
}

/// A curriculum in a repository, rewritten again and again.
private struct EditedCurriculum {
  private let folder: TemporaryDirectory
  private var root: String { "\(folder.path)/curriculum" }

  init() throws {
    folder = try TemporaryDirectory()
    try git("init", "-q", "-b", "main", ".")
    try git("config", "user.name", "author")
    try git("config", "user.email", "author@localhost")
  }

  /// Makes the files of the curriculum these.
  func write(_ files: [String: [UInt8]]) throws {
    try? FileManager.default.removeItem(atPath: root)
    for (path, bytes) in files { try folder.write(bytes, to: "curriculum/\(path)") }
  }

  func commit() throws {
    try git("add", "-A")
    try git("commit", "-q", "--allow-empty", "-m", "A change")
  }

  /// What the linter finds, sorted, and how many more it leaves out.
  func findings(_ options: String...) throws -> (shown: [Found], oldCount: Int) {
    let found = try LintFindings([root, "--no-cache", "--threads", "1"] + options)
    let shown = found.shown.map { finding in
      let file = finding.location.file
      let path = file.range(of: "/curriculum/").map { String(file[$0.upperBound...]) } ?? file
      return Found(text: "\(path) \(finding.code) \(finding.message)", severity: finding.severity)
    }
    return (shown.sorted(by: Found.precedes), found.oldCount)
  }

  /// The same from the command's report in JSON, with a cache that all runs share.
  func report(_ options: String...) throws -> [Found] {
    let lint = try Command(
      try BuiltProduct.path(of: "hornbook"), ["lint", "--format", "json"] + options, in: folder.path,
      environment: ["XDG_CACHE_HOME": "\(folder.path)/.git/cache"]
    ).run()
    try #require(lint.status < 2, "\(lint.errors)")
    let report = try JSONDecoder().decode(LintReport.self, from: Data(lint.output.utf8))
    let shown = try report.diagnostics.map { finding in
      let severity = try #require(Severity(rawValue: finding.severity))
      return Found(text: "\(finding.file) \(finding.code) \(finding.message)", severity: severity)
    }
    return shown.sorted(by: Found.precedes)
  }

  /// What the report in JSON has of each finding.
  private struct LintReport: Decodable {
    let diagnostics: [Finding]
    struct Finding: Decodable {
      let file, code, message, severity: String
    }
  }

  private func git(_ arguments: String...) throws {
    let done = try Command("/usr/bin/env", ["git"] + arguments, in: folder.path).run()
    try #require(done.status == 0, "\(arguments): \(done.errors)")
  }
}
