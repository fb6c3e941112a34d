internal import CurriculumBundle
internal import Publishing

/// What `hornbook publish` says when it is done.
struct PublishNote {
  private let release: Release
  private let bundle: PublishedBundle
  private let output: String

  init(_ release: Release, of bundle: PublishedBundle, to output: String) {
    self.release = release
    self.bundle = bundle
    self.output = output
  }

  /// A line with the bundle's place, version and extent.
  var text: String {
    let manifest = release.manifest
    switch release {
    case .unchanged:
      return "\(output)/\(Manifest.path): \(manifest.version) is published already, with the same content\n"
    case .new:
      return "\(output)/\(Manifest.path): published \(manifest.version), number \(manifest.sequence) (\(extent))\n"
    }
  }

  private var extent: String {
    let modules = bundle.curriculum.modules
    let episodes = modules.flatMap { $0.blocks.flatMap(\.episodes) }
    let cards = episodes.reduce(0) { $0 + $1.cards.count }
    let bytes = bundle.files.reduce(0) { $0 + $1.bytes.count }
    let counts = [(modules.count, "module"), (episodes.count, "episode"), (cards, "card")]
    let parts = counts.map { count, noun in "\(count) \(noun)\(count == 1 ? "" : "s")" }
    return (parts + ["\((bytes + 999) / 1000) kB"]).joined(separator: ", ")
  }
}
