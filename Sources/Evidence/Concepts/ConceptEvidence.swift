import CurriculumBundle
import Python

/// A program on a card that says something about what its episode is about, and the concepts that it uses.
///
/// Programs that learners write by mistake, and lines that do not belong to a program, are left out.
///
///     {"site": {"code": {}}, "marks": ["shown"], "uses": [{"concept": "robot.left", "part": 1},
///      {"concept": "robot.right", "part": 2}]}
public struct ConceptEvidence: Sendable, Hashable, Codable {
  /// Where on a card a program is.
  ///
  ///     {"answer": {"index": 0}}
  public enum Site: Sendable, Hashable, Codable {
    /// The code of the card.
    case code
    /// The code with words in its blanks.
    case blanks
    /// The lines in their order.
    case lines
    /// A piece of code in a lesson to read, by its index among the parts.
    case part(Int)
    /// A program of a task.
    case task(TaskProgramRole)
    /// An answer, by its index.
    case answer(Int)
    /// Among the words of a text.
    case text

    private enum PartCodingKeys: String, CodingKey { case _0 = "index" }
    private enum TaskCodingKeys: String, CodingKey { case _0 = "place" }
    private enum AnswerCodingKeys: String, CodingKey { case _0 = "index" }
  }

  /// Where it is.
  public let site: Site
  /// What a learner does with it, in the order of a lesson.
  public let marks: [ConceptMark]
  /// What it uses, in the order of the first places, each concept once.
  public let uses: [ConceptUse]
}

/// A concept that a program uses, and where it does so first.
///
///     {"concept": "python.while", "part": 2}
public struct ConceptUse: Sendable, Hashable, Codable {
  /// Its stable name: `python.while`, `slang.repeat`.
  public let concept: String
  /// The line, the element or the card, from 1.
  public let part: Int
}

extension ConceptEvidence {
  /// The programs on a card that say something; reading them is enough, and nothing is run.
  package static func all(on subject: EvidenceSubject) -> [ConceptEvidence] { all(on: subject, nil) }

  /// The same, where some of the programs were read already.
  static func all(on subject: EvidenceSubject, _ programs: ReadPrograms?) -> [ConceptEvidence] {
    subject.lessonPrograms.compactMap { program in
      let uses =
        CodeFacts.uses(of: program.program, in: program.language, programs) + subject.typeAsked(at: program.site)
      // What a task needs is what all of its solutions use.
      guard !uses.isEmpty || program.isOfTask else { return nil }
      return ConceptEvidence(site: program.site, marks: program.marks, uses: uses)
    }
  }
}

/// A program on a card, with what a learner does with it and where it is.
private struct LessonProgram {
  let program: Program
  let language: ProgramLanguage
  let marks: [ConceptMark]
  let site: ConceptEvidence.Site

  var isOfTask: Bool { if case .task = site { true } else { false } }
}

extension EvidenceSubject {
  fileprivate var lessonPrograms: [LessonProgram] {
    if case .dragAndDrop(let card) = content { return program(card.filledCode(), [.practised, .asked], .blanks) }
    if case .codeBlocks(let card) = content { return program(card.program, [.practised, .asked], .lines) }
    switch content.demand {
    case .nothing:
      let pieces = content.codePieces.flatMap { piece -> [LessonProgram] in
        guard case .part(let index) = piece.role else { return [] }
        return program(piece.code, [.shown], .part(index), in: piece.language)
      }
      return program(content.code, [.shown], .code) + pieces
        + spans(in: content.explainingTexts).flatMap { program($0, [.shown], .text) }
    case .answer where content.questions.isEmpty:
      let answers = (content.choices?.answers ?? []).enumerated()
      return program(content.code, [.asked], .code)
        + spans(in: [content.text].compactMap { $0 }).flatMap { program($0, [.asked], .text) }
        + answers.flatMap { program($1, [.asked], .answer($0)) }
    case .run: return program(content.code, [.practised], .code)
    case .program: return taskPrograms
    // The questions of a quiz are cards of their own.
    case .answer, nil: return []
    }
  }

  private var taskPrograms: [LessonProgram] {
    guard let language = language?.program else { return [] }
    func lesson(_ program: Program, _ marks: [ConceptMark], _ role: TaskProgramRole) -> LessonProgram {
      LessonProgram(program: program, language: language, marks: marks, site: .task(role))
    }
    return (content.task?.starter.map { [lesson($0, [.shown], .starter)] } ?? [])
      + (task?.solutions ?? []).enumerated().map { lesson($1, [.practised, .asked], .solution($0)) }
  }

  private func program(
    _ text: String?, _ marks: [ConceptMark], _ site: ConceptEvidence.Site, in own: CodeLanguage? = nil
  ) -> [LessonProgram] {
    guard let text, let language = (own ?? language)?.program else { return [] }
    return [LessonProgram(program: .text(text), language: language, marks: marks, site: site)]
  }

  private func spans(in texts: [String]) -> [String] { texts.flatMap(CodeSpans.spans(in:)) }
}

extension CardContent {
  /// The texts that explain something.
  fileprivate var explainingTexts: [String] {
    var texts = [text].compactMap { $0 }
    if case .reading(let card) = self {
      texts += card.content.compactMap { if case .text(let text) = $0 { text } else { nil } }
    }
    return texts
  }
}

extension EvidenceSubject {
  /// The type that an answer names which is right: who tells that a value is a float does something with floats.
  fileprivate func typeAsked(at site: ConceptEvidence.Site) -> [ConceptUse] {
    guard case .answer(let index) = site, case .type? = content.codeQuestion, let (answers, keys) = content.choices,
      keys.contains(index), let type = reader.type(namedBy: answers[index])
    else { return [] }
    let concept = "python.\(type)"
    return ConceptTable.has(concept) ? [ConceptUse(concept: concept, part: 1)] : []
  }
}
