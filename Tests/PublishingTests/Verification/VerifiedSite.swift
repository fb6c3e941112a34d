import Commands
import CurriculumBundle
import Foundation
import Publishing
import TestSupport
import Testing

/// A small place with everything that a place may have, and edits of it that leave the digests right.
struct VerifiedSite {
  let folder: TemporaryDirectory
  let store: BundleStore

  static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 1, 2, 3]

  /// Three releases on two channels: 2.0.0 on `stable`, with 1.0.0 for older apps, and 2.1.0 on `beta`; all have an
  /// image, and the later ones former ids.
  init() throws {
    folder = try TemporaryDirectory()
    store = BundleStore(folder.path)
    var curriculum = Samples.curriculum()
    curriculum.modules[1].badge = Badge(title: "First", image: "assets/box.png")
    try publish(curriculum, "1.0.0")
    let poll = Card(id: "poll", content: .poll(PollCard(text: "How was it?", answers: ["good", "bad"])))
    curriculum.modules[0].blocks[0].episodes[0].cards.insert(poll, at: 0)
    curriculum.modules[0].blocks[1].episodes[0].id = "once-more"
    curriculum.modules[0].blocks[1].episodes[0].formerly = ["again"]
    try publish(curriculum, "2.0.0")
    curriculum.title = "Champion, improved"
    try publish(curriculum, "2.1.0", on: Channel("beta") ?? .stable)
  }

  private func publish(_ curriculum: Curriculum, _ version: String, on channel: Channel = .stable) throws {
    let earlier = try store.history().latest.map { latest in
      let index = try store.site.index(of: latest)
      return EarlierRelease(index, try store.site.curriculum(of: index))
    }
    let bundle = try PublishedBundle(
      curriculum, assets: [PublishedAsset(path: "assets/box.png", bytes: Self.png)], after: earlier)
    var stamp = Samples.stamp(version, sourceDate: 0)
    stamp.channel = channel
    _ = try store.publish(bundle, as: stamp)
  }

  var problems: [SiteProblem] { get throws { try SiteVerification(store.site).problems } }

  /// The files, but for those that a publisher is writing.
  var files: [String] { get throws { try folder.files().sorted() } }

  func manifest(_ version: String) throws -> Manifest {
    try #require(try store.site.manifest(at: "versions/\(version).json"))
  }

  /// The path of a version's index.
  func index(_ version: String = "2.0.0") throws -> String { try manifest(version).index.path }

  /// The path of the file of a module in a version.
  func module(_ number: Int, of version: String = "2.0.0") throws -> String {
    try store.site.index(of: manifest(version)).modules[number].content.path
  }

  /// The path of the image.
  func image() throws -> String { try #require(try files.first { $0.hasSuffix(".png") }) }

  func text(of path: String) throws -> String { String(decoding: try folder.read(path), as: UTF8.self) }

  /// Replaces a text in files that are not named by a digest; it has to be in each of them.
  func replace(_ old: String, _ new: String, in paths: String...) throws {
    for path in paths {
      let text = try text(of: path)
      try #require(text.contains(old), "\(path) has no \(old): \(text)")
      try folder.write(text.replacingOccurrences(of: old, with: new), to: path)
    }
  }

  /// Replaces a text in a file of content, and the digest and size of the file wherever it is named.
  func rewrite(_ path: String, _ old: String, _ new: String) throws {
    let text = try text(of: path)
    try #require(text.contains(old), "\(path) has no \(old): \(text)")
    try rewrite(path, as: Array(text.replacingOccurrences(of: old, with: new).utf8))
  }

  /// Gives a file of content other bytes, and its new digest and size to whatever names it.
  func rewrite(_ path: String, as bytes: [UInt8]) throws {
    let old = try #require(ContentPath(path))
    let size = try folder.read(path).count
    let new = ContentDigest.reference(to: bytes)
    try folder.write(bytes, to: "content/\(new.sha256).\(old.ending)")
    try delete(path)
    let (named, name) = (
      "\"sha256\":\"\(old.sha256)\",\"size\":\(size)", "\"sha256\":\"\(new.sha256)\",\"size\":\(new.size)"
    )
    for file in try files where file.hasSuffix(".json") {
      let text = try text(of: file)
      guard text.contains(named) else { continue }
      let changed = text.replacingOccurrences(of: named, with: name)
      if ContentPath(file) == nil {
        try folder.write(changed, to: file)
      } else {
        try rewrite(file, as: Array(changed.utf8))
      }
    }
  }

  func delete(_ path: String) throws { try FileManager.default.removeItem(atPath: "\(folder.path)/\(path)") }

  func move(_ path: String, to other: String) throws {
    try folder.write(try folder.read(path), to: other)
    try delete(path)
  }
}
