import Authoring

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
  init?(_ path: ValuePath, file: String) {
    guard !path.isKey, let key = path.keys.last.flatMap({ FieldKey(rawValue: $0) }) else { return nil }
    let text = path.value.text
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
    case .teaches, .practises, .uses, .avoids: self = .concept(text)
    default: return nil
    }
  }
}

extension NamedThing {
  /// The file in which the thing is, by its path inside the curriculum; nil where that is not known from its name.
  var file: String? {
    switch self {
    case .asset(let path): return path
    case .concept: return nil
    case .item(let name):
      switch name.path.split(separator: "/").count {
      case 1: return "\(name.path)/module.yaml"
      case 2: return "\(name.path)/block.yaml"
      case 3: return "\(name.path).yaml"
      default: return nil
      }
    }
  }
}
