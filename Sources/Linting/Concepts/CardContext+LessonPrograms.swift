internal import CurriculumBundle

extension CardContext {
  /// The programs on the card that say something about what its episode is about.
  ///
  /// Programs that learners write by mistake, and lines that do not belong to a program, say nothing.
  func lessonPrograms(card index: Int, question: Int? = nil) -> [LessonProgram] {
    let cardLanguage = language
    func program(
      _ program: Program, _ marks: Set<ConceptMark>, _ site: ProgramPlace.Site, in own: CodeLanguage? = nil
    ) -> [LessonProgram] {
      guard let language = (own ?? cardLanguage)?.program else { return [] }
      let place = ProgramPlace(card: index, question: question, site: site)
      return [LessonProgram(program: program, language: language, marks: marks, place: place)]
    }
    func text(_ text: String?, _ marks: Set<ConceptMark>, _ role: CodeContext.Role) -> [LessonProgram] {
      text.map { program(.text($0), marks, .code(role)) } ?? []
    }
    let shownInText = explainingTexts.flatMap(CodeSpans.spans(in:)).flatMap { program(.text($0), [.shown], .text) }
    let askedInText = (content.text.map(CodeSpans.spans(in:)) ?? []).flatMap { program(.text($0), [.asked], .text) }
    let askedInAnswers = (choices?.answers ?? []).enumerated().flatMap { program(.text($1), [.asked], .answer($0)) }
    if case .dragAndDrop(let card) = content { return text(card.filledCode(), [.asked, .practised], .blanked) }
    if case .codeBlocks(let card) = content { return text(card.program, [.asked, .practised], .line(0)) }
    switch content.kind?.demand {
    case .nothing:
      let pieces = content.codePieces.flatMap {
        program(.text($0.code), [.shown], .code(CodeContext.Role($0.place)), in: $0.language)
      }
      return text(code, [.shown], .shown) + pieces + shownInText
    case .answer where content.questions.isEmpty:
      return text(code, [.asked], .shown) + askedInText + askedInAnswers
    case .answer: return questions.enumerated().flatMap { $1.lessonPrograms(card: index, question: $0) }
    case .run: return text(code, [.practised], .shown)
    case .program:
      guard let task = content.task else { return [] }
      return (task.starter.map { program($0, [.shown], .code(.task(.starter))) } ?? [])
        + (authored.task?.solutions ?? []).enumerated().flatMap {
          program($1, [.asked, .practised], .code(.task(.solution($0))))
        }
    case nil: return []
    }
  }

  /// The texts that explain something.
  private var explainingTexts: [String] {
    var texts = [content.text].compactMap { $0 }
    if case .reading(let card) = content {
      texts += card.content.compactMap { if case .text(let text) = $0 { text } else { nil } }
    }
    return texts
  }
}
