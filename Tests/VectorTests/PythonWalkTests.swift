import CurriculumBundle
import Foundation
import JSON
import TestSupport
import Testing

/// `Tests/PythonClient/walk.py`, which walks learners through what `hornbook publish` wrote.
@Suite("Walks of a client in Python", .enabled(if: TestRun.hasJudges))
struct PythonWalkTests {
  /// The curricula, each with the access codes that its learners know.
  private static let codes: [String: [String]] = [
    "curriculum": [], "Tests/Samples/champion": [], "Tests/Samples/slang": [], "Tests/Samples/quicode": [],
    "Tests/Samples/swiftly": ["SPRING"], "Tests/Samples/ar-programming": [],
  ]

  @Test("it comes to the end of every curriculum, through locks that open as they do here", arguments: codes.keys)
  func walks(curriculum: String) throws {
    let folder = try TemporaryDirectory()
    try publish(Repository.path(curriculum), in: folder)
    let walk = try walk(in: folder, codes: try #require(Self.codes[curriculum]))
    #expect(walk.status == 0, "\(walk.output)\(walk.errors)")
    let lines = walk.output.split(separator: "\n").map { $0.split(separator: " ").map { ItemPath(String($0)) } }
    let index = try JSONValueDecoder().decode(BundleIndex.self, from: try Self.index(in: folder))
    let rules = UnlockRules(index)
    var progress = LearnerProgress(accessCodes: rules.accessKeys)
    for line in lines.dropFirst() {
      let before = rules.map(for: progress)
      #expect(before.resumeEpisode == line[0])
      progress.finishedEpisodes.insert(line[0])
      // Its stars are those of somebody who makes no mistake.
      for path in rules.episodePaths where before.isFinished(path) || path == line[0] { progress.stars[path] = 3 }
      let opened = rules.map(for: progress).openEpisodes.filter { !before.isOpen($0) }
      #expect(Array(line.dropFirst()) == opened, "\(line[0])")
    }
    #expect(progress.finishedEpisodes == Set(rules.episodePaths))
    #expect(walk.output.hasPrefix("1.0.0: \(rules.episodePaths.count) of \(rules.episodePaths.count) episodes, "))
  }

  @Test("without the access code of a module it comes to the module and no further")
  func stops() throws {
    let folder = try TemporaryDirectory()
    try publish(Repository.path("Tests/Samples/swiftly"), in: folder)
    for codes in [[], ["SUMMER"]] {
      let walk = try walk(in: folder, codes: codes)
      #expect(walk.status == 1)
      #expect(walk.output.hasPrefix("1.0.0: 4 of 7 episodes, "))
      #expect(!walk.output.contains("naming/"))
    }
  }

  @Test("it refuses a file with another byte, and one with a byte more")
  func refuses() throws {
    for isLonger in [false, true] {
      let folder = try TemporaryDirectory()
      try publish(Repository.path("Tests/Samples/champion"), in: folder)
      let module = try #require(
        try folder.files().last { try folder.read($0).count > 3000 && $0.hasPrefix("dist/content/") })
      var bytes = try folder.read(module)
      if isLonger { bytes.append(0x0A) } else { bytes[bytes.count / 2] ^= 1 }
      try folder.write(bytes, to: module)
      let walk = try walk(in: folder, codes: [])
      #expect(walk.status == 1)
      #expect(walk.errors.contains("\(module.dropFirst("dist/".count)) is damaged"), "\(walk.errors)")
    }
  }

  @Test("the locks of every curriculum come out there as they do here, whatever a learner has done")
  func locks() throws {
    let folder = try TemporaryDirectory()
    var random = SeededRandom(seed: 24)
    var given: [JSONValue] = []
    for curriculum in Self.codes.keys.sorted() {
      let own = try TemporaryDirectory()
      try publish(Repository.path(curriculum), in: own)
      given += try GeneratedVectors.locks(of: try Self.index(in: own), &random)
    }
    let run = try #require(VectorRunners.all["locks.json"])
    let vectors = try given.enumerated().map { number, given -> JSONValue in
      ["name": .string("Number \(number)"), "given": given, "expected": try run(given)]
    }
    try folder.write(
      CanonicalJSON.bytes(of: ["description": "Generated.", "vectors": .array(vectors)]), to: "locks.json")
    let finished = try python("vectors.py", folder.path)
    #expect(finished.output.split(separator: "\n").suffix(3) == ["360 vectors, 0 failures"], "\(finished.errors)")
  }

  private func publish(_ curriculum: String, in folder: TemporaryDirectory) throws {
    let published = try Command(
      try BuiltProduct.path(of: "hornbook"),
      ["publish", "--first", curriculum, "--output", "\(folder.path)/dist", "--version", "1.0.0"]
    ).run()
    try #require(published.status == 0, "\(published.output)\(published.errors)")
  }

  private static func index(in folder: TemporaryDirectory) throws -> JSONValue {
    let manifest = try JSONReader.read(try folder.read("dist/\(Manifest.path)")).get()
    let reference = try manifest.decoded(ContentReference.self, "index")
    return try JSONReader.read(try folder.read("dist/\(reference.path)")).get()
  }

  private func walk(in folder: TemporaryDirectory, codes: [String]) throws -> FinishedProcess {
    try python("walk.py", ["\(folder.path)/dist"] + codes.flatMap { ["--code", $0] })
  }

  private func python(_ program: String, _ arguments: String...) throws -> FinishedProcess {
    try python(program, arguments)
  }

  private func python(_ program: String, _ arguments: [String]) throws -> FinishedProcess {
    try Command(
      try Judge.path(of: "python3"), [Repository.path("Tests/PythonClient/\(program)")] + arguments,
      environment: ["PYTHONDONTWRITEBYTECODE": "1"]
    ).run()
  }
}
