public import CurriculumBundle
public import Execution

extension StatedEnding {
  /// Returns whether a run ends so; one that takes too many steps, or prints too much, counts as one that never ends.
  public func isBorneOut(by ending: Ending) -> Bool {
    switch (self, ending) {
    case (.error(let claim), .raised(let error)): error.isNamed(by: claim)
    case (.never, .stopped(.steps, _)), (.never, .stopped(.output, _)): true
    case (.error, .finished), (.error, .stopped), (.never, .stopped), (.never, .finished), (.never, .raised): false
    }
  }
}
