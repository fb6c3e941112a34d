/// A kind of file of which a curriculum is made, from the whole down: each lists what it holds; a library lists cards
/// to lay.
package enum ContentFile: Sendable {
  case curriculum, module, library, block, episode

  /// The kind of the file at a path inside a curriculum; nil for a file that is not content there.
  package init?(path: String) {
    switch FileRole(path: path) {
    case .curriculum: self = .curriculum
    case .module: self = .module
    case .library: self = .library
    case .block: self = .block
    case .episode: self = .episode
    case .approval, .misplaced, .other: return nil
    }
  }

  /// How it is written.
  package var form: any Form.Type {
    switch self {
    case .curriculum: CurriculumForm.self
    case .module: ModuleForm.self
    case .library: CardLibraryForm.self
    case .block: BlockForm.self
    case .episode: EpisodeForm.self
    }
  }

  /// The key of the list of what it holds, which is its order.
  package var list: FieldKey {
    switch self {
    case .curriculum: .modules
    case .module: .blocks
    case .block: .episodes
    case .episode, .library: .cards
    }
  }
}
