import Foundation
import TestSupport
import Testing

/// A curriculum of each system, as its authors would write it, in `Tests/Samples`.
@Suite("Curricula of the five systems")
struct SampleCurriculaTests {
  static let systems = ["champion", "slang", "quicode", "swiftly", "ar-programming"]

  @Test("nothing is found in a curriculum of any system, and its files have their stable layout", arguments: systems)
  func isClean(system: String) throws {
    let folder = Repository.path("Tests/Samples/\(system)")
    let lint = try hornbook("lint", folder, "--fail-on", "info")
    #expect(lint.status == 0, "\(lint.output)\(lint.errors)")
    #expect(lint.output.hasPrefix("no problems in "))
    let layout = try hornbook("fmt", "--check", folder)
    #expect(layout.status == 0, "\(layout.output)\(layout.errors)")
  }

  @Test(
    "what is published of it fits the bundle's schema, images stand under their hashes",
    .enabled(if: TestRun.hasJudges), arguments: systems)
  func isPublished(system: String) throws {
    let folder = try TemporaryDirectory()
    let published = try hornbook(
      "publish", "--first", "--curriculum", Repository.path("Tests/Samples/\(system)"), "--output",
      "\(folder.path)/dist",
      "--version", "1.0.0", "--single-file", "\(folder.path)/single.json")
    #expect(published.status == 0, "\(published.output)\(published.errors)")
    let files = try folder.files().filter { $0.hasSuffix(".json") }.map { "\(folder.path)/\($0)" }
    let verdict = try Command(
      try Judge.path(of: "check-jsonschema"), ["--schemafile", Repository.path("schemas/bundle.schema.json")] + files
    ).run()
    #expect(verdict.status == 0, "\(verdict.output)\(verdict.errors)")
    let check = """
      import base64, hashlib, json, pathlib, sys
      root, single = pathlib.Path(sys.argv[1]) / "dist", json.load(open(sys.argv[1] + "/single.json"))
      manifest = json.load(open(root / "manifest.json"))
      index = json.load(open(root / "content" / (manifest["index"]["sha256"] + ".json")))
      assets = index.get("assets", {})
      for path, asset in assets.items():
        data = (root / "content" / (asset["sha256"] + "." + asset["format"])).read_bytes()
        assert hashlib.sha256(data).hexdigest() == asset["sha256"] and len(data) == asset["size"], path
        assert base64.b64decode(single["assets"][path]) == data, path
      print(len(assets), [module["number"] for module in index["modules"]])
      """
    let judged = try Judge.python(check, folder.path)
    #expect(judged.output == Self.expected[system], "\(judged.errors)")
  }

  /// How many images each has, and the numbers of its published modules.
  private static let expected = [
    "champion": "0 [1, 2, 3]\n", "slang": "4 [1, 2, 3]\n", "quicode": "0 [1, 2, 3, 4]\n", "swiftly": "2 [1, 2]\n",
    "ar-programming": "4 [1, 2]\n",
  ]

  @Test("the documentation names the key that carries each feature of a system, and the sample has that key")
  func documentationNamesKeys() throws {
    let rows = try FiveSystemsPage().features
    #expect(rows.count >= 40)
    for cells in rows {
      let (row, system) = (cells.joined(separator: " | "), cells[0].lowercased().replacing(" ", with: "-"))
      let keys = cells[3].matches(of: /`([A-Za-z]+):`/).map { String($0.output.1) }
      let texts = try contents(of: system)
      for key in keys { #expect(texts.contains("\(key):"), "\(row): no '\(key):' in the sample of \(system)") }
    }
  }

  private func contents(of system: String) throws -> String {
    let folder = Repository.path("Tests/Samples/\(system)")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(".yaml") }
    return try files.map { try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8) }.joined()
  }

  private func hornbook(_ arguments: String...) throws -> FinishedProcess {
    try Command(try BuiltProduct.path(of: "hornbook"), arguments).run()
  }
}
