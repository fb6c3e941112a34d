/// A kind of file of which a curriculum is made, from the whole down: each lists what it holds.
package enum ContentFile: Sendable {
  case curriculum, module, block, episode

  /// How it is written.
  package var form: any Form.Type {
    switch self {
    case .curriculum: CurriculumForm.self
    case .module: ModuleForm.self
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
    case .episode: .cards
    }
  }
}
