public import CurriculumBundle
internal import Parallelism

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
  public let contents: [PublishedContent]
  private let assets: [PublishedAsset]

  /// Writes a curriculum with its images; throws `PublishingError` when its minimum client is not a version.
  public init(_ curriculum: Curriculum, assets: [PublishedAsset] = []) throws {
    guard let minimumClient = SemanticVersion(curriculum.minimumClient) else {
      throw PublishingError.malformedMinimumClient(curriculum.minimumClient)
    }
    let modules = try curriculum.modules.concurrentMap(chunk: 1) { module in
      Result { try ContentDigest.reference(to: Self.bytes(of: module)) }
    }.map { try $0.get() }
    let outline = CurriculumOutline(curriculum, contents: modules).modules
    let index = try canonicalBytes(
      of: BundleIndex(
        title: curriculum.title, locale: curriculum.locale, minimumClient: minimumClient, order: curriculum.order,
        dailyQuestion: curriculum.dailyQuestion, assets: Self.references(to: assets), modules: outline))
    self.curriculum = curriculum
    self.index = ContentDigest.reference(to: index)
    self.minimumClient = minimumClient
    self.assets = assets
    contents =
      zip(curriculum.modules, modules).map { module, reference in
        PublishedContent(reference) { try Self.bytes(of: module) }
      } + Self.contents(of: assets) + [PublishedContent(self.index) { index }]
  }

  /// How many bytes all files have.
  public var size: Int { contents.reduce(0) { $0 + $1.size } }

  /// Everything in one file, for an app that ships it inside.
  public func singleFile(_ manifest: Manifest) throws -> [UInt8] {
    try canonicalBytes(of: SingleFileBundle(manifest: manifest, curriculum: curriculum, assets: embedded))
  }

  private static func bytes(of module: Module) throws -> [UInt8] { try canonicalBytes(of: ModuleContent(module)) }

  private var embedded: [String: String]? {
    assets.isEmpty ? nil : Dictionary(assets.map { ($0.path, $0.base64) }, uniquingKeysWith: { first, _ in first })
  }

  private static func references(to assets: [PublishedAsset]) -> [String: AssetReference]? {
    assets.isEmpty ? nil : Dictionary(assets.map { ($0.path, $0.reference) }, uniquingKeysWith: { first, _ in first })
  }

  /// The images' files: one for those with the same bytes.
  private static func contents(of assets: [PublishedAsset]) -> [PublishedContent] {
    var seen: Set<String> = []
    return assets.map { asset in PublishedContent(asset.reference) { asset.bytes } }
      .filter { seen.insert($0.path).inserted }
  }
}

extension PublishedContent {
  fileprivate init(_ reference: ContentReference, make: @escaping @Sendable () throws -> [UInt8]) {
    self.init(path: reference.path, sha256: reference.sha256, size: reference.size, make: make)
  }

  fileprivate init(_ reference: AssetReference, make: @escaping @Sendable () throws -> [UInt8]) {
    self.init(path: reference.path, sha256: reference.sha256, size: reference.size, make: make)
  }
}
