import Authoring
import AuthoringSamples
import CurriculumBundle
import Foundation
import JSON
import TestSupport
import Testing

@Suite("The schema of what is published", .enabled(if: TestRun.hasJudges))
struct BundleSchemaTests {
  @Test("takes every file of a bundle, and none that lacks a key, has one more, or has a value of another type")
  func verdicts() throws {
    let folder = try TemporaryDirectory()
    var wanted: [String: Bool] = [:]
    for (name, value) in try Self.files() {
      wanted[try folder.write(PrettyJSON.bytes(of: value), to: "\(name).json")] = true
      // The single file holds the same parts as the others, so that some of its places are enough.
      for (place, spoilt) in Self.spoilt(value).enumerated() where name != "single" || place % 8 == 0 {
        wanted[try folder.write(PrettyJSON.bytes(of: spoilt), to: "\(name)-\(place).json")] = false
      }
    }
    let schema = Repository.path("schemas/bundle.schema.json")
    let arguments = ["--schemafile", schema, "--output-format", "json"] + wanted.keys.sorted()
    let report = try Command(try Judge.path(of: "check-jsonschema"), arguments).run()
    let errors = try JSONReader.read(report.outputBytes).get()["errors"]?.array ?? []
    let refused = Set(errors.compactMap { $0["filename"]?.string })
    #expect(wanted.count > 150)
    for (path, isRight) in wanted where isRight == refused.contains(path) {
      let error = errors.first { $0["filename"]?.string == path }?["message"]?.string ?? "accepted"
      Issue.record("\(error)\n\(String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self))")
    }
  }

  /// Values with one member left out, added, or of another type, at every place.
  private static func spoilt(_ value: JSONValue) -> [JSONValue] {
    switch value {
    case .array(let elements):
      return elements.indices.flatMap { index in
        spoilt(elements[index]).map { changed in
          var all = elements
          all[index] = changed
          return JSONValue.array(all)
        }
      }
    case .object(let object):
      var results: [JSONValue] = []
      func add(_ key: String, _ changed: JSONValue?) {
        var all = object
        all[key] = changed
        results.append(.object(all))
      }
      add("stray", 1)
      for member in object.members {
        if !mayBeMissing.contains(member.key) { add(member.key, nil) }
        add(member.key, .null)
        add(member.key, member.value.array == nil ? [] : "x")
        for changed in spoilt(member.value) { add(member.key, changed) }
      }
      return results
    case .null, .bool, .integer, .double, .string: return []
    }
  }

  private static let mayBeMissing = [
    "summary", "overview", "difficulty", "minutes", "access", "after", "raises", "input", "asks", "created",
    "sourceRevision", "stray", "oneOfEach", "stars", "order", "dailyQuestion", "optional", "badge", "image",
    "starCount", "icon", "banner", "reminders", "elements", "finishStars",
    "opens", "requiresStars", "assets", "ids", "now", "successors", "channel", "restores", "because", "offers",
    "a/x", "a/y", "a/z", "withdrawn", "pruned", "pixels",
  ]

  private static func files() throws -> [(name: String, value: JSONValue)] {
    let sample = SampleCurriculum.withCards(
      """
      - {id: a, type: executor, text: t, code: c, raises: E, input: [x]}
      - {id: b, type: questionWithCode, code: c, text: t, answers: [x, 5], correctAnswerIndex: 0, asks: concept, because: w}
      - {id: c, type: question, text: t, answers: [x], correctAnswerIndex: 0}

      """)
    let (authored, diagnostics) = try read(sample)
    #expect(diagnostics.isEmpty)
    var curriculum = authored.curriculum
    curriculum.order = .open
    curriculum.dailyQuestion = true
    curriculum.reminders = [Reminder(days: 7, text: "Come back.")]
    curriculum.elements = [ElementHelp(element: "print", text: "Shows a value.")]
    curriculum.modules[0].order = .linked
    curriculum.modules[0].requiresStars = 2
    curriculum.modules[0].opens = [ItemPath("c")]
    curriculum.modules[0].badge = Badge(title: "B", image: "assets/b.png")
    curriculum.modules[0].blocks[0].order = .ladder
    curriculum.modules[0].blocks[0].optional = true
    addRewards(to: &curriculum.modules[0].blocks[0].episodes[0])
    let module = try #require(curriculum.modules.first)
    let reference = ContentReference(sha256: String(repeating: "0a", count: 32), size: 100)
    let index = Self.index(of: module, reference)
    let manifest = Self.manifest(reference)
    return [
      ("index", try JSONValueEncoder().encode(index)), ("manifest", try JSONValueEncoder().encode(manifest)),
      ("module", try JSONValueEncoder().encode(ModuleContent(module))),
      ("removed", Self.removed(reference)),
      (
        "single",
        try JSONValueEncoder().encode(SingleFileBundle(manifest: manifest, index: index, curriculum: curriculum))
      ),
    ]
  }

  private static func removed(_ reference: ContentReference) -> JSONValue {
    let content: JSONValue = [.string("content/\(reference.sha256).json")]
    let pixels: JSONValue = [["width": 2, "height": 2, "sha256": .string(reference.sha256)]]
    let withdrawal: JSONValue = ["item": "a/b/c", "because": "not ours", "content": content, "pixels": pixels]
    return ["withdrawn": [withdrawal], "pruned": ["1.0.0"]]
  }

  private static func addRewards(to episode: inout Episode) {
    episode.stars = MistakeThresholds(three: 0, two: 1)
    episode.icon = EpisodeImage(image: "assets/b.png", alt: "A box")
    episode.finishStars = 1
  }

  private static func index(of module: Module, _ reference: ContentReference) -> BundleIndex {
    let lock = Lock(
      after: ItemPath("a/b"), allOf: [ItemPath("c")], oneOfEach: [[ItemPath("d"), ItemPath("e")], []],
      stars: [Lock.StarGate(count: 3, before: ItemPath("f"))])
    let blocks = module.blocks.map { block in
      BlockOutline(block, lock: lock, episodes: block.episodes.map { EpisodeOutline($0, lock: lock) })
    }
    return BundleIndex(
      title: "Champion", locale: "en", minimumClient: SemanticVersion(1, 0, 0), order: .open, dailyQuestion: true,
      reminders: [Reminder(days: 7, text: "Come back.")],
      elements: [ElementHelp(element: "print", text: "Shows a value.")],
      assets: ["assets/b.png": AssetReference(sha256: String(repeating: "1b", count: 32), size: 9, format: "png")],
      ids: IDMap(["a/x": .init(now: ["a/b"]), "a/y": .init(successors: ["a/b", "a/c"]), "a/z": .init()]),
      modules: [
        ModuleOutline(
          module, number: 1, access: AccessDigest(salt: "5a", sha256: reference.sha256), lock: lock, content: reference,
          blocks: blocks)
      ])
  }

  private static func manifest(_ reference: ContentReference) -> Manifest {
    var manifest = Manifest(
      version: SemanticVersion(1, 2, 3, prerelease: ["beta", "1"], build: ["7"]), sequence: 3, index: reference,
      minimumClient: SemanticVersion(1, 0, 0), sourceRevision: "abc", toolVersion: "1.0.0",
      created: "2026-11-21T12:00:00Z")
    let older = manifest
    manifest.channel = "beta"
    manifest.restores = SemanticVersion(1, 0, 0)
    manifest.because = "it broke"
    manifest.offers = [older]
    return manifest
  }
}
