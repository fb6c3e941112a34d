public import CurriculumBundle
internal import Support

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

  /// Keeps the bytes of a module; what it gives reads them again.
  public typealias Keeper = @Sendable (_ bytes: [UInt8]) throws -> @Sendable () throws -> [UInt8]

  /// Makes the files of a curriculum with its images.
  ///
  /// - Parameter keep: Where bytes are until they are written; in memory by default.
  /// - Throws: `PublishingError` when the minimum client is not a version, and what `keep` throws.
  public init(
    _ curriculum: Curriculum, assets: [PublishedAsset] = [], keeping keep: @escaping Keeper = { bytes in { bytes } }
  ) throws {
    guard let minimumClient = SemanticVersion(curriculum.minimumClient) else {
      throw PublishingError.malformedMinimumClient(curriculum.minimumClient)
    }
    let modules = try curriculum.modules.concurrentMap(chunk: 1) { module in
      Result {
        let bytes = try canonicalBytes(of: ModuleContent(module))
        return PublishedContent(ContentDigest.reference(to: bytes), bytes: try keep(bytes))
      }
    }.map { try $0.get() }
    let references = modules.map { ContentReference(sha256: $0.sha256, size: $0.size) }
    let outline = CurriculumOutline(curriculum, contents: references).modules
    let index = try canonicalBytes(
      of: BundleIndex(
        title: curriculum.title, locale: curriculum.locale, minimumClient: minimumClient, order: curriculum.order,
        dailyQuestion: curriculum.dailyQuestion, assets: Self.references(to: assets), modules: outline))
    self.curriculum = curriculum
    self.index = ContentDigest.reference(to: index)
    self.minimumClient = minimumClient
    self.assets = assets
    contents = modules + Self.contents(of: assets) + [PublishedContent(self.index) { index }]
  }

  /// How many bytes all files have.
  public var size: Int { contents.reduce(0) { $0 + $1.size } }

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
  private static func contents(of assets: [PublishedAsset]) -> [PublishedContent] {
    var seen: Set<String> = []
    return assets.map { asset in PublishedContent(asset.reference) { asset.bytes } }
      .filter { seen.insert($0.path).inserted }
  }
}

extension PublishedContent {
  fileprivate init(_ reference: ContentReference, bytes: @escaping @Sendable () throws -> [UInt8]) {
    self.init(path: reference.path, sha256: reference.sha256, size: reference.size, bytes: bytes)
  }

  fileprivate init(_ reference: AssetReference, bytes: @escaping @Sendable () throws -> [UInt8]) {
    self.init(path: reference.path, sha256: reference.sha256, size: reference.size, bytes: bytes)
  }
}
