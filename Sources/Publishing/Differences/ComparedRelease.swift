public import CurriculumBundle
import Support

/// A release as it is compared with another one: its outline, and its modules where they are needed.
public struct ComparedRelease: Sendable {
  /// Its outline.
  public let index: BundleIndex
  /// The format of its content.
  public let format: FormatVersion
  private let module: @Sendable (Int) throws -> Module

  /// A release from its outline.
  ///
  /// - Parameter module: Reads the module at a place; it may throw, and is called on several threads at once.
  public init(_ index: BundleIndex, format: FormatVersion, module: @escaping @Sendable (Int) throws -> Module) {
    self.index = index
    self.format = format
    self.module = module
  }

  /// A release that a curriculum would become.
  ///
  /// - Parameter earlier: The release that it is compared with; nil for none.
  /// - Throws: `PublishingError` when the minimum client is not a version.
  public init(_ curriculum: Curriculum, assets: [PublishedAsset], after earlier: EarlierRelease?) throws {
    let bundle = try PublishedBundle(curriculum, assets: assets, after: earlier)
    let modules = bundle.curriculum.modules
    self.init(bundle.outline, format: bundle.format) { modules[$0] }
  }

  /// The whole content.
  ///
  /// - Throws: What reading a module throws.
  public func curriculum() throws -> Curriculum {
    Curriculum(
      title: index.title, locale: index.locale, minimumClient: index.minimumClient.description, order: index.order,
      dailyQuestion: index.dailyQuestion, reminders: index.reminders, elements: index.elements,
      modules: try modules(where: { _ in true }))
  }

  /// The modules whose outline a condition holds for, read on several threads.
  func modules(where isWanted: (ModuleOutline) -> Bool) throws -> [Module] {
    let places = index.modules.indices.filter { isWanted(index.modules[$0]) }
    return try places.concurrentMap(chunk: 1) { place in Result { try module(place) } }.map { try $0.get() }
  }
}
