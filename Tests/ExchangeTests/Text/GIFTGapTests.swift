import Authoring
import AuthoringSamples
import CurriculumBundle
import Diagnostics
import Exchange
import TestSupport
import Testing

@Suite("A question of GIFT with several gaps is a sentence with blanks")
struct GIFTGapTests {
  /// A question, and its sentence, words and right words.
  struct Sample: CustomTestStringConvertible {
    let text: String
    let sentence: String
    let tokens: [String]
    let answers: [[String]]

    var testDescription: String { text }
  }

  @Test(
    "each pair of braces is a blank",
    arguments: [
      Sample(
        text: "The {=sky} is {=blue}.", sentence: "The __1__ is __2__.", tokens: ["blue", "sky"],
        answers: [["sky"], ["blue"]]),
      Sample(
        text: "The {=cat ~cow} says {=meow ~moo}", sentence: "The __1__ says __2__",
        tokens: ["cat", "cow", "meow", "moo"], answers: [["cat"], ["meow"]]),
      Sample(
        text: "{=def ~func} f({=n}){=\\:} return {#=3}", sentence: "__1__ f(__2__)__3__ return __4__",
        tokens: ["3", ":", "def", "func", "n"], answers: [["def"], ["n"], [":"], ["3"]]),
      Sample(
        text: "A {=list} of a {=list} is {=a list =nested}.", sentence: "A __1__ of a __2__ is __3__.",
        tokens: ["a list", "list", "list", "nested"], answers: [["list"], ["list"], ["a list", "nested"]]),
    ])
  func blanks(sample: Sample) throws {
    let card = try card(sample.text)
    #expect(card.sentence == sample.sentence)
    #expect(card.tokens == sample.tokens)
    #expect(card.answers == sample.answers)
  }

  @Test("what is above the sentence and what is said of the answers is kept")
  func texts() throws {
    let card = try card(
      "Fill in the words.\nThe {=sky#Up there. ~sea#Down there.} is {=blue ~red####Look up.}.")
    #expect(card.text == "Fill in the words.")
    #expect(card.feedback == [AnswerFeedback(answer: "sea", text: "Down there.")])
    #expect(card.explanation == "Up there.\nLook up.")
  }

  @Test(
    "a gap without one right answer leaves its question out",
    arguments: [
      ("↓The {=sky} is {~blue ~red}.\n\nRight? {T}", "gap 2 has no right answer, so this question is left out"),
      ("↓The {=} is {=blue}.\n\nRight? {T}", "an answer of gap 1 is empty, so this question is left out"),
      (
        "↓It has {#1..3} or {#4} legs.\n\nRight? {T}", "gap 1 asks for a range of numbers, so this question is left out"
      ),
      (
        "↓" + String(repeating: "A {=b} ", count: 100) + ".\n\nRight? {T}",
        "there are 100 gaps, and a card has at most 99, so this question is left out"
      ),
      ("↓It is {T} or {F}.\n\nRight? {T}", "gap 1 has no right answer, so this question is left out"),
    ])
  func wrong(marked: String, message: String) throws {
    let (files, diagnostics) = try importing("gift", SourceText(path: "x.gift", marked.replacing("↓", with: "")))
    #expect(diagnostics.map(\.message) == [message])
    #expect(diagnostics.map(\.location.span.start) == [0])
    #expect(files.episode.contains("trueFalse") && !files.episode.contains("dragAndDrop"))
  }

  @Test(
    "a text that a card would show as a blank leaves its question out",
    arguments: [
      "Use __1__ as a name: {=x ~y} or {=z ~w}.", "A {=x ~y} or __2__ or {=z}.", "A {=x ~y} or {=z} or __2__.",
      "A__1{=x ~y} or {=z}.", "A {=x ~y} or B__12_{=z}.", "Use __1__ as a name: {=x ~y} here.",
      "Name {=x ~y} or __1__.",
    ])
  func literalBlank(text: String) throws {
    let (files, diagnostics) = try importing("gift", SourceText(path: "x.gift", text + "\n\nRight? {T}"))
    #expect(diagnostics.count == 1)
    let fact = "with underscores around it is the sign of a blank on a card, so this question is left out"
    #expect(diagnostics.first?.message.hasSuffix(fact) == true, "\(diagnostics.map(\.message))")
    #expect(files.episode.contains("trueFalse") && !files.episode.contains("dragAndDrop"))
  }

  @Test(
    "underscores that are no blank stay in a sentence",
    arguments: ["The __init__ {=x ~y} of {=z}.", "A {=x} is __0__ or {=z} or __1 at the end __2."])
  func underscores(text: String) throws {
    let blanks = BlankedText(try card(text).sentence ?? "").blanks
    #expect(blanks == [1, 2])
  }

  @Test(
    "a sentence of 99 gaps comes in, and one of 20,000 is left out", .enabled(if: TestRun.hasTime),
    arguments: [99, 20_000])
  func long(count: Int) throws {
    let text = (0..<count).map { "a {=w\($0)} " }.joined()
    let (files, diagnostics) = try importing("gift", SourceText(path: "x.gift", text + "\n\nRight? {T}"))
    #expect(files.episode.contains("__\(count)__") == (count == 99))
    #expect(diagnostics.count == (count == 99 ? 0 : 1))
  }

  private func card(_ text: String) throws -> DragAndDropCard {
    let (files, diagnostics) = try importing("gift", SourceText(path: "x.gift", text))
    #expect(diagnostics.isEmpty, "\(diagnostics.map(\.message))")
    let content = try read(files.inMemory).authored.episodes.first?.episode.cards.first?.content
    guard case .dragAndDrop(let card)? = content else { throw MissingCard(files: files.episode) }
    return card
  }

  private struct MissingCard: Error { let files: String }
}
