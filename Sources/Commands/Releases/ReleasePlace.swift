package import CurriculumBundle
internal import JSON
package import Publishing

/// Where bundles are published: a folder, or a server that hands out its files.
package protocol ReleasePlace: Sendable {
  /// What a person calls it.
  var name: String { get }
  /// The bytes of a file, by its path inside the place; nil when there is none.
  func read(_ path: String) throws -> [UInt8]?
}

extension ReleasePlace {
  /// The manifest in a file; nil when there is no such file.
  ///
  /// - Throws: `PublishingError` when it is not a manifest.
  package func manifest(at path: String) throws -> Manifest? {
    try read(path).map { try Manifest(reading: PublishedFile(path: path, bytes: $0)) }
  }

  /// What was deleted from it for good; nothing where no file records that.
  ///
  /// - Throws: `PublishingError` when the file cannot be read.
  package func removed() throws -> RemovedContent {
    try read(RemovedContent.path).map {
      try RemovedContent(reading: PublishedFile(path: RemovedContent.path, bytes: $0))
    }
      ?? RemovedContent()
  }

  /// The index that a manifest names.
  ///
  /// - Throws: `CommandFailure` when it is missing or has other bytes.
  package func index(of manifest: Manifest) throws -> BundleIndex { try decode(BundleIndex.self, manifest.index) }

  /// A module that an index names.
  ///
  /// - Throws: `CommandFailure` when it is missing or has other bytes.
  package func module(_ outline: ModuleOutline) throws -> Module {
    try decode(ModuleContent.self, outline.content).module
  }

  /// The curriculum of an index.
  ///
  /// - Throws: `CommandFailure` when a file that the index names is missing or has other bytes.
  package func curriculum(of index: BundleIndex) throws -> Curriculum {
    Curriculum(
      title: index.title, locale: index.locale, minimumClient: "\(index.minimumClient)", order: index.order,
      dailyQuestion: index.dailyQuestion, modules: try index.modules.map(module))
  }

  /// The bytes of content; nil when it is missing or has other bytes.
  func intactBytes(of content: ContentReference) throws -> [UInt8]? {
    guard let bytes = try read(content.path), ContentDigest.reference(to: bytes) == content else { return nil }
    return bytes
  }

  private func decode<Content: Decodable>(_ type: Content.Type, _ reference: ContentReference) throws -> Content {
    guard let bytes = try intactBytes(of: reference) else {
      throw CommandFailure(
        "'\(name)/\(reference.path)' is missing or damaged", help: "restore it from a copy of what was published")
    }
    return try JSONValueDecoder().decode(type, from: JSONReader.read(bytes).get())
  }
}
