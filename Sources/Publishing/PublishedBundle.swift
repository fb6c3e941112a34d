public import CurriculumBundle

/// A curriculum as it is published: an index, and a content file for each module, each named by its digest.
///
/// The same curriculum gives the same bytes on every machine.
public struct PublishedBundle: Sendable {
  /// The curriculum.
  public let curriculum: Curriculum
  /// What names the index.
  public let index: ContentReference
  /// The oldest app that can show it.
  public let minimumClient: SemanticVersion
  /// The modules' files in their order, then the index.
  public let files: [PublishedFile]

  /// Writes a curriculum; throws `PublishingError` when its minimum client is not a version.
  public init(_ curriculum: Curriculum) throws {
    guard let minimumClient = SemanticVersion(curriculum.minimumClient) else {
      throw PublishingError.malformedMinimumClient(curriculum.minimumClient)
    }
    let modules = try curriculum.modules.map { try Self.contentFile(of: ModuleContent($0)) }
    let outline = CurriculumOutline(curriculum, contents: modules.map(\.reference)).modules
    let index = try Self.contentFile(
      of: BundleIndex(
        title: curriculum.title, locale: curriculum.locale, minimumClient: minimumClient, order: curriculum.order,
        dailyQuestion: curriculum.dailyQuestion, modules: outline))
    self.curriculum = curriculum
    self.index = index.reference
    self.minimumClient = minimumClient
    files = modules.map(\.file) + [index.file]
  }

  /// Everything in one file, for an app that ships it inside.
  public func singleFile(_ manifest: Manifest) throws -> [UInt8] {
    try canonicalBytes(of: SingleFileBundle(manifest: manifest, curriculum: curriculum))
  }

  private static func contentFile(
    of value: some Encodable
  ) throws -> (reference: ContentReference, file: PublishedFile) {
    let bytes = try canonicalBytes(of: value)
    let reference = ContentDigest.reference(to: bytes)
    return (reference, PublishedFile(path: reference.path, bytes: bytes))
  }
}
