import CurriculumBundle
import Grading
import Support

/// What a learner may type besides answers.
enum Command: String, CaseIterable {
  case hint, solution, map, help, quit

  /// The command that a line is; nil for an answer.
  init?(_ line: String) { self.init(rawValue: line.trimmingWhitespace().lowercased()) }

  /// What it does, as a line of a list.
  fileprivate var summary: String {
    switch self {
    case .hint: "what helps on this card, one hint after another"
    case .solution: "a program that solves the task, where its author shows one"
    case .map: "what is unlocked, and what comes next"
    case .help: "these words"
    case .quit: "leave; what was finished is kept"
    }
  }
}

extension Walk {
  /// Does what a learner asks for on a card.
  mutating func obey(_ command: Command, _ card: inout CurrentCard) -> String {
    switch command {
    case .hint:
      let words = card.nextHint()
      position = .card(card)
      return words
    case .solution: return solution(for: card)
    case .map: return mapText()
    case .help:
      return Command.allCases.map { "  \($0.rawValue): \($0.summary)\n" }.joined() + card.prompt
    case .quit: return end()
    }
  }

  private func solution(for card: CurrentCard) -> String {
    guard let task = card.asked.content.task, let program = task.solution else { return "No solution is shown here.\n" }
    return indented(TaskProgram(program, for: task).text)
  }
}
