public import CurriculumBundle
import Support

/// A curriculum as it is published: an index, a content file for each module, and its images, each named by its digest.
///
/// The same curriculum gives the same bytes on every machine.
public struct PublishedBundle: Sendable {
  /// The curriculum as it is published.
  public let curriculum: Curriculum
  /// The outline that its index file holds.
  public let outline: BundleIndex
  /// What names the index.
  public let index: ContentReference
  /// The oldest format that has all that it uses.
  public let format: FormatVersion
  /// The modules' files in their order, then the images, then the index.
  public let contents: [PublishedContent]
  /// Its images; none for one whose images are published already.
  let assets: [PublishedAsset]

  /// Keeps the bytes of a module; what it gives reads them again.
  public typealias Keeper = @Sendable (_ bytes: [UInt8]) throws -> @Sendable () throws -> [UInt8]

  /// Makes the files of a curriculum with its images.
  ///
  /// - Parameters:
  ///   - earlier: The release before, whatever its channel; nil for the first one.
  ///   - restored: What a release of which this is most knew of ids; nil for new content.
  ///   - keep: Where bytes are until they are written; in memory by default.
  /// - Throws: `PublishingError` when the minimum client is not a version, and what `keep` throws.
  public init(
    _ authored: Curriculum, assets: [PublishedAsset] = [], after earlier: EarlierRelease? = nil,
    restoring restored: IDMap? = nil, keeping keep: @escaping Keeper = { bytes in { bytes } }
  ) throws {
    guard let oldestClient = SemanticVersion(authored.minimumClient) else {
      throw PublishingError.malformedMinimumClient(authored.minimumClient)
    }
    let needed = authored.neededFormat
    let minimumClient = max(oldestClient, needed.client)
    let curriculum = authored.withoutSecrets(minimumClient: minimumClient)
    let modules = try curriculum.modules.concurrentMap(chunk: 1) { module in
      Result {
        let bytes = try canonicalBytes(of: ModuleContent(module))
        return PublishedContent(ContentDigest.reference(to: bytes), bytes: try keep(bytes))
      }
    }.map { try $0.get() }
    let references = modules.map { ContentReference(sha256: $0.sha256, size: $0.size) }
    let ids = IDMap(of: authored, after: earlier, restoring: restored)
    let outline = BundleIndex(
      title: curriculum.title, locale: curriculum.locale, minimumClient: minimumClient, order: curriculum.order,
      dailyQuestion: curriculum.dailyQuestion, reminders: curriculum.reminders, elements: curriculum.elements,
      assets: Self.references(to: assets), ids: ids.entries.isEmpty ? nil : ids,
      modules: CurriculumOutline(authored, contents: references, ids: ids, after: earlier).modules)
    try self.init(
      curriculum, outline, format: needed.format, contents: modules + Self.contents(of: assets), assets: assets)
  }

  /// Makes the index with which an older release comes back; its content files are published already.
  ///
  /// - Parameter format: The format of the release that comes back.
  public init(
    restoring old: BundleIndex, _ curriculum: Curriculum, format: FormatVersion, after earlier: EarlierRelease
  ) throws {
    var outline = old
    let ids = IDMap(of: curriculum, after: earlier, restoring: old.ids ?? IDMap())
    outline.ids = ids.entries.isEmpty ? nil : ids
    try self.init(curriculum, outline, format: format, contents: [], assets: [])
  }

  /// Makes the files of a release from which something is taken out; its images are published already.
  ///
  /// - Parameters:
  ///   - old: The index of the release.
  ///   - curriculum: What is left of it, with what was taken out as `retired`.
  init(rewriting old: BundleIndex, as curriculum: Curriculum, after earlier: EarlierRelease) throws {
    let whole = try PublishedBundle(curriculum, after: earlier, restoring: old.ids ?? IDMap())
    var outline = whole.outline
    let paths = Set(curriculum.assetPaths)
    let assets = (old.assets ?? [:]).filter { paths.contains($0.key) }
    outline.assets = assets.isEmpty ? nil : assets
    let access = Dictionary(old.modules.map { ($0.id, $0.access) }, uniquingKeysWith: { first, _ in first })
    for place in outline.modules.indices { outline.modules[place].access = access[outline.modules[place].id] ?? nil }
    // The last file is the index, of which this is a new one.
    try self.init(
      whole.curriculum, outline, format: whole.format, contents: whole.contents.dropLast(), assets: [])
  }

  private init(
    _ curriculum: Curriculum, _ outline: BundleIndex, format: FormatVersion, contents: [PublishedContent],
    assets: [PublishedAsset]
  ) throws {
    let index = try canonicalBytes(of: outline)
    self.curriculum = curriculum
    self.outline = outline
    self.index = ContentDigest.reference(to: index)
    self.format = format
    self.contents = contents + [PublishedContent(self.index) { index }]
    self.assets = assets
  }

  /// The oldest app that can show it.
  public var minimumClient: SemanticVersion { outline.minimumClient }

  /// How many bytes all files have.
  public var size: Int { contents.reduce(0) { $0 + $1.size } }

  /// Everything in one file, for an app that ships it inside.
  public func singleFile(_ manifest: Manifest) throws -> [UInt8] {
    try canonicalBytes(
      of: SingleFileBundle(manifest: manifest, index: outline, curriculum: curriculum, assets: embedded))
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

extension Curriculum {
  /// What apps may see: access codes and what is retired are in the index, codes as digests.
  fileprivate func withoutSecrets(minimumClient: SemanticVersion) -> Curriculum {
    var published = self
    published.minimumClient = minimumClient.description
    published.retired = nil
    for place in modules.indices { published.modules[place].access = nil }
    return published
  }
}
