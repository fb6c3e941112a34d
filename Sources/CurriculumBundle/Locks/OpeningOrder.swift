/// How the modules of a curriculum, or the blocks of a module, open once what holds them is open.
public enum OpeningOrder: String, Codable, Sendable, CaseIterable {
  /// One after the other: each when the one before it is finished.
  case inOrder
  /// All at once.
  case open
  /// The first at once, each other when one that names it under `opens` is finished.
  case linked
}

/// How the episodes of a block open once the block is open.
public enum EpisodeOrder: String, Codable, Sendable, CaseIterable {
  /// One after the other: each when the one before it is finished.
  case inOrder
  /// All at once.
  case open
  /// The first at once, each other when one that names it under `opens` is finished.
  case linked
  /// By difficulty: the easy ones at once, the medium ones when the easy ones are finished, then the hard ones.
  case ladder
}

extension EpisodeOrder {
  /// The same order by the word for all containers.
  package init(_ order: OpeningOrder) {
    switch order {
    case .inOrder: self = .inOrder
    case .open: self = .open
    case .linked: self = .linked
    }
  }
}

extension Difficulty {
  /// The rung of the ladder on which an episode stands, from 0; one that does not say counts as easy.
  static func rung(of difficulty: Difficulty?) -> Int {
    switch difficulty {
    case nil, .easy: 0
    case .medium: 1
    case .hard: 2
    }
  }
}
