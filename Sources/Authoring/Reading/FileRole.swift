/// What a file of a curriculum is for, told by its place.
enum FileRole: Sendable, Hashable {
  case curriculum
  case module(id: String)
  case block(module: String, id: String)
  case episode(module: String, block: String, id: String)
  /// A YAML file where none is looked for.
  case misplaced
  /// Something else: an image, a note, a hidden file.
  case other

  /// The role of the file at a path inside a curriculum.
  init(path: String) {
    let names = path.split(separator: "/").map(String.init)
    guard let last = names.last, !names.contains(where: { $0.hasPrefix(".") }), names.first != "assets" else {
      self = .other
      return
    }
    guard last.hasSuffix(".yaml") else {
      let isYAML = [".yml", ".yaml"].contains { last.lowercased().hasSuffix($0) }
      self = isYAML ? .misplaced : .other
      return
    }
    switch (names.count, last) {
    case (1, "curriculum.yaml"): self = .curriculum
    case (2, "module.yaml"): self = .module(id: names[0])
    case (3, "block.yaml"): self = .block(module: names[0], id: names[1])
    case (3, _): self = .episode(module: names[0], block: names[1], id: String(last.dropLast(".yaml".count)))
    default: self = .misplaced
    }
  }
}
