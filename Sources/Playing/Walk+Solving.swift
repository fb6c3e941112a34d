public import CurriculumBundle
import Grading

extension Walk {
  /// What to type next to answer rightly.
  ///
  /// - Throws: `Unsolvable` where that cannot be known: a task whose solution stays at home, or an access code.
  public func rightLines() throws(Unsolvable) -> [String] {
    switch position {
    case .nowhere: return []
    case .code(let module, _):
      guard let code = course.accessCode(of: module) else { throw Unsolvable(item: module, what: "the access code") }
      return [code]
    case .card(let card):
      if let line = card.form.rightLine { return [line] }
      let (path, content) = (card.askedPath, card.asked.content)
      guard let task = content.task, let program = course.solution(of: path, content) else {
        throw Unsolvable(item: path, what: "a solution")
      }
      return Observation.withoutClosingLineEnds(TaskProgram(program, for: task).text)
        .split(separator: "\n", omittingEmptySubsequences: false).map(String.init) + ["."]
    }
  }

  /// What is not known.
  public struct Unsolvable: Error {
    /// The card or module.
    public let item: ItemPath
    /// What is missing: `a solution`.
    public let what: String

    /// Something that is not known.
    public init(item: ItemPath, what: String) {
      self.item = item
      self.what = what
    }
  }
}
