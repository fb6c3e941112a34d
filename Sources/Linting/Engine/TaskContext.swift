import AnswerReading
import Authoring
import CurriculumBundle
import Evidence

/// An exercise or challenge with what runs of its programs found out.
struct TaskContext {
  /// The task.
  let task: ProgramTask
  /// What its author alone knows.
  let authored: AuthoredTask
  /// What its programs do.
  let evidence: TaskEvidence
  /// What a learner is told of it.
  let told: ToldText

  /// The task of a card; nil for kinds that ask for no program.
  init?(_ card: CardContext) {
    // Most cards have none, and a task is long.
    guard let authored = card.authored.task, let task = card.content.task, let evidence = card.evidence.task else {
      return nil
    }
    self.task = task
    self.authored = authored
    self.evidence = evidence
    told = ToldText(card.content)
  }

  /// The wrong programs that do the same as an earlier one, but for those that nobody can lay, which do nothing.
  var wrongTwins: [TaskEvidence.Twins] {
    func canBeLaid(_ index: Int) -> Bool {
      !evidence.wrongPrograms[index].mistakes.contains(where: \.isImpossible)
    }
    return evidence.wrongTwins.filter { canBeLaid($0.first) && canBeLaid($0.again) }
  }

  /// Whether the words on two wrong programs are the same.
  func haveSameFeedback(_ twins: TaskEvidence.Twins) -> Bool {
    task.wrongPrograms[twins.first].feedback.utf8.elementsEqual(task.wrongPrograms[twins.again].feedback.utf8)
  }

  /// The text of one of its programs.
  func text(of role: TaskProgramRole) -> String {
    let program: Program? =
      switch role {
      case .starter: task.starter
      case .solution(let index): authored.solutions[index]
      case .alsoRight(let index): authored.alsoRight?[index]
      case .wrongProgram(let index): task.wrongPrograms[index].program
      }
    if case .text(let text) = program { return text }
    return ""
  }
}
