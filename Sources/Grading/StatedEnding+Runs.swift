public import CurriculumBundle
public import Execution

extension StatedEnding {
  /// Whether a run ends so; one that is stopped, at whatever limit, never ends.
  public func isBorneOut(by ending: Ending) -> Bool {
    switch (self, ending) {
    case (.error(let claim), .raised(let error)): error.isNamed(by: claim)
    case (.never, .stopped): true
    case (.error, .finished), (.error, .stopped), (.never, .finished), (.never, .raised): false
    }
  }
}
