import CurriculumBundle
import Foundation
import JSON
import Publishing
import TestSupport
import Testing

/// The bytes of a bundle: what an app reads, and what an outside judge says of them.
struct PublishedBundleTests {
  @Test("an app decodes what was published")
  func decoding() throws {
    let bundle = try Samples.bundle()
    let index = try JSONDecoder().decode(BundleIndex.self, from: data(at: bundle.index.path, in: bundle))
    #expect(index.modules.map(\.id) == ["training", "first-step"])
    let modules = try index.modules.map { outline in
      try JSONDecoder().decode(ModuleContent.self, from: data(at: outline.content.path, in: bundle)).module
    }
    #expect(modules == bundle.curriculum.modules && index == bundle.outline)
    let manifest = try Release(of: bundle, as: Samples.stamp("1.0.0"), after: .empty).manifest
    let single = try JSONDecoder().decode(SingleFileBundle.self, from: Data(try bundle.singleFile(manifest)))
    #expect(single == SingleFileBundle(manifest: manifest, index: index, curriculum: bundle.curriculum))
  }

  @Test("the index says what keeps each item shut, and how large it is")
  func locks() throws {
    let bundle = try Samples.bundle()
    let index = try JSONDecoder().decode(BundleIndex.self, from: data(at: bundle.index.path, in: bundle))
    let (training, firstStep) = (index.modules[0], index.modules[1])
    #expect(training.lock == Lock(after: nil, allOf: []))
    #expect(training.blocks[0].episodes[0].lock == Lock(after: nil, allOf: []))
    #expect(training.blocks[0].episodes[0].cardCount == 2)
    #expect(training.blocks[1].lock == Lock(after: ItemPath("training/printing"), allOf: []))
    let again = Lock(after: ItemPath("training/printing/say-hello"), allOf: [ItemPath("training/printing")])
    #expect(training.blocks[1].episodes[0].lock == again)
    #expect(firstStep.lock == Lock(after: ItemPath("training"), allOf: [ItemPath("training")]))
    let numbers = Lock(after: ItemPath("training/more/again"), allOf: [ItemPath("training")])
    #expect(firstStep.blocks[0].episodes[0].lock == numbers)
  }

  @Test("the same curriculum gives the same bytes; a changed module changes its file and the index only")
  func reproducible() throws {
    let (one, two, changed) = (try Samples.bundle(), try Samples.bundle(), try Samples.bundle(text: "Other."))
    #expect(try one.files() == two.files())
    #expect(one.contents.map(\.path)[1] == changed.contents.map(\.path)[1])
    #expect(one.contents.map(\.path)[0] != changed.contents.map(\.path)[0])
    #expect(one.index != changed.index)
  }

  @Test("hashlib and rfc8785 agree with every name and every byte", .enabled(if: TestRun.hasJudges))
  func judged() throws {
    let bundle = try Samples.bundle()
    let folder = try TemporaryDirectory()
    for file in try bundle.files() { try folder.write(file.bytes, to: file.path) }
    let program = """
      import hashlib, json, pathlib, rfc8785, sys
      for path in sorted(pathlib.Path(sys.argv[1]).glob("content/*.json")):
        data = path.read_bytes()
        assert hashlib.sha256(data).hexdigest() == path.stem, path
        assert rfc8785.dumps(json.loads(data)) == data, path
        print("intact")
      """
    let verdict = try Judge.python(program, folder.path)
    #expect(verdict.output == "intact\nintact\nintact\n", "\(verdict.errors)")
  }

  @Test("a minimum client that is no version is refused")
  func minimumClient() {
    #expect(throws: PublishingError.malformedMinimumClient("newest")) {
      try PublishedBundle(Samples.curriculum(minimumClient: "newest"))
    }
  }

  private func data(at path: String, in bundle: PublishedBundle) throws -> Data {
    Data(try #require(try bundle.files().first { $0.path == path }).bytes)
  }
}
