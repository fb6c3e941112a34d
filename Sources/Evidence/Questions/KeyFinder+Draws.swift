import CurriculumBundle
import Execution
import Grading

extension KeyFinder {
  /// Returns whether the verdict is another one when the code draws other random numbers.
  ///
  /// A key about the whole output, or one that is not decided, depends on them wherever something else is printed.
  func dependsOnDraws(_ found: Found) -> Bool {
    guard runs.chances.contains(.draws), isDecidable(found.key) else { return false }
    return RandomDraws.seedsOfQuestions.contains { seed in
      guard let run = runs.run(program, for: .hashSeeds, input: subject.content.codeInput, drawSeed: seed) else {
        return false
      }
      guard let other = run.seen else { return seen != nil }
      guard let question = found.assumption ?? subject.content.codeQuestion, question != .output, isDecided(found.key)
      else { return other != seen }
      let verdict = keyRuns(other, ScreenText(run.console), drawSeed: seed).verdict(on: question, of: subject.content)
      return verdict.map { found.key.facts(besides: $0) != nil } ?? true
    }
  }

  private func isDecided(_ key: KeyVerdict) -> Bool {
    switch key {
    case .proven, .statement, .unprovable: true
    case .undecided: false
    }
  }

  /// Returns whether another run might decide otherwise; what the author or the language leaves open stays so.
  private func isDecidable(_ key: KeyVerdict) -> Bool {
    switch key {
    case .proven, .statement, .unprovable: true
    case .undecided(let reason): reason == .silent || reason == .answers
    }
  }
}
