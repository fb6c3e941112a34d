import Commands
import CurriculumBundle
import Foundation
import JSON
import Publishing
import TestSupport
import Testing

/// Images in a bundle.
struct AssetTests {
  private static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 1, 2, 3]

  private static func bundle() throws -> PublishedBundle {
    try PublishedBundle(
      Samples.curriculum(),
      assets: [
        PublishedAsset(path: "assets/a.png", bytes: png), PublishedAsset(path: "assets/b.jpeg", bytes: [0xFF, 0xD8]),
        PublishedAsset(path: "assets/copy-of-a.png", bytes: png),
      ])
  }

  @Test("an app finds each image by its path; two with the same bytes are one file")
  func index() throws {
    let bundle = try Self.bundle()
    let bytes = try #require(try bundle.files().first { $0.path == bundle.index.path }).bytes
    let assets = try #require(try JSONDecoder().decode(BundleIndex.self, from: Data(bytes)).assets)
    #expect(Set(assets.keys) == ["assets/a.png", "assets/b.jpeg", "assets/copy-of-a.png"])
    #expect(assets["assets/a.png"] == assets["assets/copy-of-a.png"])
    #expect(assets["assets/b.jpeg"]?.path.hasSuffix(".jpg") == true)
    for asset in assets.values {
      let file = try bundle.files().filter { $0.path == asset.path }
      #expect(file.count == 1)
      #expect(file.first?.bytes.count == asset.size)
    }
  }

  @Test("a curriculum without images has no key for them")
  func none() throws {
    let bundle = try Samples.bundle()
    let bytes = try #require(try bundle.files().first { $0.path == bundle.index.path }).bytes
    #expect(!String(decoding: bytes, as: UTF8.self).contains("assets"))
  }

  @Test("the single file has their bytes in Base64", arguments: 0...7)
  func singleFile(length: Int) throws {
    let bytes = (0..<length).map { UInt8(($0 * 151 + 250) % 256) }
    let bundle = try PublishedBundle(
      Samples.curriculum(), assets: [PublishedAsset(path: "assets/a.png", bytes: bytes)])
    let manifest = try Release(of: bundle, as: Samples.stamp("1.0.0"), after: .empty).manifest
    let single = try JSONDecoder().decode(SingleFileBundle.self, from: Data(try bundle.singleFile(manifest)))
    #expect(single.assets == ["assets/a.png": Data(bytes).base64EncodedString()])
  }

  @Test("a store has them beside the other content, and tells when one is gone")
  func store() throws {
    let folder = try TemporaryDirectory()
    let store = BundleStore("\(folder.path)/dist")
    _ = try store.publish(try Self.bundle(), as: Samples.stamp("1.0.0"))
    #expect(try store.damage() == [])
    let image = try #require(try folder.files().first { $0.hasSuffix(".png") })
    #expect(try folder.read(image) == Self.png)
    try folder.write("half", to: image)
    #expect(try store.damage().map { "dist/\($0)" } == [image])
    _ = try store.publish(try Self.bundle(), as: Samples.stamp("1.0.0"))
    #expect(try store.damage() == [])
  }

  @Test("a curriculum tells which images it shows: those of badges, episodes and lessons to read, each once")
  func paths() {
    var module = Samples.training(text: "x")
    module.badge = Badge(title: "B", image: "assets/b.png")
    let parts: [ReadingPart] = [
      .image("assets/c.png", alt: "C", caption: nil), .text("x"), .image("assets/b.png", alt: "B", caption: nil),
    ]
    module.blocks[0].episodes[0].cards.append(
      Card(id: "read", content: .reading(ReadingCard(header: "R", content: parts))))
    module.blocks[0].episodes[0].badge = Badge(title: "A", image: "assets/a.png")
    module.blocks[0].episodes[0].icon = EpisodeImage(image: "assets/d.png", alt: "D")
    module.blocks[0].episodes[0].banner = EpisodeImage(image: "assets/e.png", alt: "E")
    #expect(module.assetPaths == ["assets/a.png", "assets/b.png", "assets/c.png", "assets/d.png", "assets/e.png"])
    #expect(Badge(title: "none").image == nil)
  }
}
