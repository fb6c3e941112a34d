internal import Authoring
internal import CurriculumBundle
internal import Execution

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

extension Ending {
  /// What a run did that was stopped: `is stopped at its limit of memory`.
  var stopInWords: String {
    switch self {
    case .stopped(.steps, _): "never ends"
    case .stopped(let limit, _): "is stopped at its limit of \(limit.rawValue)"
    case .finished, .raised: "ends"
    }
  }
}
