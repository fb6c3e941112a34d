import CurriculumBundle
import Execution
import Grading
import Support

/// A line that a learner typed as the answer to a card that takes one line.
struct AnswerLine {
  /// The action that it is, or what is wrong with it.
  let reading: Result<Action, Problem>

  /// Why a line is not an answer.
  struct Problem: Error {
    /// The words for the learner.
    let words: String

    init(_ words: String) { self.words = words }
  }

  /// Reads a line.
  ///
  /// - Parameter language: The language of the card's module.
  init(_ line: String, as form: AnswerForm, language: String) {
    let words = line.split { $0 == " " || $0 == "\t" || $0 == "," || $0.isNewline }.map(String.init)
    reading =
      switch form {
      case .read: .success(.read)
      case .choice(let answers, _): Self.choice(words, answers.count)
      case .selection(let answers, _): Self.selection(words, answers.count)
      case .statement: Self.statement(words)
      case .filling(let card): Self.filling(line, words, card)
      case .order(let lines, _): Self.order(words, lines)
      case .run(let card): .success(Self.run(card, language))
      case .quiz: .success(.scored(0))
      case .program: .success(.wrote(.text(line)))
      }
  }

  private static func choice(_ words: [String], _ count: Int) -> Result<Action, Problem> {
    numbers(words, upTo: count).flatMap { numbers in
      numbers.count == 1 ? .success(.chose(numbers[0])) : .failure(Problem("Choose one answer."))
    }
  }

  private static func selection(_ words: [String], _ count: Int) -> Result<Action, Problem> {
    words.map { $0.lowercased() } == ["none"]
      ? .success(.selected([])) : numbers(words, upTo: count).map { .selected(Set($0)) }
  }

  private static func statement(_ words: [String]) -> Result<Action, Problem> {
    switch words.map({ $0.lowercased() }) {
    case ["true"], ["t"]: .success(.said(true))
    case ["false"], ["f"]: .success(.said(false))
    default: .failure(Problem("It is one or the other."))
    }
  }

  private static func order(_ words: [String], _ lines: [String]) -> Result<Action, Problem> {
    numbers(words, upTo: lines.count).flatMap { numbers in
      Set(numbers).count == numbers.count
        ? .success(.laid(numbers.map { lines[$0] })) : .failure(Problem("Each line can be used once."))
    }
  }

  /// Numbers of the list come first, so that a word which is a number is named by its place; a comma makes all of them
  /// words.
  private static func filling(
    _ line: String, _ words: [String], _ card: DragAndDropCard
  ) -> Result<Action, Problem> {
    let blanks = card.answers.count
    var chosen: [String]
    if !line.contains(","), case .success(let places) = numbers(words, upTo: card.tokens.count) {
      guard Set(places).count == places.count else { return .failure(Problem("Each word can be used once.")) }
      chosen = places.map { card.tokens[$0] }
    } else {
      let hasCommas = line.contains(",") || blanks == 1
      chosen = hasCommas ? line.split(separator: ",").map { String($0).trimmingWhitespace() } : words
      var rest = card.tokens
      for word in chosen {
        guard let place = rest.firstIndex(where: { $0.utf8.elementsEqual(word.utf8) }) else {
          return .failure(Problem("'\(word)' is not one of the words that are left."))
        }
        rest.remove(at: place)
      }
    }
    guard chosen.count == blanks else {
      return .failure(Problem(blanks == 1 ? "There is 1 blank to fill." : "There are \(blanks) blanks to fill."))
    }
    return .success(.filled(chosen))
  }

  private static func run(_ card: ExecutorCard, _ language: String) -> Action {
    // A program that an app cannot run asks for nothing.
    card.runLanguage(inModule: language).map { .ran(card.run(inModuleOf: $0)) } ?? .read
  }

  /// Places from 0 for numbers from 1.
  private static func numbers(_ words: [String], upTo count: Int) -> Result<[Int], Problem> {
    let numbers = words.map { Int($0) ?? 0 }
    guard !numbers.isEmpty, numbers.allSatisfy({ 1...max(1, count) ~= $0 }) else {
      return .failure(Problem("The numbers go from 1 to \(count)."))
    }
    return .success(numbers.map { $0 - 1 })
  }
}
