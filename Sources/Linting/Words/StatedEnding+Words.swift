internal import Authoring
internal import CurriculumBundle

extension StatedEnding {
  /// What the card claims, as the end of a sentence: `'raises' says 'KeyError'`.
  var inWords: String {
    switch self {
    case .error(let claim): "'raises' says '\(onOneLine(claim))'"
    case .never: "'neverEnds' says that it does not end"
    }
  }

  /// The key that states it.
  var key: FieldKey {
    switch self {
    case .error: .raises
    case .never: .neverEnds
    }
  }
}
