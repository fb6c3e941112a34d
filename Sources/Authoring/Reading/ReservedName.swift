/// An id that an item cannot have, since a folder or a file of every curriculum has that name.
///
///     ReservedName("assets", in: .modules) == .assets
///     ReservedName("assets", in: .blocks) == nil
package enum ReservedName: String, Sendable {
  /// The folder of images, where a module would be.
  case assets
  /// The folder of approvals, where a module would be.
  case reviews
  /// The block's own file, where an episode would be.
  case block

  /// The name that an id in a list would clash with; nil for nearly all.
  package init?(_ id: String, in list: FieldKey) {
    guard let name = ReservedName(rawValue: id), name.list == list else { return nil }
    self = name
  }

  private var list: FieldKey {
    switch self {
    case .assets, .reviews: .modules
    case .block: .episodes
    }
  }

  /// The message of the finding, which names the conflict.
  package var fact: String {
    switch self {
    case .assets: "a module cannot be named 'assets', which is the folder of the curriculum's images"
    case .reviews: "a module cannot be named 'reviews', which is the folder of approvals"
    case .block: "an episode cannot be named 'block', since 'block.yaml' is the file of the block itself"
    }
  }

  /// The folder in which a file of a module has no place; nil for every other path.
  static func folder(ofModuleFile path: String) -> ReservedName? { [assets, reviews].first { path == $0.moduleFile } }

  /// The file of a module in the folder.
  var moduleFile: String { "\(rawValue)/module.yaml" }
}
