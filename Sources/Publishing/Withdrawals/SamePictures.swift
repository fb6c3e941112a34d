import CurriculumBundle
import Images

/// The images of all releases that show a picture which is withdrawn, though they have other bytes.
struct SamePictures {
  /// The digests of those that have the same pixels, which only PNG images are asked for.
  private(set) var digests: Set<String> = []
  /// The paths of those that are as wide and as high, but whose pixels cannot be compared, sorted.
  let lookalikes: [String]
  /// The pictures of the image itself, as far as they can be decoded.
  let pixels: [PictureDigest]
  /// True if a picture of the image cannot be recognized once its file is encoded again.
  let isKnownByFileAlone: Bool

  /// Looks for an image; finds nothing for a lesson.
  ///
  /// - Throws: Any error of reading an image.
  init(of item: WithdrawnItem, in indexes: [BundleIndex], from releases: some PublishedReleases) throws {
    guard case .image(let path) = item else {
      (lookalikes, pixels, isKnownByFileAlone) = ([], [], false)
      return
    }
    let originals = Set(indexes.compactMap { $0.assets?[path] })
    // An interrupted withdrawal is completed: its list of content is used even if the original is gone.
    let recorded = (releases.removed.withdrawn ?? []).filter { $0.item == item.description }
    digests = Set(recorded.flatMap(\.content).compactMap { ContentPath($0)?.sha256 })
    let pictures = try originals.compactMap { try releases.bytes(of: $0) }.map { Picture($0) }
    pixels = Set(pictures.compactMap(\.pixels).map(PictureDigest.init)).sorted { $0.sha256 < $1.sha256 }
    isKnownByFileAlone =
      pictures.isEmpty ? recorded.allSatisfy { $0.pixels == nil } : pictures.contains { $0.pixels == nil }
    var paths: Set<String> = []
    var seen = originals
    for (other, image) in indexes.flatMap({ $0.assets ?? [:] }) where seen.insert(image).inserted {
      guard !digests.contains(image.sha256), let bytes = try releases.bytes(of: image) else { continue }
      let size = ImageInspection(bytes).size
      let alike = pictures.filter { $0.size != nil && $0.size == size }
      guard !alike.isEmpty else { continue }
      let pixels = PNGPixels(bytes)
      if alike.contains(where: { $0.pixels != nil && $0.pixels == pixels }) {
        digests.insert(image.sha256)
      } else if pixels == nil || alike.contains(where: { $0.pixels == nil }) {
        paths.insert(other)
      }
    }
    lookalikes = paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// A withdrawn image, with its pixels where it is a PNG image that can be decoded.
  private struct Picture {
    let size: ImageSize?
    let pixels: PNGPixels?

    init(_ bytes: [UInt8]) { (size, pixels) = (ImageInspection(bytes).size, PNGPixels(bytes)) }
  }
}
