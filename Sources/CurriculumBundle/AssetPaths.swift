extension Curriculum {
  /// The paths of the images that episodes, badges, lessons and card libraries show, in the order of their bytes.
  public var assetPaths: [String] { distinct(modules.flatMap(\.assetPaths)) }
}

extension Module {
  /// The paths of the images that its episodes, badges, lessons and card library show: what an app fetches with it.
  public var assetPaths: [String] {
    var paths = [badge?.image] + (cardLibrary?.assetPaths ?? [])
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
