extension Curriculum {
  /// The paths of the images that episodes, badges and lessons show, in the order of their bytes: `assets/box.png`.
  public var assetPaths: [String] { distinct(modules.flatMap(\.assetPaths)) }
}

extension Module {
  /// The paths of the images that its episodes, badges and lessons show: those that an app fetches with the module.
  public var assetPaths: [String] {
    var paths = [badge?.image]
    for block in blocks {
      paths.append(block.badge?.image)
      for episode in block.episodes {
        paths += [episode.badge?.image, episode.icon?.image, episode.banner?.image]
        for card in episode.cards { paths += card.content.assetPaths }
      }
    }
    return distinct(paths.compactMap { $0 })
  }
}

extension CardContent {
  /// The paths of the images that a card shows, in their order: lessons to read, answers and badges have some.
  public var assetPaths: [String] {
    guard case .reading(let card) = self else {
      return [badge?.image].compactMap { $0 } + choiceImages.map(\.image) + questions.flatMap(\.content.assetPaths)
    }
    return card.content.compactMap { if case .image(let path, _, _) = $0 { path } else { nil } }
  }
}

/// Each text once, in the order of their bytes.
private func distinct(_ texts: [String]) -> [String] {
  Set(texts).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
}
