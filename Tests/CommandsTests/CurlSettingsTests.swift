import Foundation
import TestSupport
import Testing

@testable import Commands

@Suite("Transfers of many files at once", .enabled(if: TestRun.hasJudges))
struct CurlSettingsTests {
  @Test("many small files are fetched though what is written about them is longer than each")
  func small() throws {
    let served = try TemporaryDirectory()
    for number in 0..<30 { try served.write(String(repeating: "x", count: number), to: "content/\(number)") }
    try Judge.ask("python3")
    let script = Repository.path("Tests/CommandsTests/endless_server.py")
    let server = try Command("/usr/bin/env", ["python3", script, served.path, "stale"]).start()
    defer { server.killNow() }
    let address = try server.output { $0.contains("\n") }.trimmingCharacters(in: .whitespacesAndNewlines)
    try TemporaryFolder.use { folder in
      var settings = CurlSettings(login: nil)
      settings.skipsErrors = true
      for number in 0..<31 {
        settings.get("\(address)/a/../content/\(number)", into: "\(folder.path)/\(number)", atMost: 30)
      }
      let answers = try settings.transfer(in: folder)
      let statuses = answers.reduce(into: [:]) { statuses, answer in statuses[answer.file] = answer.status }
      for number in 0..<31 { #expect(statuses["\(folder.path)/\(number)"] == (number < 30 ? 200 : 404)) }
      for number in 0..<30 {
        #expect(folder.folder.read("\(number)", atMost: 30, forbidden: 0)?.count == number)
      }
    }
  }
}
