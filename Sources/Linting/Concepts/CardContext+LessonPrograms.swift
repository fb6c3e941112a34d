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
    switch content {
    case .description, .finished: return shownInText
    case .question: return askedInText + askedInAnswers
    case .descriptionWithCode(let card): return text(card.code, [.shown], .shown) + shownInText
    case .reading(let card):
      return card.content.enumerated().flatMap { place, part -> [LessonProgram] in
        guard case .code(let code, let language, _) = part else { return [] }
        return program(.text(code), [.shown], .code(.part(place)), in: language)
      } + shownInText
    case .executor(let card): return text(card.code, [.practised], .shown)
    case .questionWithCode, .multiSelect, .trueFalse: return text(code, [.asked], .shown) + askedInText + askedInAnswers
    case .dragAndDrop(let card): return text(card.filledCode(), [.asked, .practised], .blanked)
    case .codeBlocks(let card): return text(card.program, [.asked, .practised], .line(0))
    case .exercise, .challenge:
      guard let task = content.task else { return [] }
      return (task.starter.map { program($0, [.shown], .code(.task(.starter))) } ?? [])
        + task.solutions.enumerated().flatMap { program($1, [.asked, .practised], .code(.task(.solution($0)))) }
    case .quiz:
      return questions.enumerated().flatMap { $1.lessonPrograms(card: index, question: $0) }
    case .unsupported: return []
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
