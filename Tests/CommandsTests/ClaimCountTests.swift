import TestSupport
import Testing

@Suite("Claims that are not proven, as commands count them")
struct ClaimCountTests {
  /// Every sample that is a curriculum, a language of each corpus among them.
  private static let folders =
    ["curriculum"]
    + [
      "ar-programming", "calls", "champion", "flaws", "pseudocode", "quicode", "slang", "sound", "swiftly",
      "vacuous-tasks", "published-questions/en", "published-questions/ja", "blind-questions/de",
      "fifth-author-questions/ar",
    ].map { "Tests/Samples/\($0)" }

  private func hornbook(_ arguments: String...) throws -> FinishedProcess {
    try Command(try BuiltProduct.path(of: "hornbook"), arguments).run()
  }

  @Test("the last line of a lint, the statistics and the preview say the same", arguments: folders)
  func counts(_ sample: String) throws {
    let path = Repository.path(sample)
    let report = try hornbook("lint", path).output.split(separator: "\n").last ?? ""
    let counted = report.firstMatch(of: /\d+ claims? not proven: [^);]*/).map { String($0.output) }
    let statistics = try hornbook("stats", path, "--drafts").output.split(separator: "\n")
      .compactMap { $0.firstMatch(of: /\d+ claims? not proven: [^.]*/).map { String($0.output) } }
    #expect(statistics == [counted].compactMap { $0 })
    let folder = try TemporaryDirectory()
    let copy = try hornbook("preview", path, "--export", "\(folder.path)/review")
    #expect(copy.status == 0, "\(copy.errors)")
    let data = String(decoding: try folder.read("review/data/curriculum.js"), as: UTF8.self)
    let shown = data.firstMatch(of: /"notProven":"([^"]*)"/).map { String($0.output.1) }
    #expect(shown == counted)
  }
}
