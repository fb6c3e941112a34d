/// A published module with all its cards: what `content/<sha256>.json` of a module holds.
public struct ModuleContent: Codable, Sendable, Equatable {
  /// The shape of the file.
  public var formatVersion: Int
  /// The module.
  public var module: Module

  /// The content of a module.
  public init(_ module: Module, formatVersion: Int = FormatVersion.current.major) {
    self.formatVersion = formatVersion
    self.module = module
  }
}

/// Everything in one file, for apps that ship their lessons inside; the manifest says which version it is, so that
/// such an app can still learn of a newer one.
public struct SingleFileBundle: Codable, Sendable, Equatable {
  /// The manifest of the version.
  public var manifest: Manifest
  /// The outline, as the index of the version has it: with locks, access codes and former ids.
  public var index: BundleIndex
  /// All content.
  public var curriculum: Curriculum
  /// The bytes of its images in Base64 (RFC 4648), by their paths; nil when there are none.
  public var assets: [String: String]?

  /// A bundle from its parts.
  public init(manifest: Manifest, index: BundleIndex, curriculum: Curriculum, assets: [String: String]? = nil) {
    self.manifest = manifest
    self.index = index
    self.curriculum = curriculum
    self.assets = assets
  }
}
