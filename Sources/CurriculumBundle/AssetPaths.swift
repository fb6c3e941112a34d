extension Curriculum {
  /// The paths of the images that badges and lessons show, in the order of their bytes: `assets/box.png`.
  public var assetPaths: [String] { distinct(modules.flatMap(\.assetPaths)) }
}

extension Module {
  /// The paths of the images that its badges and lessons show: what an app fetches when the module is opened.
  public var assetPaths: [String] {
    var paths = [badge?.image]
    for block in blocks {
      paths.append(block.badge?.image)
      for episode in block.episodes {
        paths.append(episode.badge?.image)
        for card in episode.cards { paths += card.content.assetPaths }
      }
    }
    return distinct(paths.compactMap { $0 })
  }
}

extension CardContent {
  /// The paths of the images that a card shows, in their order: lessons to read and answers have some.
  public var assetPaths: [String] {
    guard case .reading(let card) = self else {
      return choiceImages.map(\.image) + questions.flatMap(\.content.assetPaths)
    }
    return card.content.compactMap { if case .image(let path, _, _) = $0 { path } else { nil } }
  }
}

/// Each text once, in the order of their bytes.
private func distinct(_ texts: [String]) -> [String] {
  Set(texts).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
}
