import Authoring
import CurriculumBundle
import Diagnostics
import Execution

extension StatedEnding {
  /// The claim as the end of a sentence: `'raises' says 'KeyError'`.
  var inWords: String {
    switch self {
    case .error(let claim): "'raises' says '\(onOneLine(claim))'"
    case .never: "'neverEnds' says that it does not end"
    }
  }

}

extension CardContext {
  /// The location of the field that states how the program ends.
  func location(of ending: StatedEnding) -> Location {
    switch ending {
    case .error: location(of: fields.question.raises)
    case .never: location(of: fields.question.neverEnds)
    }
  }
}

extension Ending {
  /// The end of a run that was stopped, in words: `is stopped at its limit of memory`.
  var stopInWords: String {
    switch self {
    case .stopped(.steps, _): "never ends"
    case .stopped(let limit, _): "is stopped at its limit of \(limit.rawValue)"
    case .finished, .raised: "ends"
    }
  }
}
