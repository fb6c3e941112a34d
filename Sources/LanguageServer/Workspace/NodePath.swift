import Authoring
import Diagnostics
import YAMLSource

/// What is at a byte of a file that was parsed: the innermost scalar, and the keys on the way to it.
struct NodePath {
  /// The scalar.
  let node: YAMLTree.NodeID
  /// The keys of the mappings around it, the outermost first; the last is that of its own value, or of its list.
  let keys: [String]
  /// Whether it is itself a key.
  let isKey: Bool

  /// A path from its parts.
  init(node: YAMLTree.NodeID, keys: [String], isKey: Bool) { (self.node, self.keys, self.isKey) = (node, keys, isKey) }

  /// The path to the scalar at a byte; nil between scalars.
  init?(at offset: Int, in tree: YAMLTree) {
    guard let root = tree.root else { return nil }
    var (node, keys) = (root, [String]())
    while true {
      switch tree.kind(of: node) {
      case .scalar:
        guard tree.span(of: node).contains(offset) else { return nil }
        (self.node, self.keys, isKey) = (node, keys, false)
        return
      case .sequence:
        guard let next = tree.writtenChildren(of: node).first(where: { tree.span(of: $0).contains(offset) }) else {
          return nil
        }
        node = next
      case .mapping:
        guard
          let entry = tree.writtenEntries(of: node).first(where: {
            tree.span(of: $0.key).contains(offset) || tree.span(of: $0.value).contains(offset)
          })
        else { return nil }
        keys.append(tree.text(of: entry.key))
        guard !tree.span(of: entry.key).contains(offset) else {
          (self.node, self.keys, isKey) = (entry.key, keys, true)
          return
        }
        node = entry.value
      }
    }
  }
}

/// Something in a curriculum that a text in a file names.
enum NamedThing: Hashable {
  /// A module, a block, an episode or a card, by its full id.
  case item(ItemName)
  /// A file below `assets`, by its path in the curriculum.
  case asset(String)
  /// A concept.
  case concept(String)

  /// A full id.
  struct ItemName: Hashable { let path: String }

  /// What a scalar of a file names; nil where it is just a text.
  ///
  /// - Parameter file: The path of the file inside its curriculum.
  init?(_ path: NodePath, in tree: YAMLTree, file: String) {
    guard !path.isKey, let key = path.keys.last.flatMap({ FieldKey(rawValue: $0) }) else { return nil }
    let text = tree.text(of: path.node)
    let folder = file.split(separator: "/").dropLast().joined(separator: "/")
    func below(_ id: String) -> NamedThing { .item(ItemName(path: folder.isEmpty ? id : "\(folder)/\(id)")) }
    switch key {
    case .modules where path.keys.count == 1, .blocks where path.keys.count == 1,
      .episodes where path.keys.count == 1:
      self = below(text)
    case .requires, .opens: self = .item(ItemName(path: text))
    case .id where path.keys.count == 2 && path.keys[0] == FieldKey.cards.rawValue:
      self = .item(ItemName(path: "\(file.dropLast(".yaml".count))/\(text)"))
    case .image: self = .asset(text)
    case .teaches, .practises, .uses: self = .concept(text)
    default: return nil
    }
  }
}
