internal import CurriculumBundle

/// A program on a card, with what it is for a learner and where it stands.
struct LessonProgram {
  let program: Program
  let language: ProgramLanguage
  let marks: Set<ConceptMark>
  let place: ProgramPlace
}

/// Where a program stands: enough to find it again when a finding asks.
struct ProgramPlace: Sendable {
  /// The card's place in its episode, from 0.
  let card: Int
  /// The place of the question in its quiz; nil outside of quizzes.
  let question: Int?
  /// Where on the card.
  let site: Site

  /// Where on a card a program stands.
  enum Site: Hashable, Sendable {
    /// Where the card has its code.
    case code(CodeContext.Role)
    /// In an answer to choose, by its place.
    case answer(Int)
    /// Among the words of a text.
    case text
  }
}

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

/// Code in texts for people: what stands between backticks, and names of functions written like calls: `print()`.
enum CodeSpans {
  /// The code in a text, in order.
  static func spans(in text: String) -> [String] {
    guard text.utf8.contains(UInt8(ascii: "`")) || text.utf8.contains(UInt8(ascii: "(")) else { return [] }
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    return parts.enumerated().flatMap { index, part -> [String] in
      guard index % 2 == 1, index + 1 < parts.count else { return calls(in: part) }
      return part.isEmpty ? [] : [String(part)]
    }
  }

  private static func calls(in text: Substring) -> [String] {
    text.matches(of: /[A-Za-z_][A-Za-z_0-9]*\(\)/).map { String($0.output) }
  }
}
