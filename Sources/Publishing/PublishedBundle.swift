public import CurriculumBundle

/// A curriculum as it is published: an index, a content file for each module, and its images, each named by its digest.
///
/// The same curriculum gives the same bytes on every machine.
public struct PublishedBundle: Sendable {
  /// The curriculum.
  public let curriculum: Curriculum
  /// What names the index.
  public let index: ContentReference
  /// The oldest app that can show it.
  public let minimumClient: SemanticVersion
  /// The modules' files in their order, then the images, then the index.
  public let files: [PublishedFile]
  private let assets: [PublishedAsset]

  /// Writes a curriculum with its images; throws `PublishingError` when its minimum client is not a version.
  public init(_ curriculum: Curriculum, assets: [PublishedAsset] = []) throws {
    guard let minimumClient = SemanticVersion(curriculum.minimumClient) else {
      throw PublishingError.malformedMinimumClient(curriculum.minimumClient)
    }
    let modules = try curriculum.modules.map { try Self.contentFile(of: ModuleContent($0)) }
    let outline = CurriculumOutline(curriculum, contents: modules.map(\.reference)).modules
    let index = try Self.contentFile(
      of: BundleIndex(
        title: curriculum.title, locale: curriculum.locale, minimumClient: minimumClient, order: curriculum.order,
        dailyQuestion: curriculum.dailyQuestion, assets: Self.references(to: assets), modules: outline))
    self.curriculum = curriculum
    self.index = index.reference
    self.minimumClient = minimumClient
    self.assets = assets
    files = modules.map(\.file) + Self.files(of: assets) + [index.file]
  }

  /// Everything in one file, for an app that ships it inside.
  public func singleFile(_ manifest: Manifest) throws -> [UInt8] {
    try canonicalBytes(of: SingleFileBundle(manifest: manifest, curriculum: curriculum, assets: embedded))
  }

  private var embedded: [String: String]? {
    assets.isEmpty ? nil : Dictionary(assets.map { ($0.path, $0.base64) }, uniquingKeysWith: { first, _ in first })
  }

  private static func references(to assets: [PublishedAsset]) -> [String: AssetReference]? {
    assets.isEmpty ? nil : Dictionary(assets.map { ($0.path, $0.reference) }, uniquingKeysWith: { first, _ in first })
  }

  /// The images' files: one for those with the same bytes.
  private static func files(of assets: [PublishedAsset]) -> [PublishedFile] {
    var seen: Set<String> = []
    return assets.map { PublishedFile(path: $0.reference.path, bytes: $0.bytes) }
      .filter { seen.insert($0.path).inserted }
  }

  private static func contentFile(
    of value: some Encodable
  ) throws -> (reference: ContentReference, file: PublishedFile) {
    let bytes = try canonicalBytes(of: value)
    let reference = ContentDigest.reference(to: bytes)
    return (reference, PublishedFile(path: reference.path, bytes: bytes))
  }
}
