import AnswerReading
import CurriculumBundle
import Grading
import Python
import PythonAnalysis

/// The numbers and words that a learner meets on a card with a task: told, read, expected, or used by a right program.
struct KnownLiterals {
  private let numbers: Set<Int>
  private let words: Set<String>
  /// Numbers up to this one come to anybody's mind.
  private static let mostPlain = 20
  /// Words with fewer letters say nothing.
  private static let fewestLetters = 3

  init(of task: TaskExaminer, _ toBeRight: [TaskExaminer.Proven], _ starter: TaskExaminer.Proven?) {
    let checks = task.task.checks.flatMap { check in
      (check.input ?? []) + (check.setup ?? [])
        + [check.result, check.satisfies, check.call, check.returns, check.raises].compactMap { $0 }
    }
    let programs = (toBeRight + (starter.map { [$0] } ?? [])).map(\.program.text)
    let all = ToldText.words(of: ([task.told.all] + checks + programs).joined(separator: "\n"))
    words = Set(all)
    numbers = Set(all.compactMap { Int($0) })
  }

  /// A number or a text that a program writes out and that nothing on the card suggests.
  func stranger(in program: TaskProgram) -> String? {
    guard case .python(let program) = program else { return nil }
    let literals = program.literals
    return literals.numbers.first(where: isStrange).map(String.init) ?? literals.texts.first(where: isStrange)
  }

  /// Whether a number is not one of the card, one beside it, its half or double, or one that two of them make.
  private func isStrange(_ number: Int) -> Bool {
    guard number > Self.mostPlain, ![100, 1000].contains(number), numbers.count <= 200 else { return false }
    let near = [number - 1, number, number + 1] + (number.isMultiple(of: 2) ? [number / 2] : []) + [2 * number]
    return !near.contains(where: numbers.contains)
      && !numbers.contains { one in
        numbers.contains { other in
          [
            one.addingReportingOverflow(other), one.multipliedReportingOverflow(by: other),
            one.subtractingReportingOverflow(other),
          ]
          .contains { !$0.overflow && $0.partialValue == number }
        }
      }
  }

  /// Whether a text has two words at least, and none that stands on the card.
  private func isStrange(_ text: String) -> Bool {
    let own = ToldText.words(of: text).filter { $0.count >= Self.fewestLetters }
    return own.count > 1 && !own.contains(where: words.contains)
  }
}
