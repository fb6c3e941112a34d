import Commands
import CurriculumBundle
import Foundation
import Publishing
import TestSupport
import Testing

/// A picture that is withdrawn, and was published once more with other bytes.
struct ReencodedPictureTests {
  /// Four pixels, compressed in two ways, and with one other pixel.
  private static let original =
    "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAE0lEQVR42mP4z8DAAMIM/zk5OQEaKgMZWsSx5QAAAABJRU5ErkJggg=="
  private static let again =
    "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAGUlEQVR4AQEOAPH/Av8AAAD/AAIBAP8JCgkaXAMf6RssSAAAAABJRU5ErkJggg=="
  private static let other =
    "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAE0lEQVR42mP4z8DAAMIM/zk5OQAaKQMYEuUWmgAAAABJRU5ErkJggg=="
  private static let drawing = #"<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2"/>"#

  private let folder: TemporaryDirectory
  private let store: BundleStore

  init() throws {
    folder = try TemporaryDirectory()
    store = BundleStore(folder.path)
    try publish(["a.png": Self.original, "other.png": Self.other], "1.0.0")
    try publish(["again.png": Self.again, "other.png": Self.other, "look.svg": nil], "1.0.1")
  }

  private func publish(_ images: [String: String?], _ version: String) throws {
    var curriculum = Samples.curriculum()
    let names = images.keys.sorted()
    curriculum.modules[0].badge = Badge(title: "One", image: "assets/\(names[0])")
    curriculum.modules[1].badge = Badge(title: "Two", image: "assets/\(names[1])")
    if names.count > 2 {
      curriculum.modules[0].blocks[0].badge = Badge(title: "Three", image: "assets/\(names[2])")
    }
    let assets = try names.map { name in
      let bytes = try images[name].flatMap { $0 }.map { [UInt8](try #require(Data(base64Encoded: $0))) }
      return PublishedAsset(path: "assets/\(name)", bytes: bytes ?? Array(Self.drawing.utf8))
    }
    _ = try store.publish(PublishedBundle(curriculum, assets: assets), as: Samples.stamp(version))
  }

  private func withdraw() throws -> WithdrawalPlan {
    try store.withdraw(.image("assets/a.png"), because: "it is not ours", toolVersion: "1").0
  }

  @Test("it is found by its pixels, another picture of the same size stays, and a drawing is named")
  func pixels() throws {
    let plan = try withdraw()
    #expect(plan.versions.map(\.description) == ["1.0.0", "1.0.1"] && plan.content.count == 2)
    #expect(plan.lookalikes == ["assets/look.svg"])
    let manifest = try #require(try store.currentManifest())
    #expect(manifest.version == SemanticVersion(1, 0, 2))
    #expect(try store.site.index(of: manifest).assets?.keys.sorted() == ["assets/look.svg", "assets/other.png"])
    let left = try folder.files().filter { $0.hasSuffix(".png") }
    #expect(left.count == 1)
  }

  @Test("it is not published again, however it is encoded, and the refusal names the path that it has now")
  func published() throws {
    #expect(try withdraw().pixels.map(\.width) == [2])
    var withdrawal = try #require(try store.site.removed().withdrawn?.first)
    #expect(withdrawal.pixels?.count == 1)
    // As if the picture had been published in one file alone.
    withdrawal.content = ["content/\(ContentDigest.sha256(of: try bytes(Self.original))).png"]
    let removed = RemovedContent(withdrawn: [withdrawal])
    var curriculum = Samples.curriculum()
    curriculum.modules[0].badge = Badge(title: "One", image: "assets/new.png")
    let refusal = PublishingError.withdrawn(item: "assets/a.png", because: "it is not ours", image: "assets/new.png")
    #expect(refusal.message.hasPrefix("the content has 'assets/new.png', the same picture as 'assets/a.png', "))
    for image in [Self.original, Self.again] {
      let asset = PublishedAsset(path: "assets/new.png", bytes: try bytes(image))
      let bundle = try PublishedBundle(curriculum, assets: [asset])
      #expect(throws: refusal) { try removed.check(bundle) }
    }
    let other = PublishedAsset(path: "assets/new.png", bytes: try bytes(Self.other))
    try removed.check(PublishedBundle(curriculum, assets: [other]))
  }

  private func bytes(_ image: String) throws -> [UInt8] { [UInt8](try #require(Data(base64Encoded: image))) }

  @Test("of a drawing only the file is known")
  func drawing() throws {
    let plan = try store.withdraw(.image("assets/look.svg"), because: "it is not ours", toolVersion: "1").0
    #expect(plan.isKnownByFileAlone && plan.pixels.isEmpty)
    #expect(try store.site.removed().withdrawn?.first?.pixels == nil)
  }

  @Test("an interrupted withdrawal finds its pictures again without the original")
  func again() throws {
    let plan = try withdraw()
    let twin = try #require(
      plan.content.first { $0.contains(ContentDigest.sha256(of: Array(Data(base64Encoded: Self.again) ?? Data()))) })
    try folder.write([UInt8](try #require(Data(base64Encoded: Self.again))), to: twin)
    _ = try withdraw()
    #expect(try !folder.files().contains(twin))
  }
}
